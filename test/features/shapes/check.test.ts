// The check of a credential by the shapes of its group, in its thread: conforms, results with their fields, or not checked and why.
import { afterAll, expect, it } from 'vitest';
import type { Json, JsonObject } from '../../../server/domain/json/json.ts';
import { sampleSet } from '../../../server/domain/passport/sample/index.ts';
import { publish } from '../../../server/features/issuing/sign-passport.ts';
import { MAX_LENGTH, MAX_SHOWN } from '../../../server/features/shapes/check.ts';
import { checkShapes, endShapesThread } from '../../../server/features/shapes/index.ts';
import { MAX_WAITING } from '../../../server/features/shapes/thread.ts';
import { BASE_URL, NOW, testSigner } from '../../fixtures/signer.ts';

const UNHURRIED = { start: 60_000, document: 60_000 };

const signer = testSigner();
function vcOf(category: string): JsonObject {
  const passport = sampleSet().find(({ passport: one }) => one.category === category)?.passport;
  if (passport === undefined) throw new Error(`no sample of ${category}`);
  const { credentials } = publish(passport, signer, { baseUrl: BASE_URL, now: NOW });
  return JSON.parse(credentials.find(({ format }) => format === 'vc')?.body ?? '') as JsonObject;
}
const battery = vcOf('battery');

/** A deep copy with changed members of the product and of its characteristics. */
function changed(product: Record<string, Json | undefined>, characteristics: Record<string, Json | undefined> = {}): JsonObject {
  const copy = structuredClone(battery) as { credentialSubject: { characteristics: JsonObject } & JsonObject } & JsonObject;
  Object.assign(copy.credentialSubject.characteristics, characteristics);
  Object.assign(copy.credentialSubject, product);
  return JSON.parse(JSON.stringify(copy)) as JsonObject;
}
const check = (document: JsonObject, language = 'en', hides = false) => checkShapes(document, hides, language, UNHURRIED);
const fields = async (document: JsonObject) => {
  const found = await check(document);
  return found.outcome === 'results' ? found.items.map(({ field, path }) => field?.name ?? `(${path})`) : found;
};

afterAll(endShapesThread);

it('finds that the sample conforms', async () => {
  expect(await check(battery)).toEqual({ outcome: 'conforms' });
});

it('names the field of a result in the words of the field table, and the message in the language of the reader', async () => {
  const found = await check(changed({}, { batteryCategory: 'car' }), 'de');
  expect(found).toMatchObject({
    outcome: 'results',
    total: 1,
    items: [
      {
        severity: 'Violation',
        field: { name: 'batteryCategory' },
        message: expect.stringMatching(/^Pflichtangabe, eines von ev, lmt, industrial/),
      },
    ],
  });
  expect(await check(changed({}, { batteryCategory: 'car' }), 'fr')).toMatchObject({
    items: [{ message: expect.stringContaining('une valeur parmi') }],
  });
});

it.each([
  ['a member of UNTP', changed({ name: undefined }), ['productName']],
  ['a missing mandatory field', changed({}, { manufacturingDate: undefined }), ['manufacturingDate']],
  ['a part of a list', changed({ materialProvenance: [{ name: 'Lithium', massFraction: 7 }] }), ['materials']],
])('leads %s to its field', async (_what, document, expected) => {
  expect(new Set((await fields(document)) as string[])).toEqual(new Set(expected));
});

it('shows the end of the address of what is no field', async () => {
  expect(await fields({ ...battery, validFrom: undefined as never })).toEqual(['(validFrom)']);
});

it('counts more results than it shows', async () => {
  const many = Array.from({ length: MAX_SHOWN + 10 }, (_, at) => ({ name: `material ${at}`, massFraction: 2 + at }));
  const found = await check(changed({ materialProvenance: many }));
  expect(found).toMatchObject({ outcome: 'results', total: MAX_SHOWN + 10 });
  expect(found.outcome === 'results' && found.items.length).toBe(MAX_SHOWN);
});

it.each([
  ['no-rdf', { ...battery, '@context': undefined as never }, false],
  ['hidden', battery, true],
  ['no-category', changed({}, { category: undefined }), false],
  ['no-shapes', changed({}, { category: 'other' }), false],
  ['no-shapes', changed({}, { category: 'constructor' }), false],
  ['context', { ...battery, '@context': ['https://www.w3.org/ns/credentials/v2', 'https://elsewhere.example/'] }, false],
  ['unreadable', { ...battery, '@context': ['https://www.w3.org/ns/credentials/v2', 42] }, false],
  ['too-large', changed({ name: 'x'.repeat(MAX_LENGTH) }), false],
  ['too-large', changed({ materialProvenance: Array.from({ length: 1700 }, (_, at) => ({ name: `${at}`, massFraction: 0 })) }), false],
] as const)('does not check: %s', async (why, document, hides) => {
  expect(await check(document, 'en', hides)).toEqual({ outcome: 'not-checked', why });
});

it('gives up a document that takes too long, and checks the next one', async () => {
  expect(await checkShapes(battery, false, 'en', { start: 60_000, document: 0 })).toEqual({ outcome: 'not-checked', why: 'time' });
  expect(await check(battery)).toEqual({ outcome: 'conforms' });
});

it('lets only so many wait', async () => {
  const all = await Promise.all(Array.from({ length: MAX_WAITING + 1 }, () => check(battery)));
  expect(all.slice(0, MAX_WAITING)).toEqual(Array.from({ length: MAX_WAITING }, () => ({ outcome: 'conforms' })));
  expect(all.at(-1)).toEqual({ outcome: 'not-checked', why: 'busy' });
});
