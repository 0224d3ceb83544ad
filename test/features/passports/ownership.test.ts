// A foreign maker's pack and a foreign service's events, through real files and real HTTP: what is ours stays ours, byte for byte.
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readerOf } from '../../../server/api/public/reader.ts';
import { createPublic } from '../../../server/api/public.ts';
import { eventHash } from '../../../server/domain/epcis/event-hash.ts';
import { epcisFaults } from '../../../server/domain/epcis/schema.ts';
import { didKeyOfJwk, signerOfKey } from '../../../server/domain/signed-file/signed-file.ts';
import type { AppContext } from '../../../server/features/app-context/index.ts';
import { publishStored } from '../../../server/features/issuing/publish.ts';
import { importText } from '../../../server/features/passports/import.ts';
import { acceptSource, previewEvents, sourcesOfEvents, withdrawSource } from '../../../server/features/passports/received.ts';
import { keyRegister, removeMaker } from '../../../server/features/trust/key-register.ts';
import { portOf } from '../../../server/lib/loopback.ts';
import { openStore } from '../../../server/store/open.ts';
import { passportByCode } from '../../../server/store/passports/passports.ts';
import { listReceivedPassports } from '../../../server/store/passports/received.ts';
import { sync } from '../../fixtures/fetching.ts';
import { asReal, freshApp, SAMPLE } from '../../fixtures/fresh-app.ts';
import { CREATOR, line, makePack } from '../../fixtures/hostile-pack.ts';
import { newOperatorKey, OPERATOR, signed } from '../../fixtures/office.ts';
import { applyPack, fingerprintIn, inTheField, NOW, office, pack, refusalOf, secondOf } from '../../fixtures/pack-office.ts';
import { closeServices, maker as service } from '../../fixtures/services.ts';

closeServices();

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0).reverse()) close();
});
const kept = <T extends { readonly close: () => void }>(one: T): T => {
  closing.push(one.close);
  return one;
};

const CONTEXT = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';
const ID = 'urn:uuid:0b1c1d1e-0000-4000-8000-00000000000a';
const event = (more: object = {}) => ({
  type: 'ObjectEvent',
  eventID: ID,
  eventTime: '2027-05-01T08:00:00Z',
  eventTimeZoneOffset: '+02:00',
  action: 'OBSERVE',
  bizStep: 'inspecting',
  disposition: 'recalled',
  readPoint: { id: 'https://id.gs1.org/414/9521321000010' },
  epcList: [`https://id.gs1.org/01/${SAMPLE.gtin}/21/${SAMPLE.serial}`],
  ...more,
});
const document = (more: object, ...eventList: object[]) =>
  JSON.stringify({
    '@context': CONTEXT,
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: '2027-05-02T00:00:00Z',
    ...more,
    epcisBody: { eventList },
  });

/** A service with goods of its own, published. */
function ours(baseUrl = 'https://ours.example') {
  const { context, close, trust } = kept(office());
  context.changeSettings({ baseUrl });
  asReal(context);
  return { context, close, trust };
}

