// eddsa-jcs-2022: the W3C vector step by step, and every derived case with its signature and its verdict.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decodeMultibase } from '../../server/domain/encoding/base58.ts';
import { canonicalise } from '../../server/domain/json/jcs.ts';
import { isObject, type Json, type JsonObject } from '../../server/domain/json/json.ts';
import { hashData } from '../../server/domain/proof/data-integrity.ts';
import { trustFromDidDocuments } from '../../server/domain/trust/from-did-documents.ts';
import { verifyCredential, verifySignature } from '../../server/domain/verify/index.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { accepts, credential, readJson, trustOf, type World } from './credentials.ts';

interface Case {
  readonly id: string;
  readonly input?: Json;
  readonly input_text?: string;
  readonly expect: { readonly signature: string; readonly verdict: 'accept' | 'reject' | 'either' };
}

if (vectors === undefined) it.skip(`eddsa-jcs-2022: ${skipReason}`, () => {});
else {
  const folder = `${vectors}credentials/open/eddsa-jcs-2022/`;
  const text = (name: string): string => readFileSync(`${folder}w3c/${name}`, 'utf8').trim();
  const sha256 = (value: string): string => createHash('sha256').update(value).digest('hex');

  describe('the W3C vector', () => {
    const unsigned: JsonObject = JSON.parse(text('unsigned.json'));
    const options: JsonObject = JSON.parse(text('proofConfigJCS.json'));
    it('has our canonical texts and hashes', () => {
      expect(canonicalise(unsigned)).toBe(text('canonDocJCS.txt'));
      expect(sha256(canonicalise(unsigned))).toBe(text('docHashJCS.txt'));
      expect(canonicalise(options)).toBe(text('proofCanonJCS.txt'));
      expect(sha256(canonicalise(options))).toBe(text('proofHashJCS.txt'));
      expect(hashData(unsigned, options).toString('hex')).toBe(text('combinedHashJCS.txt'));
    });
    it('has our decoding of the signature', () => {
      expect(Buffer.from(decodeMultibase(text('sigBTC58JCS.txt')) ?? []).toString('hex')).toBe(text('sigHexJCS.txt'));
    });
    it('verifies, and names nobody whom we could trust: its issuer is not the owner of its key', () => {
      const input = credential('vc', text('signedJCS.json'));
      const trust = trustFromDidDocuments([], { asOf: '2026-01-01T00:00:00Z' });
      expect(verifySignature(input, trust)).toBe('valid');
      const { evidence, document } = verifyCredential(input, { now: new Date('2026-01-01T00:00:00Z'), trust });
      expect(document).toEqual(unsigned);
      expect(evidence.map(({ code }) => code)).toContain('DPP-ISS-10');
    });
  });

  describe('derived cases', () => {
    const world: World & { readonly cases: readonly Case[] } = readJson(`${folder}derived.json`);
    it('has cases', () => expect(world.cases.length).toBeGreaterThan(50));
    it.each(world.cases)('$id', ({ input, input_text, expect: expected }) => {
      const received = credential('vc', input_text ?? JSON.stringify(input));
      expect(verifySignature(received, trustOf(world))).toBe(expected.signature);
      if (expected.verdict !== 'either') expect(accepts(received, world)).toBe(expected.verdict === 'accept');
    });
    it('never shows a context that was appended after signing', () => {
      const appended = world.cases.find(({ id }) => id === 'ctx-appended-after-signing')?.input;
      const { document } = verifyCredential(credential('vc', JSON.stringify(appended)), {
        now: new Date(world.now),
        trust: trustOf(world),
      });
      if (!isObject(appended) || !isObject(appended.proof)) throw new Error('the vector has changed');
      expect(document?.['@context']).toEqual(appended.proof['@context']);
      expect(document?.['@context']).not.toEqual(appended['@context']);
    });
    it('reports the unsupported member of a proof set next to the proof that holds', () => {
      const set = world.cases.find(({ id }) => id === 'policy-proof-set-unknown-suite-member')?.input;
      const { evidence } = verifyCredential(credential('vc', JSON.stringify(set)), { now: new Date(world.now), trust: trustOf(world) });
      expect(evidence.filter(({ check }) => check === 'integrity').map(({ code }) => code)).toEqual(['DPP-SIG-01', 'DPP-SIG-16']);
    });
  });

  describe('proof chains and RDF canonicalisation', () => {
    const read = (name: string) => credential('vc', readFileSync(`${folder}${name}`, 'utf8'));
    it.each([
      ['proof-set-chain-rdfc/signedProofChain2.json', 'DPP-SIG-40'],
      ['previous-proof-inputs-rdfc/1.1-previousProofStringOk-SimpleSigned2.json', 'DPP-SIG-15'],
      ['previous-proof-inputs-rdfc/1.1-previousProofArrayMissingFail-SimpleSigned2.json', 'DPP-SIG-15'],
    ])('%s cannot be checked, which is not the same as invalid', (name, code) => {
      const trust = trustFromDidDocuments([], { asOf: '2026-01-01T00:00:00Z' });
      const { evidence, document } = verifyCredential(read(name), { now: new Date('2026-01-01T00:00:00Z'), trust });
      expect(document).toBeUndefined();
      expect(evidence[0]).toMatchObject({ check: 'integrity', outcome: 'not-checked', code });
    });
  });
}
