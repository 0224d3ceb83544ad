// Processes the signed payload of an SD-JWT with its disclosures (RFC 9901 7.1).
import { getHashes, hash } from 'node:crypto';
import { decodeBase64url } from '../encoding/base64url.ts';
import type { Code } from '../evidence/codes.ts';
import type { InputCode } from '../evidence/input-codes.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { membersBefore, objectOf } from '../json/members.ts';
import { JSON_LIMITS, parseStrictJson } from '../json/strict-json.ts';
import { decodeText } from '../recognise/token-part.ts';

export interface Processed {
  /** The claims without `_sd`, `_sd_alg` and placeholders. */
  readonly claims: JsonObject;
  /** The names of the top-level claims that were disclosed, wholly or in part. */
  readonly disclosed: readonly string[];
  /** The digests without a disclosure: hidden claims or decoys. */
  readonly undisclosed: readonly string[];
  /** The objects and lists of the claims that contain such a digest. */
  readonly concealing: ReadonlySet<object>;
}

export interface Broken {
  readonly code: Code;
  readonly detail: string;
}

/**
 * RFC 9901 4.1.1. The truncated functions of the same registry (sha-256-32 …) are not secure. Electron's BoringSSL has no SHA-3, so there
 * these digests are unsupported, never a mismatch.
 */
const HASHES: ReadonlyMap<Json, string> = new Map([
  ['sha-256', 'sha256'],
  ['sha-384', 'sha384'],
  ['sha-512', 'sha512'],
  ...['sha3-256', 'sha3-384', 'sha3-512'].filter((name) => getHashes().includes(name)).map((name): [string, string] => [name, name]),
]);

/** Secure functions of the IANA registry that are not supported. */
const OTHER_HASH = /^(?:sha3-(?:224|256|384|512)|blake2[bs]-(?:256|512)|k12-(?:256|512))$/;

/** Returns the processed payload, or the rule that it breaks. Claims in `guarded`, and everything inside them, must not be disclosable. */
export function processPayload(payload: JsonObject, disclosures: readonly string[], guarded: ReadonlySet<string>): Processed | Broken {
  const named = payload._sd_alg;
  const algorithm = named === undefined ? 'sha256' : HASHES.get(named);
  if (algorithm === undefined) {
    const unsupported = typeof named === 'string' && OTHER_HASH.test(named);
    return { code: unsupported ? 'DPP-SIG-10' : 'DPP-SIG-06', detail: `'_sd_alg' is ${JSON.stringify(named).slice(0, 60)}` };
  }
  const given = new Map<string, string>();
  for (const disclosure of disclosures) {
    // RFC 9901 7.1: the digest is over the text as received, never over a re-encoding.
    const digest = hash(algorithm, disclosure, 'base64url');
    if (given.has(digest)) return { code: 'DPP-SIG-06', detail: 'the same disclosure is there twice' };
    given.set(digest, disclosure);
  }
  return new Processing(given, guarded).run(payload);
}

/** Carries a broken rule or an unreadable disclosure from any depth up to `run`. It never leaves this file. */
class Rule extends Error {
  readonly code: Code;
  constructor(detail: string, code: Code = 'DPP-SIG-06') {
    super(detail);
    this.code = code;
  }
}

class Processing {
  private readonly given: Map<string, string>;
  private readonly guarded: ReadonlySet<string>;
  private readonly seen = new Set<string>();
  private readonly disclosed = new Set<string>();
  private readonly undisclosed: string[] = [];
  private readonly concealing = new Set<object>();
  /** The top-level claim being processed. Undefined at the top level itself. */
  private claim: string | undefined;

  constructor(given: Map<string, string>, guarded: ReadonlySet<string>) {
    this.given = given;
    this.guarded = guarded;
  }

  run(payload: JsonObject): Processed | Broken {
    try {
      const claims = this.object(payload, 0);
      if (this.given.size > 0) {
        const one = this.given.size === 1;
        return {
          code: 'DPP-SIG-09',
          detail: one ? 'the issuer signed no digest of one disclosure' : `the issuer signed no digest of ${this.given.size} disclosures`,
        };
      }
      return { claims, disclosed: [...this.disclosed], undisclosed: this.undisclosed, concealing: this.concealing };
    } catch (thrown) {
      if (thrown instanceof Rule) return { code: thrown.code, detail: thrown.message };
      throw thrown;
    }
  }

  private value(value: Json, depth: number): Json {
    if (typeof value !== 'object' || value === null) return value;
    // Disclosures can nest inside disclosures. The result must stay within the depth limit of one JSON text.
    if (depth > JSON_LIMITS.maxDepth) throw new Rule('disclosures are nested too deeply', 'DPP-SIG-11');
    return isObject(value) ? this.object(value, depth) : this.array(value, depth);
  }

  /** An object without digests is returned unchanged, which avoids copying most of a payload. */
  private object(source: JsonObject, depth: number): JsonObject {
    // Collects entries instead of assigning members, because a claim can be called `__proto__`.
    let claims: [string, Json][] | undefined = depth === 0 ? [] : undefined;
    let digests: Json | undefined;
    for (const name in source) {
      if (name === '_sd') {
        claims ??= membersBefore(name, source);
        digests = source[name] ?? null;
        continue;
      }
      if (name === '_sd_alg' && depth === 0) continue;
      if (name === '_sd_alg') throw new Rule("'_sd_alg' stands below the top level");
      if (name === '...') throw new Rule("'...' is outside a list, or next to other members");
      const value = source[name] ?? null;
      const processed = this.claimValue(name, value, depth);
      if (claims === undefined && processed !== value) claims = membersBefore(name, source);
      claims?.push([name, processed]);
    }
    if (claims === undefined) return source;
    const conceals = digests !== undefined && this.insert(digests, claims, depth);
    const object = objectOf(claims);
    if (conceals) this.concealing.add(object);
    return object;
  }

