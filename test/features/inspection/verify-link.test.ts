// A verify link in the query of a product's own address: the product on the label decides what the credential has to be about.
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { sha256Hex } from '../../../server/store/passports/credentials.ts';
import type { FreshApp } from '../../fixtures/fresh-app.ts';
import { passport, secure } from '../../fixtures/issuing.ts';
import { appWithList } from '../../fixtures/trust-lists.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const about = (serial: string, more: JsonObject = {}): string =>
  JSON.stringify(
    secure(
      passport({
        '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'],
        type: ['VerifiableCredential', 'DigitalProductPassport'],
        id: `https://maker.example/c/${serial}`,
        credentialSubject: { id: `https://maker.example/01/09520123456788/21/${serial}`, name: 'Zelle' },
        ...more,
      }),
    ),
  );
const A1 = about('A1');
const B2 = about('B2');

let fresh: FreshApp;
beforeEach(() => {
  fresh = appWithList(NOW);
});
afterEach(() => fresh.close());

const hold = (...texts: readonly string[]) => {
  for (const text of texts) expect(importText(text, fresh.context).refused).toEqual([]);
};
const verify = (serial: string, more: object = {}) =>
  `q=${encodeURIComponent(JSON.stringify({ payload: { uri: `https://maker.example/c/${serial}`, ...more } }))}`;
const look = (text: string) => {
  const [found] = inspect({ channel: 'camera', text }, fresh.context).inspections;
  if (found === undefined) throw new Error('no inspection');
  return found;
};

describe('V9: a link to the passport of B2 on the label of A1', () => {
  const label = `https://id.gs1.org/01/09520123456788/21/A1?${verify('B2')}`;
  it('is about another item, though that passport is genuine', () => {
    hold(B2);
    expect(look(label)).toMatchObject({
      headline: 'invalid',
      reasons: ['DPP-PRD-04'],
      recognised: { gtin: '09520123456788', serial: 'A1' },
    });
  });
  it('is no better when the passport of A1 is held too', () => {
    hold(A1, B2);
    expect(look(label).headline).toBe('invalid');
  });
  it('is about A1 when nothing is held under the link', () => {
    hold(A1);
    expect(look(label)).toMatchObject({ headline: 'valid', credential: { raw: A1 } });
    expect(look(label).checks).toContainEqual(expect.objectContaining({ code: 'DPP-PRD-01' }));
  });
});

describe('V9: a link on the label of A1 to its own passport', () => {
  const label = (more: object = {}) => `https://id.gs1.org/01/09520123456788/21/A1?${verify('A1', more)}`;
  it('is valid, compared with the label', () => {
    hold(A1);
    for (const one of [label(), label({ hash: sha256Hex(A1) })]) {
      expect(look(one)).toMatchObject({ headline: 'valid', credential: { raw: A1 } });
      expect(look(one).checks).toContainEqual(expect.objectContaining({ code: 'DPP-PRD-01' }));
    }
  });
  it('does not count with the digest of another one', () => {
    hold(A1);
    expect(look(label({ hash: sha256Hex(B2) }))).toMatchObject({ headline: 'cannot-check', reasons: ['DPP-SIG-13'] });
    expect(look(label({ hash: 5 }))).toMatchObject({ headline: 'cannot-check', recognised: { inputCode: 'DPP-INP-24' } });
  });
});

it('V9: the passport page of a product without a GTIN counts as scanned too', () => {
  const [one, other] = ['3f1d2c4b-5a69-4788-9b0c-1d2e3f4a5b6c', '4f1d2c4b-5a69-4788-9b0c-1d2e3f4a5b6c'];
  hold(about('U1', { credentialSubject: { id: 'urn:x:1', dppCode: one } }));
  expect(look(`https://x.example/dpp/${one}?${verify('U1')}`).headline).toBe('valid');
  expect(look(`https://x.example/dpp/${other}?${verify('U1')}`)).toMatchObject({ headline: 'invalid', reasons: ['DPP-PRD-03'] });
});
