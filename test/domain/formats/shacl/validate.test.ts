// The shapes of the five product groups against what this service issues and what others propose.
import { readFileSync } from 'node:fs';
import type { Store } from 'n3';
import { describe, expect, it } from 'vitest';
import { UNTP_CONTEXT, VCDM_CONTEXT } from '../../../../server/domain/credential/contexts.ts';
import { SHAPED, type Shaped } from '../../../../server/domain/formats/shacl/shaped.ts';
import { characteristicsOf, shapesOf } from '../../../../server/domain/formats/shacl/shapes.ts';
import {
  type Conformance,
  offlineDocument,
  parseShapes,
  type ShapeResult,
  type Shapes,
  toRdf,
  UnknownContext,
  validateCredential,
  validateRdf,
} from '../../../../server/domain/formats/shacl/validate.ts';
import { isObject, type JsonObject } from '../../../../server/domain/json/json.ts';
import { obligationOf } from '../../../../server/domain/passport/fields.ts';
import { sampleSet } from '../../../../server/domain/passport/sample/index.ts';
import { publish } from '../../../../server/features/issuing/sign-passport.ts';
import { BASE_URL, NOW, testSigner } from '../../../fixtures/signer.ts';
import { skipReason, vectors } from '../../../fixtures/vectors-folder.ts';

const addressOf = (category: string): string => `${BASE_URL}/public/schemas/shacl/${category}.ttl`;
const shapes = Object.fromEntries(SHAPED.map((category) => [category, parseShapes(shapesOf(category), addressOf(category))])) as Record<
  Shaped,
  Shapes
>;

const signer = testSigner();
const published = sampleSet().map(({ passport }) => {
  const { passport: done, credentials } = publish(passport, signer, { baseUrl: BASE_URL, now: NOW });
  const vc = JSON.parse(credentials.find(({ format }) => format === 'vc')?.body ?? '{}') as JsonObject;
  return { code: done.dppCode, category: done.category as Shaped, passport: done, vc };
});
const subjectOf = (vc: JsonObject): JsonObject => (isObject(vc.credentialSubject) ? vc.credentialSubject : {});
const characteristics = (vc: JsonObject): JsonObject => {
  const { characteristics: found } = subjectOf(vc);
  return isObject(found) ? found : {};
};
const withCharacteristics = (vc: JsonObject, change: (from: JsonObject) => JsonObject): JsonObject => ({
  ...vc,
  credentialSubject: { ...subjectOf(vc), characteristics: change(characteristics(vc)) },
});
const without = (from: JsonObject, ...names: readonly string[]): JsonObject =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name)));

