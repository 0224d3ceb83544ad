// Declarations and suspensions over the workbench API: compared, recorded in a chained log, filtered, and refused.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type {
  CustomsOfEntry,
  Inspection,
  InspectionList,
  InspectResponse,
  OpenHolds,
  QuantityList,
  RegistrySnapshotState,
  RunDeclared,
} from '../../../server/contract/index.ts';
import { firstBroken } from '../../../server/store/audit-log/audit-log.ts';
import { TRANSPORTS } from '../../fixtures/client.ts';
import { SAMPLE } from '../../fixtures/fresh-app.ts';
import { reachedWorkbench } from '../../fixtures/reached.ts';

const link = (serial: string, gtin: string = SAMPLE.gtin) => `https://id.gs1.org/01/${gtin}/21/${serial}`;

describe.each(TRANSPORTS)('declarations over %s', (_, connect) => {
  const clock = { now: new Date('2027-06-01T12:00:00Z') };
  const { context, ask: send } = reachedWorkbench(connect, { sample: true, now: () => clock.now });
  const ask = (method: string, path: string, body?: object) =>
    send(`/workbench${path}`, { method, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const scan = async (text: string): Promise<Inspection> =>
    ((await ask('POST', '/inspections', { channel: 'wedge', text })).json as InspectResponse).inspections[0] as Inspection;
  const customs = async (id: number) => (await ask('GET', `/inspections/${id}/customs`)).json as CustomsOfEntry;
  const declare = (entry: Inspection, goods: object, more: object = {}) =>
    ask('POST', `/inspections/${entry.id}/declaration`, {
      requestId: randomUUID(),
      inspectionHash: entry.hash,
      officer: 'Ana',
      goods,
      ...more,
    });
  const lines = () => context.store.db.prepare('SELECT count(*) FROM customs_log').pluck().get();
  const outcomes = ({ declaration }: CustomsOfEntry) =>
    Object.fromEntries(declaration?.findings.map(({ field, outcome, source }) => [field, [outcome, source]]) ?? []);
  const contradicting = async () =>
    ((await ask('GET', '/inspections?declaration=contradicts')).json as InspectionList).items.map(({ id }) => id);

  test('typed goods are compared with the credential and the unsigned passport, and recorded once', async () => {
    const entry = await scan(link(SAMPLE.serial));
    expect([entry.headline, await customs(entry.id)]).toEqual(['valid', {}]);
    const requestId = randomUUID();
    const goods = { origin: 'DE', commodityCode: '850760', eori: ' ' };
    const { status, json } = await declare(entry, goods, { requestId });
    expect([status, outcomes(json as CustomsOfEntry)]).toMatchObject([
      201,
      { origin: ['agrees', 'credential'], commodityCode: ['agrees-unproven', 'passport'], netMass: ['only-passport', 'credential'] },
    ]);
    expect((await declare(entry, goods, { requestId })).status).toBe(201);
    expect(lines()).toBe(1);
    expect((await declare(entry, { origin: 'PL' }, { requestId })).status).toBe(409);
    expect((await declare(entry, { origin: 'PL' }, { inspectionHash: '0'.repeat(64) })).status).toBe(409);
    expect((await declare(entry, { origin: ' ' })).status).toBe(400);
    expect((await declare({ ...entry, id: 999 }, { origin: 'PL' })).status).toBe(404);
    expect(lines()).toBe(1);
  });

  test('a contradiction is found by the filter until a later declaration agrees, and changes no verdict', async () => {
    const entry = await scan(link(SAMPLE.serial));
    await declare(entry, { origin: 'CN' });
    expect(await contradicting()).toEqual([entry.id]);
    expect(((await ask('GET', `/inspections/${entry.id}`)).json as Inspection).headline).toBe(entry.headline);
    await declare(entry, { origin: 'DE' });
    expect(await contradicting()).toEqual([]);
  });

  test('a snapshot of the registry is kept, asked by every declaration, and taken away', async () => {
    const put = (text: string, date = '2027-05-01') =>
      send(`/workbench/registry-snapshot?${new URLSearchParams({ name: 'May.csv', date, officer: 'Ana' })}`, {
        method: 'PUT',
        body: text,
        headers: { 'content-type': 'application/octet-stream' },
      });
    const kept = async () => ((await ask('GET', '/registry-snapshot')).json as RegistrySnapshotState).snapshot;
    const entry = await scan(link(SAMPLE.serial));
    const goods = { registrationId: 'REG-1', commodityCode: '850760' };
    const answer = async (more: object = {}) =>
      ((await declare(entry, { ...goods, ...more })).json as CustomsOfEntry).declaration?.registry;
    expect([await kept(), await answer()]).toEqual([undefined, undefined]);
    const table = `registrationId,commodityCode,product\nREG-1,850760,${SAMPLE.gtin}\nTWICE,1,\nTWICE,2,\n`;
    expect((await put(table)).status).toBe(200);
    expect(await kept()).toMatchObject({ name: 'May.csv', date: '2027-05-01', rows: 2, officer: 'Ana' });
    expect(await answer()).toMatchObject({ state: 'registered-as-declared', snapshot: { name: 'May.csv', days: 31 }, open: ['operator'] });
    expect(await answer({ commodityCode: '850780' })).toMatchObject({ state: 'registered-otherwise', differs: ['commodityCode'] });
    expect(await answer({ registrationId: 'REG-2' })).toMatchObject({ state: 'not-in-snapshot' });
    expect(await answer({ registrationId: 'reg 1' })).toMatchObject({ state: 'not-compared', open: ['registrationId'] });
    expect(await answer({ registrationId: 'TWICE' })).toMatchObject({ state: 'not-compared' });
    // A snapshot that is refused leaves the one that is kept.
    expect((await put('registrationId,commodityCode\n,1\n')).status).toBe(400);
    expect((await put(table, '2027-07-01')).status).toBe(400);
    expect((await put(table, '2027-02-30')).status).toBe(400);
    expect(await kept()).toMatchObject({ rows: 2 });
    expect((await ask('GET', `/inspections/${entry.id}`)).json).toMatchObject({ headline: 'valid' });
    expect(firstBroken(context.store, 'customs_log')).toBeUndefined();
    expect((await ask('DELETE', '/registry-snapshot')).json).toEqual({});
    expect(await answer()).toBeUndefined();
  });

  test('what is printed beside a code is compared and recorded once, and the next sighting reports what differed', async () => {
    const clone = await scan(link('CLONE1'));
    const line = (text: string, more: object = {}, entry = clone) =>
      ask('POST', `/inspections/${entry.id}/line`, { requestId: randomUUID(), inspectionHash: entry.hash, officer: 'Ana', text, ...more });
    const before = lines();
    const requestId = randomUUID();
    const { status, json } = await line('S/N CLONE2', { requestId });
    expect([status, (json as CustomsOfEntry).line]).toMatchObject([201, { outcome: 'differs', officer: 'Ana', printed: 'S/N CLONE2' }]);
    expect((await line('S/N CLONE2', { requestId })).status).toBe(201);
    expect(lines()).toBe(Number(before) + 1);
    expect((await line('S/N CLONE1', { requestId })).status).toBe(409);
    expect((await line('S/N CLONE1', { inspectionHash: '0'.repeat(64) })).status).toBe(409);
    expect((await line(' ')).status).toBe(400);
    expect(((await ask('GET', `/inspections/${clone.id}`)).json as Inspection).headline).toBe(clone.headline);
    const again = await scan(link('CLONE1'));
    expect([again.headline, again.sightings]).toEqual([
      clone.headline,
      [{ kind: 'line-differed', total: 1, entries: [expect.objectContaining({ id: clone.id, line: 'S/N CLONE2' })] }],
    ]);
    // The last line about an entry counts.
    await line('S/N CLONE1');
    expect((await customs(clone.id)).line?.outcome).toBe('agrees');
    expect((await scan(link('CLONE1'))).sightings).toBeUndefined();
    expect(firstBroken(context.store, 'customs_log')).toBeUndefined();
  });

  test('measured values are compared with the passport, recorded once in the same log, and exported beside the entry', async () => {
    const entry = await scan(link(SAMPLE.serial));
    const { items } = (await ask('GET', `/inspections/${entry.id}/quantities`)).json as QuantityList;
    expect(items.find(({ place }) => place === 'carbonFootprint')).toMatchObject({ value: 61.4, unit: 'kg CO2e/kWh' });
    const measure = (values: readonly object[], more: object = {}) =>
      ask('POST', `/inspections/${entry.id}/measurement`, {
        ...{ requestId: randomUUID(), inspectionHash: entry.hash, officer: 'Lab', values, ...more },
      });
    const value = { place: 'carbonFootprint', value: '0.08', unit: 't CO2e/kWh', tolerance: '5', toleranceIn: 'percent' };
    const requestId = randomUUID();
    const before = Number(lines());
    const { status, json } = await measure([value, { ...value, place: 'gone' }], { requestId });
    expect([status, (json as CustomsOfEntry).measurement]).toMatchObject([
      201,
      {
        officer: 'Lab',
        findings: [
          { ...value, label: 'Carbon footprint', declared: '61.4 kg CO2e/kWh', outcome: 'differs', deviation: 30.3 },
          { place: 'gone', outcome: 'not-comparable', why: 'not-stated' },
        ],
      },
    ]);
    expect((await measure([value, { ...value, place: 'gone' }], { requestId })).status).toBe(201);
    expect(lines()).toBe(before + 1);
    expect((await measure([value], { requestId })).status).toBe(409);
    expect((await measure([value], { inspectionHash: '0'.repeat(64) })).status).toBe(409);
    expect((await measure([])).status).toBe(400);
    expect((await measure([value, value])).status).toBe(400);
    expect((await measure([{ ...value, tolerance: ' ' }])).status).toBe(400);
    expect(lines()).toBe(before + 1);
    // It changes neither the verdict nor the declaration, and is no contradiction of one.
    expect(((await ask('GET', `/inspections/${entry.id}`)).json as Inspection).headline).toBe(entry.headline);
    expect((await customs(entry.id)).declaration).toBeUndefined();
    expect(await contradicting()).not.toContain(entry.id);
    const exported = (await ask('GET', '/inspections/export?format=json')).json as readonly (Inspection & { customs?: CustomsOfEntry })[];
    expect(exported.find(({ id }) => id === entry.id)?.customs?.measurement?.findings).toHaveLength(2);
    expect(exported.filter((one) => Object.hasOwn(one, 'customs') && Object.keys(one.customs ?? {}).length === 0)).toEqual([]);
    expect(firstBroken(context.store, 'customs_log')).toBeUndefined();
  });

  test('a table is compared with the items of a run', async () => {
    const run = randomUUID();
    await ask('POST', '/runs', { id: run, name: 'Lorry', place: 'Gate 4', reference: 'MRN 1', officer: 'Ana' });
    const [first, other] = [await scan(link(SAMPLE.serial)), await scan(link('OTHER', '09520123000110'))];
    const table = `gtin;serial;origin;colour\n${SAMPLE.gtin};${SAMPLE.serial};CN;red\n9520123000127;;DE;red\n12;;DE;red\n`;
    const sendTable = (requestId: string, text: string, id = run) =>
      send(`/workbench/runs/${id}/declaration?requestId=${requestId}&officer=Ana&name=goods.csv`, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new TextEncoder().encode(text),
      });
    const before = Number(lines());
    const requestId = randomUUID();
    const { status, json } = await sendTable(requestId, table);
    const wanted: RunDeclared = {
      compared: 1,
      contradicting: 1,
      notDeclared: 1,
      severalRows: 0,
      unmatched: { count: 1, lines: [3] },
      refused: { count: 1, first: [{ line: 4, code: 'gtin', about: '12', detail: "'12' is no GTIN" }] },
      unused: ['colour'],
    };
    expect([status, json]).toEqual([201, wanted]);
    expect((await sendTable(requestId, table)).json).toEqual(wanted);
    expect(lines()).toBe(before + 1);
    expect((await customs(first.id)).declaration?.file).toMatchObject({ name: 'goods.csv', line: 2 });
    expect(await customs(other.id)).toEqual({});
    expect((await sendTable(randomUUID(), 'colour\nred\n')).status).toBe(400);
    expect((await sendTable(randomUUID(), table, randomUUID())).status).toBe(404);
  });

  test('only an item that is held is suspended, for four working days', async () => {
    const entry = await scan(link(SAMPLE.serial));
    const decide = (decision: string) =>
      ask('POST', `/inspections/${entry.id}/decisions`, { decision, officer: 'Ana', place: 'Gate 4', reference: '', note: 'x' });
    const hold = (more: object = {}) =>
      ask('POST', `/inspections/${entry.id}/hold`, {
        requestId: randomUUID(),
        inspectionHash: entry.hash,
        officer: 'Ana',
        grounds: ['a', 'e'],
        country: 'DE',
        suspendedOn: '2027-06-01',
        daysOff: [],
        note: '',
        ...more,
      });
    expect((await hold()).status).toBe(409);
    await decide('held');
    const { status, json } = await hold();
    expect([status, (json as CustomsOfEntry).hold]).toMatchObject([
      201,
      { grounds: ['a', 'e'], workingDays: ['2027-06-02', '2027-06-03', '2027-06-04', '2027-06-07'] },
    ]);
    expect((await ask('GET', '/holds')).json as OpenHolds).toEqual({
      total: 1,
      items: [{ inspection: entry.id, lastDay: '2027-06-07', suspendedOn: '2027-06-01' }],
    });
    for (const wrong of [
      { country: 'CH' },
      { suspendedOn: '2027-02-30' },
      { suspendedOn: '2040-01-01' },
      { suspendedOn: '2027-06-03' },
      { grounds: [] },
      { grounds: ['f'] },
    ])
      expect((await hold(wrong)).status).toBe(400);
    await hold({ daysOff: ['2027-06-02'] });
    expect(((await ask('GET', '/holds')).json as OpenHolds).items.map(({ lastDay }) => lastDay)).toEqual(['2027-06-08']);
    const wrongDay = await hold({ daysOff: ['2027-06-02', '2027-02-30'] });
    expect([wrongDay.status, wrongDay.json]).toMatchObject([400, { errors: [{ pointer: '/daysOff/1' }] }]);
    const other = await scan(link('OTHER', '09520123000110'));
    const about = { officer: 'Ana', place: 'Gate 4', reference: '', note: 'x' };
    await ask('POST', `/inspections/${other.id}/decisions`, { decision: 'held', ...about });
    const earlier = {
      requestId: randomUUID(),
      inspectionHash: other.hash,
      officer: 'Ana',
      grounds: ['a'],
      country: 'DE',
      daysOff: [],
      note: '',
    };
    await ask('POST', `/inspections/${other.id}/hold`, { ...earlier, suspendedOn: '2027-05-03' });
    // The limit of the list leaves out those that ended first.
    expect(((await ask('GET', '/holds')).json as OpenHolds).items.map(({ lastDay }) => lastDay)).toEqual(['2027-06-08', '2027-05-10']);
    await ask('POST', `/inspections/${other.id}/decisions`, { decision: 'released', ...about });
    await decide('released');
    expect(((await ask('GET', '/holds')).json as OpenHolds).total).toBe(0);
    expect((await customs(entry.id)).hold?.workingDays.at(-1)).toBe('2027-06-08');
  });

  test('the log is chained, and an altered column or record is found', () => {
    const { db } = context.store;
    expect(firstBroken(context.store, 'customs_log')).toBeUndefined();
    db.exec('DROP TRIGGER customs_log_no_update');
    for (const change of [
      'contradicts = 1 - contradicts',
      "record = replace(record, 'Ana', 'Eve')",
      'inspection_id = inspection_id + 1',
      "action = 'hold'",
    ]) {
      const kept = db.prepare('SELECT * FROM customs_log WHERE id = 1').get() as Record<string, unknown>;
      db.exec(`UPDATE customs_log SET ${change} WHERE id = 1`);
      expect([change, firstBroken(context.store, 'customs_log')]).toEqual([change, 1]);
      const names = Object.keys(kept).filter((name) => name !== 'id');
      db.prepare(`UPDATE customs_log SET ${names.map((name) => `${name} = @${name}`).join(', ')} WHERE id = 1`).run(kept);
    }
    expect(firstBroken(context.store, 'customs_log')).toBeUndefined();
  });
});
