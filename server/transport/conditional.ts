// The bytes of an answer in, its strong entity tag out; and whether If-None-Match names it (lists, W/ and *, by RFC 9110 §8.8 and §13.1.2).
import { hash } from 'node:crypto';

export const entityTag = (bytes: string | Uint8Array): string => `"${hash('sha256', bytes, 'base64url').slice(0, 27)}"`;

/** Weak comparison, as §13.1.2 asks for; commas inside a tag's quotes do not split the list. */
export function noneMatch(header: string | undefined, tag: string): boolean {
  if (header === undefined) return true;
  if (header.trim() === '*') return false;
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return !tags.some((candidate) => candidate.replace(/^W\//, '') === tag.replace(/^W\//, ''));
}
