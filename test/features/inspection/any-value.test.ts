// Whatever stands at whatever place of a document that comes from outside: what comes out is an answer, never a fault of the program.

import { sign } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { provedList, refusalOf } from '../../../server/domain/status-list/signed-list.ts';
import { readStatusList, readTokenStatusList, type SignedList } from '../../../server/domain/status-list/status-list.ts';
import { readTrustList } from '../../../server/domain/trust-list/read.ts';
import { documentSha256 } from '../../../server/domain/trust-list/shape.ts';
import { TRUST_LIST_TYPE } from '../../../server/domain/trust-list/trust-list.ts';
import { didKeyOf } from '../../../server/domain/trust-list/write.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { lookAt } from '../../../server/features/trust/key-document.ts';
import { readOthers } from '../../../server/features/trust/local-issuer.ts';
import { untpPassport } from '../../bench/verify.ts';
import { freshApp } from '../../fixtures/fresh-app.ts';
import { heldList } from '../../fixtures/held.ts';
import { DID, didDocument, issuer, NOW, passport, proofOptions, secure, token, trusting, verify } from '../../fixtures/issuing.ts';
import { LIST_URL, OPERATOR, revocationList, trustList, withList } from '../../fixtures/office.ts';
import { claim, flat, hiding, issueSdJwt } from '../../fixtures/sd-jwt-issuing.ts';
import { packed, statusEntry } from '../../fixtures/status-list-issuing.ts';

/** Objects without a text of their own, other types, the ends of the numbers, texts that end or turn a line. */
const VALUES: readonly Json[] = [
  { toString: 1, valueOf: 1 },
  { toString: { toString: null }, length: -1 },
  [{ toString: 1 }],
  [],
  {},
  null,
  true,
  -1,
  1e308,
  5e-324,
  '',
  '\u0000',
  '\u202e\n',
  'x:',
  '9'.repeat(400),
  [[[[]]]],
  JSON.parse('{"__proto__":{"x":1},"constructor":{"prototype":{}}}') as JsonObject,
];

type Path = readonly (string | number)[];

function* places(value: Json, at: Path = []): Generator<Path> {
  if (at.length > 0) yield at;
  if (Array.isArray(value)) for (const [index, one] of value.slice(0, 3).entries()) yield* places(one, [...at, index]);
  else if (typeof value === 'object' && value !== null)
    for (const name of Object.keys(value)) yield* places((value as JsonObject)[name] ?? null, [...at, name]);
}

function withValue(document: JsonObject, path: Path, value: Json): JsonObject {
  const copy = structuredClone(document) as JsonObject;
  let inner: Record<string | number, Json> = copy as Record<string, Json>;
  for (const step of path.slice(0, -1)) inner = inner[step] as Record<string | number, Json>;
  inner[path.at(-1) ?? ''] = value;
  return copy;
}

function eachValue(document: JsonObject, ask: (changed: JsonObject) => unknown, values = VALUES): void {
  const thrown: string[] = [];
  for (const path of places(document))
    for (const value of values) {
      try {
        ask(withValue(document, path, value));
      } catch (error) {
        thrown.push(
          `/${path.join('/')} = ${JSON.stringify(value).slice(0, 60)}: ${String((error as Error).stack)
            .split('\n')
            .slice(0, 2)
            .join(' ')}`,
        );
      }
    }
  expect(thrown).toEqual([]);
}

const fresh = freshApp({ now: () => NOW });
afterAll(() => fresh.close());
const { context } = fresh;

const STATUS = statusEntry('7', { id: `${LIST_URL}#7` });
const LIST = JSON.parse(revocationList([3])) as JsonObject;
const { proof: _, ...UNSIGNED_LIST } = LIST;
const TOKEN_LIST = {
  sub: 'https://maker.example/status/4',
  iss: DID,
  iat: 1_780_000_000,
  exp: 1_790_000_000,
  ttl: 3600,
  status_list: { bits: 1, lst: gzipSync(Buffer.alloc(64)).toString('base64url') },
};
const full = untpPassport(1);