  private claimValue(name: string, value: Json, depth: number): Json {
    if (typeof value !== 'object' || value === null) return value;
    if (depth === 0) this.claim = name;
    const processed = this.value(value, depth + 1);
    if (depth === 0) this.claim = undefined;
    return processed;
  }

  /** RFC 9901 7.1, 3.c: inserts the disclosed claims of one object. Returns true if a claim stays hidden. */
  private insert(digests: Json, claims: [string, Json][], depth: number): boolean {
    if (!Array.isArray(digests)) throw new Rule("'_sd' is not a list");
    let conceals = false;
    const names = new Set<string>();
    for (const claim of claims) names.add(claim[0]);
    for (const digest of digests as readonly Json[]) {
      if (typeof digest !== 'string') throw new Rule("'_sd' holds something that is no digest");
      const disclosure = this.reveal(digest);
      if (disclosure === undefined) {
        conceals = true;
        continue;
      }
      const [, name, value] = disclosure;
      if (disclosure.length !== 3 || value === undefined) throw new Rule('the disclosure of a claim does not have three elements');
      if (typeof name !== 'string') throw new Rule('the name of a disclosed claim is not a text');
      if (name === '_sd' || name === '...' || name === '_sd_alg') throw new Rule(`a disclosed claim may not be called '${name}'`);
      if (names.has(name)) throw new Rule(`the claim '${name.slice(0, 60)}' is there twice`);
      if (depth === 0 && this.guarded.has(name)) throw new Rule(`the claim '${name}' must not be in a disclosure`);
      names.add(name);
      this.disclosed.add(this.claim ?? name);
      claims.push([name, this.claimValue(name, value, depth)]);
    }
    return conceals;
  }

  /** RFC 9901 7.1, 3.c and 3.d: processes the elements of one list. Hidden elements are omitted. */
  private array(source: readonly Json[], depth: number): Json {
    let elements: Json[] | undefined;
    let conceals = false;
    for (let index = 0; index < source.length; index++) {
      const element = source[index] ?? null;
      if (isObject(element) && Object.hasOwn(element, '...')) {
        elements ??= source.slice(0, index);
        const revealed = this.revealed(element, depth);
        conceals ||= revealed.length === 0;
        elements.push(...revealed);
        continue;
      }
      const processed = this.value(element, depth + 1);
      if (elements === undefined && processed !== element) elements = source.slice(0, index);
      elements?.push(processed);
    }
    if (conceals && elements !== undefined) this.concealing.add(elements);
    return elements ?? source;
  }

  private revealed(element: JsonObject, depth: number): readonly Json[] {
    const digest = element['...'];
    if (typeof digest !== 'string' || Object.keys(element).length !== 1) throw new Rule("a list holds '...' that is no digest");
    const disclosure = this.reveal(digest);
    if (disclosure === undefined) return [];
    const [, value] = disclosure;
    if (disclosure.length !== 2 || value === undefined) throw new Rule('the disclosure of a list element does not have two elements');
    if (this.claim !== undefined) this.disclosed.add(this.claim);
    return [this.value(value, depth + 1)];
  }

  /** Returns the disclosure of a digest and removes it from the unused ones. */
  private reveal(digest: string): readonly Json[] | undefined {
    if (this.claim !== undefined && this.guarded.has(this.claim))
      throw new Rule(`parts of the claim '${this.claim}' must not be disclosable`);
    if (this.seen.has(digest)) throw new Rule('the same digest is there twice');
    this.seen.add(digest);
    const text = this.given.get(digest);
    if (text === undefined) {
      this.undisclosed.push(digest);
      return undefined;
    }
    this.given.delete(digest);
    const disclosure = parseDisclosure(text);
    // RFC 9901 4.2.1: the first element of a disclosure is its salt.
    if (typeof disclosure[0] !== 'string') throw new Rule('a disclosure does not begin with a salt');
    return disclosure;
  }
}

/**
 * The parse errors that mean "not a JSON list". A disclosure that is not JSON breaks a rule. Other parse errors mean that it could not be
 * read, as for the payload.
 */
const IS_NO_JSON: ReadonlySet<InputCode> = new Set(['DPP-INP-01', 'DPP-INP-09', 'DPP-INP-14']);

function parseDisclosure(text: string): readonly Json[] {
  const decoded = decodeText(text) ?? decodeBase64url(text);
  const plain = typeof decoded === 'string' ? plainDisclosure(decoded) : undefined;
  if (plain !== undefined) return plain;
  if (decoded === undefined) throw new Rule('a disclosure is not strict base64url');
  const parsed = parseStrictJson(decoded);
  if (!parsed.ok)
    throw new Rule(`${parsed.code}: a disclosure: ${parsed.detail}`, IS_NO_JSON.has(parsed.code) ? 'DPP-SIG-06' : 'DPP-SIG-11');
  if (!Array.isArray(parsed.value)) throw new Rule('a disclosure is not a JSON list');
  return parsed.value;
}

/** Matches a claim whose value is a string without escapes, the most common kind of disclosure. */
const PLAIN = /^\["([ !#-[\]-~]*)", ?"([ !#-[\]-~]*)", ?"([ !#-[\]-~]*)"\]$/;

/** Fast path of the parser. It accepts only what the strict parser accepts, with the same result. */
export function plainDisclosure(json: string): readonly Json[] | undefined {
  const found = PLAIN.exec(json);
  if (found === null) return undefined;
  const [, salt = '', name = '', value = ''] = found;
  return [salt, name, value];
}
