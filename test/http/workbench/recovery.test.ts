// A store that cannot be opened, as `npm start` and the desktop app find it: the workbench says so, brings a backup back and does nothing else; then it is the workbench again.
import { fork as forkProcess } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, it } from 'vitest';
import { type Fork, startServices } from '../../../electron/services.ts';
import type { BackupImport, BackupOverview, BackupRestore, Problem, State } from '../../../server/contract/index.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { migrateTo, storeFile, storeVersion } from '../../../server/store/open.ts';
import { keyFileOf } from '../../../server/store/service-keys/keys.ts';
import { type BrowserDesk, startBrowserDesk } from '../../fixtures/browser-mode-desk.ts';
import { asReal } from '../../fixtures/fresh-app.ts';
import { PUBLIC, WORKBENCH } from '../../fixtures/program.ts';
import { endServed, serve } from '../../fixtures/serving.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const root = temporaryFolder();
const PASSPHRASE = 'twelve letters and more';
let count = 0;
const migrations = fileURLToPath(new URL('../../../server/store/migrations/', import.meta.url));
const lastMigration = join(migrations, readdirSync(migrations).sort().at(-1) ?? '');
/** A folder that was worked in, and its backup. */
function lived(): { readonly folder: string; readonly bytes: Buffer; readonly key: string } {
  const folder = join(root, `data-${++count}`);
  const context = openApp({ folder, baseUrl: 'https://maker.example' });
  loadSample(context);
  asReal(context);
  const file = join(root, `${count}.backup`);
  writeBackup(context.store, { file, who: 'Ben', now: context.now(), keys: { passphrase: PASSPHRASE, files: context.keyFiles() } });
  const { keyFingerprint: key } = context.state();
  context.close();
  return { folder, bytes: readFileSync(file), key };
}

let desk: BrowserDesk | undefined;
afterEach(async () => {
  await desk?.stop();
  await endServed();
});
const overviewOf = async ({ ask }: Pick<BrowserDesk, 'ask'>) => (await ask('GET', '/workbench/backups')).json as BackupOverview;
const refusal = ({ status, json }: { readonly status: number; readonly json: unknown }) => [status, (json as Problem).errors?.[0]?.code];

async function bring(to: BrowserDesk, content: Uint8Array): Promise<BackupImport> {
  const about = { name: 'stick.backup', size: content.length, modified: 1 };
  let state = (await to.ask('POST', '/workbench/backups/incoming', about)).json as BackupImport;
  while (state.stage === 'receiving')
    state = (await to.ask('PUT', `/workbench/backups/incoming?at=${state.held}`, content.subarray(state.held, state.held + 256 * 1024)))
      .json as BackupImport;
  await expect.poll(async () => (await overviewOf(to)).incoming?.stage).not.toBe('checking');
  return (await overviewOf(to)).incoming as BackupImport;
}
/** Nobody answers while a workbench gives way to the next. */
async function comesBack(ask: BrowserDesk['ask']): Promise<void> {
  const status = () =>
    ask('GET', '/workbench/state').then(
      ({ status }) => status,
      () => 0,
    );
  await expect.poll(status).toBe(200);
}
const order = (to: BrowserDesk, more: Partial<BackupRestore>) =>
  to.ask('POST', '/workbench/backups/incoming/restore', { who: 'Ana', switchOn: [], passphrase: PASSPHRASE, ...more });

const DAMAGES: readonly (readonly [string, (file: string) => void])[] = [
  ['cut in the middle', (file) => truncateSync(file, 100_000)],
  ['cut to nothing', (file) => truncateSync(file, 0)],
  ['no database', (file) => writeFileSync(file, Buffer.alloc(300_000, 7))],
  [
    'overwritten but for its beginning, so that it opens and answers nothing',
    (file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xff, 4 * 16_384));
    },
  ],
];

