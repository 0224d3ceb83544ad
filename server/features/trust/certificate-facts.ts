// Describes the certificate of an anchor for the screens.
import type { CertificateFacts } from '../../contract/index.ts';
import { anchorIn } from '../../domain/certificates/anchor.ts';
import { iso } from '../../domain/dates/dates.ts';
import type { JsonObject } from '../../domain/json/json.ts';

/** Returns no member for the document of an issuer with a DID. */
export function certificateFacts(document: JsonObject): { readonly certificate?: CertificateFacts } {
  const anchor = anchorIn(document);
  if (anchor === undefined) return {};
  const { subject, notBefore, notAfter } = anchor;
  return { certificate: { subject: subject.text.slice(0, 500), validFrom: iso(notBefore), validUntil: iso(notAfter) } };
}
