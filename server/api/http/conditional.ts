// The bytes of an answer, or their hash, in, its strong entity tag out; and whether If-None-Match names it (lists, W/ and *, by RFC 9110 §8.8 and §13.1.2).
import { hash } from 'node:crypto';

const tagOf = (sha256: string): string => `"${sha256.slice(0, 27)}"`;

export const entityTag = (bytes: string | Uint8Array): string => tagOf(hash('sha256', bytes, 'base64url'));

/** The same of bytes whose SHA-256 is known. */
export const entityTagOf = (sha256Hex: string): string => tagOf(Buffer.from(sha256Hex, 'hex').toString('base64url'));

/** Weak comparison, as §13.1.2 asks for; commas inside a tag's quotes do not split the list. */
export function noneMatch(header: string | undefined, tag: string): boolean {
  if (header === undefined) return true;
  if (header.trim() === '*') return false;
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return !tags.some((candidate) => candidate.replace(/^W\//, '') === tag.replace(/^W\//, ''));
}