it('a credential with a proof', () => {
  const document = { ...full, credentialStatus: STATUS, credentialSchema: { id: 'https://x.example/s', type: 'JsonSchema' } };
  eachValue(document, (changed) => verify(secure(changed)));
  eachValue(secure(document), (changed) => verify(changed));
  eachValue(
    proofOptions({ id: 'urn:p', domain: 'x', challenge: 'y', nonce: 'z', previousProof: 'urn:q', expires: '2030-01-01T00:00:00Z' }),
    (options) => verify(secure(passport(), options)),
  );
});

it('an entry of a status list that is held, and announces something', () => {
  const bits = {
    id: `${LIST_URL}#list`,
    type: 'BitstringStatusList',
    statusPurpose: ['message', 'refresh'],
    encodedList: packed(Buffer.alloc(131_072, 0xff)),
  };
  const list = heldList(revocationList([], { credentialSubject: bits, validUntil: '2030-01-01T00:00:00Z' }), NOW.toISOString());
  const trust = { ...trusting(issuer()), statusLists: new Map([[LIST_URL, list]]) };
  const messages = Array.from({ length: 256 }, (_, status) => ({ status: `0x${status.toString(16)}`, message: 'see the letter' }));
  const entry = { ...STATUS, statusPurpose: 'message', statusSize: 8, statusMessage: messages, statusReference: 'https://x.example' };
  eachValue({ ...passport(), credentialStatus: [entry, { ...STATUS, statusPurpose: 'refresh' }] }, (changed) =>
    verify(secure(changed), { trust }),
  );
});

it('a token, its header and its claims', () => {
  eachValue({ alg: 'EdDSA', typ: 'vc+jwt', cty: 'vc', kid: `${DID}#key-1`, crit: ['exp'], b64: true, iss: DID, jwk: {} }, (header) =>
    verify(token(passport(), header)),
  );
  eachValue(
    {
      ...passport(),
      credentialStatus: STATUS,
      status: { status_list: { idx: 1, uri: 'https://maker.example/status/4' } },
      iat: 1,
      exp: 2,
      nbf: 3,
      iss: DID,
      sub: 'x',
      jti: 'y',
      aud: 'z',
      vc: {},
    },
    (claims) => verify(token(claims)),
  );
});

it('an SD-JWT, its claims and what it discloses', () => {
  const disclosure = claim('materials', 'steel');
  const claims = flat({
    ...hiding(disclosure),
    _sd_alg: 'sha-256',
    cnf: { jwk: { kty: 'OKP' } },
    status: { status_list: { idx: 1, uri: 'https://x.example/4' } },
    exp: 9_999_999_999,
    nbf: 1,
    aud: 'x',
    nested: { _sd: ['x'], list: [{ '...': 'x' }] },
  });
  eachValue(claims, (changed) => verify(issueSdJwt(changed, [disclosure]), { kind: 'sd-jwt' }));
  for (const value of VALUES)
    for (const one of [[value], [value, 'a', 1], ['s', value, 1], ['s', 'a', value], ['s', value]]) {
      const odd = Buffer.from(JSON.stringify(one)).toString('base64url');
      expect(() => verify(issueSdJwt(flat(hiding(odd)), [odd]), { kind: 'sd-jwt' })).not.toThrow();
    }
});

