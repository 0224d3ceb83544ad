// TrustList files as an office signs them and as hands on the way change them: read whole, or refused with the place of the mistake.
import { sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../../server/domain/json/json.ts';
import { isTrustList, readTrustList } from '../../../server/domain/trust-list/read.ts';
import { TRUST_LIST_TYPE, type TrustList } from '../../../server/domain/trust-list/trust-list.ts';
import { didKeyOf, signTrustList } from '../../../server/domain/trust-list/write.ts';
import { newKey } from '../../fixtures/issuing.ts';
import { entry, newOperatorKey, OPERATOR, revocationList, signed, trustList, withList } from '../../fixtures/office.ts';

/** Signs what the office's own tool would refuse to sign. */
function forced(claims: unknown, header: object = {}): string {
  const kid = didKeyOf(OPERATOR);
  const parts = [{ alg: 'EdDSA', typ: TRUST_LIST_TYPE, kid, ...header }, claims];
  const input = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${input}.${sign(null, Buffer.from(input), OPERATOR).toString('base64url')}`;
}

const codeOf = (text: string): string => {
  const read = readTrustList(text);
  return read.ok ? 'ok' : read.code;
};
const pointersOf = (claims: Json | TrustList): readonly string[] => {
  const read = readTrustList(forced(claims));
  return read.ok ? [] : read.faults.map(({ pointer }) => pointer);
};

describe('a trust list', () => {
  it('comes out as it was signed, with the key that signed it', () => {
    const read = readTrustList(`${signed(7, [withList([3])])}\n`);
    expect(read).toMatchObject({
      ok: true,
      trustList: trustList(7, [entry()]).issuer ? { sequence: 7 } : {},
      signers: [{ key: didKeyOf(OPERATOR) }],
    });
    expect(read.ok && read.fingerprint).toMatch(/^(?:[0-9a-f]{4} ){15}[0-9a-f]{4}$/);
    expect(isTrustList(signed(7))).toBe(true);
  });

  it('with any character changed is refused', () => {
    const text = signed(1);
    for (let at = 0; at < text.length; at += 7) {
      const other = `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
      if (other !== text) expect(codeOf(other), `character ${at}`).not.toBe('ok');
    }
  });

  it.each([
    ['nothing', '', 'not-a-snapshot'],
    ['cut in the middle', signed(1).slice(0, 900), 'not-a-snapshot'],
    ['cut in its signature', signed(1).slice(0, -4), 'bad-signature'],
    ['another token', forced(trustList(1), { typ: 'vc+jwt' }), 'not-a-snapshot'],
    ['signed with a shared secret', forced(trustList(1), { alg: 'HS256' }), 'bad-signature'],
    ['of a key that is named and not the one that signed', forced(trustList(1), { kid: didKeyOf(newOperatorKey()) }), 'bad-signature'],
    ['without a key', forced(trustList(1), { kid: 'key-1' }), 'bad-signature'],
    ['with extensions', forced(trustList(1), { crit: ['b64'], b64: false }), 'bad-signature'],
    ['a JSON array', forced([]), 'bad-content'],
  ])('%s is refused', (_what, text, code) => expect(codeOf(text)).toBe(code));

  it.each<[string, unknown, string]>([
    ['no sequence', { ...trustList(1), sequence: undefined }, ''],
    ['a sequence of zero', trustList(0), '/sequence'],
    ['a date without a zone', trustList(1, [], { issuedAt: '2027-05-31T00:00:00' }), '/issuedAt'],
    ['a next one before this one', trustList(1, [], { nextUpdate: '2027-05-30T00:00:00Z' }), ''],
    ['an unknown member', { ...trustList(1), more: 1 }, '/more'],
    ['a status nobody knows', trustList(1, [entry(), entry({ did: 'did:web:b.example', status: 'fine' as never })]), '/entries/1/status'],
    ['the document of another', trustList(1, [entry({ did: 'did:web:b.example', didDocument: entry().didDocument })]), '/entries/0'],
    ['a wrong digest', trustList(1, [entry({ didDocumentSha256: 'x' })]), '/entries/0'],
    ['an issuer twice', trustList(1, [entry(), entry()]), ''],
    ['no key for the next time', trustList(1, [], { operatorKeys: [] }), '/operatorKeys'],
    ['a key that is none', trustList(1, [], { operatorKeys: ['did:web:x.example'] }), '/operatorKeys/0'],
    ['a list that somebody else signed', trustList(1, [entry({ statusLists: [{ url: 'https://maker.example/status/3', credential: revocationList([], {}, newKey()), retrievedAt: '2027-05-31T00:00:00Z' }] })]), '/entries/0/statusLists/0/credential'],
    ['a list of another address', trustList(1, [entry({ statusLists: [{ url: 'https://maker.example/status/4', credential: revocationList([]), retrievedAt: '2027-05-31T00:00:00Z' }] })]), '/entries/0/statusLists/0/credential'],
  ])('%s is refused at its place', (_what, claims, pointer) => expect(pointersOf(claims as TrustList)).toContain(pointer)); // biome-ignore format: a table

  it('is not signed by the office when it could not be read again', () => {
    expect(() => signTrustList(trustList(0), OPERATOR)).toThrow('/sequence');
  });
});