/** The last word of what a result is about: its path, or the rule that bears the field's name. */
const about = ({ path, shape, constraint }: ShapeResult): string => /[^/#]+$/.exec(path ?? shape ?? '')?.[0] ?? constraint;
const faultsIn = ({ results }: Conformance) => results.map((result) => `${about(result)} ${result.constraint}`);
const faults = async (vc: JsonObject, category: Shaped) => faultsIn(await validateCredential(vc, shapes[category]));

/** What was published as RDF, and what its own shapes say of it: several tests look at both. */
const looked = new Map<JsonObject, Promise<{ readonly data: Store; readonly conformance: Conformance }>>();
function lookedAt(vc: JsonObject, category: Shaped) {
  const found = looked.get(vc) ?? toRdf(vc).then(async (data) => ({ data, conformance: await validateRdf(data, shapes[category]) }));
  looked.set(vc, found);
  return found;
}

describe('the shapes', () => {
  it.each(SHAPED)('%s.ttl has a property shape for each public field, with its messages in three languages', (category) => {
    const text = shapesOf(category);
    for (const { name, label } of characteristicsOf(category)) {
      expect(text).toContain(`sh:path ch:${name} ;`);
      for (const [language, word] of Object.entries(label)) {
        const said = text.split('\n').find((line) => line.includes(`"${word} (${name}): `));
        expect([name, language, said?.includes(`"@${language}`)]).toEqual([name, language, true]);
      }
    }
    expect(text).not.toMatch(/hsCode|producerLei|commodityCodes|testReports|eori/);
  });

  it.each(SHAPED)('%s.ttl is SHACL Core and needs no other file', (category) => {
    const quads = shapes[category].graph.getQuads(null, null, null, null);
    const terms = quads.flatMap(({ predicate, object }) => [predicate.value, object.value]);
    expect(terms.filter((term) => /shacl#(?:sparql|js|rule|select|ask|SPARQL|JS)/.test(term) || term.endsWith('owl#imports'))).toEqual([]);
  });
});

describe.each(published)('the credential of $code', ({ category, passport, vc }) => {
  it('conforms to the shapes of its product group, or lacks exactly the public fields that the group will need and it leaves open', async () => {
    const { batteryCategory } = passport;
    const lacking = characteristicsOf(category)
      .filter((field) => obligationOf(field, category, batteryCategory) === 'mandatory' && !Object.hasOwn(passport, field.name))
      .map(({ name }) => name);
    const { conforms, results } = (await lookedAt(vc, category)).conformance;
    expect(results.map(about).toSorted()).toEqual(lacking.toSorted());
    expect(conforms).toBe(lacking.length === 0);
  });

  it('does not conform to the shapes of another group', async () => {
    const { data } = await lookedAt(vc, category);
    for (const other of SHAPED.filter((one) => one !== category)) {
      expect(faultsIn(await validateRdf(data, shapes[other]))).toContain('category In');
    }
  });
});

describe('the sample set', () => {
  it('conforms but for the one device whose data are incomplete on purpose', async () => {
    const failing: Record<string, string[]> = {};
    for (const { code, category, vc } of published) {
      const found = faultsIn((await lookedAt(vc, category)).conformance);
      if (found.length > 0) failing[code] = found.toSorted();
    }
    expect(Object.keys(failing)).toEqual(['DPP-09520123000226-WM26/0042-7']);
    expect(failing['DPP-09520123000226-WM26/0042-7']).toEqual([
      'declarationOfConformity MinCount',
      'markings MinCount',
      'weeeCategory MinCount',
    ]);
  });
});

describe('what is wrong is found', () => {
  const [lmt] = published;
  if (lmt === undefined) throw new Error('the sample set is empty');

  it.each([
    ['a missing mandatory field', (from: JsonObject) => without(from, 'chemistry'), 'chemistry Or'],
    ['a value out of its list', (from: JsonObject) => ({ ...from, batteryCategory: 'car' }), 'batteryCategory In'],
    ['a number as a text', (from: JsonObject) => ({ ...from, nominalVoltage: '36' }), 'nominalVoltage Or'],
    ['a number out of range', (from: JsonObject) => ({ ...from, recycledLithium: 101 }), 'recycledLithium MaxInclusive'],
    ['a wrong member of an object', (from: JsonObject) => ({ ...from, capacity: { value: 14.4, unit: 'mAh' } }), 'unit In'],
    ['a missing member of an object', (from: JsonObject) => ({ ...from, capacity: { unit: 'Ah' } }), 'value MinCount'],
    ['two values where one is due', (from: JsonObject) => ({ ...from, chemistry: ['LFP', 'NMC'] }), 'chemistry MaxCount'],
    ['a date that is none', (from: JsonObject) => ({ ...from, placedOnMarketDate: '2.3.2026' }), 'placedOnMarketDate Pattern'],
    [
      'two texts in one language',
      (from: JsonObject) => ({
        ...from,
        endOfLife: [
          { '@value': 'a', '@language': 'de' },
          { '@value': 'b', '@language': 'de' },
        ],
      }),
      'endOfLife UniqueLang',
    ],
  ])('%s', async (_what, change, expected) => {
    expect(await faults(withCharacteristics(lmt.vc, change), 'battery')).toContain(expected);
  });

  it('what an electric vehicle’s battery owes, a portable one does not', async () => {
    const bare = (kind: string) =>
      withCharacteristics(lmt.vc, (from) => ({ ...without(from, 'powerLimitsW', 'expectedLifetimeCycles'), batteryCategory: kind }));
    expect(await faults(bare('ev'), 'battery')).toEqual(expect.arrayContaining(['powerLimitsW Or', 'expectedLifetimeCycles Or']));
    expect(await faults(bare('industrial'), 'battery')).toEqual(['powerLimitsW Or']);
    expect(await faults(bare('portable'), 'battery')).toEqual([]);
  });

  it('a product without manufacturer or name, and a credential without issuer', async () => {
    const { name: _, relatedParty: __, ...subject } = subjectOf(lmt.vc);
    const { issuer: ___, ...vc } = lmt.vc;
    expect((await faults({ ...vc, credentialSubject: subject }, 'battery')).toSorted()).toEqual(
      ['issuer MinCount', 'name MinCount', 'relatedParty QualifiedMinCount'].toSorted(),
    );
  });

  it('says so in three languages, with the address of the property', async () => {
    const { results } = await validateCredential(
      withCharacteristics(lmt.vc, (from) => without(from, 'declarationOfConformity')),
      shapes.battery,
    );
    expect(results).toMatchObject([
      {
        severity: 'Violation',
        constraint: 'MinCount',
        path: 'https://vocabulary.uncefact.org/untp/Characteristics#declarationOfConformity',
        messages: {
          en: expect.stringContaining('required'),
          de: expect.stringContaining('Pflicht'),
          fr: expect.stringContaining('obligatoire'),
        },
      },
    ]);
  });

  it('a document about something else does not conform by saying nothing', async () => {
    const answer = await validateCredential({ '@context': [VCDM_CONTEXT, UNTP_CONTEXT], type: ['VerifiableCredential'] }, shapes.battery);
    expect([answer.conforms, answer.results[0]?.constraint]).toEqual([false, 'NoPassport']);
  });

  it('a context that is not kept here is refused, never fetched', async () => {
    const foreign = { ...lmt.vc, '@context': [VCDM_CONTEXT, UNTP_CONTEXT, 'https://context.example/v1'] };
    await expect(toRdf(foreign)).rejects.toThrow('https://context.example/v1');
    await expect(offlineDocument('https://context.example/v1')).rejects.toBeInstanceOf(UnknownContext);
  });
});

/** The proposed samples name some characteristics otherwise; carried over to our names, as far as there is one. */
const RENAMED: Readonly<Record<string, (value: unknown) => JsonObject>> = {
  batteryChemistry: (value) => ({ chemistry: value as string }),
  ratedCapacityAh: (value) => ({ capacity: { value: value as number, unit: 'Ah' } }),
  nominalVoltageV: (value) => ({ nominalVoltage: value as number }),
  sparePartsAvailabilityYears: (value) => ({ sparePartAvailabilityYears: value as number }),
  productCategoryTextile: (value) => ({ textileCategory: value as string }),
  harmonisedStandard: (value) => ({ harmonisedSpecification: value as string }),
  reactionToFireClass: (value) => ({ reactionToFire: value as string }),
  avcpSystem: (value) => ({ avsSystem: value as string }),
  declarationOfPerformanceUrl: (value) => ({ declarationOfPerformance: { url: value as string } }),
  // An index there, index and class here.
  repairabilityIndex: (value) => ({ repairabilityScore: value as number }),
};
const carriedOver = (vc: JsonObject): JsonObject =>
  withCharacteristics(vc, (from) =>
    Object.assign({}, ...Object.entries(from).map(([name, value]) => RENAMED[name]?.(value) ?? { [name]: value })),
  );

describe.skipIf(vectors === undefined).each(SHAPED)(`the proposed samples for %s (skipped when ${skipReason})`, (category) => {
  const read = (which: 'valid' | 'invalid') =>
    carriedOver(JSON.parse(readFileSync(`${vectors}shacl/proposed/${category}.${which}.vc.json`, 'utf8')) as JsonObject);
  /** What is there and wrong; the samples are no whole passports, so much is just not there. */
  const isAbsence = (fault: string, vc: JsonObject): boolean => {
    const [name = '', constraint = ''] = fault.split(' ');
    return constraint.endsWith('MinCount') || (constraint === 'Or' && !Object.hasOwn(characteristics(vc), name));
  };

  it('nothing that the valid one says is wrong', async () => {
    const vc = read('valid');
    expect((await faults(vc, category)).filter((fault) => !isAbsence(fault, vc))).toEqual([]);
  });

  it('the invalid one fails for what it says wrong and for what it lacks', async () => {
    const EXPECTED: Record<Shaped, readonly string[]> = {
      battery: ['batteryCategory In', 'chemistry Or'],
      electronics: ['energyEfficiencyClass In', 'repairabilityScore MaxInclusive'],
      textile: ['textileCategory In', 'fibreComposition MinCount'],
      steel: ['inspectionDocumentType In'],
      construction: ['avsSystem In', 'harmonisedSpecification MinCount'],
    };
    expect(await faults(read('invalid'), category)).toEqual(expect.arrayContaining([...EXPECTED[category]]));
  });
});
