// Opens an EnvelopedVerifiableCredential (VCDM 2.0 section 4.13).
// Only the token inside is signed. No other member of the envelope is used.

import { VCDM_CONTEXT } from '../credential/contexts.ts';
import { asList, isObject, type JsonObject } from '../json/json.ts';
import { parseStrictJson } from '../json/strict-json.ts';

export type Unwrapped = { readonly token: string } | { readonly refused: 'malformed' | 'unsupported'; readonly detail: string };

const DATA_URL = /^data:([^,;]*)((?:;[^,;]*)*),/i;

/** Returns the vc+jwt token in the envelope, or why it is refused: malformed, or of an unsupported media type. */
export function unwrap(envelope: JsonObject): Unwrapped {
  const { id, type } = envelope;
  if (!asList(type).includes('EnvelopedVerifiableCredential')) return malformed("'type' is not 'EnvelopedVerifiableCredential'");
  const [first] = asList(envelope['@context']);
  if (first !== VCDM_CONTEXT) return malformed("'@context' does not begin with that of VCDM 2.0");
  const url = typeof id === 'string' ? DATA_URL.exec(id) : null;
  if (!url || typeof id !== 'string') return malformed("'id' is not a data: URL");
  const mediaType = (url[1] ?? '').toLowerCase();
  if (mediaType !== 'application/vc+jwt' || url[2] !== '') {
    return { refused: 'unsupported', detail: `the envelope holds '${`${mediaType}${url[2] ?? ''}`.slice(0, 80)}'` };
  }
  const token = id.slice(url[0].length);
  // White space around a token is harmless in a file, but a URL cannot contain any.
  return token.trim() === token ? { token } : malformed("'id' is not a URL: it holds white space");
}

const malformed = (detail: string): Unwrapped => ({ refused: 'malformed', detail });

const OWN_TYPES: ReadonlySet<unknown> = new Set(['EnvelopedVerifiableCredential', 'EnvelopedVerifiablePresentation']);
const OWN_MEMBERS: ReadonlySet<string> = new Set(['@context', 'id', 'type']);

/** Returns the names of the unsigned members of an envelope. Anyone can change these members. */
export function outsideEnvelope(text: string): readonly string[] {
  const parsed = parseStrictJson(text);
  if (!parsed.ok || !isObject(parsed.value)) return [];
  const others = Object.keys(parsed.value).filter((name) => !OWN_MEMBERS.has(name));
  return asList(parsed.value.type).every((type) => OWN_TYPES.has(type)) ? others : ['type', ...others];
}
