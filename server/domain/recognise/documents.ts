// Finds every item in a strictly parsed JSON value: single credentials, known documents, or plain JSON.

import { oneLine } from '../foreign/index.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { members } from '../json/json-members.ts';
import { keepParsed } from '../json/parse-cache.ts';
import { isRegistryProof } from '../registry-proof/index.ts';
import { invalid } from './make.ts';
import type { DocumentInput, Recognised } from './recognised.ts';
import { readToken, type Token } from './token.ts';
import { readPart } from './token-part.ts';

/** Limit for the scans, tokens or documents in one input. */
export const MAX_ITEMS = 10_000;

/** Maximum nesting depth of presentations. `MAX_ITEMS` limits their number. */
const MAX_NESTING = 4;

/** Reads a string found in JSON: a token or one line of text. */
export type ReadText = (text: string) => readonly Recognised[];

/**
 * Returns every item in `value`; `text` is the source from which it was parsed. Refuses too many items with DPP-INP-10 and nesting that is
 * too deep with DPP-INP-11.
 */
export function readDocument(value: Json, text: string, readText: ReadText, nesting = 0): readonly Recognised[] {
  if (nesting > MAX_NESTING) return [invalid('DPP-INP-11', `more than ${MAX_NESTING} presentations or lists inside one another`)];
  if (typeof value === 'string') return readText(value);
  if (Array.isArray(value)) return readList(value, text, readText, nesting);
  if (!isObject(value)) return [{ kind: 'json', text, flags: [] }];

  const types = typesOf(value);
  if (types.includes('EnvelopedVerifiableCredential')) return [credential('enveloped-vc', value, text, nesting)];
  const isEnveloped = types.includes('EnvelopedVerifiablePresentation');
  if (isEnveloped || types.includes('VerifiablePresentation') || 'verifiableCredential' in value) {
    const held = isEnveloped ? readEnvelopedPresentation(value, text, readText, nesting) : readPresentation(value, text, readText, nesting);
    // A presentation that contains credentials can also make claims itself, which only the signature of the presentation can prove.
    const own = isCredentialToo(value, types) ? [credential('vc', value, text, held === undefined ? nesting : nesting + 1)] : [];
    return held === undefined && own.length === 0 ? [{ kind: 'json', text, flags: [] }] : [...own, ...(held ?? [])];
  }
  const trust = Array.isArray(value.signatures) ? trustKind(firstHeader(value.signatures)) : undefined;
  if (trust !== undefined) return [{ kind: trust, text, flags: [] }];
  const problem = problemIn(value, types);
  if (problem !== undefined) return [invalid('DPP-INP-27', problem)];
  const kind = documentKind(value, types);
  return [kind === 'vc' ? credential(kind, value, text, nesting) : { kind, text, flags: [] }];
}

/** Caches the parsed value only for a text with one credential. Several in one text are parsed again, each from its own source. */
function credential(kind: 'vc' | 'enveloped-vc', value: JsonObject, text: string, nesting: number): Recognised {
  if (nesting === 0) keepParsed(text, value);
  return { kind, text, flags: [] };
}

const trustKind = ({ typ }: JsonObject): 'trust-snapshot' | 'trust-beacon' | undefined =>
  typ === 'dpp-trust+jwt' ? 'trust-snapshot' : typ === 'dpp-trust-beacon+jwt' ? 'trust-beacon' : undefined;

/** Returns the protected header of the first signature of a JWS in General JSON Serialization (RFC 7515 7.2.1). */
function firstHeader([first]: readonly Json[]): JsonObject {
  const head =
    isObject(first ?? null) && typeof (first as JsonObject).protected === 'string' ? ((first as JsonObject).protected as string) : '';
  return readPart(head)?.object ?? {};
}

const typesOf = (value: JsonObject): readonly Json[] => [value.type ?? [], value['@type'] ?? []].flat();

const isCredentialToo = (value: JsonObject, types: readonly Json[]): boolean =>
  types.includes('VerifiableCredential') || 'credentialSubject' in value;

/** Returns title and status of a problem document (RFC 9457) that was saved instead of the requested document. */
function problemIn(value: JsonObject, types: readonly Json[]): string | undefined {
  const { title, status } = value;
  if (isCredentialToo(value, types) || typeof title !== 'string' || !Number.isInteger(status)) return undefined;
  if (Number(status) < 400 || Number(status) > 599) return undefined;
  return `this is an error answer of a service: “${oneLine(title, 200)}”, status ${status}`;
}

