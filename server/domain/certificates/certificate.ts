// Reads an X.509 certificate (RFC 5280 4.1) from strict DER: every field on which a path depends.

import { createHash } from 'node:crypto';
import { type Element, elementsOf, numberOf } from '../keys/der.ts';
import { inside, oidOf, TAG, timeOf, Unreadable, wholeBytesOf } from './der-values.ts';
import { type Extensions, readExtensions } from './extensions.ts';
import { type DistinguishedName, distinguishedName } from './names.ts';
import { type CertifiedKey, readKey } from './public-key.ts';

export interface Certificate extends Extensions {
  readonly der: Uint8Array;
  /** SHA-256 of the whole certificate, in base64url. It identifies the certificate. */
  readonly sha256: string;
  /** The signed bytes. */
  readonly signed: Uint8Array;
  /** The object identifier of the signature algorithm. */
  readonly algorithm: string;
  readonly signature: Uint8Array;
  readonly issuer: DistinguishedName;
  readonly subject: DistinguishedName;
  /** In milliseconds since the Unix epoch, both inclusive. */
  readonly notBefore: number;
  readonly notAfter: number;
  readonly key: CertifiedKey;
}

export type ReadCertificate = { readonly ok: true; readonly certificate: Certificate } | { readonly ok: false; readonly detail: string };

/** Ten times the size of a usual certificate. */
export const MAX_CERTIFICATE_BYTES = 16 * 1024;

/** The input must be exactly one certificate: bytes after it are refused, because other readers ignore them. */
export function readCertificate(der: Uint8Array): ReadCertificate {
  if (der.length > MAX_CERTIFICATE_BYTES) return { ok: false, detail: `is larger than ${MAX_CERTIFICATE_BYTES} bytes` };
  try {
    return { ok: true, certificate: read(Uint8Array.from(der)) };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, detail: error.message };
    throw error;
  }
}

function read(der: Uint8Array): Certificate {
  const whole = elementsOf(der);
  if (whole?.length !== 1) throw new Unreadable('is not exactly one DER value');
  const [body, algorithm, signature, ...more] = inside(whole[0], TAG.sequence, 'the certificate');
  const bits = wholeBytesOf(signature);
  if (body === undefined || bits === undefined || more.length > 0) throw new Unreadable('is no certificate');
  const fields = inside(body, TAG.sequence, 'the body');
  // RFC 5280 4.1.2.1: extensions exist in version 3 only. A path cannot be judged without them.
  const [version, serial, inner, issuer, validity, subject, key, ...rest] = fields;
  const [number] = version?.tag === 0xa0 ? (elementsOf(version.content) ?? []) : [];
  if (number === undefined || numberOf(number) !== 2) throw new Unreadable('is not of version 3');
  if (serial?.tag !== TAG.integer || serial.content.length === 0 || serial.content.length > 32)
    throw new Unreadable('its serial number is malformed');
  const [start, end, ...extra] = inside(validity, TAG.sequence, 'its validity');
  const [notBefore, notAfter] = [start && timeOf(start), end && timeOf(end)];
  if (notBefore === undefined || notAfter === undefined || extra.length > 0) throw new Unreadable('its validity is malformed');
  // RFC 5280 4.1.1.2: `signatureAlgorithm` and the signed `signature` field must name the same algorithm.
  if (!isSame(algorithm, inner)) throw new Unreadable('names two signature algorithms');
  return {
    der,
    sha256: createHash('sha256').update(der).digest('base64url'),
    // The signed bytes begin with the certificate's first inner value, which is the body.
    signed: der.subarray(startOf(whole[0]) - der.byteOffset, endOf(body) - der.byteOffset),
    algorithm: algorithmOf(algorithm),
    signature: bits,
    issuer: distinguishedName(issuer, 'its issuer'),
    subject: distinguishedName(subject, 'its subject'),
    notBefore,
    notAfter,
    key: readKey(key),
    ...readExtensions(rest),
  };
}

const startOf = (element: Element | undefined): number => element?.content.byteOffset ?? 0;
const endOf = ({ content }: Element): number => content.byteOffset + content.length;

const isSame = (one: Element | undefined, other: Element | undefined): boolean =>
  one !== undefined && other !== undefined && one.tag === other.tag && Buffer.compare(one.content, other.content) === 0;

/** RFC 5758 3.2, RFC 8410 3: the parameters of ECDSA with SHA-2 and of Ed25519 are absent. Others are not read. */
function algorithmOf(element: Element | undefined): string {
  const [name] = inside(element, TAG.sequence, 'its signature algorithm');
  const oid = name && oidOf(name);
  if (oid === undefined) throw new Unreadable('its signature algorithm is malformed');
  return oid;
}
