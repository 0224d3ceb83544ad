// Verifies a JAdES baseline B signature (ETSI TS 119 182-1) in compact form with a certificate that the caller trusts.

import type { Certificate } from '../certificates/certificate.ts';
import { maySign } from '../certificates/extensions.ts';
import { readX5c } from '../certificates/x5c.ts';
import { decodeBase64url } from '../encoding/base64url.ts';
import { asText, isObject, type JsonObject } from '../json/json.ts';
import { parseStrictJson } from '../json/strict-json.ts';
import { kindOfAlg } from '../keys/jose-algorithm.ts';
import { verifySignature } from '../keys/verify-signature.ts';

export type JadesReading = { readonly ok: true; readonly payload: JsonObject } | { readonly ok: false; readonly detail: string };

const refused = (detail: string): JadesReading => ({ ok: false, detail });

/** A national list has a few hundred kilobytes. */
export const MAX_JADES_BYTES = 8 * 2 ** 20;
const HEADER_BYTES = 128 * 1024;

/**
 * The header must name `signer` as the certificate of the signature, by `x5t#S256` or as the first in `x5c` (5.1.7). Other ways to name it
 * are not read. `moment` is in milliseconds since the Unix epoch.
 */
export function readJades(text: string, signer: Certificate, moment: number): JadesReading {
  if (text.length > MAX_JADES_BYTES) return refused(`the file is larger than ${MAX_JADES_BYTES} bytes`);
  const [head = '', body = '', signature = '', ...more] = text.trim().split('.', 4);
  if (signature === '' || more.length > 0) return refused('the file is not a compact JWS of three parts');
  const header = objectIn(head, HEADER_BYTES);
  if (header === undefined) return refused('the header is not a strict JSON object');
  const fault = faultOfHeader(header, signer) ?? faultOfSigner(signer, moment);
  if (fault !== undefined) return refused(fault);
  if (signer.key.kind === 'unsupported') return refused(`the signer has a key of kind ${signer.key.name}, which is not checked here`);
  const { key } = signer.key;
  if (kindOfAlg(header.alg) !== key.kind)
    return refused(`'alg' is '${asText(header.alg).slice(0, 40)}', the key of the signer is of kind ${key.kind}`);
  const bytes = decodeBase64url(signature);
  if (bytes === undefined || !verifySignature(key, Buffer.from(`${head}.${body}`, 'latin1'), bytes))
    return refused('the signature does not match');
  const payload = objectIn(body, MAX_JADES_BYTES);
  return payload === undefined ? refused('the payload is not a strict JSON object') : { ok: true, payload };
}

function objectIn(part: string, maxBytes: number): JsonObject | undefined {
  const bytes = decodeBase64url(part);
  const parsed = bytes && parseStrictJson(bytes, { maxBytes, maxDepth: 32 });
  return parsed?.ok && isObject(parsed.value) ? parsed.value : undefined;
}

function faultOfHeader(header: JsonObject, signer: Certificate): string | undefined {
  const { crit, x5c } = header;
  // `sigT` is the claimed time of signing in the form before version 1.2.1, where it had to be critical.
  if (crit !== undefined && !(Array.isArray(crit) && crit.length === 1 && crit[0] === 'sigT' && typeof header.sigT === 'string'))
    return "'crit' asks for something that is not understood";
  if (header.b64 !== undefined || header.sigD !== undefined) return 'the signature is detached or not over base64url';
  if (x5c === undefined && header['x5t#S256'] === undefined) return "the header names its certificate neither by 'x5c' nor by 'x5t#S256'";
  if (x5c === undefined) return header['x5t#S256'] === signer.sha256 ? undefined : OTHER_SIGNER;
  const read = readX5c(header);
  if ('detail' in read) return read.detail;
  return read.chain[0].sha256 === signer.sha256 ? undefined : OTHER_SIGNER;
}

const OTHER_SIGNER = 'the file is signed under another certificate than the one that was given';

function faultOfSigner(signer: Certificate, moment: number): string | undefined {
  const { notBefore, notAfter, unprocessed } = signer;
  if (moment < notBefore || moment > notAfter) return 'the certificate of the signer has expired or is not yet valid';
  if (unprocessed.length > 0) return `the certificate of the signer has the critical extension ${unprocessed.join(', ')}`;
  return maySign(signer) ? undefined : 'the certificate of the signer is not for signatures (keyUsage)';
}