/** Every answer of the public interface about every own passport, or about one, over a real socket. */
async function publicAnswers(context: AppContext, only?: string): Promise<Record<string, string>> {
  const store = openStore(context.store.folder, { readonly: true });
  const app = createPublic(
    readerOf(store, () => NOW),
    { report: (fault) => expect(fault).toBeUndefined(), cacheBytes: 0 },
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  const base = `http://127.0.0.1:${portOf(app)}`;
  const answers: Record<string, string> = {};
  const ask = async (path: string, accept: string): Promise<string> => {
    const response = await fetch(`${base}${path}`, { headers: { accept }, redirect: 'manual' });
    const body = Buffer.from(await response.arrayBuffer())
      .toString('latin1')
      .replaceAll(base, 'http://public');
    answers[`${path} ${accept}`] = `${response.status} ${response.headers.get('location') ?? ''} ${body}`;
    return body;
  };
  await ask('/.well-known/did.json', 'application/json');
  await ask('/.well-known/untp-conformance.json', 'application/json');
  for (const { dpp_code: code, gtin, serial } of context.store.db
    .prepare('SELECT dpp_code, gtin, serial FROM passports WHERE dpp_code = coalesce(?, dpp_code)')
    .all(only ?? null) as {
    dpp_code: string;
    gtin: string | null;
    serial: string | null;
  }[]) {
    const api = `/api/v1/public/dpp/${encodeURIComponent(code)}`;
    for (const end of ['', '/vc', '/vc.jwt', '/vc.sd-jwt', '/qr.png', '/aas.json']) await ask(`${api}${end}`, '*/*');
    await ask(`/dpp/${encodeURIComponent(code)}`, 'text/html');
    await ask(`/api/v1/verify/${encodeURIComponent(code)}`, 'application/json');
    await ask(`/api/v1/public/customs/verify/${encodeURIComponent(code)}`, 'application/json');
    await ask(`/api/v1/dpp/${encodeURIComponent(code)}/events/document`, 'application/json');
    await ask(`/v1/dpps/${encodeURIComponent(code)}`, 'application/json');
    const { credentials } = JSON.parse(await ask(`${api}/credentials`, 'application/json'));
    for (const { id } of credentials) for (const form of ['', '.jwt', '.sd-jwt']) await ask(`${api}/credentials/${id}${form}`, '*/*');
    if (gtin === null) continue;
    for (const accept of ['application/json', 'application/linkset+json', 'text/html']) {
      await ask(`/api/v1/public/01/${gtin}`, accept);
      if (serial !== null) await ask(`/api/v1/public/01/${gtin}/21/${encodeURIComponent(serial)}`, accept);
    }
  }
  app.server.closeAllConnections();
  await app.close();
  store.close();
  return answers;
}

/** The questions that are answered otherwise. */
const changed = (before: Record<string, string>, after: Record<string, string>): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((asked) => before[asked] !== after[asked]);

const eventsIn = (answers: Record<string, string>) =>
  JSON.parse((answers[`/api/v1/dpp/${SAMPLE.dppCode}/events/document application/json`] ?? '').replace(/^200 {2}/, ''));
const traceability = (answers: Record<string, string>) => answers[`/api/v1/public/dpp/${SAMPLE.dppCode}/credentials/events */*`];

/** A maker of packs who says of our goods what it likes: signed passports of its own, another name, another state, and that they were recalled. */
function hostilePack(state: 'invalid' | 'active', more: { readonly sequence?: number; readonly name?: string } = {}): string {
  const { context, close } = ours('https://stranger.example');
  const own = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}');
  const entries =
    line(
      JSON.stringify({ ...own, productName: { en: more.name ?? 'Not what you think' }, defaultLanguage: 'en', dppStatus: state }),
      'passport',
    ) + line(document({}, event()), 'events');
  const file = makePack(join(context.store.folder, '..', `${process.pid}-${Math.random()}.pack`), {
    chunks: [entries],
    header: (header) => ({ ...header, sequence: more.sequence ?? 1 }),
  });
  closing.splice(closing.indexOf(close), 1);
  close();
  return file;
}

