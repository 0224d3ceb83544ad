// Issues an SD-JWT VC with all its disclosures from claims and a signer (RFC 9901; SD-JWT VC draft 19).
import { hash, randomBytes } from 'node:crypto';
import { isObject, type Json, type JsonObject, pointerBelow } from '../../json/json.ts';
import { objectOf } from '../../json/members.ts';
import type { Signer } from '../../keys/identity.ts';
import { GUARDED } from '../../proof/sd-jwt.ts';

/** The current type, and the type of the early drafts. */
export const SD_JWT_TYPES = ['dc+sd-jwt', 'vc+sd-jwt'] as const;
export type SdJwtType = (typeof SD_JWT_TYPES)[number];

export interface SdJwtContent {
  readonly typ: SdJwtType;
  /** Address of the credential type, in the issuer's own domain. */
  readonly vct: string;
  /** Without `iss`, `iat` and `vct`, which `issueSdJwt` sets. */
  readonly claims: JsonObject;
  /** JSON Pointers into `claims`: members (`/hsCode`, `/materials/0/origin`) or list elements (`/certifications/0`). They may be nested. */
  readonly concealed: readonly string[];
  readonly signer: Signer;
  readonly now: Date;
  /** 128 random bits for each disclosure (RFC 9901 9.3). */
  readonly salt?: () => Uint8Array;
}

/**
 * Example: `issueSdJwt({ typ: 'dc+sd-jwt', vct: 'https://maker.example/vct/Coil', claims: { dppCode, hsCode },
 * concealed: ['/hsCode'], signer, now })`
 *
 * Policy: no decoys. The set of fields that can be concealed is public, and without decoys an officer sees the exact number of concealed
 * claims.
 * Throws a TypeError for a claim that must not be concealed, and for a pointer without a target: a misspelt name would otherwise leave the
 * claim disclosed.
 */
export function issueSdJwt({ typ, vct, claims, concealed, signer, now, salt = salts(concealed.length) }: SdJwtContent): string {
  const concealing = new Concealing(new Set(concealed), salt);
  const payload = {
    iss: signer.did,
    iat: Math.floor(now.getTime() / 1000),
    vct,
    ...concealing.object(claims),
    _sd_alg: 'sha-256',
  };
  concealing.finish();
  return [signed(typ, encode(payload), signer), ...concealing.disclosures, ''].join('~');
}

/** Draws all salts in one call, because a call costs more than the random bytes. Every pointer is concealed at most once. */
function salts(count: number): () => Uint8Array {
  const drawn = randomBytes(16 * count);
  let given = 0;
  return () => {
    given += 1;
    return drawn.subarray(16 * (given - 1), 16 * given);
  };
}

/**
 * Signs an issued token again under the type of the early drafts. `typ` is signed, so this is a different token.
 * The digests are the same, so the disclosures of the original fit. The result contains none.
 */
export function underOlderType(token: string, signer: Signer): string {
  const [, payload = ''] = token.slice(0, token.indexOf('~')).split('.');
  return `${signed('vc+sd-jwt', payload, signer)}~`;
}

function signed(typ: SdJwtType, payload: string, signer: Signer): string {
  const input = `${encode({ alg: 'EdDSA', kid: signer.verificationMethod, typ })}.${payload}`;
  return `${input}.${Buffer.from(signer.sign(Buffer.from(input))).toString('base64url')}`;
}

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Names that are reserved in an SD-JWT or set by the issuer, and thus not available for claims. */
const RESERVED: ReadonlySet<string> = new Set(['_sd', '_sd_alg', '...']);
const SET_HERE: ReadonlySet<string> = new Set(['iss', 'iat', 'vct']);

class Concealing {
  readonly disclosures: string[] = [];
  private readonly left: Set<string>;
  private readonly salt: () => Uint8Array;

  constructor(concealed: Set<string>, salt: () => Uint8Array) {
    this.left = concealed;
    this.salt = salt;
  }

  /** `pointer` names the object within the claims. */
  object(source: JsonObject, pointer = ''): JsonObject {
    const open: [string, Json][] = [];
    const digests: string[] = [];
    for (const [name, value] of Object.entries(source)) {
      if (RESERVED.has(name) || (pointer === '' && SET_HERE.has(name))) throw new TypeError(`no claim may be called '${name}'`);
      const at = pointerBelow(pointer, name);
      const hides = this.left.delete(at);
      const before = this.disclosures.length;
      const inner = this.value(value, at);
      if (pointer === '' && GUARDED.has(name) && (hides || this.disclosures.length > before))
        throw new TypeError(`the claim '${name}' must not be concealed`);
      if (hides) digests.push(this.disclose([name, inner]));
      else open.push([name, inner]);
    }
    // Sorted, so that the order of the digests reveals nothing about the claims (RFC 9901 4.2.4.1).
    return objectOf(digests.length === 0 ? open : [...open, ['_sd', digests.sort()]]);
  }

  finish(): void {
    const [nowhere] = this.left;
    if (nowhere !== undefined) throw new TypeError(`there is no claim '${nowhere}' to conceal`);
  }

  private value(value: Json, pointer: string): Json {
    if (isObject(value)) return this.object(value, pointer);
    if (!Array.isArray(value)) return value;
    return value.map((element: Json, index): Json => {
      const at = pointerBelow(pointer, index);
      const hides = this.left.delete(at);
      const inner = this.value(element, at);
      return hides ? { '...': this.disclose([inner]) } : inner;
    });
  }

  /** RFC 9901 4.2.3: the digest is over the base64url text of the disclosure. */
  private disclose(rest: readonly Json[]): string {
    const text = encode([Buffer.from(this.salt()).toString('base64url'), ...rest]);
    this.disclosures.push(text);
    return hash('sha256', text, 'base64url');
  }
}
