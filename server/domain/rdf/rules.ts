// Defines the rules that make an RDF signature protect the JSON that readers see.
//
// Such a signature covers statements, and the same statements can be written as JSON in many ways: under another name, in another place,
// or not visibly at all. A document is accepted only in the one form in which every member is a statement and every statement is where
// readers look for it (VC Data Integrity 1.0, 2.4.1 and 4.6; VCDM 2.0, 8):
//
// 1. Every context is a bundled one, by URL and content hash, and that of the data model comes first.
// 2. `@context` contains no object, except the one of GS1, and occurs only at the top of the document.
// 3. No member is a JSON-LD keyword, and no identifier is a blank node. Texts in a language (VCDM 2.0, 11.1) may use keywords.
// 4. JSON-LD runs in safe mode, without a base: whatever would be dropped is refused (`canonical.ts`).
// 5. Expanded and compacted again, the document is the same, and every statement about the credential, its subjects and its status is
//    in the place of the object that it is about.
// 6. The program shows the result of rule 5, not the document as received.
import { OLDER_CONTEXT, VCDM_CONTEXT } from '../credential/context-terms.ts';
import type { Code } from '../evidence/codes.ts';
import { canonicalise } from '../json/jcs.ts';
import { asList, isObject, type Json, type JsonObject } from '../json/json.ts';
import { GS1_INLINE } from './contexts/gs1.ts';

export interface Breach {
  readonly code: Code;
  readonly detail: string;
  /** True if the document is not processed at all, because processors disagree about it or its cost has no bound. */
  readonly unprocessable?: true;
}

const stop = (code: Code, detail: string): Breach => ({ code, detail, unprocessable: true });
const quote = (text: string): string => `'${text.slice(0, 200)}'`;

/** Policy: limits on the document as received. A large passport has 50 kB and a depth of 12. */
const MAX_CHARACTERS = 512 * 1024;
const MAX_DEPTH = 48;
/** Policy: JSON-LD processing takes a millisecond for each typed object. A passport of 50 kB has 400 objects. */
const MAX_OBJECTS = 2_000;

/** Applies rules 1 to 3, which need no JSON-LD processing. Reports breaches that rule out processing before all others. */
export function breachAsWritten(document: JsonObject, isBundled: (url: string) => boolean): Breach | undefined {
  const text = JSON.stringify(document);
  if (text.length > MAX_CHARACTERS) return stop('DPP-SIG-43', `more than ${MAX_CHARACTERS} characters`);
  // Also counts braces in texts. Legitimate documents stay far below the limit.
  if (text.split('{').length > MAX_OBJECTS) return stop('DPP-SIG-43', `more than ${MAX_OBJECTS} objects`);
  const contexts = asList(document['@context']);
  const unknown = contexts.find((one) => typeof one === 'string' && !isBundled(one));
  if (unknown !== undefined) return stop('DPP-SIG-40', quote(String(unknown)));
  const found: Breach[] = [];
  if (contexts[0] !== VCDM_CONTEXT && contexts[0] !== OLDER_CONTEXT) {
    found.push({ code: 'DPP-SIG-42', detail: 'the context of the data model does not come first' });
  }
  if (contexts.some((one) => typeof one !== 'string' && !isInlineOfGs1(one))) found.push(UNKNOWN_TERMS);
  const { '@context': _, ...members } = document;
  inspectMembers(members, 1, found);
  return found.find(({ unprocessable }) => unprocessable) ?? found[0];
}

const UNKNOWN_TERMS: Breach = { code: 'DPP-SIG-40', detail: 'terms defined inside the document' };
const isInlineOfGs1 = (context: Json): boolean => isObject(context) && canonicalise(context) === canonicalise(GS1_INLINE);

function inspectMembers(object: JsonObject, depth: number, found: Breach[]): void {
  for (const [name, value] of Object.entries(object)) {
    if (name === '@context') found.push(UNKNOWN_TERMS);
    else if (name.startsWith('@')) found.push({ code: 'DPP-SIG-42', detail: `the member ${quote(name)}` });
    if (name.startsWith('_:')) found.push(BLANK);
    inspectValue(name, value, depth, found);
  }
}

function inspectValue(name: string, value: Json, depth: number, found: Breach[]): void {
  if (typeof value === 'string' && value.startsWith('_:')) found.push(BLANK);
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) found.push(stop('DPP-SIG-43', `nested deeper than ${MAX_DEPTH} levels`));
  else if (Array.isArray(value)) for (const one of value) inspectValue(name, one, depth + 1, found);
  else if (isObject(value) && !(TEXTS.has(name) && isLanguageText(value))) inspectMembers(value, depth + 1, found);
}

const BLANK = stop('DPP-SIG-43', 'an identifier of a blank node');
const TEXTS: ReadonlySet<string> = new Set(['name', 'description']);
const LANGUAGE_TEXT: ReadonlySet<string> = new Set(['@value', '@language', '@direction']);
const isLanguageText = (value: JsonObject): boolean =>
  typeof value['@value'] === 'string' && Object.entries(value).every(([name, one]) => LANGUAGE_TEXT.has(name) && typeof one === 'string');