describe('V17: the pack of a foreign maker', () => {
  it('changes no own passport, state, event or signature, and is shown as received', async () => {
    const { context } = ours();
    const before = await publicAnswers(context);
    const { applied } = await applyPack(context, hostilePack('invalid'));
    expect(applied.report).toMatchObject({ passports: 1, events: 1, refused: 0, received: true });
    // Known from now on: the next one comes unasked.
    await applyPack(context, hostilePack('active', { sequence: 2, name: 'Again' }), { creatorKey: '' });
    expect(changed(before, await publicAnswers(context))).toEqual([]);

    const { items, total } = listReceivedPassports(context.store, { limit: 10, offset: 0 });
    expect(total).toBe(1);
    expect(items).toMatchObject([
      {
        dppCode: SAMPLE.dppCode,
        productName: 'Again',
        received: { name: 'Office', door: 'pack', who: 'Ana', asserter: signerOfKey(CREATOR).did, at: NOW.toISOString() },
      },
    ]);
    expect(sourcesOfEvents(context).items).toMatchObject([{ asserter: signerOfKey(CREATOR).did, events: 1, accepted: 0, door: 'pack' }]);
  });

  it('makes publishing sign nothing of it', async () => {
    const { context } = ours();
    publishStored(SAMPLE.dppCode, context);
    const before = traceability(await publicAnswers(context, SAMPLE.dppCode));
    await applyPack(context, hostilePack('active'));
    publishStored(SAMPLE.dppCode, context);
    const after = await publicAnswers(context, SAMPLE.dppCode);
    expect(traceability(after)).toBe(before);
    expect(JSON.stringify(after)).not.toMatch(/Not what you think|recalled/);
  });

  it('does not bring back what was set to invalid here', async () => {
    const { context } = ours();
    const own = JSON.parse(passportByCode(context.store, SAMPLE.dppCode)?.document ?? '{}');
    importText(JSON.stringify({ ...own, dppStatus: 'invalid' }), context);
    await applyPack(context, hostilePack('active'));
    expect(passportByCode(context.store, SAMPLE.dppCode)?.dppStatus).toBe('invalid');
  });

  it('is an own one only when it was signed with the present key of this service', async () => {
    const { context } = ours();
    const second = kept(secondOf(context));
    const { applied } = await applyPack(second.context, pack(context, { ...second.own, passports: true }), { creatorKey: '' });
    expect(applied.report.received).toBeUndefined();
    expect(passportByCode(second.context.store, SAMPLE.dppCode)).toBeDefined();
    // The same service by name, with a key of its own.
    const { context: namesake } = ours();
    const { publicJwk, sign } = namesake.signer();
    const third = kept(secondOf(context));
    const theirs = pack(namesake, { passports: true, signer: { did: didKeyOfJwk(publicJwk.x), sign } });
    expect((await applyPack(third.context, theirs)).applied.report.received).toBe(true);
    expect(passportByCode(third.context.store, SAMPLE.dppCode)).toBeUndefined();
  });
});

describe('V16: the events of a foreign service', () => {
  it('are kept as its word, not public and not signed, until a person accepts them', async () => {
    const other = await service();
    importText(document({}, event()), other.made.context);
    const { context } = ours();
    const before = await publicAnswers(context, SAMPLE.dppCode);
    const { items } = await sync(context, other.url, [{ dppCode: SAMPLE.dppCode }], { events: true });
    expect(items[0]).toMatchObject({ outcome: 'fetched' });
    expect(changed(before, await publicAnswers(context, SAMPLE.dppCode))).toEqual([]);
    publishStored(SAMPLE.dppCode, context);
    expect(traceability(await publicAnswers(context, SAMPLE.dppCode))).not.toContain('recalled');

    const [source] = sourcesOfEvents(context).items;
    if (source === undefined) throw new Error('no source');
    expect(source).toMatchObject({ asserter: other.url, door: 'sync', who: 'A. Officer', accepted: 0 });
    expect(previewEvents(context, source.asserter).items.map(({ bizStep }) => bizStep)).toContain('inspecting');
    acceptSource(context, { source: source.asserter, upTo: source.upTo, who: 'Ana Lind' });
    publishStored(SAMPLE.dppCode, context);
    const accepted = await publicAnswers(context, SAMPLE.dppCode);
    const shown = eventsIn(accepted);
    expect(epcisFaults(shown)).toEqual([]);
    expect(shown['dpp:eventSources']).toContainEqual({
      eventID: eventHash(event(), CONTEXT),
      'dpp:assertedBy': other.url,
      'dpp:acceptedBy': 'Ana Lind',
      'dpp:acceptedAt': NOW.toISOString(),
    });
    expect(shown['dpp:eventSources']).toContainEqual({ eventID: expect.any(String), 'dpp:assertedBy': context.signer().did });
    expect(traceability(accepted)).not.toContain('recalled');
    // Another word for it: what is no longer accepted is no longer public.
    withdrawSource(context, { source: source.asserter, who: 'Ana Lind', reason: 'they were wrong' });
    expect(JSON.stringify(eventsIn(await publicAnswers(context, SAMPLE.dppCode)))).not.toContain('recalled');
  });

  it('are its word also when it calls itself by our name', async () => {
    const other = await service();
    other.made.context.changeSettings({ baseUrl: 'https://ours.example' });
    importText(document({}, event()), other.made.context);
    const { context } = ours();
    await sync(context, other.url, [{ dppCode: SAMPLE.dppCode }], { events: true });
    expect(sourcesOfEvents(context).items.map(({ asserter }) => asserter)).toEqual([other.url]);
    publishStored(SAMPLE.dppCode, context);
    expect(JSON.stringify(await publicAnswers(context, SAMPLE.dppCode))).not.toContain('recalled');
  });
});

