// SD-JWTs of any claims, with anything concealed and any part of it shown: two verifiers read exactly what is left.
import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ClaimPath, discloseOnly, disclosuresOf } from '../../../server/domain/formats/sd-jwt/disclosures.ts';
import { issueSdJwt } from '../../../server/domain/formats/sd-jwt/sd-jwt.ts';
import { isObject, type Json, type JsonObject, pointerTo } from '../../../server/domain/json/json.ts';
import { trustFromIssuers } from '../../../server/domain/trust/from-issuers.ts';
import { verifyCredential } from '../../../server/domain/verify/index.ts';
import { cases } from '../../fixtures/cases.ts';
import { openSdJwt } from '../../fixtures/independent-sd-jwt.ts';
import { NOW, testSigner } from '../../fixtures/signer.ts';

const signer = testSigner();
const trust = trustFromIssuers(
  [{ did: signer.did, origin: 'list', status: 'granted', didDocument: signer.didDocument, asOf: NOW.toISOString() }],
  { state: 'fresh', asOf: NOW.toISOString() },
);

const NAMES = ['a', 'b/c', 'd~e', '', 'constructor', '__proto__', '0', 'ä€𝄞', 'toString'];
const { claims: anyClaims } = fc.letrec<{ claims: JsonObject; value: Json }>((tie) => ({
  claims: fc.dictionary(fc.constantFrom(...NAMES), tie('value'), { maxKeys: 4 }) as fc.Arbitrary<JsonObject>,
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 3 }),
    tie('claims'),
  ),
}));

/** Every place in the claims, outer ones first. */
const placesIn = (value: Json, path: ClaimPath = []): readonly ClaimPath[] => {
  const inner: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? (value as readonly Json[]).map((element, index) => [index, element] as const)
    : isObject(value)
      ? Object.entries(value)
      : [];
  return inner.flatMap(([step, member]) => [[...path, step], ...placesIn(member, [...path, step])]);
};

/** The claims without what lies at these places. */
function without(value: Json, gone: ReadonlySet<string>, path: ClaimPath = []): Json {
  const stays = (step: string | number): boolean => !gone.has(pointerTo([...path, step]));
  if (Array.isArray(value))
    return (value as readonly Json[]).flatMap((element, index) => (stays(index) ? [without(element, gone, [...path, index])] : []));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => (stays(name) ? [[name, without(member, gone, [...path, name])]] : [])),
  );
}

it('whatever is concealed, and whatever of it is shown', async () => {
  await fc.assert(
    fc.asyncProperty(anyClaims, fc.infiniteStream(fc.nat(3)), async (content, coins) => {
      // Below a name of the test's own, so that no claim takes a place of the token's.
      const claims: JsonObject = { content };
      const coin = () => Number(coins.next().value);
      const concealed = placesIn(claims)
        .map(pointerTo)
        .filter(() => coin() > 0);
      const token = issueSdJwt({ typ: 'dc+sd-jwt', vct: 'https://dpp.example.org/vct/x', claims, concealed, signer, now: NOW });
      expect(
        disclosuresOf(token)
          .map(({ path }) => pointerTo(path))
          .sort(),
      ).toEqual([...concealed].sort());
      const hidden = new Set(concealed.filter(() => coin() === 0));
      const shown = discloseOnly(token, (path) => !hidden.has(pointerTo(path)));
      const { evidence, document } = verifyCredential({ kind: 'sd-jwt', text: shown, flags: [] }, { now: NOW, trust });
      expect(evidence[0]).toMatchObject({ check: 'integrity', outcome: 'passed' });
      const expected = canonicalize({
        iss: signer.did,
        iat: 1795253400,
        vct: 'https://dpp.example.org/vct/x',
        ...(without(claims, hidden) as JsonObject),
      });
      expect(canonicalize(document)).toBe(expected);
      expect(canonicalize((await openSdJwt(shown, signer.publicJwk)).claims)).toBe(expected);
    }),
    { numRuns: cases(150) },
  );
});
