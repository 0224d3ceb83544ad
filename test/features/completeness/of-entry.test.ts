// The content of an inspected credential, judged by the law of a day and by the shapes, from what the record kept; or why it is not judged.
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CompletenessOfEntry, Inspection } from '../../../server/contract/index.ts';
import type { JsonObject } from '../../../server/domain/json/json.ts';
import { completenessOfEntry, shapesOfEntry } from '../../../server/features/completeness/index.ts';
import { eraseBecauseAsked } from '../../../server/features/erasure/index.ts';
import { inspect } from '../../../server/features/inspection/index.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { endShapesThread } from '../../../server/features/shapes/index.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { putIssuer } from '../../../server/store/trust/issuers.ts';
import { type FreshApp, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { DID, didDocument, newKey, passport, secure } from '../../fixtures/issuing.ts';
import { claim, flat, hiding, issueSdJwt } from '../../fixtures/sd-jwt-issuing.ts';
import { statusEntry, statusList } from '../../fixtures/status-list-issuing.ts';

const BATTERY = { category: 'battery', batteryCategory: 'lmt', placedOnMarketDate: '2027-03-01', chemistry: 'LFP' };

let desk: FreshApp;
beforeEach(() => {
  desk = freshApp({ now: () => new Date('2026-12-01T12:00:00Z') });
  putIssuer(desk.context.store, {
    did: DID,
    origin: 'local',
    status: 'granted',
    didDocument: didDocument(),
    asOf: '2026-06-01T00:00:00Z',
  });
});
afterEach(() => desk.close());
afterAll(endShapesThread);

/** A passport of the maker, of which this desk holds nothing. */
const made = (characteristics: JsonObject = BATTERY, more: JsonObject = {}): JsonObject =>
  passport({
    '@context': ['https://www.w3.org/ns/credentials/v2', 'https://vocabulary.uncefact.org/untp/0.7.0/context/'],
    type: ['VerifiableCredential', 'DigitalProductPassport'],
    credentialSubject: { id: 'https://maker.example/01/09506000134352/21/A1', idGranularity: 'item', name: 'Cell', characteristics },
    ...more,
  });
const inspected = (text: JsonObject | string, more: { readonly asOf?: string } = {}): Inspection => {
  const input = typeof text === 'string' ? text : JSON.stringify(text);
  const [entry] = inspect({ channel: 'file', text: input, ...more }, desk.context).inspections;
  if (entry === undefined) throw new Error('nothing was inspected');
  return entry;
};
const judge = (entry: Inspection, on?: string, language = 'en') => completenessOfEntry(desk.context.store, entry, on, language);
const states = (found: CompletenessOfEntry) =>
  found.outcome === 'judged' ? Object.fromEntries(found.completeness.duties.map(({ field, state }) => [field, state])) : found;
const why = (text: JsonObject | string) => judge(inspected(text));

describe('a passport that is not stored here', () => {
  it('is judged by its own day as in the evidence, and by a chosen one', () => {
    const entry = inspected(secure(made()));
    expect(entry.headline).toBe('valid');
    const own = judge(entry);
    expect(own).toMatchObject({ outcome: 'judged', completeness: { on: '2027-03-01', basis: 'placed-on-market', isDue: true } });
    expect(states(own)).toMatchObject({ chemistry: 'present', hazardousSubstances: 'missing', batteryTestResults: 'not-shown' });
    const missing = Object.entries(states(own)).flatMap(([field, state]) => (state === 'missing' ? [field] : []));
    expect(entry.checks.find(({ check }) => check === 'completeness')?.detail).toContain(`${missing.join(', ')}; by the rules of`);

    const early = judge(entry, '2027-02-17', 'de');
    expect(early).toMatchObject({ completeness: { on: '2027-02-17', basis: 'chosen', isDue: false, passportFrom: '2027-02-18' } });
    expect(Object.values(states(early))).not.toContain('missing');
  });

  it('without a day of its own is judged by the day that its verdict is about', () => {
    const { placedOnMarketDate: _, ...undated } = BATTERY;
    const text = secure(made(undated));
    expect(judge(inspected(text))).toMatchObject({ completeness: { on: '2026-12-01', basis: 'today' } });
    expect(judge(inspected(text, { asOf: '2026-07-04' }))).toMatchObject({ completeness: { on: '2026-07-04', basis: 'today' } });
  });

  it('that hides claims does not show what it may hold', async () => {
    const hidden = claim('hazardousSubstances', []);
    const text = issueSdJwt({ ...flat({ exp: 1_830_000_000, ...BATTERY }), ...hiding(hidden) });
    const entry = inspected(text);
    expect(states(judge(entry))).toMatchObject({ chemistry: 'present', hazardousSubstances: 'not-shown' });
    expect(states(judge(inspected(`${text}${hidden}~`)))).toMatchObject({ hazardousSubstances: 'present' });
    expect(await shapesOfEntry(entry, 'en')).toEqual({ outcome: 'not-checked', why: 'no-rdf' });
  });

  it('is compared with the shapes of its group', async () => {
    expect(await shapesOfEntry(inspected(secure(made())), 'en')).toMatchObject({
      outcome: 'results',
      items: expect.arrayContaining([expect.objectContaining({ severity: 'Violation' })]),
    });
  });

  it('is judged as before once names and places of its inspection are erased', () => {
    const { store } = desk.context;
    const entry = inspected(secure(made()));
    const before = judge(entry);
    const asked = { who: 'Data office', why: 'request 17', inspectionHash: entry.hash, parts: ['officer', 'place'] as const };
    eraseBecauseAsked(store, { inspections: [entry.id], ...asked }, { trustTwoPersons: false }, desk.context.now());
    const after = readInspection(store, entry.id);
    expect(after && judge(after)).toEqual(before);
  });
});

it('of a passport of this service is the credential alone, and names the whole passport', () => {
  const maker = freshApp({ sample: true, now: () => new Date('2026-12-01T12:00:00Z') });
  const {
    uniqueProductIdentifier: _,
    digitalProductPassportId: __,
    batteryPassportIdentifier: ___,
    ...document
  } = JSON.parse(passportByCode(maker.context.store, SAMPLE.dppCode)?.document ?? '{}') as JsonObject;
  const dppCode = `DPP-${SAMPLE.gtin}-LATER1`;
  importText(JSON.stringify({ ...document, dppCode, serial: 'LATER1', placedOnMarketDate: '2027-03-02' }), maker.context);
  publishStored(dppCode, maker.context);
  const [entry] = inspect({ channel: 'wedge', text: dppCode }, maker.context).inspections;
  const found = entry && completenessOfEntry(maker.context.store, entry, undefined, 'en');
  expect(found).toMatchObject({ outcome: 'judged', whole: dppCode, completeness: { isDue: true } });
  expect(found && states(found)).toMatchObject({ batteryTestResults: 'not-shown' });
  // At a past moment the evidence did not judge it.
  const [past] = inspect({ channel: 'wedge', text: dppCode, asOf: '2026-12-01T11:00:00Z' }, maker.context).inspections;
  expect(past && completenessOfEntry(maker.context.store, past, undefined, 'en')).not.toHaveProperty('whole');
  maker.close();
});

describe('is not judged, and says why:', () => {
  const notChecked = (reason: string) => ({ outcome: 'not-checked', why: reason });

  it('an altered credential, of which nothing is proven', async () => {
    const altered = JSON.stringify(secure(made())).replace('"LFP"', '"NMC"');
    expect(why(altered)).toEqual(notChecked('not-genuine'));
    expect(await shapesOfEntry(inspected(altered), 'en')).toEqual(notChecked('no-credential'));
  });

  it('one that could not be verified', () => {
    const stranger = secure(made(BATTERY, { issuer: { id: 'did:web:stranger.example' } }), undefined, newKey());
    const text = JSON.stringify(stranger).replaceAll('did:web:maker.example', 'did:web:stranger.example');
    expect(inspected(text).headline).toBe('unknown-issuer');
    expect(why(text)).toEqual(notChecked('not-verified'));
  });

  it('one that was revoked', async () => {
    importText(JSON.stringify(secure(statusList([7]))), desk.context);
    const entry = inspected(secure(made(BATTERY, { credentialStatus: statusEntry('7') })));
    expect([entry.headline, judge(entry)]).toEqual(['invalid', notChecked('invalid')]);
    expect(await shapesOfEntry(entry, 'en')).toEqual(notChecked('no-credential'));
  });

  it('another kind of credential', () => {
    const subject = { credentialSubject: { id: 'https://maker.example/facility/1', name: 'Plant' } };
    expect(why(secure(made({}, { type: ['VerifiableCredential', 'DigitalFacilityRecord'], ...subject })))).toEqual(
      notChecked('no-passport'),
    );
  });

  it('a passport whose product group is not known', () => {
    expect(why(secure(made({ category: 'toys' })))).toEqual(notChecked('no-category'));
    expect(why(secure(made({})))).toEqual(notChecked('no-category'));
    expect(why(issueSdJwt(flat({ exp: 1_830_000_000 })))).toEqual(notChecked('no-category'));
  });

  it('a scan behind which there is no credential', () => {
    expect(why('https://id.gs1.org/01/09506000134352/21/B2')).toEqual(notChecked('no-credential'));
  });

  it('a record that was changed after it was written', () => {
    const { store } = desk.context;
    const { id } = inspected(secure(made()));
    store.db.exec(`DROP TRIGGER inspections_no_update; UPDATE inspections SET hash = '${'0'.repeat(64)}' WHERE id = ${id}`);
    const entry = readInspection(store, id);
    expect(entry && judge(entry)).toEqual(notChecked('changed'));
  });
});
