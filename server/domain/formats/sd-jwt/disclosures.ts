// Reads the disclosures of an SD-JWT issued by this service, and removes some of them.
import { hash } from 'node:crypto';
import { isObject, type Json, type JsonObject } from '../../json/json.ts';
import type { SdJwtType } from './sd-jwt.ts';

export type ClaimPath = readonly (string | number)[];

export interface Disclosure {
  /** Base64url, as in the token. */
  readonly text: string;
  /** The path of the disclosed member or list element in the fully disclosed claims. */
  readonly path: ClaimPath;
}

/** Returns the disclosures in the order of the claims. A nested disclosure follows the one that contains it. */
export function disclosuresOf(token: string): readonly Disclosure[] {
  const [jwt = '', ...texts] = token.split('~').slice(0, -1);
  const byDigest = new Map(texts.map((text) => [hash('sha256', text, 'base64url'), text]));
  const found: Disclosure[] = [];
  const disclosed = (digest: Json | undefined): { readonly text: string; readonly parts: readonly Json[] } | undefined => {
    const text = typeof digest === 'string' ? byDigest.get(digest) : undefined;
    return text === undefined ? undefined : { text, parts: parsed(text) as readonly Json[] };
  };
  const visit = (value: Json, path: ClaimPath): void => {
    if (isObject(value)) {
      for (const [name, member] of Object.entries(value)) if (name !== '_sd') visit(member, [...path, name]);
      for (const digest of Array.isArray(value._sd) ? (value._sd as readonly Json[]) : []) {
        const { text, parts } = disclosed(digest) ?? {};
        if (text === undefined || parts === undefined) continue;
        const at = [...path, String(parts[1])];
        found.push({ text, path: at });
        visit(parts[2] ?? null, at);
      }
    } else if (Array.isArray(value)) {
      for (const [index, element] of (value as readonly Json[]).entries()) {
        const { text, parts } = disclosed(isObject(element) ? element['...'] : undefined) ?? {};
        const at = [...path, index];
        if (text !== undefined) found.push({ text, path: at });
        visit(parts === undefined ? element : (parts[1] ?? null), at);
      }
    }
  };
  visit(parsed(jwt.split('.')[1] ?? '') as JsonObject, []);
  return found;
}

/**
 * Returns the token of the requested type, with all disclosures. The older type is stored without disclosures, because both types share
 * them.
 */
export function tokenOfType(stored: readonly string[], typ: SdJwtType): string | undefined {
  const asked = stored.find((token) => typOf(token) === typ);
  const whole = stored.find((token) => typOf(token) === 'dc+sd-jwt');
  return asked === undefined || whole === undefined ? undefined : asked.slice(0, asked.indexOf('~')) + whole.slice(whole.indexOf('~'));
}

/** Returns the type in the signed header. */
export const typOf = (token: string): Json | undefined => (parsed(token.split('.', 1)[0] ?? '') as JsonObject).typ;

const parsed = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());

/** Returns the token with only the readable disclosures. Omits disclosures nested in a hidden one. */
export function discloseOnly(token: string, mayRead: (path: ClaimPath) => boolean): string {
  const hidden: ClaimPath[] = [];
  const isWithin = (path: ClaimPath) => hidden.some((outer) => outer.every((step, at) => path[at] === step));
  const shown = disclosuresOf(token).filter(({ path }) => {
    const shows = !isWithin(path) && mayRead(path);
    if (!shows) hidden.push(path);
    return shows;
  });
  return [token.slice(0, token.indexOf('~')), ...shown.map(({ text }) => text), ''].join('~');
}
