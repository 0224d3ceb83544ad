// The suites of what real issuers sign: runs each case against the program and reports where it differs from the expectation.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../server/domain/json/json.ts';
import type { CredentialInput } from '../../server/domain/recognise/recognised.ts';
import { trustFromDidDocuments } from '../../server/domain/trust/from-did-documents.ts';
import { decide } from '../../server/domain/verdict/decide.ts';
import { verifyCredential, verifySignature } from '../../server/domain/verify/index.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { credential, readJson, trustOf, type World } from './credentials.ts';
import { FORMATS } from './exceptions.ts';

export interface FormatCase {
  readonly id: string;
  readonly token?: string;
  readonly input?: JsonObject;
  readonly expect: {
    readonly signature: 'valid' | 'invalid' | 'not-evaluated';
    readonly verdict: 'accept' | 'reject' | 'either';
    readonly headlines?: readonly string[];
  };
}

export type FormatSuite = World & { readonly cases: readonly FormatCase[] };

/** The suites call *genuine, not current* by another name. */
const HEADLINES: Readonly<Record<string, string>> = { 'genuine-not-current': 'valid-not-current' };

/** Runs every case of a suite under `formats/open`, given with its path. */
export function runFormats(path: string, kindOf: (one: FormatCase) => CredentialInput['kind'], atLeast: number): void {
  if (vectors === undefined) return void it.skip(`${path}: ${skipReason}`, () => {});
  const suite = readJson<FormatSuite>(`${vectors}formats/open/${path}.json`);
  describe(path, () => {
    it('has cases', () => expect(suite.cases.length).toBeGreaterThanOrEqual(atLeast));
    it.each(suite.cases)('$id', (one) => {
      const received = credential(kindOf(one), one.token ?? JSON.stringify(one.input));
      const trust = trustOf(suite);
      const { evidence } = verifyCredential(received, { now: new Date(suite.now), trust });
      const { headline } = decide(evidence);
      const shown = `${one.id}: ${headline}, ${evidence.map(({ code, detail }) => `${code} ${detail ?? ''}`).join('; ')}`;
      const { signature, verdict, headlines } = { ...one.expect, ...FORMATS[`${path}/${one.id}`]?.expect };
      // The bare signature is asked for with every document of the suite at hand, also those of issuers who are not trusted.
      const documents = trustFromDidDocuments(suite.trust.did_documents, { asOf: suite.now });
      expect(verifySignature(received, documents), shown).toBe(signature);
      if (headlines !== undefined) expect(headlines, shown).toContain(HEADLINES[headline] ?? headline);
      else if (verdict !== 'either') expect(headline === 'valid', shown).toBe(verdict === 'accept');
    });
  });
}
