// What a desk signs although its store does not have it so: a changed store gives no bundle, and content that does not fit is not intact.
import { afterAll, describe, expect, it } from 'vitest';
import { readBundle } from '../../../server/domain/bundle/read.ts';
import { embeddedPhotos } from '../../../server/domain/bundle/report-photos.ts';
import { writeBundle } from '../../../server/domain/bundle/write.ts';
import type { RunLine } from '../../../server/domain/log/run-line.ts';
import { entryHash } from '../../../server/domain/merkle/entry.ts';
import { didKeyOfJwk } from '../../../server/domain/signed-file/signed-file.ts';
import { inspectBundle, judgeBundle } from '../../../server/features/evidence/index.ts';
import { canonical } from '../../../server/store/audit-log/chain.ts';
import { deviceOf } from '../../../server/store/audit-log/device.ts';
import type { Store } from '../../../server/store/store.ts';
import { bundleOf, LATER, type Post, post } from '../../fixtures/evidence.ts';
import { forgeTree } from '../../fixtures/forged-tree.ts';

const blob = (bytes: Uint8Array): Blob => new Blob([Buffer.from(bytes)]);

function keyOf({ context }: Post) {
  const key = deviceOf(context.store.db);
  if (key === undefined) throw new Error('the desk has no key');
  return key;
}

/** The bundle with other files, signed by the desk itself. A file becomes undefined to leave it out. */
async function resigned(
  desk: Post,
  bytes: Buffer,
  change: (name: string, content: string) => string | undefined,
  about: { readonly appVersion?: string } = {},
): Promise<Buffer> {
  const bundle = await readBundle(blob(bytes));
  if (!bundle.ok) throw new Error(bundle.detail);
  const files = await Promise.all(
    bundle.names.map(async (name) => {
      const content = await bundle.content(name);
      const text = content.toString();
      const changed = change(name, text);
      return changed === undefined ? [] : [{ name, content: changed === text ? content : changed }];
    }),
  );
  const key = keyOf(desk);
  const signer = { did: didKeyOfJwk(key.publicJwk.x), sign: (text: Uint8Array) => key.sign(text) };
  const { version, createdAt, appVersion, scope } = bundle.manifest;
  return Buffer.concat([...writeBundle({ version, createdAt, appVersion, scope, ...about }, files.flat(), signer)]);
}

/** As a person with the file does: without triggers, and with the hash of the line itself. */
function forgeLine({ db }: Pick<Store, 'db'>, id: number): void {
  db.exec('DROP TRIGGER inspections_no_update');
  const { record, previous_hash, salt } = db.prepare('SELECT record, previous_hash, salt FROM inspections WHERE id = ?').get(id) as {
    readonly record: string;
    readonly previous_hash: string;
    readonly salt: string;
  };
  const forged = canonical({ ...JSON.parse(record), at: '2027-06-01T11:00:00.000Z' });
  db.prepare('UPDATE inspections SET record = ?, at = ?, hash = ? WHERE id = ?').run(
    forged,
    '2027-06-01T11:00:00.000Z',
    entryHash(previous_hash, forged, salt),
    id,
  );
  forgeTree(db);
}

describe('a store that was changed gives no bundle', () => {
  it('of a line in the middle of the log that has its own hash, alone or with the others', () => {
    const desk = post();
    forgeLine(desk.context.store, 5);
    for (const scope of [{ kind: 'inspections', ids: [5] }, { kind: 'inspections', ids: [2] }, { kind: 'all' }] as const)
      expect(() => bundleOf(desk, scope)).toThrow(/cannot be attested: number/);
    desk.close();
  });

  it('of a run from which an item was taken', () => {
    const desk = post();
    const { db } = desk.context.store;
    const guards = db.prepare("SELECT name FROM sqlite_schema WHERE type = 'trigger' AND tbl_name = 'run_items'").pluck().all();
    for (const name of guards) db.exec(`DROP TRIGGER ${name}`);
    db.exec('DELETE FROM run_items WHERE inspection_id = 2');
    expect(() => bundleOf(desk, { kind: 'run', run: desk.run })).toThrow('cannot be attested: number 2');
    desk.close();
  });
});

