// The look-ups that examining needs, answered from a store.

import { missingMandatory } from '../../domain/passport/facts/facts.ts';
import type { Passport } from '../../domain/passport/model.ts';
import type { ProductKey } from '../../domain/recognise/recognised.ts';
import {
  type CredentialRecord,
  countItems,
  credentialsByIdentifier,
  passportsBelow,
  passportsByCode,
  passportsByProduct,
  receivedAt,
} from '../../store/passports/credentials.ts';
import { passportByCode } from '../../store/passports/passports.ts';
import type { PassportRecord } from '../../store/passports/record.ts';
import type { Store } from '../../store/store.ts';
import { standingOf, statusLogOf } from '../../store/trust/own-status.ts';
import type { Copy, ExamineContext } from './examined.ts';

/** For one question at one moment: what was looked up is not looked up again, whatever is written meanwhile. */
export function copiesIn(
  store: Store,
): Pick<ExamineContext, 'copiesOfProduct' | 'copiesBelow' | 'copiesOfCode' | 'copiesOfIdentifier' | 'firstSeen' | 'itemsOf'> {
  const passportOf = once((dppCode: string) => passportByCode(store, dppCode));
  const ownStanding = once((dppCode: string) => standingOf(store, dppCode));
  const ownLog = once((dppCode: string) => statusLogOf(store, dppCode));
  const lacking = once((dppCode: string) => {
    const passport = passportOf(dppCode);
    return passport === undefined ? [] : missingIn(passport);
  });
  const toCopy = (record: CredentialRecord): Copy => {
    const passport = record.dppCode === undefined ? undefined : passportOf(record.dppCode);
    const standing = record.dppCode === undefined || record.source !== 'published' ? undefined : ownStanding(record.dppCode);
    return {
      format: record.format,
      body: record.body,
      published: record.source === 'published',
      held: record.held ?? 1,
      seenAt: record.receivedAt,
      ...(record.omitted === undefined ? {} : { omitted: record.omitted }),
      ...(record.dppCode === undefined ? {} : { dppCode: record.dppCode }),
      sample: record.sample,
      ...(passport === undefined ? {} : { dppStatus: passport.dppStatus }),
      ...(standing === undefined ? {} : { standing }),
      ...(record.dppCode === undefined || record.source !== 'published' ? {} : { statusLog: ownLog(record.dppCode) }),
      // Only of what this service published itself the whole passport is held, with the data that are not public.
      ...(passport === undefined || record.source !== 'published' ? {} : { missing: lacking(passport.dppCode) }),
    };
  };
  const byProduct = once((key: string) => passportsByProduct(store, JSON.parse(key) as ProductKey).map(toCopy));
  const below = once((key: string) => passportsBelow(store, JSON.parse(key) as ProductKey).map(toCopy));
  const byIdentifier = once((asked: string) => {
    const [credentialId, sha256] = JSON.parse(asked) as readonly [string, string?];
    return credentialsByIdentifier(store, credentialId, sha256).map(toCopy);
  });
  return {
    itemsOf: (gtin) => countItems(store, gtin),
    copiesOfProduct: (key) => byProduct(JSON.stringify(key)),
    copiesBelow: (key) => below(JSON.stringify(key)),
    firstSeen: (body) => receivedAt(store, body),
    copiesOfCode: once((dppCode) => passportsByCode(store, dppCode).map(toCopy)),
    copiesOfIdentifier: (credentialId, sha256) => byIdentifier(JSON.stringify([credentialId, ...(sha256 === undefined ? [] : [sha256])])),
  };
}

/** Each answer is looked up once: every copy of a passport asks the same of the store. */
function once<T>(look: (key: string) => T): (key: string) => T {
  const found = new Map<string, T>();
  return (key) => {
    const known = found.get(key);
    if (known !== undefined || found.has(key)) return known as T;
    const answer = look(key);
    found.set(key, answer);
    return answer;
  };
}

const missingIn = ({ document, publishedDocument = document }: PassportRecord): readonly string[] =>
  missingMandatory(JSON.parse(publishedDocument) as Passport, 'en').map(({ field }) => field);

/** The look-ups of a run without a store. */
export const NO_COPIES: ReturnType<typeof copiesIn> = {
  itemsOf: () => 0,
  copiesOfProduct: () => [],
  copiesBelow: () => [],
  firstSeen: () => undefined,
  copiesOfCode: () => [],
  copiesOfIdentifier: () => [],
};
