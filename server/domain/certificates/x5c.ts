// Reads the header parameter `x5c` (RFC 7515 4.1.6), strictly.

import type { Json, JsonObject } from '../json/json.ts';
import { type Certificate, MAX_CERTIFICATE_BYTES, type ReadCertificate, readCertificate } from './certificate.ts';
import { sameName } from './names.ts';

export type Chain = readonly [Certificate, ...Certificate[]];

/** Policy: chains of the public web have three or four certificates. */
export const MAX_CHAIN = 10;

/** Returns the certificates, with the signer's first, or the rule that the header breaks. */
export function readX5c(header: JsonObject): { readonly chain: Chain } | { readonly detail: string } {
  const { x5c } = header;
  if (!Array.isArray(x5c) || x5c.length === 0) return { detail: "'x5c' is not a list of certificates" };
  if (x5c.length > MAX_CHAIN) return { detail: `'x5c' holds more than ${MAX_CHAIN} certificates` };
  const certificates: Certificate[] = [];
  for (const [index, text] of (x5c as readonly Json[]).entries()) {
    const read = typeof text === 'string' ? readOnce(text) : undefined;
    if (read === undefined) return { detail: `'x5c': the value ${index + 1} is not plain base64` };
    if (!read.ok) return { detail: `'x5c': the certificate ${index + 1} ${read.detail}` };
    certificates.push(read.certificate);
  }
  const [leaf, ...others] = certificates;
  if (leaf === undefined) return { detail: "'x5c' is empty" };
  // RFC 7515 4.1.6: each certificate certifies the previous one. Comparing the names is enough to check the order.
  const stray = others.findIndex((ca, index) => !sameName((certificates[index] ?? leaf).issuer, ca.subject));
  if (stray >= 0) return { detail: `'x5c': the certificate ${stray + 1} is not issued by the one after it` };
  return judgeThumbprint(header, leaf) ?? { chain: [leaf, ...others] };
}

/** RFC 7515 4.1.8: `x5t#S256`, if present, is the digest of the signer's certificate. */
function judgeThumbprint(header: JsonObject, leaf: Certificate): { readonly detail: string } | undefined {
  const stated = header['x5t#S256'];
  if (stated === undefined || stated === leaf.sha256) return undefined;
  return { detail: "'x5t#S256' is not the digest of the first certificate in 'x5c'" };
}

const known = new Map<string, ReadCertificate>();
const MAX_KNOWN = 500;

/** Caches certificates, because an issuer sends the same ones with each of its credentials. Evicts the oldest first. */
function readOnce(text: string): ReadCertificate | undefined {
  const found = known.get(text);
  if (found !== undefined) return found;
  const der = decodeBase64(text);
  const read = der && readCertificate(der);
  if (read?.ok) {
    if (known.size >= MAX_KNOWN) known.delete(known.keys().next().value ?? '');
    known.set(text, read);
  }
  return read;
}

/** Decodes base64 with padding (RFC 4648 4). Node ignores invalid characters, so the bytes are encoded again and compared. */
export function decodeBase64(text: string): Buffer | undefined {
  if (text === '' || text.length > (MAX_CERTIFICATE_BYTES * 4) / 3 + 4) return undefined;
  const bytes = Buffer.from(text, 'base64');
  return bytes.toString('base64') === text ? bytes : undefined;
}
