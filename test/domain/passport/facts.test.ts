// Facts of passports and of verified credentials, ours and foreign ones.
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FactGroup } from '../../../server/contract/index.ts';
import { type Foreign, original } from '../../../server/domain/foreign/index.ts';
import { toCredential } from '../../../server/domain/formats/vc.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { certificatesOf, factsOfCredential, materialsOf, toFacts } from '../../../server/domain/passport/facts/facts.ts';
import type { Passport } from '../../../server/domain/passport/model.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { ANYONE } from '../../../server/domain/passport/visible.ts';
import { publish } from '../../../server/features/issuing/sign-passport.ts';
import { cases } from '../../fixtures/cases.ts';
import { BASE_URL, NOW, testSigner } from '../../fixtures/signer.ts';
import { skipReason, vectors } from '../../fixtures/vectors-folder.ts';

const samples = sampleSet();
const battery = samples[0]?.passport as Passport;
const signer = testSigner();
const shown = (groups: readonly FactGroup[], field: string): Foreign | undefined =>
  groups.flatMap(({ facts }) => facts).find((fact) => fact.field === field)?.value;

describe('toFacts', () => {
  it('labels and formats in the language asked for', () => {
    const groups = toFacts(battery, 'de');
    expect(shown(groups, 'countryOfOrigin')).toBe('Deutschland');
    expect(shown(groups, 'carbonFootprint')).toBe('61,4 kg CO₂e je kWh');
    expect(shown(groups, 'idleTemperatureRange')).toBe('-20 °C bis 45 °C');
    expect(shown(groups, 'capacity')).toBe('14,4 Ah');
    expect(shown(groups, 'separateCollectionSymbol')).toBe('ja');
    expect(shown(groups, 'manufacturer/address')).toBe('Musterweg 12, 79106 Freiburg im Breisgau, Baden-Württemberg, Deutschland');
    expect(shown(groups, 'placedOnMarketDate')).toBe('2. März 2026');
    expect(groups.map(({ id }) => id)).toEqual(expect.arrayContaining(['product', 'operators', 'battery', 'passport']));
  });

  it('gives the legal basis of every fact', () => {
    expect(
      toFacts(battery, 'en')
        .flatMap(({ facts }) => facts)
        .filter(({ legalBasis }) => !legalBasis),
    ).toEqual([]);
  });

  it('shows a reader only what he may see', () => {
    expect(shown(toFacts(battery, 'en'), 'hsCode')).toBe('850760');
    expect(shown(toFacts(battery, 'en', ANYONE), 'hsCode')).toBeUndefined();
  });

  it.each(['en', 'de', 'fr', 'pl', '*', '', 'x-private', 'not a tag'])('never fails over the language %j', (language) => {
    for (const { passport } of samples) {
      for (const { facts } of toFacts(passport, language)) for (const { label, value } of facts) expect([label, value]).not.toContain('');
    }
  });
});

it('materialsOf and certificatesOf', () => {
  expect(materialsOf(battery, 'fr')[1]).toEqual({ name: 'Graphite', percentage: 17.2, recycledContent: 0 });
  expect(certificatesOf(battery, 'de')).toEqual([
    { name: 'Sicherheitszertifikat EN 50604-1', number: 'SAMPLE-50604-2231', validUntil: '2029-01-31' },
    { name: 'UN 38.3', language: 'en' },
    { name: 'EN 50604-1', language: 'en' },
    { name: 'Prüfzeichen IEC 62133-2' },
  ]);
});

