// The signed forms of a passport come back byte by byte from what is stored of them, whatever they say, and never altered.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Passport } from '../../../server/domain/passport/model.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { publish, type SignedCredential } from '../../../server/features/issuing/sign-passport.ts';
import { type PackedForms, packForms, unpackJwt, unpackRest, unpackVc } from '../../../server/store/issued/forms.ts';
import { packPieces, unpackPieces } from '../../../server/store/issued/pieces.ts';
import { BASE_URL, NOW, testSigner } from '../../fixtures/signer.ts';

const SAMPLES = sampleSet();

function signed(passport: Passport, events: Parameters<typeof publish>[2]['events'] = [], isListed = true): readonly SignedCredential[] {
  let place = 100;
  const indexFor = () => {
    place += 1;
    return { list: 1, index: place };
  };
  return publish(passport, testSigner(), { baseUrl: BASE_URL, now: NOW, events, ...(isListed ? { indexFor } : {}) }).credentials;
}

function unpacked({ vc, jwt, rest }: PackedForms): readonly string[] {
  const base = unpackVc(vc);
  return [base.toString(), unpackJwt(jwt, base).toString(), ...unpackRest(rest, base)];
}

const sizeOf = ({ vc, jwt, rest }: PackedForms): number => vc.length + jwt.length + rest.length;

describe('the forms of a passport', () => {
  it.each(SAMPLES)('of the sample set come back: $passport.dppCode', ({ passport, events }) => {
    for (const isListed of [true, false]) {
      const bodies = signed(passport, events, isListed).map(({ body }) => body);
      const packed = packForms(bodies);
      expect(unpacked(packed)).toEqual(bodies);
      // Eight times the same payload, of which salts and signatures are random.
      expect(sizeOf(packed)).toBeLessThan(bodies.join('').length / 5);
    }
  });

  it('come back for any text in any language', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(
        fc.constantFrom(...SAMPLES),
        fc.dictionary(fc.constantFrom('en', 'de', 'fr', 'el'), text, { minKeys: 1 }),
        fc.dictionary(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), fc.jsonValue({ maxDepth: 2 })),
        ({ passport, events }, productName, more) => {
          const changed = { ...passport, productName: { ...productName, en: 'x' }, extension: more } as unknown as Passport;
          const bodies = signed(changed, events).map(({ body }) => body);
          expect(unpacked(packForms(bodies))).toEqual(bodies);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('come back when they share nothing', () => {
    const bodies = ['{}', 'no token', '{"a":"é"}', 'a.b.c', 'e30.e30.e30~', 'e30.e30.e30~WyJhIl0~', 'e30.e30.e31~', '', 'é~'];
    expect(unpacked(packForms(bodies))).toEqual(bodies);
    const [vc = '', , ...others] = signed(SAMPLES[0]?.passport as Passport).map(({ body }) => body);
    // Base64url that encodes the same bytes in another way.
    for (const jwt of ['e30.e31.e30', 'e30.e30', `${vc}.x.y`, '..']) expect(unpacked(packForms([vc, jwt, ...others]))[1]).toBe(jwt);
  });

  it('are never another text for damaged bytes', () => {
    const bodies = signed(SAMPLES[0]?.passport as Passport)
      .map(({ body }) => body)
      .slice(2);
    const vc = Buffer.from('{"a":1}');
    const rest = Buffer.from(packForms(['{"a":1}', 'x', ...bodies]).rest);
    fc.assert(
      fc.property(fc.nat({ max: rest.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, bits) => {
        const damaged = Buffer.from(rest);
        damaged[at] = (damaged[at] ?? 0) ^ bits;
        let found: readonly string[] | undefined;
        try {
          found = unpackRest(damaged, vc);
        } catch {
          return;
        }
        expect(found).toEqual(bodies);
      }),
      { numRuns: 500 },
    );
  });
});

describe('the pieces of tokens', () => {
  it('leave out the digests that the disclosures give', () => {
    const [, , token = '', older = ''] = signed(SAMPLES[0]?.passport as Passport).map(({ body }) => body);
    const digests = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())._sd as readonly string[];
    expect(digests.length).toBeGreaterThan(2);
    const packed = packPieces([token, older]);
    for (const digest of digests) expect(packed.includes(digest)).toBe(false);
    expect(unpackPieces(packed)).toEqual([token, older]);
    // Alone, the older type has no disclosures from which they would follow.
    const alone = packPieces([older]);
    for (const digest of digests) expect(alone.includes(digest)).toBe(true);
    expect(unpackPieces(alone)).toEqual([older]);
  });

  it('come back for a token that has a disclosure twice, and for one that imitates the mark', () => {
    const b64 = (text: string): string => Buffer.from(text).toString('base64url');
    const twice = `${b64('{}')}.${b64('{}')}.${b64('s')}~${b64('["a"]')}~${b64('["a"]')}~`;
    const imitated = `${b64('{}')}.${b64('{"_sd":["\u00010"]}')}.${b64('s')}~${b64('["a"]')}~`;
    expect(unpackPieces(packPieces([twice, imitated, twice]))).toEqual([twice, imitated, twice]);
  });
});
