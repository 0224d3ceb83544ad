// VCDM 2.0: the inputs of the W3C suite, accepted or refused by their names.
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { credentialFaults, presentationFaults } from '../../server/domain/credential/vcdm.ts';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { readJson } from './credentials.ts';

/** The suite hands its inputs to an issuer, which fills in itself (also into an object without `id`); what is missing on purpose stays missing. */
function asIssued(name: string, input: JsonObject): JsonObject {
  if (name.startsWith('presentation-') || name.includes('no-issuer')) return input;
  const { issuer } = input;
  const did = 'did:example:issuer';
  if (issuer === undefined) return { ...input, issuer: did };
  return typeof issuer === 'object' && issuer !== null && !Array.isArray(issuer) && !('id' in issuer)
    ? { ...input, issuer: { ...issuer, id: did } }
    : input;
}

/** `fail-or-inject`: a verifier cannot inject the base context, so its absence is refused. */
const isLegal = (name: string): boolean => !/-fail/.test(name);

if (vectors === undefined) it.skip(`vcdm2: ${skipReason}`, () => {});
else {
  const folder = `${vectors}credentials/open/vcdm2/input/`;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  describe('W3C suite', () => {
    it('has inputs', () => expect(names.length).toBeGreaterThan(50));
    it.each(names)('%s', (name) => {
      const input = asIssued(name, readJson<JsonObject>(folder + name));
      const faults = name.startsWith('presentation-') ? presentationFaults(input) : credentialFaults(input);
      if (isLegal(name)) expect(faults).toEqual([]);
      else expect(faults.length).toBeGreaterThan(0);
    });
  });
}
