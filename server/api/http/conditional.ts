// Computes strong entity tags and evaluates If-None-Match with lists, W/ and * (RFC 9110 §8.8 and §13.1.2).
import { hash } from 'node:crypto';

const tagOf = (sha256: string): string => `"${sha256.slice(0, 27)}"`;

export const entityTag = (bytes: string | Uint8Array): string => tagOf(hash('sha256', bytes, 'base64url'));

/** The same for bytes whose SHA-256 is known. */
export const entityTagOf = (sha256Hex: string): string => tagOf(Buffer.from(sha256Hex, 'hex').toString('base64url'));

/** Weak comparison, as §13.1.2 requires. Commas inside the quotes of a tag do not split the list. */
export function noneMatch(header: string | undefined, tag: string): boolean {
  if (header === undefined) return true;
  if (header.trim() === '*') return false;
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return !tags.some((candidate) => candidate.replace(/^W\//, '') === tag.replace(/^W\//, ''));
}
