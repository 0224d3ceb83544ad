// Finds the names of hidden SD-JWT claims in other copies that disclose them.
import { hash } from 'node:crypto';
import { parseStrictJson } from '../json/strict-json.ts';
import { splitSdJwt } from './sd-jwt-parts.ts';

/**
 * Returns the names of the hidden claims that the copies reveal. A matching digest proves that a disclosure belongs to this token.
 *
 * List elements have no names. Only SHA-256 is supported, because this program issues no other digest.
 */
export function namesOfHidden(undisclosed: readonly string[], copies: readonly string[]): readonly string[] {
  const hidden = new Set(undisclosed);
  const names = new Set<string>();
  for (const copy of copies) {
    const parts = splitSdJwt(copy.trim());
    if ('detail' in parts) continue;
    for (const disclosure of parts.disclosures) {
      if (!hidden.has(hash('sha256', disclosure, 'base64url'))) continue;
      const parsed = parseStrictJson(Buffer.from(disclosure, 'base64url'));
      const [, name, ...value] = parsed.ok && Array.isArray(parsed.value) ? parsed.value : [];
      if (typeof name === 'string' && value.length === 1) names.add(name);
    }
  }
  return [...names];
}
