// The chains that GS1 US and GS1 Digital Licenses published: what is held of them leads up to the global office.
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../server/domain/json/json.ts';
import { recognise } from '../../server/domain/recognise/index.ts';
import { credentialsIn, examine, NO_COPIES } from '../../server/features/inspection/index.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { readJson, trustOf, type World } from './credentials.ts';

type Suite = World & { readonly cases: readonly { readonly id: string; readonly token?: string; readonly input?: JsonObject }[] };

function look(path: string, id: string, held: readonly string[]) {
  const suite = readJson<Suite>(`${vectors}formats/open/real-issuers/${path}.json`);
  const textOf = (name: string): string => {
    const one = suite.cases.find((found) => found.id === name);
    if (one === undefined) throw new Error(name);
    return one.token ?? JSON.stringify(one.input);
  };
  const [item, ...beside] = [id, ...held].flatMap((name) => recognise({ text: textOf(name), channel: 'file' }));
  if (item === undefined) throw new Error(id);

  const { licences, evidence } = examine(item, {
    ...NO_COPIES,
    now: new Date(suite.now),
    trust: trustOf(suite),
    beside: credentialsIn(beside),
  });
  const line = evidence.find(({ check }) => check === 'licence');
  return { chain: licences?.map(({ kind, value }) => `${kind} ${value}`), code: line?.code, detail: line?.detail };
}

if (vectors === undefined) it.skip(`GS1 licences: ${skipReason}`, () => {});
else
  describe('licences of real issuers', () => {
    it('under Ed25519Signature2020 lead from product data to the prefix of GS1 US; their status cannot be checked here', () => {
      const above = ['gs1us-35-KeyCredential', 'gs1us-17-GS1CompanyPrefixLicenseCredential', 'gs1global-16-GS1PrefixLicenseCredential'];
      const { chain, code, detail } = look('gs1-ed25519signature2020', 'gs1us-36-ProductDataCredential', above);
      expect(chain).toEqual(['prefix 08', 'company-prefix 08600057694', 'key 00860005769421', 'data 00860005769421']);
      expect(code).toBe('DPP-LIC-02');
      expect(detail).toMatch(/company-prefix 08600057694: valid-not-current/);
    });

    it('break where the prefix of the company is not within that of the member organisation', () => {
      const held = ['gs1global-16-GS1PrefixLicenseCredential'];
      expect(look('gs1-ed25519signature2020', 'gs1us-25-GS1CompanyPrefixLicenseCredential', held)).toMatchObject({
        code: 'DPP-LIC-10',
        detail: '09600057694 is not within 08',
      });
    });

    it('under ES256 lead to the sample of a global office, which nobody named as a source of prefixes', () => {
      const above = ['gs1-46-KeyCredential', 'gs1-40-GS1CompanyPrefixLicenseCredential', 'gs1-44-GS1PrefixLicenseCredential'];
      const { chain, code, detail } = look('gs1-es256', 'gs1-52-ProductDataCredential', above);
      expect(chain).toHaveLength(4);
      expect([code, detail]).toEqual(['DPP-LIC-02', expect.stringMatching(/fake_go_did is not named as a source of prefixes/)]);
    });
  });
