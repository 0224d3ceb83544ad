// Hostile input: nothing throws, and no changed byte of a valid credential leaves the integrity check passed with another document.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalise } from '../../../server/domain/json/jcs.ts';
import { decide } from '../../../server/domain/verdict/decide.ts';
import { verifyCredential } from '../../../server/domain/verify/index.ts';
import { cases } from '../../fixtures/cases.ts';
import { CONTEXT, issuer, NOW, passport, proofOptions, secure, token, trusting, VERIFIED } from '../../fixtures/issuing.ts';

const trust = trusting(issuer());
const kind = fc.constantFrom('vc', 'vc-jwt', 'enveloped-vc', 'sd-jwt');
const good = {
  vc: JSON.stringify(secure()),
  'vc with context': JSON.stringify(secure(passport(), proofOptions({ '@context': CONTEXT }))),
  'vc-jwt': token(),
  'enveloped-vc': JSON.stringify({ '@context': CONTEXT, id: `data:application/vc+jwt,${token()}`, type: 'EnvelopedVerifiableCredential' }),
} as const;
const kindOf = (name: keyof typeof good) => (name === 'vc with context' ? 'vc' : name);
const signed = canonicalise(passport());

it.each(Object.keys(good) as (keyof typeof good)[])('every byte of a valid %s counts', (name) => {
  const bytes = Buffer.from(good[name]);
  const whole = verifyCredential({ kind: kindOf(name), text: good[name], flags: [] }, { now: NOW, trust });
  expect(whole.evidence[0]?.outcome).toBe('passed');
  const different = fc.property(
    fc.nat(bytes.length - 1),
    fc.integer({ min: 1, max: 255 }),
    fc.constantFrom('change', 'insert', 'delete', 'swap'),
    (at, by, how) => {
      const [before, here, after] = [bytes.subarray(0, at), bytes[at] ?? 0, bytes.subarray(at + 1)];
      const changed = {
        change: () => [before, Buffer.from([here ^ by]), after],
        insert: () => [before, Buffer.from([by, here]), after],
        delete: () => [before, after],
        swap: () => [before, after.subarray(0, 1), Buffer.from([here]), after.subarray(1)],
      }[how]();
      const text = Buffer.concat(changed).toString('utf8');
      const { evidence, document } = verifyCredential({ kind: kindOf(name), text, flags: [] }, { now: NOW, trust });
      // White space between tokens, another spelling of an escape: the document must then be exactly the signed one.
      if (evidence[0]?.outcome === 'passed') expect(canonicalise(document ?? null)).toBe(signed);
      else expect(document).toBeUndefined();
    },
  );
  fc.assert(different, { numRuns: cases(1500) });
});

it('never throws, and always reports every check', () => {
  const keys = [
    '@context',
    'id',
    'type',
    'issuer',
    'proof',
    'credentialSubject',
    'validFrom',
    'credentialStatus',
    'cryptosuite',
    'verificationMethod',
    'proofValue',
    'created',
    '__proto__',
    'constructor',
  ];
  const values = fc.constantFrom<unknown>(
    null,
    0,
    '',
    'did:key:z6Mk',
    'https://x.example#k',
    [],
    {},
    'DataIntegrityProof',
    'eddsa-jcs-2022',
    'z1',
    'VerifiableCredential',
    'did:web:maker.example#key-1',
    '2026-13-01T00:00:00Z',
    'EnvelopedVerifiableCredential',
    'data:application/vc+jwt,..',
  );
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      values,
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.array(fc.tuple(fc.constantFrom(...keys), tie('tree')), { maxLength: 8 }).map((members) => Object.fromEntries(members)),
    ),
  }));
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    tree.map((value) => JSON.stringify(value)),
    tree.map((value) => JSON.stringify({ ...JSON.parse(good.vc), proof: value })),
    tree.map((value) => JSON.stringify({ ...JSON.parse(good.vc), issuer: value, credentialStatus: value })),
    fc
      .array(
        fc.oneof(
          fc.base64String(),
          fc.string(),
          tree.map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
        ),
        { maxLength: 5 },
      )
      .map((parts) => parts.join('.')),
  );
  fc.assert(
    fc.property(kind, text, (one, input) => {
      const { evidence } = verifyCredential(
        { kind: one, text: input, flags: [] },
        { now: NOW, trust, expected: { gtin: '09520123456788' } },
      );
      expect(new Set(evidence.map(({ check }) => check))).toEqual(VERIFIED);
      expect(['cannot-check', 'unknown-issuer', 'invalid']).toContain(decide(evidence).headline);
    }),
    { numRuns: cases(3000) },
  );
});

it('judges whatever a trusted issuer signs, without throwing', () => {
  const values = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.constantFrom('2026-01-01T00:00:00Z', 'https://x.example/01/1', { type: 'BitstringStatusListEntry' }, [{}]),
  );
  const names = fc.constantFrom(
    '@context',
    'type',
    'id',
    'issuer',
    'credentialSubject',
    'validFrom',
    'validUntil',
    'credentialStatus',
    'credentialSchema',
    'name',
    'relatedResource',
    'evidence',
    'iat',
    'exp',
    'status',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values), { maxLength: 4 }), (members) => {
      const document = passport(JSON.parse(JSON.stringify(Object.fromEntries(members))));
      for (const [one, input] of [
        ['vc', JSON.stringify(secure(document))],
        ['vc-jwt', token(document)],
      ] as const) {
        const { evidence } = verifyCredential(
          { kind: one, text: input, flags: [] },
          { now: NOW, trust, expected: { gtin: '09520123456788' } },
        );
        expect(new Set(evidence.map(({ check }) => check))).toEqual(VERIFIED);
      }
    }),
    { numRuns: cases(600) },
  );
});

it('answers large and deep input within the time limit of a test: nothing is quadratic', () => {
  const members = Array.from({ length: 60_000 }, (_, index) => `"k${(index * 7919) % 60_000}":${index}`).join(',');
  const texts = [
    `{"proof":{},${members}}`,
    `{"a":${'['.repeat(1e6)}`,
    `{"proof":[${'{},'.repeat(1e6)}{}]}`,
    `{"a":"${'\\ud83d\\ude00'.repeat(3e5)}"}`,
    '.'.repeat(1e6),
    `{"@context":[${'"https://x.example/",'.repeat(2e5)}1]}`,
  ];
  for (const text of texts) {
    for (const one of ['vc', 'vc-jwt', 'enveloped-vc'] as const) {
      const { evidence } = verifyCredential({ kind: one, text, flags: [] }, { now: NOW, trust });
      expect(evidence[0]?.outcome).not.toBe('passed');
    }
  }
});
