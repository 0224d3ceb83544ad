// A backup brought back from the workbench, as `npm start` runs it: sent in parts, looked at, put in the place of the store by a process that follows, and refused with its code.
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import type { BackupImport, BackupOverview, BackupRestore, Problem, Resolver, State } from '../../../server/contract/index.ts';
import { openApp } from '../../../server/features/app/open-app.ts';
import { endOf } from '../../../server/features/backups/backup.ts';
import { writeBackup } from '../../../server/features/backups/write.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { loadSample } from '../../../server/features/passports/sample.ts';
import { openStore } from '../../../server/store/open.ts';
import { writeSetting } from '../../../server/store/settings.ts';
import { freePort } from '../../fixtures/browser/world.ts';
import { type BrowserDesk, startBrowserDesk } from '../../fixtures/browser-mode-desk.ts';
import { overSocket } from '../../fixtures/client.ts';
import { asReal, freshApp } from '../../fixtures/fresh-app.ts';
import { temporaryFolder } from '../../fixtures/temporary-folder.ts';

const root = temporaryFolder();
const PASSPHRASE = 'twelve letters and more';
const file = join(root, 'lost-laptop.backup');
const key = (() => {
  const context = openApp({ folder: join(root, 'lost'), baseUrl: 'https://maker.example' });
  loadSample(context);
  asReal(context);
  inspect({ channel: 'manual', text: 'https://id.gs1.org/01/09520123456788/21/ABC123' }, context);
  writeSetting(context.store, 'watchFolder', '/media/stick');
  writeSetting(context.store, 'resolver', { enabled: true, host: '0.0.0.0', port: 8080, fallback: 'redirect' });
  writeBackup(context.store, { file, who: 'Ben', now: context.now(), keys: { passphrase: PASSPHRASE, files: context.keyFiles() } });
  const { keyFingerprint } = context.state();
  context.close();
  return keyFingerprint;
})();
const bytes = readFileSync(file);

let count = 0;
const folderOf = (): string => join(root, `data-${++count}`);
let desk: BrowserDesk | undefined;
afterEach(() => desk?.stop());

async function begin(folder: string): Promise<BrowserDesk> {
  desk = await startBrowserDesk(folder);
  return desk;
}
const overviewOf = async ({ ask }: Pick<BrowserDesk, 'ask'>) => (await ask('GET', '/workbench/backups')).json as BackupOverview;
const PART = 256 * 1024;

/** In parts, until the workbench has looked at all of it or does not want it. */
async function bring(to: BrowserDesk, content: Uint8Array = bytes): Promise<BackupImport> {
  const about = { name: 'lost-laptop.backup', size: content.length, modified: 1 };
  let state = (await to.ask('POST', '/workbench/backups/incoming', about)).json as BackupImport;
  while (state.stage === 'receiving')
    state = (await to.ask('PUT', `/workbench/backups/incoming?at=${state.held}`, content.subarray(state.held, state.held + PART)))
      .json as BackupImport;
  await expect.poll(async () => (await overviewOf(to)).incoming?.stage).not.toBe('checking');
  const { incoming } = await overviewOf(to);
  if (incoming === undefined) throw new Error('it is gone');
  return incoming;
}

/** Answers when a workbench answers that has nothing under way. */
async function restore(to: BrowserDesk, given: Partial<BackupRestore>): Promise<BackupOverview> {
  const { status } = await to.ask('POST', '/workbench/backups/incoming/restore', { who: 'Ana', switchOn: [], ...given });
  expect(status).toBe(202);
  await expect
    .poll(async () =>
      overviewOf(to)
        .then(({ incoming }) => incoming?.stage ?? 'gone')
        .catch(() => 'away'),
    )
    .toMatch(/^(?:gone|ready|refused)$/);
  return overviewOf(to);
}
const stateOf = async ({ ask }: BrowserDesk) => (await ask('GET', '/workbench/state')).json as State;
const refusal = ({ status, json }: { readonly status: number; readonly json: unknown }) => [status, (json as Problem).errors?.[0]?.code];