function documentKind(value: JsonObject, types: readonly Json[]): 'vc' | DocumentInput['kind'] | 'registry-proof' {
  // An object with issuer and proof is a credential even if the type is missing. The data model check then reports the fault.
  if (isCredentialToo(value, types) || ('issuer' in value && 'proof' in value)) return 'vc';
  if (types.includes('EPCISDocument') || types.includes('EPCISQueryDocument') || 'epcisBody' in value) return 'epcis-document';
  const id = value.id;
  const keys = 'verificationMethod' in value || 'assertionMethod' in value || 'authentication' in value;
  if (typeof id === 'string' && id.startsWith('did:') && keys) return 'did-document';
  if (typeof value.dppCode === 'string' || ('productName' in value && 'manufacturer' in value)) return 'passport';
  if (isRegistryProof(value)) return 'registry-proof';
  return 'json';
}

/** Treats every member as an item. A list without any known item is one JSON document. */
function readList(value: readonly Json[], text: string, readText: ReadText, nesting: number): readonly Recognised[] {
  if (value.length > MAX_ITEMS) return [invalid('DPP-INP-10', `a list has more than ${MAX_ITEMS} members`)];
  const sources = members(text);
  const items = value.flatMap((member, at) => readDocument(member, sources[at]?.text ?? '', readText, nesting + 1));
  const known = items.some(({ kind }) => kind !== 'json' && kind !== 'other' && kind !== 'empty');
  return known ? items : [{ kind: 'json', text, flags: [] }];
}

/** Returns every credential of a presentation. Its own proof is the holder's and does not vouch for a product. */
function readPresentation(value: JsonObject, text: string, readText: ReadText, nesting: number): readonly Recognised[] | undefined {
  const held = value.verifiableCredential;
  const source = members(text).find(({ name }) => name === 'verifiableCredential')?.text;
  if (held === undefined || held === null || source === undefined) return undefined;
  const list = Array.isArray(held) ? held : [held];
  const sources = Array.isArray(held) ? members(source).map((member) => member.text) : [source];
  if (list.length > MAX_ITEMS) return [invalid('DPP-INP-10', `a presentation has more than ${MAX_ITEMS} credentials`)];
  return list.length === 0 ? undefined : list.flatMap((member, at) => readDocument(member, sources[at] ?? '', readText, nesting + 1));
}

/** VCDM 2.0, 4.13: `id` is a data URL with the secured presentation. */
function readEnvelopedPresentation(value: JsonObject, text: string, readText: ReadText, nesting: number): readonly Recognised[] {
  const id = value.id;
  const enveloped = typeof id === 'string' ? /^data:application\/vp\+(?:ld\+)?(?:jwt|sd-jwt)[,;]/.exec(id) : null;
  if (typeof id !== 'string' || !enveloped) return [{ kind: 'json', text, flags: [] }];
  const token = readToken(id.slice(id.indexOf(',') + 1));
  return token.kind === 'invalid' ? [token] : readTokenItems(token, readText, nesting + 1);
}

/** Returns the credentials of a presentation in token form, or the token itself. */
export function readTokenItems(token: Token, readText: ReadText, nesting = 0): readonly Recognised[] {
  const itself: readonly Recognised[] = [{ kind: token.kind, text: token.text, flags: [] }];
  // Policy: only a person's explicit import changes what this computer trusts, never the inspection of a token.
  const trust = token.kind === 'vc-jwt' ? trustKind(token.header) : undefined;
  if (trust !== undefined) return [{ kind: trust, text: token.text, flags: [] }];
  if (token.kind === 'sd-jwt' || !token.payload || !isObject(token.payload.value)) return itself;
  const { value, text } = token.payload;
  if (isRegistryProof(value, token.header) && !isCredentialToo(value, typesOf(value)))
    return [{ kind: 'registry-proof', text: token.text, flags: [] }];
  // VCDM 1.1 puts the presentation into the claim `vp`.
  const claim = isObject(value) && isObject(value.vp) ? members(text).find(({ name }) => name === 'vp')?.text : undefined;
  const presentation = claim === undefined ? value : value.vp;
  const declared = token.header.typ === 'vp+jwt' || (isObject(presentation) && typesOf(presentation).includes('VerifiablePresentation'));
  if (!declared || !isObject(presentation)) return itself;
  if (nesting > MAX_NESTING) return [invalid('DPP-INP-11', `more than ${MAX_NESTING} presentations inside one another`)];
  const held = readPresentation(presentation, claim ?? text, readText, nesting);
  if (held === undefined) return itself;
  // In addition to the claim `vp`, the token may make claims itself.
  return [value, presentation].some((one) => isCredentialToo(one, typesOf(one))) ? [...itself, ...held] : held;
}
