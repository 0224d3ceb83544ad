// The self-test over the workbench: what the command prints, and what is too large to be read at once.
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import type { ScannerCode, ScannerSetupCodes, SelfTestReport } from '../../../server/contract/index.ts';
import { examine } from '../../../server/features/diagnosis/index.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { storeFile } from '../../../server/store/open.ts';
import { type Client, overSocket } from '../../fixtures/client.ts';
import { type FreshApp, freshApp } from '../../fixtures/fresh-app.ts';

let fresh: FreshApp;
let workbench: Client;
beforeAll(async () => {
  fresh = freshApp();
  workbench = await overSocket(createWorkbench(fresh.context, { report: (fault) => expect.unreachable(String(fault)) }));
});
afterAll(async () => {
  await workbench.close();
  fresh.close();
});

const report = async () => (await workbench.ask('/workbench/self-test')).json as SelfTestReport;
const outcomes = (rows: SelfTestReport['rows'], ...checks: string[]) =>
  checks.map((check) => rows.find((row) => row.check === check)?.outcome);

it('reports what the command reports', async () => {
  inspect({ channel: 'manual', text: '(01)09520123456788(21)A1' }, fresh.context);
  const { rows, at } = await report();
  const others = await examine({ folder: fresh.folder, now: new Date(at) });
  expect(rows.map(({ check, outcome }) => [check, outcome])).toEqual(others.map(({ check, outcome }) => [check, outcome]));
  expect(outcomes(rows, 'good', 'engines', 'integrity', 'logs', 'backup', 'trust')).toEqual([
    ...['ok', 'ok', 'ok', 'ok'],
    'wrong',
    'not-checked',
  ]);
});

it('leaves a store that is too large unread, and says so', async () => {
  const rows = await examine({ folder: fresh.folder, now: new Date(), atMost: 1_000 });
  expect(outcomes(rows, 'integrity', 'logs', 'clock')).toEqual(['not-checked', 'not-checked', 'ok']);
  expect(rows.find(({ check }) => check === 'integrity')?.detail).toMatch(/^the store has \d+ bytes/);
});

it('gives a scanner code whose separator stands between two values', async () => {
  const { content, svg } = (await workbench.ask('/workbench/self-test/code')).json as ScannerCode;
  expect(content).toBe('010952012345678810AQZY-MW\u001d21zy/qa_;&1');
  expect(svg).toMatch(/^<svg /);
});

it('gives codes to set up a scanner with: every character once more, and no two alike', async () => {
  const ask = async () => (await workbench.ask('/workbench/scanner-setup')).json as ScannerSetupCodes;
  const [one, other] = [await ask(), await ask()];
  expect(one.content.split('\u001d')[0]).toMatch(/^010952012345678810QWERTYZqwertyz\d{6}$/);
  const characters = new Set(one.content);
  for (const each of 'azAZ09!"%&\'()*+,-./:;<=>?_') expect(characters).toContain(each);
  expect(other.content).not.toBe(one.content);
  for (const svg of [one.dataMatrix, one.qr, other.dataMatrix, other.qr]) expect(svg).toMatch(/^<svg /);
  expect(one.dataMatrix).not.toBe(other.dataMatrix);
  expect(one.qr).not.toBe(other.qr);
});

it('finds a line of the log that was changed', async () => {
  const db = new Database(storeFile(fresh.folder));
  db.exec("DROP TRIGGER inspections_no_update; UPDATE inspections SET hash = '00' WHERE id = 1");
  db.close();
  const { rows } = await report();
  expect(rows.find(({ check }) => check === 'logs')).toMatchObject({
    outcome: 'wrong',
    detail: expect.stringContaining('inspections from number 1'),
  });
});
