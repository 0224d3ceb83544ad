// Verifies a recognised credential and builds its row for the store, or returns why it is refused.
// It accesses neither the store nor the network.

import type { Code } from '../../domain/evidence/codes.ts';
import { filedUnder, uuidCodeOf } from '../../domain/product/judge-product.ts';
import type { CredentialInput } from '../../domain/recognise/recognised.ts';
import { isGenuine } from '../../domain/verdict/genuine.ts';
import { readClaims, type VerifyContext, verifyCredential } from '../../domain/verify/index.ts';
import { type CredentialRecord, filing, PASSPORT_TYPE } from '../../store/passports/credentials.ts';

/** The caller adds the time of receipt. */
export type CredentialRow = Omit<CredentialRecord, 'id' | 'receivedAt'>;
type Writable<Row> = { -readonly [Member in keyof Row]: Row[Member] };
export type JudgedCredential =
  | { readonly row: CredentialRow }
  /** `issuer`: the claimed issuer, if the signature is invalid under that issuer's key. */
  | { readonly code: string; readonly detail: string; readonly issuer?: string };

/**
 * As for the verdict, content that breaks the data model is refused. Content that only breaks the UNTP schema is
 * stored, and the fault shows at each inspection.
 */
const MALFORMED: Code = 'DPP-CON-02';

/** A credential with several types counts as a passport if one of them is the passport type. */
const typeOf = (types: readonly string[]): string =>
  types.find((type) => type === PASSPORT_TYPE) ?? types.find((type) => type !== 'VerifiableCredential') ?? 'VerifiableCredential';

/** Refuses an altered credential if the issuer's key is held here. Without the key, an alteration can be neither proven nor excluded. */
export function judgeCredential(item: CredentialInput, context: VerifyContext): JudgedCredential {
  const verification = verifyCredential(item, context);
  for (const { check, outcome, code, detail = 'the credential does not hold' } of verification.evidence) {
    if (code === MALFORMED) return { code, detail };
    if (check === 'integrity' && outcome === 'failed') return { code, detail, issuer: verification.issuerId ?? '' };
  }
  const claimed = verification.document ?? readClaims(item, context.trust);
  if (claimed === undefined) return { code: 'DPP-SIG-11', detail: 'the credential cannot be read' };
  const row: Writable<CredentialRow> = {
    type: typeOf(verification.types),
    format: item.kind,
    issuer: verification.issuerId ?? '',
    source: 'imported',
    body: item.text,
    sample: item.flags.includes('sample'),
    proven: isGenuine(verification.evidence),
  };
  const products = filedUnder(verification.products);
  const dppCode = uuidCodeOf(claimed);
  if (typeof claimed.id === 'string') row.credentialId = claimed.id;
  Object.assign(row, filing(products));
  if (dppCode !== undefined) row.dppCode = dppCode;
  if (verification.signedAt !== undefined) row.signedAt = verification.signedAt;
  return { row };
}