it('the DID document of an issuer', () => {
  const key = {
    id: `${DID}#key-2`,
    type: 'Multikey',
    controller: DID,
    publicKeyMultibase: 'z6Mk',
    revoked: '2027-01-01T00:00:00Z',
    expires: '2028-01-01T00:00:00Z',
  };
  const { verificationMethod, ...rest } = didDocument();
  const document = {
    '@context': ['https://www.w3.org/ns/did/v1'],
    ...rest,
    verificationMethod: [...(verificationMethod as Json[]), key],
    service: [{ id: '#s', type: 'x', serviceEndpoint: 'https://x.example' }],
    alsoKnownAs: ['x'],
  } as JsonObject;
  const [good, bare] = [secure(), token()];
  eachValue(document, (didDocument) => {
    const trust = trusting(issuer({ didDocument }));
    verify(good, { trust });
    verify(bare, { trust });
    inspect({ channel: 'manual', text: JSON.stringify(didDocument) }, context);
  });
});

it('a DID document that is looked at to be added by hand', () => {
  eachValue(didDocument(), (document) => lookAt(() => readOthers(context, JSON.stringify(document))));
});

it('a status list, as a credential and as a token', () => {
  const trust = trusting(issuer());
  const signedList: SignedList = (text) => {
    const signed = provedList(text, trust);
    return 'refused' in signed ? signed : (refusalOf(signed, trust, NOW) ?? signed);
  };
  eachValue(UNSIGNED_LIST, (changed) => readStatusList(JSON.stringify(secure(changed)), signedList));
  eachValue(LIST, (changed) => readStatusList(JSON.stringify(changed), signedList));
  eachValue(TOKEN_LIST, (claims) => readTokenStatusList(token(claims, { typ: 'statuslist+jwt' }), signedList));
  eachValue({ alg: 'EdDSA', typ: 'statuslist+jwt', kid: `${DID}#key-1` }, (header) =>
    readTokenStatusList(token(TOKEN_LIST, header), signedList),
  );
});

it('a trust list, its header and its claims', () => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const forced = (claims: unknown, header: unknown): string => {
    const input = `${part(header)}.${part(claims)}`;
    return `${input}.${sign(null, Buffer.from(input), OPERATOR).toString('base64url')}`;
  };
  const header = { alg: 'EdDSA', typ: TRUST_LIST_TYPE, kid: didKeyOf(OPERATOR) };
  const claims = structuredClone(
    trustList(1, [
      {
        ...withList([1]),
        credentialTypes: ['x'],
        statusListIssuers: ['did:web:y.example'],
        identityAnchors: ['x'],
        since: '2027-01-01T00:00:00Z',
      },
    ]),
  ) as unknown as JsonObject;
  eachValue(claims, (changed) => readTrustList(forced(changed, header)));
  eachValue(header, (changed) => readTrustList(forced(claims, changed)));
  eachValue(didDocument(), (document) => {
    const [entry] = trustList(1).entries;
    let digest = '';
    try {
      digest = documentSha256(document);
    } catch {
      return;
    }
    readTrustList(forced({ ...trustList(1), entries: [{ ...entry, didDocument: document, didDocumentSha256: digest }] }, header));
  });
});

it('whatever is scanned or imported', () => {
  const events = JSON.parse(JSON.stringify(sampleSet()[0]?.events ?? [])) as Json[];
  const things: JsonObject[] = [
    JSON.parse(JSON.stringify(sampleSet()[0]?.passport)) as JsonObject,
    {
      '@context': ['https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld'],
      type: 'EPCISDocument',
      schemaVersion: '2.0',
      creationDate: '2026-05-01T00:00:00Z',
      epcisBody: { eventList: events.slice(0, 2) },
    },

    secure(),
    { '@context': ['https://www.w3.org/ns/credentials/v2'], type: ['VerifiablePresentation'], verifiableCredential: [secure()] },
    { '@context': 'https://www.w3.org/ns/credentials/v2', type: 'EnvelopedVerifiableCredential', id: `data:application/vc+jwt,${token()}` },
  ];
  for (const thing of things)
    eachValue(
      thing,
      (changed) => {
        inspect({ channel: 'file', text: JSON.stringify(changed) }, context);
        importText(JSON.stringify(changed), context);
      },
      [VALUES[0] ?? null, VALUES[2] ?? null, null],
    );
});
