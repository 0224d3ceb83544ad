// Wycheproof's ECDSA cases and the RFC 8032 vectors in every engine that knows the algorithm.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { admitEd25519 } from '../../server/domain/keys/ed25519.ts';
import { readJwk } from '../../server/domain/keys/jwk.ts';
import type { SignatureCheck } from '../../server/domain/keys/verify-signature.ts';
import { askEngines } from '../../server/features/engines/index.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { readJson } from './credentials.ts';

const said = async (check: SignatureCheck): Promise<readonly string[]> => [
  ...new Set((await askEngines(check)).answers.map(({ answer }) => answer).filter((answer) => answer !== 'unavailable')),
];

if (vectors === undefined) it.skip(`engines: ${skipReason}`, () => {});
else {
  interface Group {
    readonly publicKeyJwk: JsonObject;
    readonly tests: readonly { readonly tcId: number; readonly msg: string; readonly sig: string; readonly result: string }[];
  }
  describe.each(['ecdsa_secp256r1_sha256_p1363_test', 'ecdsa_secp384r1_sha384_p1363_test'])('Wycheproof %s', (name) => {
    it('has one answer for each case', async () => {
      const { groups } = readJson<{ readonly groups: readonly Group[] }>(`${vectors}formats/open/wycheproof/${name}.json`);
      let cases = 0;
      for (const { publicKeyJwk, tests } of groups) {
        const reading = readJwk(publicKeyJwk);
        if (!reading.ok) throw new Error(reading.detail);
        for (const { tcId, msg, sig, result } of tests) {
          const check = { key: reading.key, message: Buffer.from(msg, 'hex'), signature: Buffer.from(sig, 'hex') };
          expect(await said(check), `case ${tcId}`).toEqual([result === 'valid' ? 'match' : 'no-match']);
          cases++;
        }
      }
      expect(cases).toBeGreaterThan(170);
    });
  });

  interface Rfc8032 {
    readonly public: string;
    readonly message: string;
    readonly signature: string;
  }
  it('RFC 8032 has one answer for each case', async () => {
    for (const { public: raw, message, signature } of readJson<Rfc8032[]>(`${vectors}credentials/open/ed25519/rfc8032.json`)) {
      const admission = admitEd25519(Buffer.from(raw, 'hex'));
      if (!admission.ok) throw new Error(admission.detail);
      const check = { key: admission.key, message: Buffer.from(message, 'hex'), signature: Buffer.from(signature, 'hex') };
      expect(await said(check)).toEqual(['match']);
      expect(await said({ ...check, message: Buffer.concat([check.message, Buffer.alloc(1)]) })).toEqual(['no-match']);
    }
  });
}
