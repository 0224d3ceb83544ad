// Bundles with what was compared with an item beside its verdict, and with what was erased: both are proved by the logs and checked on another computer.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { jsonFile } from '../../../server/domain/bundle/json-file.ts';
import { readBundle } from '../../../server/domain/bundle/read.ts';
import { writeBundle } from '../../../server/domain/bundle/write.ts';
import { didKeyOfJwk } from '../../../server/domain/signed-file/signed-file.ts';
import { declareTyped, listQuantities, recordHold, recordLine, recordMeasurement } from '../../../server/features/declaration/index.ts';
import { eraseBecauseAsked } from '../../../server/features/erasure/index.ts';
import { type BundleFinding, inspectBundle } from '../../../server/features/evidence/index.ts';
import { deviceOf } from '../../../server/store/audit-log/device.ts';
import { readInspection } from '../../../server/store/audit-log/read.ts';
import { bundleOf, HOSTILE, LATER, NOW, type Post, post } from '../../fixtures/evidence.ts';

const blob = (bytes: Uint8Array): Blob => new Blob([Buffer.from(bytes)]);
const ALL = ['officer', 'place', 'reference', 'note', 'photo'] as const;

/** Inspection 2 with a declaration, a suspension and a measurement that its passport does not state, 1 with one that it does, and 5 with a printed line. */
function compared(): Post {
  const desk = post();
  const { store } = desk.context;
  const next = (id = 2) => ({ requestId: randomUUID(), inspectionHash: readInspection(store, id)?.hash ?? '', officer: 'Bo Zircon' });
  declareTyped(store, 2, { ...next(), goods: { commodityCode: '8507.60', origin: `CN ${HOSTILE}` } }, NOW);
  recordLine(store, 5, { ...next(5), text: '(01)09506000134352(21)OTHER' }, NOW);
  recordHold(
    store,
    2,
    { ...next(), grounds: ['a'], country: 'DE', suspendedOn: '2027-06-01', daysOff: [], note: `torn seal ${HOSTILE}` },
    NOW,
  );
  const value = { place: 'mass', value: '12', unit: 'kg', tolerance: '5', toleranceIn: 'percent' } as const;
  recordMeasurement(store, 2, { ...next(), values: [value] }, 'en', NOW);
  const [stated] = listQuantities(store, 1, 'en').items;
  if (stated === undefined) throw new Error('the passport states no value');
  const double = { place: stated.place, value: String(2 * stated.value), unit: '', tolerance: '5', toleranceIn: 'percent' } as const;
  recordMeasurement(store, 1, { ...next(1), values: [double] }, 'en', NOW);
  return desk;
}

async function signed(bytes: Uint8Array): Promise<Extract<BundleFinding, { readonly state: 'as-signed' }>> {
  const finding = await inspectBundle(blob(bytes));
  if (finding.state !== 'as-signed') throw new Error(finding.detail);
  return finding;
}

/** The bundle with other files, signed by the desk itself. */
async function resigned(desk: Post, bytes: Buffer, change: (name: string, content: string) => string | undefined): Promise<Buffer> {
  const bundle = await readBundle(blob(bytes));
  if (!bundle.ok) throw new Error(bundle.detail);
  const files = await Promise.all(
    bundle.names.map(async (name) => {
      const content = await bundle.content(name);
      const changed = change(name, content.toString());
      return changed === undefined ? [] : [{ name, content: changed === content.toString() ? content : changed }];
    }),
  );
  const key = deviceOf(desk.context.store.db);
  if (key === undefined) throw new Error('the desk has no key');
  return Buffer.concat([
    ...writeBundle(bundle.manifest, files.flat(), { did: didKeyOfJwk(key.publicJwk.x), sign: (text: Uint8Array) => key.sign(text) }),
  ]);
}

async function textsOf(bytes: Buffer): Promise<{ readonly page: string; readonly report: string; readonly all: string }> {
  const bundle = await readBundle(blob(bytes));
  if (!bundle.ok) throw new Error(bundle.detail);
  const read = async (name: string) => (await bundle.content(name)).toString();
  const all = await Promise.all(bundle.names.filter((name) => !name.startsWith('trust/')).map(read));
  return { page: await read('report.html'), report: await read('report.json'), all: all.join('\n') };
}

