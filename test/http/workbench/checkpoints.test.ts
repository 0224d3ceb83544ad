// Checkpoints over two workbenches: one desk makes them, the other cosigns, and what was cosigned shows a later change.
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWorkbench } from '../../../server/api/workbench/workbench.ts';
import type { CheckpointFinding, CosignAnswer, LogCheckpoint, LogWitness } from '../../../server/contract/index.ts';
import { asWritten, toCarried } from '../../../server/domain/merkle/carried.ts';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { allCosigned } from '../../../server/store/log-tree/cosigned.ts';
import { storeFile } from '../../../server/store/open.ts';
import { type Client, overSocket } from '../../fixtures/client.ts';
import { type FreshApp, freshApp } from '../../fixtures/fresh-app.ts';

let [desk, other]: readonly [FreshApp, FreshApp] = [] as never;
let [here, there]: readonly [Client, Client] = [] as never;
const workbench = (fresh: FreshApp) => overSocket(createWorkbench(fresh.context, { report: (fault) => expect.unreachable(String(fault)) }));
beforeAll(async () => {
  [desk, other] = [freshApp(), freshApp()];
  [here, there] = [await workbench(desk), await workbench(other)];
  look(3);
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  desk.close();
  other.close();
});

const look = (count: number) => {
  for (let at = 0; at < count; at++) inspect({ channel: 'manual', text: `(01)09520123456788(21)S${at}` }, desk.context);
};
const post = async <T>(client: Client, path: string, body: object): Promise<{ readonly status: number; readonly json: T }> => {
  const { status, json } = await client.ask(`/workbench/log/${path}`, { method: 'POST', body: JSON.stringify(body) });
  return { status, json: json as T };
};
const made = async (since?: number) => (await post<LogCheckpoint>(here, 'checkpoint', since === undefined ? {} : { since })).json;
const cosigned = async (text: string) => (await post<CosignAnswer>(there, 'cosign', { text })).json;
const compared = async (text: string, witness?: string) =>
  (await post<CheckpointFinding>(here, 'compare', { text, ...(witness === undefined ? {} : { witness }) })).json;
const witnesses = async () => (await here.ask('/workbench/log/witnesses')).json as readonly LogWitness[];

let first: LogCheckpoint;
let note: string;
let key: string;

it('makes a checkpoint with a code, which the other desk cosigns from the code as from the text', async () => {
  first = await made();
  expect(first).toMatchObject({
    origin: expect.stringMatching(/^dpp-desk\//),
    since: expect.any(String),
    svg: expect.stringMatching(/^<svg /),
  });
  const answer = await cosigned(toCarried(first.text)?.toLowerCase() ?? '');
  if (answer.outcome !== 'cosigned') throw new Error(answer.detail);
  expect(answer).toMatchObject({ origin: first.origin, size: first.size, fingerprint: first.fingerprint });
  expect(answer.before).toBeUndefined();
  [note, key] = [answer.text, answer.witnessKey];
});

it('does not count a witness whose key it has not, and remembers one whose key was given', async () => {
  expect(await compared(note)).toMatchObject({ outcome: 'intact', witnesses: [], unknown: [expect.stringMatching(/^dpp-desk-witness\//)] });
  expect(await witnesses()).toEqual([]);
  expect(await compared(first.text, key)).toMatchObject({
    outcome: 'undetermined',
    detail: expect.stringContaining('no valid cosignature'),
  });
  expect(await compared(note, key)).toMatchObject({ outcome: 'intact', unknown: [], witnesses: [{ name: expect.any(String) }] });
  expect(await witnesses()).toEqual([expect.objectContaining({ size: first.size, origin: first.origin, isPresent: true })]);
  // Known from now on.
  expect(await compared(note.replaceAll('\n', '\r\n'))).toMatchObject({ outcome: 'intact', unknown: [], witnesses: [{}] });
});

it('names the number of leaves for which a proof is needed, and takes the proof', async () => {
  look(2);
  const later = await made();
  expect(later.size).toBeGreaterThan(first.size);
  expect(await cosigned(later.text)).toMatchObject({ outcome: 'refused', reason: 'proof-needed', before: first.size });
  const proved = await made(first.size);
  expect(proved.text).toMatch(new RegExp(`^old ${first.size}\n`));
  expect(await cosigned(proved.text)).toMatchObject({ outcome: 'cosigned', before: first.size, size: later.size });
  expect(await cosigned(first.text)).toMatchObject({ outcome: 'refused', reason: 'older' });
  expect((await post(here, 'cosign', { text: first.text })).json).toMatchObject({ outcome: 'refused', reason: 'own' });
});

it.each([
  ['no checkpoint', () => ({ text: 'hello' }), '/text'],
  ['a changed one', () => ({ text: first.text.replace(`\n${first.size}\n`, `\n${first.size + 1}\n`) }), '/text'],
  ['no key of a witness', () => ({ text: note, witness: 'x+y+z' }), '/witness'],
])('refuses %s', async (_, body, pointer) => {
  expect(await post(here, 'compare', body())).toMatchObject({ status: 400, json: { errors: [{ pointer }] } });
});

it('reads a log that was rewritten, and remembers nothing of it', async () => {
  const before = allCosigned(desk.context.store.db);
  const db = new Database(storeFile(desk.folder));
  db.exec("DROP TRIGGER inspections_no_update; UPDATE inspections SET product_name = 'Another' WHERE id = 2");
  db.close();
  expect(await compared(note)).toMatchObject({ outcome: 'rewritten', lines: [{ log: 'inspections', number: 2 }] });
  expect(allCosigned(desk.context.store.db)).toEqual(before);
});

it('reads a text as it was written, whatever carried it', () => {
  expect(asWritten(`  ${toCarried('a\nb — c\n')}\r\n`)).toBe('a\nb — c\n');
  expect(toCarried('a'.repeat(2_000))).toBeUndefined();
});
