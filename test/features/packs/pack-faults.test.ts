// What goes wrong on the way of a pack that several processes verify: the store is held no longer than needed, and what is in it is never told as if it were not.
import { mkdirSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspect } from '../../../server/features/inspection/inspect.ts';
import { toProblem } from '../../../server/lib/problem.ts';
import { countInspections } from '../../../server/store/audit-log/read.ts';
import { openStore } from '../../../server/store/open.ts';
import { putIssuer } from '../../../server/store/trust/issuers.ts';
import { issuer } from '../../fixtures/issuing.ts';
import { applyBeside, applyPack, chunksIn, inTheField, office, pack, staged, stateAfter, stateOf } from '../../fixtures/pack-office.ts';
import { isProgram } from '../../fixtures/serving.ts';
import { named, offLinux } from '../../fixtures/skipped.ts';

let hq: ReturnType<typeof office>;
let file: string;
let chunks: number;
beforeAll(() => {
  hq = office();
  file = pack(hq.context, { chunkTarget: 3_000, trust: hq.trust });
  chunks = chunksIn(file);
});
afterAll(() => hq.close());

it('asks nothing that is kept in memory while what it has changed may be taken back', async () => {
  const { context, close } = inTheField();
  const asked: boolean[] = [];
  const watched = <Answer>(ask: () => Answer) => {
    return (): Answer => {
      asked.push(context.store.db.inTransaction);
      return ask();
    };
  };
  await applyBeside({ ...context, signer: watched(context.signer), trust: watched(context.trust), state: watched(context.state) }, file);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).not.toContain(true);
  close();
});

it('is told as applied also when what lay next to the store cannot be removed, and the next one removes it', async () => {
  const { context, close } = inTheField();
  const held = join(context.store.folder, 'pack-staging-0123456789abcdef.sqlite');
  const { already } = await applyBeside(context, file, (chunk) => {
    if (chunk === chunks) mkdirSync(held);
  });
  expect(already).toBe(false);
  expect(stateOf(context)).toEqual(await stateAfter(file));
  rmdirSync(held);
  expect((await applyBeside(context, file)).already).toBe(true);
  expect(staged(context)).toEqual([]);
  close();
});

it.each([1, 2])('leaves the store as it was when the disk is full, verified by %i', async (processes) => {
  const { context, close } = inTheField();
  const { db } = context.store;
  const old = stateOf(context);
  const most = db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`, { simple: true });
  const once = () => (processes === 1 ? applyPack(context, file) : applyBeside(context, file));
  await expect(once()).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect([most, db.inTransaction, stateOf(context)]).toEqual([most, false, old]);
  db.pragma('max_page_count = 4294967294');
  await once();
  expect(stateOf(context)).toEqual(await stateAfter(file));
  close();
});

it('can be tried again in the same program when what an earlier one left next to the store could not be removed', async () => {
  const { context, close } = inTheField();
  const held = join(context.store.folder, 'pack-staging-0123456789abcdef.sqlite');
  mkdirSync(held);
  await expect(applyBeside(context, file)).rejects.toThrow();
  rmdirSync(held);
  await applyBeside(context, file);
  expect(stateOf(context)).toEqual(await stateAfter(file));
  close();
});

it.each([1, 2])(
  'is not put in by keys that were given up while it was verified, but verified anew by those of now, by %i',
  async (processes) => {
    const { context, close } = inTheField();
    const old = { ...stateOf(context), issuers: ['did:web:maker.example'] };
    const vouch = (chunk: number): void => {
      if (chunk === 1) putIssuer(context.store, { ...issuer(), origin: 'local', addedBy: 'Ana', reason: 'known' });
    };
    const once = (told: (chunk: number) => void) =>
      processes === 1 ? applyPack(context, file, {}, ({ chunk }) => told(chunk)) : applyBeside(context, file, told);
    await expect(once(vouch)).rejects.toMatchObject({ code: 'busy', detail: expect.stringContaining('changed while it was verified') });
    expect(stateOf(context)).toEqual(old);
    const { applied } = await once(() => {});
    expect(applied.report.credentials).toBeGreaterThan(0);
    close();
  },
);

it('refuses an inspection while another program holds the store, in a sentence, and logs it once when it is asked for again', async () => {
  const { context, close } = inTheField();
  const applying = openStore(context.store.folder);
  const request = { channel: 'manual', text: 'https://id.gs1.org/01/09520123456788/21/ABC123', requestId: 'the-one-scan' } as const;
  const before = countInspections(context.store);
  // As long as it is, it comes to an end: here at once.
  context.store.db.pragma('busy_timeout = 0');
  applying.db.exec('BEGIN IMMEDIATE');
  let answer: ReturnType<typeof toProblem> | undefined;
  try {
    inspect(request, context);
  } catch (error) {
    answer = toProblem(error);
  }
  // What the window takes as: kept there, and sent again until there is an answer.
  expect([answer?.status, answer?.body.detail]).toEqual([503, expect.stringContaining('nothing was stored; try again')]);
  applying.db.exec('COMMIT');
  const [first] = inspect(request, context).inspections;
  expect(inspect(request, context).inspections).toEqual([first]);
  expect(countInspections(context.store)).toBe(before + 1);
  applying.close();
  close();
});

/** Of this program, as Linux tells them. */
const children = (): readonly number[] =>
  readdirSync('/proc/self/task')
    .flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' '))
    .filter((pid) => pid !== '')
    .map(Number)
    .filter((pid) => isProgram(pid, 'judge-process'));

it.skipIf(offLinux)(
  named('does not hold the store while a process that verifies stands still', offLinux),
  { timeout: 120_000 },
  async () => {
    const { context, close } = inTheField();
    const other = openStore(context.store.folder);
    other.db.pragma('busy_timeout = 0');
    let stopped: readonly number[] = [];
    let free = false;
    const look = async (): Promise<void> => {
      for (let looks = 0; !free && looks < 1500; looks++, await new Promise((resolve) => setTimeout(resolve, 20))) {
        try {
          other.db.exec('BEGIN IMMEDIATE; ROLLBACK');
          free = true;
        } catch (error) {
          expect((error as { code: string }).code).toBe('SQLITE_BUSY');
        }
      }
      for (const pid of stopped) process.kill(pid, 'SIGCONT');
    };
    let looked: Promise<void> | undefined;
    let told = chunks;
    await applyBeside(context, file, (chunk) => {
      if (looked !== undefined || !context.store.db.inTransaction) return;
      told = chunk;
      looked = look();
      stopped = children();
      for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    });
    await looked;
    expect([stopped.length, free]).toEqual([2, true]);
    // More were left than can be under way at once.
    expect(chunks - told).toBeGreaterThan(4);
    expect(stateOf(context)).toEqual(await stateAfter(file));
    other.close();
    close();
  },
);
