// Revocation List 2020 under Ed25519Signature2020: an entry counts only if it reads the same from both sides of its byte.
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { admit } from '../../../server/domain/status-list/index.ts';
import { entriesOf, parseList, statusListUrl } from '../../../server/domain/status-list/parse.ts';
import { statusOf as findStatus } from '../../../server/domain/verify/status.ts';
import { olderOptions, signedGraph } from '../../fixtures/graph-proofs.ts';
import { heldAt } from '../../fixtures/held.ts';
import { codesOf, DID, headlineOf, issuer, NOW, trusting, verify } from '../../fixtures/issuing.ts';
import { ENTRIES } from '../../fixtures/status-list-issuing.ts';

const URL = 'https://maker.example/status/older';
const CONTEXTS = [
  'https://www.w3.org/2018/credentials/v1',
  'https://w3id.org/vc-revocation-list-2020/v1',
  'https://w3id.org/security/suites/ed25519-2020/v1',
];

/** Bytes 0: clear; 1: the left-most bit; 2: both outer bits; 3: all bits. */
const bytes = Buffer.alloc(ENTRIES / 8);
bytes.set([0, 0x80, 0x81, 0xff]);

const listOf = (more: JsonObject = {}, subject: JsonObject = {}): Promise<JsonObject> =>
  signedGraph(
    {
      '@context': CONTEXTS,
      id: URL,
      type: ['VerifiableCredential', 'RevocationList2020Credential'],
      issuer: DID,
      issuanceDate: '2026-05-01T00:00:00Z',
      expirationDate: '2026-12-31T00:00:00Z',
      credentialSubject: { id: `${URL}#list`, type: 'RevocationList2020', encodedList: gzipSync(bytes).toString('base64url'), ...subject },
      ...more,
    },
    { options: olderOptions() },
  );

const credential = (revocationListIndex: number | string): Promise<JsonObject> =>
  signedGraph(
    {
      '@context': CONTEXTS,
      id: 'urn:uuid:0b0d6d7a-6f0e-4d5c-9d3e-1f2a3b4c5d6e',
      type: ['VerifiableCredential'],
      issuer: DID,
      issuanceDate: '2026-01-01T00:00:00Z',
      credentialSubject: { id: 'https://maker.example/01/09520123456788' },
      credentialStatus: {
        id: `${URL}#${revocationListIndex}`,
        type: 'RevocationList2020Status',
        revocationListIndex,
        revocationListCredential: URL,
      },
    },
    { options: olderOptions() },
  );

let list = '';
beforeAll(async () => {
  list = JSON.stringify(await listOf());
});

const given = (text: string) => ({ ...trusting(issuer()), statusLists: heldAt(URL, text, '2026-05-31T00:00:00Z') });
const statusOf = (revocationListIndex: unknown, text = list) =>
  findStatus(
    {
      credentialStatus: {
        id: 'x:y',
        type: 'RevocationList2020Status',
        revocationListIndex: revocationListIndex as number,
        revocationListCredential: URL,
      },
    },
    { now: NOW, trust: given(text), issuerId: DID, clockSuspect: false },
  ).evidence;

describe('an entry', () => {
  it('is clear or revoked where both readings agree', () => {
    for (const index of [0, 3, 7, '5', 17, 22, 32]) expect([index, statusOf(index).code]).toEqual([index, 'DPP-STA-01']);
    for (const index of [16, 23, 24, '31']) expect([index, statusOf(index).code]).toEqual([index, 'DPP-STA-20']);
  });

  it('cannot be checked where they differ, and is never clear', () => {
    for (const index of [8, 15])
      expect(statusOf(index)).toMatchObject({ code: 'DPP-STA-06', detail: expect.stringMatching(/from one side/) });
  });

  it('cannot be checked without its list, beyond its end, or with another index', () => {
    const none = { now: NOW, trust: trusting(issuer()), issuerId: DID, clockSuspect: false };
    const entry = { id: 'x:y', type: 'RevocationList2020Status', revocationListIndex: 1, revocationListCredential: URL };
    expect(findStatus({ credentialStatus: entry }, none).evidence.code).toBe('DPP-STA-03');
    for (const index of [ENTRIES, -1, 1.5, '01', '', null]) expect([index, statusOf(index).code]).toEqual([index, 'DPP-STA-06']);
  });

  it('is kept as revoked only where both readings agree', () => {
    const read = parseList(list);
    if (!read.ok) throw new Error(read.detail);
    expect([...entriesOf(read.value, 'revocation').subarray(0, 5)]).toEqual([0, 0, 0x81, 0xff, 0]);
    expect(entriesOf(read.value, 'suspension')).toHaveLength(0);
  });
});

describe('a list', () => {
  it('is named and admitted like any other', () => {
    expect(statusListUrl(list)).toBe(URL);
    expect(admit(list)).toMatchObject({ ok: true, list: { url: URL, issuerId: DID, from: Date.parse('2026-05-01T00:00:00Z') } });
  });

  it('under another signature, out of date or of no known form shows no entry as clear', async () => {
    const altered = list.replace('"issuanceDate":"2026-05-01', '"issuanceDate":"2026-05-02');
    expect(statusOf(0, altered).code).toBe('DPP-STA-06');
    expect(statusOf(0, JSON.stringify(await listOf({ expirationDate: '2026-05-31T12:00:00Z' }))).code).toBe('DPP-STA-04');
    expect(statusOf(0, JSON.stringify(await listOf({ issuanceDate: '2026-07-01T00:00:00Z' }))).code).toBe('DPP-STA-06');
    expect(statusOf(0, JSON.stringify(await listOf({}, { encodedList: 'uH4sIAAAA' }))).code).toBe('DPP-STA-06');
    expect(statusOf(0, JSON.stringify(await listOf({}, { encodedList: gzipSync(Buffer.alloc(100)).toString('base64url') }))).code).toBe(
      'DPP-STA-06',
    );
  });

  it('decides about a credential that names it', async () => {
    const look = async (index: number | string) => {
      const found = verify(await credential(index), { trust: given(list) });
      return [headlineOf(found), codesOf(found).filter((code) => code.startsWith('DPP-STA'))];
    };
    expect(await look(0)).toEqual(['valid', ['DPP-STA-01']]);
    expect(await look(16)).toEqual(['invalid', ['DPP-STA-20']]);
    expect(await look(8)).toEqual(['valid-not-current', ['DPP-STA-06']]);
  });
});
