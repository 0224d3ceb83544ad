// The look-ups that examining needs, answered from a store.
import type { Copy, ExamineContext } from './examined.ts';
import { missingMandatory } from './passport/facts.ts';
import type { Passport } from './passport/model.ts';
import type { ProductKey } from './recognise/recognised.ts';
import {
  type CredentialRecord,
  countItems,
  credentialsByIdentifier,
  passportsBelow,
  passportsByCode,
  passportsByProduct,
  receivedAt,
} from './store/credentials.ts';
import type { Store } from './store/open.ts';
import { standingOf, statusLogOf } from './store/own-status.ts';
import { type PassportRecord, passportByCode } from './store/passports.ts';

export function copiesIn(
  store: Store,
): Pick<ExamineContext, 'copiesOfProduct' | 'copiesBelow' | 'copiesOfCode' | 'copiesOfIdentifier' | 'firstSeen' | 'itemsOf'> {
  const toCopy = (record: CredentialRecord): Copy => {
    const passport = record.dppCode === undefined ? undefined : passportByCode(store, record.dppCode);
    const standing = record.dppCode === undefined || record.source !== 'published' ? undefined : standingOf(store, record.dppCode);
    return {
      format: record.format,
      body: record.body,
      published: record.source === 'published',
      held: record.held ?? 1,
      seenAt: record.receivedAt,
      ...(record.leftOut === undefined ? {} : { leftOut: record.leftOut }),
      ...(record.dppCode === undefined ? {} : { dppCode: record.dppCode }),
      sample: record.sample,
      ...(passport === undefined ? {} : { dppStatus: passport.dppStatus }),
      ...(standing === undefined ? {} : { standing }),
      ...(record.dppCode === undefined || record.source !== 'published' ? {} : { statusLog: statusLogOf(store, record.dppCode) }),
      // Only of what this service published itself the whole passport is held, with the data that are not public.
      ...(passport === undefined || record.source !== 'published' ? {} : { missing: missingIn(passport) }),
    };
  };
  return {
    itemsOf: (gtin) => countItems(store, gtin),
    copiesOfProduct: (key: ProductKey) => passportsByProduct(store, key).map(toCopy),
    copiesBelow: (key) => passportsBelow(store, key).map(toCopy),
    firstSeen: (body) => receivedAt(store, body),
    copiesOfCode: (dppCode) => passportsByCode(store, dppCode).map(toCopy),
    copiesOfIdentifier: (credentialId, sha256) => credentialsByIdentifier(store, credentialId, sha256).map(toCopy),
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
