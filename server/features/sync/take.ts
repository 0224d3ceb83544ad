// Verifies a fetched credential, compares it with the requested item and stores it unchanged, or refuses it.
import { defined } from '../../domain/json/defined.ts';

import type { JsonObject } from '../../domain/json/json.ts';
import { judgeDppCode, judgeProduct } from '../../domain/product/judge-product.ts';
import { recognise } from '../../domain/recognise/index.ts';
import type { ProductKey } from '../../domain/recognise/recognised.ts';
import { readClaims, verifyCredential } from '../../domain/verify/index.ts';
import { addCredential, PASSPORT_TYPE, sha256Hex } from '../../store/passports/credentials.ts';
import { passportByItem } from '../../store/passports/passports.ts';
import type { AppContext } from '../app-context/index.ts';
import { judgeCredential } from '../passports/index.ts';

export interface Expected {
  readonly product?: ProductKey;
  /** For a passport without GTIN. */
  readonly dppCode?: string;
  /** True if it has to be the passport itself and not one of its further credentials. */
  readonly passport: boolean;
}

export interface Judged {
  /** The signed content. For an issuer whose key is not vouched for, the claimed content. */
  readonly claimed: JsonObject;
  readonly issuerId: string | undefined;
  readonly verified: boolean;
}

export type Taken =
  | (Judged & { readonly kind: 'stored' | 'present'; readonly sha256: string })
  | { readonly kind: 'refused'; readonly code: string; readonly detail: string };

const refuse = (code: string, detail: string): Taken => ({ kind: 'refused', code, detail });

/**
 * Follows the rules of an import: without the issuer's key, the credential can be neither confirmed nor refuted. It is
 * stored as a claim of that issuer, marked as unverified.
 */
export function takeCredential(context: AppContext, text: string, expected: Expected): Taken {
  const [item, another] = recognise({ text, channel: 'file' });
  if (item?.kind === 'invalid') return refuse(item.code, item.detail);
  if (item === undefined || another !== undefined || !('text' in item))
    return refuse('not-a-credential', 'what came is not one credential');
  switch (item.kind) {
    case 'vc':
    case 'vc-jwt':
    case 'enveloped-vc':
    case 'sd-jwt':
      break;
    default:
      return refuse('not-a-credential', `what came is no credential, but: ${item.kind}`);
  }
  const verifyContext = { now: context.now(), trust: context.trust() };
  const judged = judgeCredential(item, verifyContext);
  if (!('row' in judged)) return refuse(judged.code, judged.detail);
  const { row } = judged;
  const { document, issuerId } = verifyCredential(item, verifyContext);
  const claimed = document ?? readClaims(item, verifyContext.trust) ?? {};
  if (expected.passport && row.format !== 'sd-jwt' && row.type !== PASSPORT_TYPE)
    return refuse('not-a-passport', `what came is no passport, but: ${row.type.slice(0, 100)}`);
  const product =
    expected.product !== undefined || expected.dppCode === undefined
      ? judgeProduct(claimed, expected.product)
      : [judgeDppCode(claimed, expected.dppCode)];
  const wrong = product.find(({ code, outcome }) => outcome === 'failed' || (code === 'DPP-PRD-05' && expected.passport));
  if (wrong !== undefined) return refuse(wrong.code, wrong.detail ?? 'the credential does not say which product it is about');
  const { gtin, serial } = row;
  const fresh = context.store.db
    .transaction(() => {
      const known = gtin === undefined || serial === undefined ? undefined : passportByItem(context.store, gtin, serial);
      const dppCode = known?.dppCode ?? row.dppCode;
      return addCredential(context.store, { ...row, receivedAt: verifyContext.now.toISOString(), ...defined({ dppCode }) });
    })
    .immediate();
  return { kind: fresh ? 'stored' : 'present', claimed, issuerId, verified: document !== undefined, sha256: sha256Hex(row.body) };
}