describe('factsOfCredential', () => {
  it.each(samples.map(({ passport }) => passport))('reads our own credential of $dppCode', (passport) => {
    const published = publish(passport, signer, { baseUrl: BASE_URL, now: NOW });
    const facts = factsOfCredential(toCredential(published.passport, signer, BASE_URL, NOW), 'de');
    expect(facts.name).toBe(passport.productName.de ?? passport.productName[passport.defaultLanguage]);
    expect([facts.dppCode, facts.gtin, facts.serial]).toEqual([passport.dppCode, passport.gtin, passport.serial]);
    expect(facts.manufacturer).toBe(passport.manufacturer.name);
    expect(facts.materials.map(({ percentage, recycledContent }) => [percentage, recycledContent])).toEqual(
      (passport.materials ?? []).map(({ percentage, recycledContent }) => [percentage, recycledContent]),
    );
    expect(facts.groups.flatMap((group) => group.facts).filter(({ value }) => /\[object|undefined|@value/.test(original(value)))).toEqual(
      [],
    );
    expect(shown(facts.groups, 'countryOfOrigin')).toBe(shown(toFacts(passport, 'de'), 'countryOfOrigin'));
    expect(facts.groups.find(({ id }) => id === 'characteristics')).toBeUndefined();
  });

  it.skipIf(vectors === undefined)(`reads the UNTP samples of others (skipped when ${skipReason})`, () => {
    const folder = `${vectors}credentials/open/untp-0.7.0/samples/dpp/`;
    for (const name of readdirSync(folder)) {
      const document = JSON.parse(readFileSync(folder + name, 'utf8')) as JsonObject;
      const facts = factsOfCredential(document, 'en');
      expect(facts.name).toBe((document.credentialSubject as JsonObject).name);
      const declared = ((document.credentialSubject as JsonObject).materialProvenance ?? []) as readonly JsonObject[];
      expect(facts.materials.map(({ name: material, percentage }) => [material, percentage / 100])).toEqual(
        declared.map((material) => [material.name, expect.closeTo(Number(material.massFraction), 6)]),
      );
      expect(shown(facts.groups, 'countryOfProduction')).toMatch(/^[A-Z][a-z]+/);
      expect(facts.groups.find(({ id }) => id === 'claims')?.facts.length).toBeGreaterThan(0);
    }
  });

  it('has each group once, and its facts in it', () => {
    const published = publish(battery, signer, { baseUrl: BASE_URL, now: NOW });
    const { groups } = factsOfCredential(toCredential(published.passport, signer, BASE_URL, NOW), 'en');
    expect(groups.map(({ id }) => id)).toEqual([...new Set(groups.map(({ id }) => id))]);
    const product = groups.find(({ id }) => id === 'product')?.facts.map(({ field }) => field);
    expect(product).toEqual(expect.arrayContaining(['productCategory', 'countryOfOrigin']));
  });

  it('the batch, the variant and the third-party serial are keys like the serial number', () => {
    const facts = (id: string, more = {}) => factsOfCredential({ credentialSubject: [{ id, ...more }] }, 'en');
    expect(facts('https://a.example/01/09520123456788/22/2A/10/LOT7')).toMatchObject({ batch: 'LOT7', cpv: '2A' });
    expect(facts('https://a.example/01/09520123456788/235/TPX1')).toMatchObject({ tpx: 'TPX1' });
    expect(facts('https://a.example/01/09520123456788', { batchNumber: 'LOT8' })).toMatchObject({ batch: 'LOT8' });
  });

  it('of a credential about several products, describes the one that was scanned', () => {
    const subject = (serial: string) => ({ id: `https://a.example/01/09520123456788/21/${serial}`, name: `Item ${serial}` });
    const document = { credentialSubject: [{ id: 'https://a.example/01/09520123456788', name: 'All' }, subject('A1'), subject('B2')] };
    const nameFor = (serial?: string) => factsOfCredential(document, 'en', { gtin: '09520123456788', ...(serial ? { serial } : {}) }).name;
    expect([nameFor('A1'), nameFor('B2'), nameFor('C3'), nameFor(), factsOfCredential(document, 'en').name]).toEqual([
      'Item A1',
      'Item B2',
      'All',
      'All',
      'All',
    ]);
  });

  it('shows foreign characteristics under their own names, and our names only when their types fit', () => {
    const { groups } = factsOfCredential(
      {
        credentialSubject: {
          name: 'Thing',
          characteristics: { tensileGrade: 'T4', massKg: 'heavy', heatNumber: 'H1', nested: { a: [1, true, null] } },
        },
      },
      'en',
    );
    expect(groups.find(({ id }) => id === 'characteristics')?.facts).toEqual([
      { field: 'tensileGrade', label: 'tensile grade', labelledByDocument: true, value: 'T4' },
      { field: 'massKg', label: 'mass kg', labelledByDocument: true, value: 'heavy' },
      { field: 'nested', label: 'nested', labelledByDocument: true, value: 'a: 1, yes' },
    ]);
    expect(shown(groups, 'heatNumber')).toBe('H1');
  });

  it('takes the marks that reorder text out, and cuts what is endless', () => {
    const facts = factsOfCredential({ credentialSubject: { name: 'safe\u202egnihton\u0007', description: 'x'.repeat(1e6) } }, 'en');
    expect(facts.name).toBe('safegnihton');
    expect(original(shown(facts.groups, 'description') ?? '').length).toBeLessThanOrEqual(1000);
  });

  it('never throws, whatever a signed document holds', () => {
    const names = [
      'name',
      'id',
      'characteristics',
      'relatedParty',
      'materialProvenance',
      'performanceClaim',
      'productCategory',
      'countryOfProduction',
      'dimensions',
    ];
    const inner = fc.constantFrom(
      'party',
      'role',
      'name',
      'massFraction',
      'claimedPerformance',
      'metric',
      'measure',
      'value',
      'unit',
      'countryCode',
      '@value',
      '@language',
      'productName',
      'materials',
      '__proto__',
      'weight',
    );
    const value = fc.letrec((tie) => ({
      node: fc.oneof(
        { maxDepth: 6, depthSize: 'medium' },
        fc.jsonValue(),
        fc.array(tie('node'), { maxLength: 4 }),
        fc.dictionary(inner, tie('node'), { maxKeys: 5 }),
      ),
    })).node;
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), value), fc.constantFrom('en', 'de', 'zz-', '*'), (subject, language) => {
        const facts = factsOfCredential({ credentialSubject: subject as JsonObject }, language);
        return typeof facts.name === 'string' && facts.materials.every(({ percentage }) => percentage >= 0 && percentage <= 100);
      }),
      { numRuns: cases(2000) },
    );
  });
});