describe('a workbench whose store is damaged', () => {
  it.each([
    ['store', (folder: string) => rmSync(storeFile(folder)), /^the store is empty or gone/],
    ['key', (folder: string) => rmSync(keyFileOf(folder)), /service-key\.json' is gone/],
  ] as const)('a %s that is gone is not begun anew: it is said, with both ways on', async (_, take, said) => {
    const { folder, bytes, key } = lived();
    take(folder);
    const before = readdirSync(folder).filter((name) => /^(?:service-key|dpp-desk\.sqlite$)/.test(name));
    desk = await startBrowserDesk(folder);
    const { json } = await desk.ask('GET', '/workbench/state');
    expect((json as Problem).code).toBe('store-damaged');
    expect((json as Problem).detail).toMatch(said);
    expect((json as Problem).detail).toContain('desk start-anew');
    expect(readdirSync(folder).filter((name) => /^(?:service-key|dpp-desk\.sqlite$)/.test(name))).toEqual(before);
    await bring(desk, bytes);
    expect((await order(desk, { reason: 'it was gone', secondPerson: 'Ben' })).status).toBe(202);
    const { ask } = desk;
    await comesBack(ask);
    expect(((await ask('GET', '/workbench/state')).json as State).keyFingerprint).toBe(key);
  });

  it.each(DAMAGES)('%s: says so, answers nothing else, and brings a backup back when two persons say why', async (_, damage) => {
    const { folder, bytes, key } = lived();
    damage(storeFile(folder));
    // Behind the header, in which an attempt to open it may leave its mark.
    const recordsOf = (data: string) => readFileSync(storeFile(data)).subarray(100);
    const found = recordsOf(folder);
    desk = await startBrowserDesk(folder);
    const state = await desk.ask('GET', '/workbench/state');
    expect([state.status, (state.json as Problem).code]).toEqual([409, 'store-damaged']);
    expect((state.json as Problem).detail).toMatch(/restore (?:it from )?a backup/);
    expect((await desk.ask('GET', '/workbench/inspections')).status).toBe(409);
    expect((await desk.ask('POST', '/workbench/inspections', { channel: 'manual', text: 'x' })).status).toBe(409);
    expect(await overviewOf(desk)).toMatchObject({ bringsBack: true, log: [], damaged: { dataFolder: folder } });
    // Looked at only: it lies as it was found.
    expect(recordsOf(folder).equals(found)).toBe(true);

    const incoming = await bring(desk, bytes);
    expect(incoming).toMatchObject({
      stage: 'ready',
      // The keys are here: none has to come out of the backup.
      needs: ['reason', 'second-person'],
      preview: { service: 'did:web:maker.example', records: { passports: 10 }, differences: [{ what: 'unreadable' }] },
    });
    expect(incoming.preview).not.toHaveProperty('present');
    expect(refusal(await order(desk, { reason: 'the disk failed' }))).toEqual([409, 'second-person']);
    expect(refusal(await order(desk, { secondPerson: 'Ben' }))).toEqual([409, 'rollback']);
    expect(refusal(await order(desk, { reason: 'x', secondPerson: 'Ben', passphrase: 'another one altogether' }))).toEqual([
      409,
      'passphrase-wrong',
    ]);
    expect((await order(desk, { reason: 'the disk failed', secondPerson: 'Ben' })).status).toBe(202);
    const { ask } = desk;
    await comesBack(ask);
    expect((await ask('GET', '/workbench/state')).json as State).toMatchObject({ counts: { passports: 10 }, keyFingerprint: key });
    const { log, damaged } = await overviewOf(desk);
    expect(damaged).toBeUndefined();
    expect(log[0]).toMatchObject({ action: 'restore', who: 'Ana, Ben', reason: 'the disk failed', differences: [{ what: 'unreadable' }] });
    expect(recordsOf(join(folder, log[0]?.keptAside ?? 'none')).equals(found)).toBe(true);
  });

  it('goes on after it was ended while the backup came in, refuses a file that is none, and leaves everything as it was when it is given up', async () => {
    const { folder, bytes } = lived();
    truncateSync(storeFile(folder), 100_000);
    desk = await startBrowserDesk(folder);
    expect(await bring(desk, Buffer.from('a picture of a cat'))).toMatchObject({ stage: 'refused', fault: { code: 'not-a-backup' } });
    await desk.ask('POST', '/workbench/backups/incoming', { name: 'stick.backup', size: bytes.length, modified: 1 });
    await desk.ask('PUT', '/workbench/backups/incoming?at=0', bytes.subarray(0, 1000));
    await desk.stop();
    desk = await startBrowserDesk(folder);
    expect((await overviewOf(desk)).incoming).toMatchObject({ stage: 'receiving', held: 1000 });
    await desk.ask('DELETE', '/workbench/backups/incoming');
    expect(readdirSync(folder).filter((name) => /incoming|looking|restor/.test(name))).toEqual([]);
    expect(existsSync(storeFile(folder))).toBe(true);
  });
});

it('a store that another program brings to its present version at the same moment is not taken for damaged', async () => {
  const folder = join(root, `data-${++count}`);
  mkdirSync(folder);
  const other = new Database(storeFile(folder));
  other.pragma('journal_mode = WAL');
  migrateTo(other, storeVersion() - 1);
  let started: Promise<BrowserDesk> | undefined;
  other.exec('BEGIN EXCLUSIVE');
  // As the last step of the other program, which is slow.
  try {
    started = startBrowserDesk(folder);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    other.exec(readFileSync(lastMigration, 'utf8'));
    other.pragma(`user_version = ${storeVersion()}`);
  } finally {
    other.exec('COMMIT');
    other.close();
  }
  desk = await started;
  expect((await desk.ask('GET', '/workbench/state')).status).toBe(200);
});

/** Electron's utility process, played by one of Node: the same messages over another channel. */
const fork: Fork = (path, _args, { env }) => {
  const child = forkProcess(path, [], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], serialization: 'advanced' });
  return Object.assign(child, { postMessage: (message: unknown) => void (child.connected && child.send(message as object)) }) as never;
};