describe('V22: one eventID with other content', () => {
  it('of another asserter is kept next to the first, in either order', async () => {
    const { context } = ours();
    const { imported } = importText(document({ sender: 'https://carrier.example' }, event()), context, { who: 'Ana' });
    expect(imported[0]?.events).toEqual({ stored: 1, present: 0, conflicts: 0, assertedBy: 'https://carrier.example' });
    const own = importText(document({}, event({ disposition: 'in_progress' })), context);
    expect(own.imported[0]?.events).toEqual({ stored: 1, present: 0, conflicts: 0 });
    const { epcisBody, 'dpp:eventSources': sources } = eventsIn(await publicAnswers(context, SAMPLE.dppCode));
    const dispositions = epcisBody.eventList.map(({ disposition }: { disposition?: string }) => disposition);
    expect(dispositions).toEqual(expect.arrayContaining(['recalled', 'in_progress']));
    expect(sources.filter((one: object) => 'dpp:acceptedBy' in one)).toMatchObject([
      { 'dpp:assertedBy': 'https://carrier.example', 'dpp:acceptedBy': 'Ana' },
    ]);
    publishStored(SAMPLE.dppCode, context);
    expect(traceability(await publicAnswers(context, SAMPLE.dppCode))).not.toContain('recalled');
  });

  it('of the same asserter is kept and reported as a conflict, and neither is signed', async () => {
    const { context } = ours();
    importText(document({}, event({ bizStep: 'storing' })), context);
    publishStored(SAMPLE.dppCode, context);
    expect(traceability(await publicAnswers(context, SAMPLE.dppCode))).toContain('storing');
    const { imported } = importText(document({}, event({ bizStep: 'destroying' })), context);
    expect(imported[0]?.events).toEqual({ stored: 0, present: 0, conflicts: 1 });
    expect(
      importText(document({}, event({ bizStep: 'destroying', recordTime: '2027-05-03T00:00:00Z' })), context).imported[0]?.events,
    ).toEqual({
      stored: 0,
      present: 1,
      conflicts: 0,
    });
    publishStored(SAMPLE.dppCode, context);
    const answers = await publicAnswers(context, SAMPLE.dppCode);
    expect(eventsIn(answers)['dpp:eventSources'].filter((one: object) => 'dpp:conflicting' in one)).toHaveLength(2);
    expect(traceability(answers)).not.toMatch(/storing|destroying/);
  });

  it('is whose the person who imports it says', () => {
    const { context } = ours();
    const foreign = document({ sender: 'https://carrier.example' }, event());
    expect(importText(foreign, context, { eventsOf: 'own' }).imported[0]?.events?.assertedBy).toBeUndefined();
    expect(importText(document({}, event()), context, { eventsOf: 'Carrier Ltd' }).imported[0]?.events?.assertedBy).toBe('Carrier Ltd');
    // The document of another service's own endpoint names it by its address.
    const copied = document({ id: 'https://carrier.example/api/v1/dpp/X/events/document' }, event());
    expect(importText(copied, context).imported[0]?.events?.assertedBy).toBe('https://carrier.example');
  });
});

