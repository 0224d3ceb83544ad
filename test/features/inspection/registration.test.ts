// A proof of registration at the workbench: its words are shown, its seal is not checked, and the passport is found by its bytes as received.
import { generateKeyPairSync } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Channel } from '../../../server/contract/index.ts';
import { recognise } from '../../../server/domain/recognise/index.ts';
import { isKeySet, readSealKeys } from '../../../server/domain/registry-proof/index.ts';
import { copiesIn, examine } from '../../../server/features/inspection/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { importText } from '../../../server/features/passports/import.ts';
import type { FreshApp } from '../../fixtures/fresh-app.ts';
import { passport, secure } from '../../fixtures/issuing.ts';
import { CLAIMS, jwkOf, seal, sha256 } from '../../fixtures/registry.ts';
import { appWithList } from '../../fixtures/trust-lists.ts';

const NOW = new Date('2027-06-01T12:00:00Z');
const registry = generateKeyPairSync('rsa', { modulusLength: 2048 });
const issued = JSON.stringify(
  secure(
    passport({
      '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'],
      type: ['VerifiableCredential', 'DigitalProductPassport'],
      id: 'https://maker.example/c/A1',
      credentialSubject: { id: 'https://maker.example/01/09520123456788/21/A1', name: 'Zelle' },
    }),
  ),
);

let fresh: FreshApp;
beforeEach(() => {
  fresh = appWithList(NOW);
});
afterEach(() => fresh.close());

const look = (text: string, channel: Channel = 'file', more = {}) => {
  const [found] = inspect({ channel, text, ...more }, fresh.context).inspections;
  if (found === undefined) throw new Error('no inspection');
  return found;
};
const proof = (bytes: string, claims = {}) => seal(registry, { dppHash: sha256(bytes), ...claims });

it('shows what the proof says as its words, and never as checked', () => {
  const found = look(proof('elsewhere'));
  expect(found).toMatchObject({
    headline: 'cannot-check',
    reasons: ['DPP-SIG-31'],
    recognised: { kind: 'registry-proof' },
    registration: {
      operatorName: CLAIMS.reoName,
      registrationId: CLAIMS.registryId,
      registeredAt: CLAIMS.registeredAt,
      passportHash: sha256('elsewhere'),
      seal: { signature: 'not-evaluated', by: 'registry-1', algorithm: 'RS256' },
    },
  });
  expect(found.registration).not.toHaveProperty('passport');
});

it('finds a passport that was imported, by the bytes of the credential', () => {
  expect(importText(issued, fresh.context).refused).toEqual([]);
  expect(look(proof(issued)).registration?.passport).toEqual({ headline: 'valid', name: 'Zelle' });
});

it('finds a file that was inspected, by its bytes as they came, with the line feed at its end', () => {
  const file = `${issued}\n`;
  const { id } = look(file);
  expect(look(proof(file)).registration).toMatchObject({ inspection: id, passport: { headline: 'valid', name: 'Zelle' } });
  expect(look(proof(issued)).registration).not.toHaveProperty('passport');
});

it('does not call a passport good because a registry has it', () => {
  const altered = issued.replace('Zelle', 'Zeile');
  look(altered);
  expect(look(proof(altered)).registration?.passport).toEqual({ headline: 'invalid' });
});

it('under a good seal is genuine, not current: the status of the passport is another question', () => {
  const set = JSON.parse(JSON.stringify({ keys: [jwkOf(registry)] }));
  const sealKeys = isKeySet(set) ? readSealKeys(set) : undefined;
  if (sealKeys === undefined || 'detail' in sealKeys) throw new Error('no keys');
  expect(importText(issued, fresh.context).refused).toEqual([]);
  const examined = (text: string, expected?: { gtin: string; serial: string }) => {
    const [item] = recognise({ text, channel: 'file' });
    if (item === undefined) throw new Error('nothing');
    const trust = { ...fresh.context.trust(), sealKeys };
    return examine(item, { now: NOW, trust, ...copiesIn(fresh.context.store), ...(expected === undefined ? {} : { expected }) });
  };
  const { verdict, evidence } = examined(proof(issued, { registeredAt: '2027-05-22T10:30:00Z' }));
  expect([verdict.headline, evidence.some(({ code }) => code === 'DPP-PRD-17')]).toEqual(['valid-not-current', true]);
  expect(examined(proof(issued)).verdict.reasons).toContain('DPP-DAT-13');
  expect(examined(proof(issued, { registeredAt: '2027-06-22T10:30:00Z' })).verdict).toMatchObject({
    headline: 'invalid',
    reasons: ['DPP-DAT-04'],
  });
  expect(examined(proof(issued, { registeredAt: 'in May' })).verdict.headline).toBe('invalid');
  expect(examined(proof('elsewhere')).verdict.reasons).toContain('DPP-PRD-18');
  // The label in hand is that of another item.
  expect(examined(proof(issued), { gtin: '09520123456788', serial: 'B2' }).verdict).toMatchObject({
    headline: 'invalid',
    reasons: ['DPP-PRD-04'],
  });
  const forged = generateKeyPairSync('rsa', { modulusLength: 2048 });
  expect(examined(seal(forged, { dppHash: sha256(issued) })).verdict).toMatchObject({ headline: 'invalid', reasons: ['DPP-SIG-02'] });
});

it('finds nothing under a hash whose text was changed in the store', () => {
  const { db } = fresh.context.store;
  const file = `${issued}\n`;
  look(file);
  expect(importText(issued, fresh.context).refused).toEqual([]);
  expect(look(proof(file)).registration).toHaveProperty('passport');
  db.exec("DROP TRIGGER inputs_no_update; UPDATE credentials SET body = body || ' '");
  db.prepare('UPDATE inputs SET text = ? WHERE sha256 = ?').run(issued, sha256(file));
  expect(look(proof(file)).registration).not.toHaveProperty('passport');
  expect(look(proof(issued)).registration).not.toHaveProperty('passport');
});