it('the desktop shell over a damaged store has a workbench to show: no strike is counted, and the same window has the records of the backup', async () => {
  const { folder, bytes } = lived();
  truncateSync(storeFile(folder), 100_000);
  const phases: string[] = [];
  const services = startServices({
    fork,
    programs: { workbench: WORKBENCH, public: PUBLIC },
    folder,
    secret: undefined,
    env: process.env,
    kill: (pid) => process.kill(pid, 'SIGKILL'),
    changed: (phase) => phases.push(phase),
  });
  const ask: BrowserDesk['ask'] = async (method, url, body) => {
    const isBytes = body instanceof Uint8Array;
    const answer = await services.call({
      method,
      url,
      headers: body === undefined ? {} : { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' },
      ...(body === undefined ? {} : { body: isBytes ? body : Buffer.from(JSON.stringify(body)) }),
    });
    return { status: answer.status, json: JSON.parse(Buffer.from(answer.body).toString()) };
  };
  try {
    expect((await ask('GET', '/workbench/state')).status).toBe(409);
    expect((await bring({ ask } as BrowserDesk, bytes)).stage).toBe('ready');
    expect((await order({ ask } as BrowserDesk, { reason: 'the disk failed', secondPerson: 'Ben' })).status).toBe(202);
    await comesBack(ask);
    expect(phases).toEqual(['ready', 'starting', 'ready']);
  } finally {
    await services.stop();
  }
});

it('`desk serve` over a damaged store ends with the sentence: whoever started it has a command line', async () => {
  const { folder } = lived();
  writeFileSync(storeFile(folder), Buffer.alloc(300_000, 7));
  await expect(serve('--data', folder, '--workers', '1')).rejects.toThrow(/restore it from a backup/);
});