describe('content that the desk signed and that does not fit', () => {
  const desk = post();
  const bundle = bundleOf(desk);
  afterAll(() => desk.close());
  const judged = async (bytes: Buffer) => {
    const finding = await inspectBundle(blob(bytes));
    return judgeBundle(finding, { signer: 'fingerprint' in finding ? finding.fingerprint : '', lists: [], now: LATER });
  };
  const changed = (change: (name: string, content: string) => string | undefined, about = {}) => resigned(desk, bundle, change, about);
  const instead = (wanted: RegExp, change: (content: string) => string | undefined) =>
    changed((name, content) => (wanted.test(name) ? change(content) : content));

  it('is the same bundle if nothing is changed', async () => {
    expect((await changed((_, content) => content)).equals(bundle)).toBe(true);
    expect(await judged(bundle)).toMatchObject({ state: 'intact', report: 'same' });
  });

  it.each(['report.html', 'report.json'])('%s that differs from the entries is altered', async (name) => {
    const other = await instead(new RegExp(`^${name}$`), (content) => content.replace(/invalid/i, 'valid'));
    expect(await judged(other)).toMatchObject({ state: 'altered', why: `'${name}' does not say what the inspections say` });
  });

  it('a report of another version is not compared, and that is said', async () => {
    expect(await judged(await changed((_, content) => content, { appVersion: '0.0.1' }))).toMatchObject({
      state: 'intact',
      report: 'not-compared',
    });
  });

  it('a line without its proof, with the proof of another, or beyond the checkpoint is altered', async () => {
    const proofs = { second: '', third: '' };
    await instead(/^inspections\/00000000[23]/, (content) => {
      const { number, proof } = JSON.parse(content) as { readonly number: 2 | 3; readonly proof: object };
      proofs[number === 2 ? 'second' : 'third'] = JSON.stringify(proof);
      return content;
    });
    const swapped = await instead(/^inspections\/000000002/, (content) => content.replace(proofs.second, proofs.third));
    expect(await judged(swapped)).toMatchObject({ state: 'altered', why: "number 2 of 'inspections' is not in the tree of the logs" });
    const none = await instead(/^inspections\/000000002/, (content) => content.replace(proofs.second, '{"hashes":[],"index":0}'));
    expect(await judged(none)).toMatchObject({ state: 'altered' });
    const other = post();
    const read = await readBundle(blob(bundleOf(other)));
    const foreign = read.ok ? (await read.content('checkpoint.txt')).toString() : '';
    expect(await judged(await instead(/^checkpoint/, () => foreign))).toMatchObject({
      state: 'altered',
      why: 'the checkpoint of the logs was signed by another computer',
    });
    other.close();
  });

  it('a form that this version does not know cannot be read', async () => {
    for (const content of ['{"heads":{"find":1}}', '{}'])
      expect(await judged(await instead(/^log\.json/, () => content))).toMatchObject({ state: 'undetermined' });
    expect(await judged(await instead(/^log\.json/, () => '{"heads":[]}'))).toMatchObject({ state: 'altered' });
    expect(await judged(await instead(/^runs\//, () => '{"lines":7}'))).toMatchObject({ state: 'undetermined' });
  });
});

it('the report shows photos up to its bound, each time that one stands there', () => {
  const photo = (sha256: string, mebibytes: number): RunLine => ({
    action: 'photo',
    run: 'r',
    at: '',
    officer: '',
    name: 'x' as never,
    type: 'image/png',
    bytes: mebibytes * 2 ** 20,
    sha256,
  });
  expect([...embeddedPhotos([[photo('a', 10), photo('b', 15), photo('c', 14)]])]).toEqual(['a', 'c']);
  expect([...embeddedPhotos([[photo('a', 8)], [photo('a', 8), photo('a', 8), photo('a', 8)], [photo('b', 20)]])]).toEqual(['b']);
});
