// Answers the look-ups of an examination from a store.

import type { Copy, ExamineContext } from '../../domain/examination/examined.ts';
import { defined } from '../../domain/json/defined.ts';
import { KEY_TYPE } from '../../domain/licences/licence.ts';
import type { Content } from '../../domain/passport/law/duties.ts';
import type { ProductKey } from '../../domain/recognise/recognised.ts';
import { inspectedInput } from '../../store/audit-log/read.ts';
import { dataVersionOf } from '../../store/data-version.ts';
import {
  type CredentialRecord,
  countItems,
  credentialBody,
  credentialsByIdentifier,
  credentialsOfType,
  passportsBelow,
  passportsByCode,
  passportsByProduct,
  receivedAt,
} from '../../store/passports/credentials.ts';
import { passportByCode } from '../../store/passports/passports.ts';
import type { Store } from '../../store/store.ts';
import { statusLogOf, statusStandingOf } from '../../store/trust/own-status.ts';
import { once } from './once.ts';

/**
 * Create one for each examination at one moment. It caches every answer, because every copy of a passport asks the same questions, even if
 * the store changes meanwhile.
 */
export function copiesIn(
  store: Store,
): Pick<
  ExamineContext,
  'copiesOfProduct' | 'copiesBelow' | 'copiesOfCode' | 'copiesOfIdentifier' | 'firstSeen' | 'heldBytes' | 'keysOfNumber' | 'itemsOf'
> {
  const passportOf = once((dppCode: string) => passportByCode(store, dppCode));
  const ownStanding = once((dppCode: string) => statusStandingOf(store, dppCode));
  const ownLog = once((dppCode: string) => statusLogOf(store, dppCode));
  const published = once((dppCode: string) => {
    const record = passportOf(dppCode);
    return record === undefined ? undefined : (JSON.parse(record.publishedDocument ?? record.document) as Content);
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
      ...defined({ omitted: record.omitted, dppCode: record.dppCode }),
      sample: record.sample,
      ...(passport === undefined ? {} : { dppStatus: passport.dppStatus }),
      ...defined({ standing }),
      ...(record.dppCode === undefined || record.source !== 'published' ? {} : { statusLog: ownLog(record.dppCode) }),
      // The whole passport, with its non-public data, is held only for passports that this service published.
      ...(passport === undefined || record.source !== 'published' ? {} : { passport: () => published(passport.dppCode) ?? {} }),
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
    keysOfNumber: once((gtin) => credentialsOfType(store, gtin, KEY_TYPE).map(toCopy)),
    heldBytes: (sha256) => {
      const input = inspectedInput(store, sha256);
      const text = input?.text ?? credentialBody(store, sha256);
      return text === undefined ? undefined : { text, ...defined({ inspection: input?.id }) };
    },
    copiesOfCode: once((dppCode) => passportsByCode(store, dppCode).map(toCopy)),
    copiesOfIdentifier: (credentialId, sha256) => byIdentifier(JSON.stringify([credentialId, ...(sha256 === undefined ? [] : [sha256])])),
  };
}

/** Policy: the number of inputs that share their look-ups. The results stay in memory until then. */
const SHARED = 64;

/**
 * For many inputs, which are often about the same products: shares the results of several inputs as long as the store's data stay the same.
 */
export function sharedCopies(store: Store): () => ReturnType<typeof copiesIn> {
  let shared: { readonly version: number; readonly copies: ReturnType<typeof copiesIn>; left: number } | undefined;
  return () => {
    const version = dataVersionOf(store);
    if (shared?.version !== version || shared.left === 0) shared = { version, copies: copiesIn(store), left: SHARED };
    shared.left -= 1;
    return shared.copies;
  };
}

/** Look-ups for a run without a store. */
export const NO_COPIES: ReturnType<typeof copiesIn> = {
  itemsOf: () => 0,
  copiesOfProduct: () => [],
  copiesBelow: () => [],
  firstSeen: () => undefined,
  heldBytes: () => undefined,
  keysOfNumber: () => [],
  copiesOfCode: () => [],
  copiesOfIdentifier: () => [],
};