describe('V20: makers of packs', () => {
  it('are listed, and refused once a person removed them, until the fingerprint is compared anew', async () => {
    const { context } = kept(inTheField());
    const first = hostilePack('active');
    await applyPack(context, first);
    const fingerprint = fingerprintIn(first);
    expect(keyRegister(context.store, undefined).find((key) => key.fingerprint === fingerprint)).toMatchObject({
      role: 'maker',
      name: 'Office',
      by: 'Ana',
      since: NOW.toISOString(),
    });
    removeMaker(context, { fingerprint, who: 'Ben', reason: 'the key was lost' });
    expect(() => removeMaker(context, { fingerprint, who: 'Ben', reason: 'twice' })).toThrow('no maker');
    const next = hostilePack('active', { sequence: 2 });
    expect(await refusalOf(() => applyPack(context, next, { creatorKey: '' }))).toBe('unknown-creator');
    expect(keyRegister(context.store, undefined).find((key) => key.fingerprint === fingerprint)).toMatchObject({
      endedBy: 'Ben',
      reason: 'the key was lost',
    });
    await applyPack(context, next);
    expect(keyRegister(context.store, undefined).find((key) => key.fingerprint === fingerprint)?.until).toBeUndefined();
  });

  it('are no keys of the operator that were rotated away, even where they were confirmed', async () => {
    const { context } = kept(inTheField());
    const { context: hq } = kept(office());
    const next = newOperatorKey();
    await applyPack(context, pack(hq, { trust: signed(1, []) }));
    await applyPack(context, pack(hq, { trust: signed(2, [], { operatorKeys: [signerOfKey(next).did] }) }), { creatorKey: '' });
    expect(await refusalOf(() => applyPack(context, pack(hq, { signer: signerOfKey(OPERATOR) })))).toBe('retired-key');
    expect(await refusalOf(() => applyPack(context, pack(hq, { signer: signerOfKey(next) }), { creatorKey: '' }))).toBe('none');
  });

  it('are no keys of this service that were rotated away', async () => {
    const { context } = ours();
    const { publicJwk, sign } = context.signer();
    const old = pack(context, { passports: true, signer: { did: didKeyOfJwk(publicJwk.x), sign } });
    context.rotateKey({ compromised: false, who: 'Ana' });
    expect(await refusalOf(() => applyPack(context, old))).toBe('retired-key');
  });
});

describe('V21: the number of a pack', () => {
  const numbered = (context: AppContext, sequence: number, selection = false) =>
    makePack(join(context.store.folder, `${sequence}.pack`), {
      header: (header) => ({ ...header, sequence, ...(selection ? { selection: true } : {}) }),
    });

  it('of a selection is compared too: 9 after 10 needs a reason', async () => {
    const { context } = kept(inTheField());
    await applyPack(context, numbered(context, 10, true));
    expect(await refusalOf(() => applyPack(context, numbered(context, 9, true)))).toBe('older-pack');
    expect(await refusalOf(() => applyPack(context, numbered(context, 9, true), { reason: 'from the drawer' }))).toBe('none');
  });

  it('far beyond the highest that a person compared waits for one: no pack blocks its series', async () => {
    const { context } = kept(inTheField());
    const last = 2 ** 53 - 1;
    await applyPack(context, numbered(context, 1));
    expect(await refusalOf(() => applyPack(context, numbered(context, last)))).toBe('sequence-jump');
    expect(await refusalOf(() => applyPack(context, numbered(context, 1001)))).toBe('none');
    // What was only applied moves nothing.
    expect(await refusalOf(() => applyPack(context, numbered(context, 1002)))).toBe('sequence-jump');
    expect(await refusalOf(() => applyPack(context, numbered(context, 1002), { sequence: 1001 }))).toBe('sequence-jump');
    expect(await refusalOf(() => applyPack(context, numbered(context, 1002), { sequence: 1002 }))).toBe('none');
    expect(await refusalOf(() => applyPack(context, numbered(context, 1500)))).toBe('none');
  });

  it('of a maker who is new is compared as well as its key', async () => {
    const { context } = kept(inTheField());
    expect(await refusalOf(() => applyPack(context, numbered(context, 2 ** 53 - 1)))).toBe('sequence-jump');
  });
});

it('V21: a pack that holds other kinds than its signed counts say is refused whole', async () => {
  const { context } = kept(freshApp({ now: () => NOW }));
  const file = makePack(join(context.store.folder, 'lies.pack'), {
    chunks: [line('{}', 'passport') + line('{}', 'events')],
    header: (header) => ({ ...header, counts: { credentials: 2, passports: 0, events: 0 } }),
  });
  expect(await refusalOf(() => applyPack(context, file))).toBe('wrong-counts');
});