describe('a backup that is brought back from the workbench', () => {
  it('is looked at first, makes an empty computer the lost one, and switches nothing on by itself', async () => {
    const folder = folderOf();
    const to = await begin(folder);
    const incoming = await bring(to);
    expect(incoming).toMatchObject({
      stage: 'ready',
      needs: ['passphrase'],
      preview: {
        madeBy: 'Ben',
        service: 'did:web:maker.example',
        records: { inspections: 1, decisions: 0, passports: 10 },
        present: { inspections: 0, passports: 0 },
        keysInside: true,
        keys: [{ key: 'key-1', fingerprint: key, revoked: false }],
        differences: [],
        switchedOn: [{ what: 'public-listener' }, { what: 'watched-folder', value: '/media/stick' }],
      },
    });
    // Nothing has changed.
    expect(await stateOf(to)).toMatchObject({ counts: { inspections: 0, passports: 0 } });
    expect(readdirSync(folder)).not.toContain('looking-into');

    const { log, incoming: rest } = await restore(to, { passphrase: PASSPHRASE });
    expect(rest).toBeUndefined();
    expect(log[0]).toMatchObject({
      action: 'restore',
      who: 'Ana',
      file: 'lost-laptop.backup',
      keys: true,
      leftOff: [{ what: 'public-listener' }, { what: 'watched-folder' }],
    });
    expect(await stateOf(to)).toMatchObject({
      counts: { inspections: 1, passports: 10 },
      keyFingerprint: key,
      notices: [{ code: 'backup-restored' }],
    });
    const resolver = (await to.ask('GET', '/workbench/resolver')).json as Resolver;
    expect(resolver).toMatchObject({ state: 'off', wanted: { enabled: false } });
    expect((await to.ask('GET', '/workbench/watch')).json).toMatchObject({ folder: '' });
    const half = () => readdirSync(folder).filter((name) => /incoming|restoring|restored|looking/.test(name));
    expect(half()).toEqual([]);

    // Ended with no warning after the restore, before the file was taken away: it was brought back, and nobody is asked again.
    await to.stop();
    writeFileSync(join(folder, 'backup-incoming'), bytes);
    writeFileSync(join(folder, 'backup-incoming.json'), JSON.stringify({ name: 'lost-laptop.backup', size: bytes.length, modified: 1 }));
    expect((await overviewOf(await begin(folder))).incoming).toBeUndefined();
    expect(half()).toEqual([]);
  });

  it('takes the place of a store that others read meanwhile: they are ended, what was here is kept, and the public service is on again', async () => {
    const folder = folderOf();
    const port = await freePort();
    const to = await begin(folder);
    const wanted = { enabled: true, host: '127.0.0.1', port, fallback: 'none' };
    expect((await to.ask('PUT', '/workbench/resolver', wanted)).json).toMatchObject({ state: 'on' });
    await to.ask('POST', '/workbench/inspections', { channel: 'manual', text: 'https://id.gs1.org/01/09520123456788/21/MINE' });
    const incoming = await bring(to);
    expect(incoming.needs).toEqual(['passphrase', 'reason']);
    expect(incoming.preview?.differences).toMatchObject([{ what: 'inspections', count: 1, newest: expect.any(String) }]);
    const given = { who: 'Ana', switchOn: [], passphrase: PASSPHRASE };
    const order = (more: object) => to.ask('POST', '/workbench/backups/incoming/restore', { ...given, ...more });
    expect(refusal(await order({}))).toEqual([409, 'rollback']);
    expect(refusal(await order({ reason: '  ' }))).toEqual([409, 'rollback']);
    expect(refusal(await order({ reason: 'a test', passphrase: 'another one altogether' }))).toEqual([409, 'passphrase-wrong']);

    const { log } = await restore(to, { passphrase: PASSPHRASE, reason: 'the disk was exchanged' });
    expect(log[0]).toMatchObject({ action: 'restore', reason: 'the disk was exchanged', differences: [{ what: 'inspections', count: 1 }] });
    // This computer's own choice stays.
    await expect.poll(async () => ((await to.ask('GET', '/workbench/resolver')).json as Resolver).state).toBe('on');
    expect((await fetch(`http://127.0.0.1:${port}/.well-known/did.json`)).status).toBe(200);
    const aside = openStore(join(folder, log[0]?.keptAside ?? 'none'));
    expect(aside.db.prepare('SELECT count(*) FROM inspections').pluck().get()).toBe(1);
    aside.close();
  });

  it('is refused while another program has the store open; the workbench is back with the old one, says why, and does it when asked again', async () => {
    const folder = folderOf();
    const to = await begin(folder);
    await bring(to);
    const other = openStore(folder, { readonly: true });
    other.db.prepare('SELECT count(*) FROM settings').get();
    const { incoming, log } = await restore(to, { passphrase: PASSPHRASE });
    expect([incoming?.stage, incoming?.fault?.code, log]).toEqual(['ready', 'running', []]);
    expect((await stateOf(to)).counts.passports).toBe(0);
    other.close();
    expect((await restore(to, { passphrase: PASSPHRASE })).incoming).toBeUndefined();
    expect((await stateOf(to)).counts.passports).toBe(10);
  });

  it('takes a second person where two are wanted here', async () => {
    const to = await begin(folderOf());
    await to.ask('PUT', '/workbench/settings', { trustTwoPersons: true, who: 'Ana' });
    // That two are wanted stands in the trust log, which is kept: nothing is left behind, so no reason is needed.
    expect((await bring(to)).needs).toEqual(['passphrase', 'second-person']);
    const order = (secondPerson: string) =>
      to.ask('POST', '/workbench/backups/incoming/restore', {
        who: 'Ana',
        switchOn: [],
        passphrase: PASSPHRASE,
        reason: 'a test',
        secondPerson,
      });
    expect(refusal(await order('ana'))).toEqual([409, 'second-person']);
    expect((await restore(to, { passphrase: PASSPHRASE, reason: 'a test', secondPerson: 'Ben' })).log[0]?.who).toBe('Ana, Ben');
  });

  it('leaves the keys in the backup when no passphrase is given, and switches on what is asked for', async () => {
    const to = await begin(folderOf());
    await bring(to);
    const { log } = await restore(to, { switchOn: ['watched-folder'] });
    expect(log[0]).toMatchObject({ keys: false, leftOff: [{ what: 'public-listener' }] });
    expect((await to.ask('GET', '/workbench/watch')).json).toMatchObject({ folder: '/media/stick' });
    expect((await stateOf(to)).keyFingerprint).not.toBe(key);
  });

  it('goes on after the workbench was ended half-way, and is given up without a trace', async () => {
    const folder = folderOf();
    let to = await begin(folder);
    const about = { name: 'lost-laptop.backup', size: bytes.length, modified: 1 };
    await to.ask('POST', '/workbench/backups/incoming', about);
    await to.ask('PUT', '/workbench/backups/incoming?at=0', bytes.subarray(0, PART));
    await to.stop();
    to = await begin(folder);
    expect((await overviewOf(to)).incoming).toMatchObject({ stage: 'receiving', held: PART });
    expect((await to.ask('PUT', '/workbench/backups/incoming?at=0', bytes.subarray(0, PART))).status).toBe(409);
    expect((await bring(to)).stage).toBe('ready');
    await to.ask('DELETE', '/workbench/backups/incoming');
    expect((await overviewOf(to)).incoming).toBeUndefined();
    expect(existsSync(join(folder, 'backup-incoming'))).toBe(false);
  });
});

