// Represents a trust anchor as an entry of the trust data: an identifier by hash, and a document with the certificate.

import { createHash } from 'node:crypto';
import { canonicalBytes } from '../json/jcs.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { type Certificate, readCertificate } from './certificate.ts';
import { decodeBase64 } from './x5c.ts';

/** RFC 6920: a name that is the SHA-256 of the whole certificate. */
const PREFIX = 'ni:///sha-256;';
const ANCHOR_ID = /^ni:\/\/\/sha-256;[A-Za-z0-9_-]{43}$/;

/** True for the identifier of an anchor, which the trust data hold instead of the DID of an issuer. */
export const isAnchorId = (text: string): boolean => ANCHOR_ID.test(text);

export const anchorId = ({ sha256 }: Certificate): string => `${PREFIX}${sha256}`;

/** The name of the key of an anchor. A token cannot name this key; only a certification path leads to it. */
export const anchorKeyId = (id: string): string => `${id}#key`;
export const isAnchorKeyId = (text: string): boolean => text.endsWith('#key') && isAnchorId(text.slice(0, -'#key'.length));

/**
 * Returns the document of an anchor, in the form of a DID document, so that the rules for keys apply to it unchanged. The certificate is in
 * `x5c` of its JWK (RFC 7517 4.7). Returns undefined for a kind of key that is not supported.
 */
export function anchorDocument(certificate: Certificate): JsonObject | undefined {
  const { key, der } = certificate;
  if (key.kind === 'unsupported') return undefined;
  const id = anchorId(certificate);
  const publicKeyJwk = { ...key.jwk, x5c: [Buffer.from(der).toString('base64')] };
  return {
    id,
    verificationMethod: [{ id: anchorKeyId(id), type: 'JsonWebKey', controller: id, publicKeyJwk }],
    assertionMethod: [anchorKeyId(id)],
  };
}

const certificates = new WeakMap<JsonObject, { readonly certificate: Certificate | undefined }>();

/** Returns the certificate in the document of an anchor. Returns undefined unless the document is exactly what `anchorDocument` makes. */
export function anchorIn(document: JsonObject): Certificate | undefined {
  let known = certificates.get(document);
  if (known === undefined) {
    known = { certificate: readAnchor(document) };
    certificates.set(document, known);
  }
  return known.certificate;
}

function readAnchor(document: JsonObject): Certificate | undefined {
  const [method] = Array.isArray(document.verificationMethod) ? document.verificationMethod : [];
  const jwk = isObject(method) ? method.publicKeyJwk : undefined;
  const [text] = isObject(jwk) && Array.isArray(jwk.x5c) ? jwk.x5c : [];
  const der = typeof text === 'string' ? decodeBase64(text) : undefined;
  const read = der && readCertificate(der);
  const again = read?.ok ? anchorDocument(read.certificate) : undefined;
  return read?.ok && again !== undefined && digest(again) === digest(document) ? read.certificate : undefined;
}

const digest = (document: JsonObject): string => createHash('sha256').update(canonicalBytes(document)).digest('hex');

const PEM = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/g;
/** In characters. A file has one certificate, or by mistake a short chain. */
const MAX_PEM = 256 * 1024;

export const isPem = (text: string): boolean => text.includes('-----BEGIN CERTIFICATE-----');

/** Reads a PEM file (RFC 7468) that holds one certificate, or says what is wrong with it. */
export function readPem(text: string): Certificate | { readonly detail: string } {
  const blocks = text.length > MAX_PEM ? [] : [...text.matchAll(PEM)];
  const [block, another] = blocks;
  if (block === undefined) return { detail: 'the file is no certificate in PEM form' };
  if (another !== undefined) return { detail: `the file holds ${blocks.length} certificates: name the one that is to be trusted` };
  const der = decodeBase64((block[1] ?? '').replace(/\s/g, ''));
  if (der === undefined) return { detail: 'the certificate is not base64' };
  const read = readCertificate(der);
  if (!read.ok) return { detail: `the certificate ${read.detail}` };
  if (read.certificate.key.kind === 'unsupported')
    return { detail: `the certificate has a key of kind ${read.certificate.key.name}, which is not checked here` };
  return read.certificate;
}
