// `desk export` on a real store: what comes out goes into another one as it was, and what is asked for alone comes alone.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EPCIS_CONTEXT } from '../../server/domain/epcis/context.ts';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { openApp } from '../../server/features/app/open-app.ts';
import { issuedWhere } from '../../server/store/issued/issued.ts';
import { documentOf } from '../../server/store/passports/drafts.ts';
import type { Store } from '../../server/store/store.ts';
import { desk } from '../fixtures/desk-command.ts';
import { CLI } from '../fixtures/program.ts';
import { named, onWindows } from '../fixtures/skipped.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const data = join(folder, 'data');
const [CODE = '', OTHER = ''] = sampleSet().map(({ passport }) => String(passport.dppCode));

const reading = <Found>(of: string, read: (store: Store) => Found): Found => {
  const { store, close } = openApp({ folder: of });
  try {
    return read(store);
  } finally {
    close();
  }
};
const documents = (rows: readonly unknown[]) =>
  (rows as { document: string }[]).map((row) => ({ ...row, document: JSON.parse(row.document) as unknown }));
const passportsIn = (of: string) =>
  reading(of, ({ db }) =>
    documents(db.prepare(`SELECT dpp_code, document_text(${documentOf()}) AS document, dpp_status FROM passports ORDER BY dpp_code`).all()),
  );
const eventsIn = (of: string) =>
  reading(of, ({ db }) => documents(db.prepare('SELECT event_id, document FROM events ORDER BY event_id').all()));
const signedIn = (of: string) =>
  reading(of, (store) =>
    [
      ...issuedWhere(store, 'true').flatMap(({ format, sha256 }) => (format === 'sd-jwt' ? [] : [sha256])),
      ...store.db.prepare("SELECT sha256 FROM credentials WHERE format <> 'sd-jwt'").pluck().all(),
    ].sort(),
  );

describe('desk export', () => {
  it('gives passports, events and credentials as one array, of which an import makes the same store', () => {
    expect(desk(['import', '--data', data, sampleFile()]).code).toBe(0);
    expect(desk(['publish', '--all', '--data', data, '--base-url', 'https://passports.example']).code).toBe(0);

    const out = join(folder, 'all.json');
    expect(desk(['export', '--all', '--out', out, '--data', data])).toMatchObject({ code: 0, stdout: '' });
    expect(statSync(out).mode & 0o777).toBe(0o600);
    const copy = join(folder, 'copy');
    const { code, lines } = desk(['import', '--json', '--data', copy, out]);
    expect([code, lines()[0]?.refused]).toEqual([0, []]);
    expect(passportsIn(copy)).toEqual(passportsIn(data));
    expect(eventsIn(copy)).toEqual(eventsIn(data));
    expect(signedIn(copy)).toEqual(signedIn(data));
    expect(passportsIn(copy)).not.toEqual([]);
    expect(signedIn(copy)).not.toEqual([]);
  });

  it('gives what is named, of the kinds that are wanted, once', () => {
    const { code, stdout, stderr } = desk(['export', CODE, CODE, '--passports', '--data', data]);
    expect([code, stderr]).toEqual([0, 'exported: passports 1, events 0, credentials 0\n']);
    expect((JSON.parse(stdout) as { dppCode: string }[]).map(({ dppCode }) => dppCode)).toEqual([CODE]);
    const credentials = JSON.parse(desk(['export', CODE, '--credentials', '--data', data]).stdout) as unknown[];
    expect(credentials.length).toBeGreaterThan(2);
    expect(credentials.filter((one) => typeof one === 'string').length).toBeGreaterThan(1);
  });

  it('says what is not here, and exits 1 with the rest', () => {
    const { code, stdout, stderr } = desk(['export', 'DPP-09520123456788-NONE', OTHER, '--passports', '--data', data]);
    expect([code, stderr]).toEqual([1, expect.stringContaining("nothing is here of 'DPP-09520123456788-NONE'\n")]);
    expect(JSON.parse(stdout)).toHaveLength(1);
    expect(desk(['export', 'nothing', '--data', data])).toMatchObject({ code: 1, stdout: '[]\n' });
  });

  const noFull = existsSync('/dev/full') ? undefined : 'there is no /dev/full';
  it.skipIf(noFull)(named('never ends well when what it says could not be written', noFull), () => {
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [CLI, 'export', '--all', '--data', data], { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    expect([status, String(stderr)]).toEqual([74, expect.stringContaining('ENOSPC')]);
  });

  it.skipIf(onWindows)(named('ends without a word when its reader has gone', onWindows), async () => {
    const child = spawn(process.execPath, [CLI, 'export', '--all', '--data', data], { stdio: ['ignore', 'pipe', 'pipe'] });
    const told: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => told.push(text));
    child.stdout.once('data', () => child.stdout.destroy());
    const [code] = (await once(child, 'close')) as [number | null];
    expect([code, told]).toEqual([141, []]);
  });

  it('writes over no file, and wants to know what', () => {
    const there = join(folder, 'there.json');
    writeFileSync(there, 'mine');
    expect(desk(['export', '--all', '--out', there, '--data', data])).toMatchObject({
      code: 64,
      stderr: expect.stringContaining('there is a file'),
    });
    expect(readFileSync(there, 'utf8')).toBe('mine');
    expect(desk(['export', '--all', '--out', join(folder, 'no', 'such', 'folder'), '--data', data]).code).toBe(64);
    expect(desk(['export', '--data', data]).code).toBe(64);
    expect(desk(['export', CODE, '--all', '--data', data]).code).toBe(64);
    expect(desk(['export', '--all', '--role', 'king', '--data', data]).code).toBe(64);
    expect(desk(['export', '--all', '--data', join(folder, 'none')])).toMatchObject({ code: 65, stdout: '' });
  });
});

function sampleFile(): string {
  const file = join(folder, 'sample.json');
  const about = { '@context': [EPCIS_CONTEXT], type: 'EPCISDocument', schemaVersion: '2.0', creationDate: '2026-11-01T00:00:00Z' };
  const things = sampleSet().flatMap(({ passport, events = [] }) => [
    { ...passport, sample: false },
    ...(events.length === 0 ? [] : [{ ...about, epcisBody: { eventList: events } }]),
  ]);
  writeFileSync(file, JSON.stringify(things));
  return file;
}