describe('what is under way', () => {
  it('refuses a restore while passports are fetched, and is named when it is not in the backup', async () => {
    const folder = folderOf();
    const to = await begin(folder);
    await bring(to);
    // A service that takes its time: nobody answers at this address while the run is under way.
    const slow = createServer();
    slow.listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const { port } = slow.address() as AddressInfo;
    const wish = { url: `http://127.0.0.1:${port}`, allowHttp: true, items: [{ gtin: '09520123456788' }], who: 'Ana' };
    expect((await to.ask('POST', '/workbench/sync', wish)).status).toBe(202);
    const order = { who: 'Ana', switchOn: [], passphrase: PASSPHRASE, reason: 'a test' };
    expect(refusal(await to.ask('POST', '/workbench/backups/incoming/restore', order))).toEqual([409, 'busy']);
    expect((await stateOf(to)).counts.passports).toBe(0);
    await to.ask('DELETE', '/workbench/sync');
    slow.closeAllConnections();
    slow.close();
    const { log } = await restore(to, { passphrase: PASSPHRASE, reason: 'a test' });
    expect(log[0]?.differences).toMatchObject([{ what: 'fetches', count: 1 }]);
  });
});

describe('a file that is no good', () => {
  const flipped = Buffer.from(bytes);
  flipped.writeUInt8(flipped.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  const cases: readonly (readonly [string, Uint8Array])[] = [
    ['not-a-backup', Buffer.from('a picture of a cat, or whatever lies on a stick')],
    ['truncated', bytes.subarray(0, bytes.length - 4000)],
    ['changed', flipped],
    ['newer', Buffer.concat([bytes.subarray(0, -32), Buffer.from(endOf(10).replace('BACKUP1', 'BACKUP3'))])],
  ];
  it('is refused with its code, nothing of it stays, and the next one is taken', async () => {
    const folder = folderOf();
    const to = await begin(folder);
    for (const [code, content] of cases) {
      const { stage, fault } = await bring(to, content);
      expect([stage, fault?.code]).toEqual(['refused', code]);
      expect(existsSync(join(folder, 'backup-incoming'))).toBe(false);
      expect((await to.ask('POST', '/workbench/backups/incoming/restore', { who: 'Ana', switchOn: [] })).status).toBe(409);
    }
    expect((await bring(to)).stage).toBe('ready');
  });
});

it('a workbench that nobody would start again says so before a byte is sent', async () => {
  const fresh = freshApp();
  const client = await overSocket(createWorkbench(fresh.context, { report: (fault) => expect.unreachable(String(fault)) }));
  const body = JSON.stringify({ name: 'a', size: bytes.length, modified: 1 });
  expect(refusal(await client.ask('/workbench/backups/incoming', { method: 'POST', body }))).toEqual([409, 'not-here']);
  const overview = (await client.ask('/workbench/backups')).json;
  expect(overview).not.toHaveProperty('incoming');
  expect(overview).toHaveProperty('bringsBack', false);
  // Of one that was half here when another workbench ended.
  const order = JSON.stringify({ who: 'Ana', switchOn: [] });
  expect(refusal(await client.ask('/workbench/backups/incoming/restore', { method: 'POST', body: order }))).toEqual([409, 'not-here']);
  await client.close();
  fresh.close();
});
