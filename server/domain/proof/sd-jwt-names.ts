// Digests that a token does not disclose and other copies that may, in; the names of the hidden claims out, as far as these copies tell.
import { hash } from 'node:crypto';
import { parseStrictJson } from '../json/strict-json.ts';
import { splitSdJwt } from './sd-jwt-parts.ts';

/** A digest is the proof: whoever has its disclosure knows the name. List elements have none. SHA-256, as all that is issued here. */
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
