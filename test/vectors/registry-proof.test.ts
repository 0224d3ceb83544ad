// Proofs of registration of the CIRPASS-2 pilot: the seal of each case, and its verdict about the passport as it was received.
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { recognise } from '../../server/domain/recognise/index.ts';
import { isKeySet, readRegistryProof, readSealKeys, type SealKeys } from '../../server/domain/registry-proof/index.ts';
import { examine, NO_COPIES } from '../../server/features/inspection/index.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { readJson } from './credentials.ts';

interface Suite {
  readonly now: string;
  readonly passport: string;
  readonly jwks: JsonObject;
  readonly cases: readonly {
    readonly id: string;
    readonly token: string;
    readonly expect: { readonly signature: 'valid' | 'invalid' | 'not-evaluated'; readonly verdict: 'reject' | 'either' };
  }[];
}

function keysOf(jwks: JsonObject): SealKeys {
  const read = isKeySet(jwks) ? readSealKeys(jwks) : { detail: 'no key set' };
  if ('detail' in read) throw new Error(read.detail);
  return read;
}

if (vectors === undefined) it.skip(`registry-proof: ${skipReason}`, () => {});
else {
  const suite = readJson<Suite>(`${vectors}formats/open/registry-proof/mock-eu-registry.json`);
  const sealKeys = keysOf(suite.jwks);
  const received = createHash('sha256').update(suite.passport).digest('hex');
  const heldBytes = (sha256: string) => (sha256 === received ? { text: suite.passport } : undefined);
  const look = (token: string) => {
    const [item] = recognise({ text: token, channel: 'file' });
    if (item === undefined) throw new Error('nothing was recognised');
    const trust = { issuers: new Map(), state: 'none' as const, sealKeys };
    return examine(item, { now: new Date(suite.now), trust, ...NO_COPIES, heldBytes });
  };

  describe('registry-proof/mock-eu-registry', () => {
    it('has cases', () => expect(suite.cases.length).toBeGreaterThanOrEqual(6));

    it.each(suite.cases)('$id', ({ token, expect: { signature, verdict } }) => {
      const { recognised, verdict: given, evidence } = look(token);
      expect(recognised.kind).toBe('registry-proof');
      expect(readRegistryProof(token, sealKeys).seal.signature).toBe(signature);
      // A proof with a good seal about the passport at hand is genuine; all others are less.
      const isGenuine = ['valid', 'valid-not-current'].includes(given.headline) && evidence.some(({ code }) => code === 'DPP-PRD-17');
      expect(given.headline).not.toBe('valid');
      expect(isGenuine).toBe(verdict === 'either');
    });

    it('tells a hash of another passport, and a time without a zone', () => {
      const codes = (id: string) => look(suite.cases.find((one) => one.id === id)?.token ?? '').evidence.map(({ code }) => code);
      expect(codes('neg-hash-of-another-passport')).toContain('DPP-PRD-18');
      expect(codes('neg-registered-at-without-zone-is-no-instant')).toContain('DPP-DAT-13');
    });
  });
}