describe('a bundle of an item that something was compared with', () => {
  const desk = compared();
  const bundle = bundleOf(desk);
  afterAll(() => desk.close());

  it('says what agreed and what differed, on the page, in JSON and to whoever checks it', async () => {
    const { manifestVersion, beside } = await readBundle(blob(bundle)).then(async (read) => ({
      manifestVersion: read.ok ? read.manifest.version : 0,
      beside: (await signed(bundle)).entries.map((entry) => entry.beside),
    }));
    expect(manifestVersion).toBe(2);
    expect(beside).toEqual([
      { measurement: 'differs' },
      { declaration: 'open', measurement: 'open', heldUntil: '2027-06-07' },
      undefined,
      undefined,
      { line: 'differs' },
      undefined,
      undefined,
    ]);
    const { page, report } = await textsOf(bundle);
    for (const text of [
      'Customs declaration of no. 2',
      '8507.60',
      'Declared and measured, no. 2',
      '12 kg',
      'Code and printed line of no. 5',
      '✗ differs, +100 %',
      'Release of no. 2 suspended',
      'Bo Zircon',
    ])
      expect([text, page.includes(text)]).toEqual([text, true]);
    expect(page).not.toContain('<script>');
    const [, item] = (JSON.parse(report) as { inspections: { customs?: object }[] }).inspections;
    expect(item?.customs).toMatchObject({
      declaration: { goods: { commodityCode: '8507.60' }, officer: 'Bo Zircon' },
      measurement: { findings: [{ place: 'mass', value: '12' }] },
      hold: { grounds: ['a'] },
    });
    expect(report).toBe(jsonFile(JSON.parse(report)));
    expect((await signed(bundle)).report).toBe('same');
  });

  it('is altered when a value is changed, a line is moved to another item, or the report leaves it out', async () => {
    const of = async (change: (name: string, content: string) => string | undefined) =>
      inspectBundle(blob(await resigned(desk, bundle, change)));
    expect(await of((_, content) => content)).toMatchObject({ state: 'as-signed', report: 'same' });
    const file = 'inspections/000000002.json';
    expect(await of((name, content) => (name === file ? content.replace('8507.60', '8507.61') : content))).toMatchObject({
      state: 'altered',
    });
    expect(
      await of((name, content) => {
        if (name !== file) return content;
        const { customs, ...rest } = JSON.parse(content);
        return jsonFile({ ...rest, customs: customs.slice(1) });
      }),
    ).toMatchObject({ state: 'altered', detail: expect.stringContaining('report') });
    const { customs } = JSON.parse((await textsIn(bundle, file)) ?? '{}');
    expect(
      await of((name, content) => (name === 'inspections/000000003.json' ? jsonFile({ ...JSON.parse(content), customs }) : content)),
    ).toMatchObject({ state: 'altered', detail: expect.stringContaining('about another inspection') });
    for (let at = 40; at < bundle.length; at += Math.ceil(bundle.length / 40)) {
      const altered = Buffer.from(bundle);
      altered[at] = (altered[at] ?? 0) ^ 1;
      expect((await inspectBundle(blob(altered))).state).toBe('altered');
    }
  });

  it('of other items is as earlier versions read it', async () => {
    const read = await readBundle(blob(bundleOf(desk, { kind: 'inspections', ids: [3] })));
    expect(read.ok && read.manifest.version).toBe(1);
    const earlier = readFileSync(fileURLToPath(new URL('../../fixtures/earlier-bundle.zip', import.meta.url)));
    expect(await signed(earlier)).toMatchObject({ erasures: [] });
  });
});

const textsIn = async (bytes: Buffer, name: string): Promise<string | undefined> => {
  const bundle = await readBundle(blob(bytes));
  return bundle.ok ? (await bundle.content(name)).toString() : undefined;
};

describe('a bundle of what was erased', () => {
  const desk = compared();
  const { store } = desk.context;
  const request = { inspections: [2, 5], run: desk.run, parts: ALL, who: 'Data office', why: 'request 17' };
  expect(eraseBecauseAsked(store, request, { trustTwoPersons: false }, LATER).left).toEqual([]);
  const bundle = bundleOf(desk, { kind: 'run', run: desk.run });
  afterAll(() => desk.close());

  it('says by whom, when and why, and another computer checks it', async () => {
    const { erasures, entries } = await signed(bundle);
    expect(erasures).toMatchObject([{ number: 1, cause: 'request', officer: 'Data office', why: 'request 17', at: LATER.toISOString() }]);
    expect(entries[0]?.erased).toEqual([{ erasure: 1, parts: ['officer', 'place', 'reference', 'note'] }]);
    const { page, report, all } = await textsOf(bundle);
    for (const text of ['<h2>Erased</h2>', 'on request', 'Data office', 'request 17', 'line 1 of the log of erasures'])
      expect([text, page.includes(text)]).toEqual([text, true]);
    expect(JSON.parse(report)).toMatchObject({ erasures: [{ number: 1, officer: 'Data office' }] });
    for (const gone of ['Bo Zircon', 'torn seal', 'label torn']) expect([gone, all.includes(gone)]).toEqual([gone, false]);
  });

  it('is altered without the line of the log of erasures, and with one that was changed', async () => {
    const file = 'erasures/000000001.json';
    for (const change of [() => undefined, (content: string) => content.replace('Data office', 'Somebody')])
      expect(
        await inspectBundle(blob(await resigned(desk, bundle, (name, content) => (name === file ? change(content) : content)))),
      ).toMatchObject({ state: 'altered' });
  });
});
