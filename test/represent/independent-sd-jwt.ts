// A second route to the claims of an SD-JWT, which shares no code with the product: jose for the signature, RFC 9901 7.1 word by word for the digests.
import { createHash } from 'node:crypto';
import { compactVerify, importJWK } from 'jose';
import type { PublicJwk } from '../../server/identity/identity.ts';

export interface Opened {
  readonly header: Readonly<Record<string, unknown>>;
  /** As signed. */
  readonly payload: Readonly<Record<string, unknown>>;
  /** With what was disclosed in its place. */
  readonly claims: Readonly<Record<string, unknown>>;
}

type Value = unknown;

/** Throws when the signature, a digest, or the use of a disclosure does not hold. */
export async function openSdJwt(token: string, jwk: PublicJwk): Promise<Opened> {
  const [jwt = '', ...rest] = token.split('~');
  if (rest.pop() !== '') throw new Error('no ~ at the end');
  for (const part of jwt.split('.'))
    if (Buffer.from(part, 'base64url').toString('base64url') !== part) throw new Error('not strict base64url');
  const { payload: bytes, protectedHeader } = await compactVerify(jwt, await importJWK({ ...jwk }, 'EdDSA'), { algorithms: ['EdDSA'] });
  const payload = JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
  if (payload._sd_alg !== 'sha-256') throw new Error('not SHA-256');
  const given = new Map(rest.map((text) => [createHash('sha256').update(text).digest('base64url'), text]));
  if (given.size !== rest.length) throw new Error('a disclosure is there twice');
  const take = (digest: string): Value[] | undefined => {
    const text = given.get(digest);
    given.delete(digest);
    return text === undefined ? undefined : (JSON.parse(Buffer.from(text, 'base64url').toString()) as Value[]);
  };
  const open = (value: Value): Value => {
    if (Array.isArray(value)) {
      return value.flatMap((element: Value) => {
        const digest = (element as { '...'?: string } | null)?.['...'];
        if (digest === undefined) return [open(element)];
        const found = take(digest);
        return found === undefined ? [] : [open(found[1])];
      });
    }
    if (typeof value !== 'object' || value === null) return value;
    const { _sd = [], _sd_alg: _, ...members } = value as Record<string, Value> & { _sd?: string[] };
    // Entries, not assignments: a claim may be called `__proto__`.
    const claims = Object.entries(members).map(([name, member]): [string, Value] => [name, open(member)]);
    for (const digest of _sd) {
      const found = take(digest);
      if (found === undefined) continue;
      const [, name, member] = found;
      if (claims.some(([taken]) => taken === name)) throw new Error(`'${String(name)}' is there twice`);
      claims.push([String(name), open(member)]);
    }
    return Object.fromEntries(claims);
  };
  const claims = open(payload) as Record<string, unknown>;
  if (given.size > 0) throw new Error('a disclosure that nobody signed');
  return { header: protectedHeader, payload, claims };
}
