// A recognised credential in, the row that the store keeps of it out, or why it is refused: nothing is looked up, nothing stored.
import type { CredentialInput } from '../recognise/recognised.ts';
import { type CredentialRecord, PASSPORT_TYPE } from '../store/credentials.ts';
import type { Code } from '../verdict/codes.ts';
import { isGenuine } from '../verdict/genuine.ts';
import { readClaims, type VerifyContext, verifyCredential } from '../verify/index.ts';
import { productsOf, uuidCodeOf } from '../verify/product.ts';

export type CredentialRow = Omit<CredentialRecord, 'id'>;
export type JudgedCredential = { readonly row: CredentialRow } | { readonly code: string; readonly detail: string };

/** As for the verdict: content that breaks the data model is refused, what only breaks the UNTP schema is stored and says so when it is read. */
const MALFORMED: Code = 'DPP-CON-02';

/** Among several types a passport counts as one. */
const typeOf = (types: readonly string[]): string =>
  types.find((type) => type === PASSPORT_TYPE) ?? types.find((type) => type !== 'VerifiableCredential') ?? 'VerifiableCredential';

/** An altered credential is refused here, as far as the issuer's key is held; without it nothing is proved either way. */
export function judgeCredential(item: CredentialInput, context: VerifyContext): JudgedCredential {
  const verification = verifyCredential(item, context);
  const broken = verification.evidence.find(
    ({ check, outcome, code }) => (check === 'integrity' && outcome === 'failed') || code === MALFORMED,
  );
  if (broken) return { code: broken.code, detail: broken.detail ?? 'the credential does not hold' };
  const claimed = verification.document ?? readClaims(item, context.trust);
  if (claimed === undefined) return { code: 'DPP-SIG-11', detail: 'the credential cannot be read' };
  const product = productsOf(claimed)[0];
  const dppCode = uuidCodeOf(claimed);
  return {
    row: {
      ...(typeof claimed.id === 'string' ? { credentialId: claimed.id } : {}),
      ...(product ?? {}),
      ...(dppCode === undefined ? {} : { dppCode }),
      type: typeOf(verification.types),
      format: item.kind,
      issuer: verification.issuerId ?? '',
      ...(verification.signedAt === undefined ? {} : { signedAt: verification.signedAt }),
      receivedAt: context.now.toISOString(),
      source: 'imported',
      body: item.text,
      sample: item.flags.includes('sample'),
      proven: isGenuine(verification.evidence),
    },
  };
}