/** Rule 5. Returns the document after the round trip, with lists where the original has them, or the first member that differs. */
export function afterRoundTrip(
  document: JsonObject,
  compacted: JsonObject,
  prefixes: ReadonlyMap<string, string>,
): { readonly document: JsonObject } | Breach {
  const { '@context': context = null, ...members } = document;
  const { '@context': _, ...after } = compacted;
  const trip = new RoundTrip(prefixes);
  const returned = trip.members(members, after, '');
  if (returned === undefined) return { code: 'DPP-SIG-42', detail: `${quote(trip.differs ?? '/')} is not written as readers expect it` };
  return { document: { '@context': context, ...returned } };
}

const own = (object: JsonObject, name: string): Json => (Object.hasOwn(object, name) ? (object[name] ?? null) : null);

class RoundTrip {
  private readonly prefixes: ReadonlyMap<string, string>;
  /** JSON Pointer of the first difference. */
  differs: string | undefined;

  constructor(prefixes: ReadonlyMap<string, string>) {
    this.prefixes = prefixes;
  }

  members(before: JsonObject, after: JsonObject, at: string): JsonObject | undefined {
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    const returned: [string, Json][] = [];
    for (const name of names) {
      const value = this.value(own(before, name), own(after, name), `${at}/${name}`);
      if (this.differs !== undefined) return undefined;
      if (value !== undefined) returned.push([name, value]);
    }
    return Object.fromEntries(returned);
  }

  /** Compares values. `null` and empty lists state nothing and yield undefined. A list of one element equals that element. */
  private value(before: Json, after: Json, at: string): Json | undefined {
    const [one, other] = [asList(before).filter(isStated), asList(after).filter(isStated)];
    if (one.length !== other.length) return this.fails(at);
    const all = one.map((element, index) => this.element(element, other[index] ?? null, at));
    if (this.differs !== undefined || all.length === 0) return undefined;
    return Array.isArray(before) ? all : all[0];
  }

  private element(before: Json, after: Json, at: string): Json {
    // A context may have aliases for the keywords of such a text.
    if (isObject(before) && isObject(after) && isLanguageText(before)) return before;
    if (isObject(before) && isObject(after)) return this.members(before, after, at) ?? null;
    if (before === after) return after;
    // An object with nothing but its identifier states the same as the identifier.
    if (isObject(before) && Object.keys(before).length === 1 && own(before, 'id') === after) return before;
    // JSON-LD compacts an IRI to a prefix where a context defines one. The document has the whole IRI.
    const colon = typeof after === 'string' ? after.indexOf(':') : -1;
    const prefix = typeof after === 'string' && colon > 0 ? this.prefixes.get(after.slice(0, colon)) : undefined;
    if (typeof after === 'string' && prefix !== undefined && prefix + after.slice(colon + 1) === before) return before;
    return this.fails(at) ?? null;
  }

  private fails(at: string): undefined {
    this.differs ??= at;
    return undefined;
  }
}

const isStated = (value: Json): boolean => value !== null && !(Array.isArray(value) && value.length === 0);

const CREDENTIALS = 'https://www.w3.org/2018/credentials#';
const PLACES = [`${CREDENTIALS}credentialSubject`, `${CREDENTIALS}credentialStatus`];

/**
 * Rule 5, for nodes that share an identifier. RDF merges their statements, so an expiry that was moved from the credential to another
 * object with the same `id` survives the round trip there. Expects the expanded document.
 */
export function strayStatement(expanded: readonly Json[]): Breach | undefined {
  const [credential] = expanded.filter(isObject);
  if (credential === undefined || expanded.length !== 1) return { code: 'DPP-SIG-42', detail: 'not one credential' };
  const described = [credential, ...PLACES.flatMap((place) => asList(credential[place]).filter(isObject))];
  const places = new Map<string, JsonObject[]>();
  for (const node of described) {
    const id = node['@id'];
    if (typeof id === 'string') places.set(id, [...(places.get(id) ?? []), node]);
  }
  return places.size === 0 ? undefined : strayIn(credential, places);
}

function strayIn(value: Json, places: ReadonlyMap<string, readonly JsonObject[]>): Breach | undefined {
  if (Array.isArray(value)) return first(value, (one) => strayIn(one, places));
  if (!isObject(value)) return undefined;
  const id = value['@id'];
  for (const node of typeof id === 'string' ? (places.get(id) ?? []) : []) {
    if (node === value) continue;
    const stray = Object.keys(value).find((name) => name !== '@id' && !holdsAll(asList(own(node, name)), asList(own(value, name))));
    if (stray !== undefined) return { code: 'DPP-SIG-42', detail: `${quote(stray)} of ${quote(String(id))} is stated in another place` };
  }
  return first(Object.keys(value), (name) => strayIn(value[name] ?? null, places));
}

function holdsAll(values: readonly Json[], wanted: readonly Json[]): boolean {
  const held = new Set(values.map(canonicalise));
  return wanted.every((one) => held.has(canonicalise(one)));
}

function first<Value>(values: readonly Value[], find: (value: Value) => Breach | undefined): Breach | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}
