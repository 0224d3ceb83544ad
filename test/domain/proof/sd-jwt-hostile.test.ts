// Hostile SD-JWTs: nothing throws, and no changed character of the issuer's JWT or of a disclosure goes through.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { splitSdJwt } from '../../../server/domain/proof/sd-jwt-parts.ts';
import { processPayload } from '../../../server/domain/proof/sd-jwt-payload.ts';
import { verifyCredential } from '../../../server/domain/verify/index.ts';
import { cases } from '../../fixtures/cases.ts';
import { issuer, NOW, trusting, VERIFIED } from '../../fixtures/issuing.ts';
import { claim, digestOf, element, encode, flat, hiding, issueSdJwt, placeholder } from '../../fixtures/sd-jwt-issuing.ts';

const trust = trusting(issuer());
const verify = (text: string) => verifyCredential({ kind: 'sd-jwt', text, flags: [] }, { now: NOW, trust });

const inner = claim('lei', '529900T8BM49AURSDO55');
const disclosures = [claim('hsCode', '850760'), element({ name: 'Nickel €' }), claim('producer', hiding(inner)), inner];
const [hsCode = '', nickel = '', producer = ''] = disclosures;
const good = issueSdJwt(flat({ ...hiding(hsCode, producer), materials: [placeholder(nickel)] }), disclosures);

it('any changed character is refused', () => {
  expect(verify(good).evidence[0]?.outcome).toBe('passed');
  const characters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~= \u0000é'];
  fc.assert(
    fc.property(
      fc.nat(good.length - 2),
      fc.constantFrom(...characters),
      fc.constantFrom('change', 'insert', 'delete'),
      (at, character, how) => {
        fc.pre(how !== 'change' || good[at] !== character);
        // White space before the token is none of its text.
        fc.pre(!(how === 'insert' && at === 0 && character === ' '));
        const changed = good.slice(0, at) + (how === 'delete' ? '' : character) + good.slice(how === 'insert' ? at : at + 1);
        const { evidence, document, disclosed } = verify(changed);
        expect(evidence[0]?.outcome).not.toBe('passed');
        expect(document ?? disclosed).toBeUndefined();
      },
    ),
    { numRuns: cases(4000) },
  );
});

it('any choice of disclosures in any order gives their claims and no others, or is refused', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(disclosures), (chosen) => {
      const { document, disclosed, undisclosed, evidence } = verify(`${[good.split('~')[0], ...chosen].join('~')}~`);
      if (chosen.includes(inner) && !chosen.includes(producer)) {
        expect(evidence[0]?.code).toBe('DPP-SIG-09');
        return;
      }
      const wanted: JsonObject = {
        ...(chosen.includes(hsCode) ? { hsCode: '850760' } : {}),
        ...(chosen.includes(nickel) ? { materials: [{ name: 'Nickel €' }] } : {}),
        ...(chosen.includes(producer) ? { producer: chosen.includes(inner) ? { lei: '529900T8BM49AURSDO55' } : {} } : {}),
      };
      expect(disclosed).toEqual(wanted);
      expect(document).toEqual(flat({ materials: [], ...wanted }));
      expect(undisclosed?.length).toBe(disclosures.length - chosen.length - (chosen.includes(producer) ? 0 : 1));
    }),
  );
});

it('never throws, and always reports every check', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('e30', 'W10', '', good.split('~')[0] ?? '', ...disclosures),
    fc.json().map((json) => Buffer.from(json).toString('base64url')),
  );
  const text = fc.oneof(
    fc.string(),
    fc.array(piece).map((pieces) => pieces.join('~')),
  );
  fc.assert(
    fc.property(text, (hostile) => {
      expect(new Set(verify(hostile).evidence.map(({ check }) => check))).toEqual(VERIFIED);
    }),
    { numRuns: cases(2000) },
  );
});

it('any signed payload and any disclosures are processed or refused, never half', () => {
  const names = fc.constantFrom('_sd', '...', '_sd_alg', '__proto__', 'a', 'iss', '');
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom<Json>(null, 1, 'x', 'sha-256', digestOf(encode(['s', 'a', 1])), digestOf(encode(['s', 1]))),
      fc.array(tie('value'), { maxLength: 3 }) as fc.Arbitrary<Json>,
      fc.dictionary(names, tie('value'), { maxKeys: 3 }) as fc.Arbitrary<Json>,
    ),
  }));
  fc.assert(
    fc.property(fc.dictionary(names, value), fc.array(value, { maxLength: 3 }), (payload, given) => {
      const parts = splitSdJwt(['a.b.c', ...given.map(encode), ''].join('~'));
      if ('detail' in parts) throw new Error(parts.detail);
      const result = processPayload(payload, parts.disclosures, new Set(['iss']));
      if ('claims' in result) expect(JSON.stringify(result.claims)).not.toMatch(/"(?:_sd|_sd_alg|\.\.\.)":/);
      else expect(result.code).toMatch(/^DPP-SIG-(?:06|09|10)$/);
    }),
    { numRuns: cases(3000) },
  );
});

it('the place of the digests among the other members makes no difference', () => {
  const disclosure = encode(['salt', 'hidden', { deep: true }]);
  const inner: [string, Json][] = [
    ['_sd', [digestOf(disclosure)]],
    ['text', 'x'],
    ['list', [1, { a: 1 }]],
    ['object', { b: null }],
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(inner, { minLength: inner.length }), fc.boolean(), (members, below) => {
      const holder = Object.fromEntries(members);
      const result = processPayload(below ? { holder } : holder, [disclosure], new Set());
      const { _sd: _, ...open } = holder;
      const whole = { ...open, hidden: { deep: true } };
      expect('claims' in result ? result.claims : result).toEqual(below ? { holder: whole } : whole);
    }),
  );
});
