// Follows a source of copies: looks for newer ones, takes them in a separate process, and reports lag and refusals.
import { fork } from 'node:child_process';
import { basename } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type CopyAge, judgeCopyAge, lagOf } from '../../domain/dates/copy-age.ts';
import { oneLine } from '../../domain/foreign/index.ts';
import { NO_ENVIRONMENT } from '../../lib/isolated.ts';
import { LIMITS } from '../../lib/limits.ts';
import { log } from '../../lib/log-line.ts';
import { bringUp, dropOthers, type HeldCopy, readHeld, writeHeld } from './held.ts';
import { candidatesIn } from './source.ts';
import type { RefusedCopy, TakeOrder, TakeOutcome } from './take.ts';

export interface FollowOptions {
  /** A backup, a store file, or a folder into which they arrive. Only read. */
  readonly source: string;
  readonly folder: string;
  /** Milliseconds. */
  readonly maxLag: number;
  /** The present moment in milliseconds, by the clock that is used for verdicts. */
  readonly moment: () => number;
  /** Called with the first copy, and after it with each newer one. The next check waits for it. */
  readonly serve: (copy: HeldCopy) => Promise<void>;
}

/** Faults of the moment, after which the same file is tried again. */
const TRANSIENT = /^(?:no-room|ended|E(?:IO|MFILE|NFILE|NOMEM|NOSPC|DQUOT|STALE)|SQLITE_(?:FULL|IOERR|NOMEM)(?:_.*)?)$/;
const RETRY_AFTER = 60_000;

/** Ends when it is aborted. */
export async function follow({ source, folder, maxLag, moment, serve }: FollowOptions, signal: AbortSignal): Promise<void> {
  let served = readHeld(folder);
  await dropOthers(folder, served);
  if (served !== undefined) {
    bringUp(folder, served);
    await serve(served);
  } else log({ level: 'warn', code: 'replica-waiting', message: `waiting for the first copy in '${oneLine(source)}'` });
  const looks = newLooks(source);
  const sayLag = lagSayer(maxLag, moment);
  while (!signal.aborted) {
    const { candidates, isFirst } = await looks.next();
    // A process that is started after the abort would not be stopped by it.
    if (signal.aborted) return;
    if (candidates.length > 0) {
      const { taken, refused } = await takeInProcess({ folder, candidates, ...(served === undefined ? {} : { served }) }, signal);
      if (signal.aborted) return;
      looks.settle(candidates, refused);
      // Older files that were there from the start are the history of the source, and no fault.
      for (const one of refused) if (!(isFirst && one.code === 'older')) sayRefused(one);
      if (taken !== undefined) {
        const { file, ...copy } = taken;
        writeHeld(folder, copy);
        served = copy;
        log({
          level: 'info',
          code: 'replica-taken',
          message: `serves the copy of ${copy.asOf}`,
          facts: { file: basename(file), asOf: copy.asOf, epoch: copy.position.epoch, number: copy.position.number },
        });
        await serve(copy);
      }
      await dropOthers(folder, served);
    }
    if (served !== undefined) sayLag(served);
    await wait(LIMITS.replicaLook, undefined, { signal }).catch(() => undefined);
  }
}

/** Yields each new or changed file once, as soon as two checks find it unchanged, so that it is no longer being written. */
function newLooks(source: string) {
  const settled = new Map<string, string>();
  let before = new Map<string, string>();
  let isFirst = true;
  let retryAt = 0;
  let fault: string | undefined;
  const transient = new Set<string>();
  return {
    next: async () => {
      const found = await candidatesIn(source).catch((error: NodeJS.ErrnoException) => {
        if (fault !== error.code)
          log({ level: 'warn', code: 'replica-source', message: `the source of the replica cannot be read (${error.code ?? error.name})` });
        fault = error.code;
        return undefined;
      });
      if (found === undefined) return { candidates: [], isFirst };
      fault = undefined;
      if (Date.now() >= retryAt) {
        for (const file of transient) settled.delete(file);
        transient.clear();
      }
      const candidates = found.filter(({ file, signature }) => before.get(file) === signature && settled.get(file) !== signature);
      before = new Map(found.map(({ file, signature }) => [file, signature]));
      for (const file of settled.keys()) if (!before.has(file)) settled.delete(file);
      const were = isFirst;
      if (candidates.length > 0) isFirst = false;
      return { candidates, isFirst: were };
    },
    settle: (candidates: TakeOrder['candidates'], refused: readonly RefusedCopy[]) => {
      for (const { file, signature } of candidates) settled.set(file, signature);
      for (const { file, code } of refused) if (TRANSIENT.test(code)) transient.add(file);
      if (transient.size > 0) retryAt = Date.now() + RETRY_AFTER;
    },
  };
}

function sayRefused({ file, code, why }: RefusedCopy): void {
  log({
    level: 'warn',
    code: 'replica-refused',
    message: `the copy '${oneLine(basename(file))}' is not taken: ${oneLine(why)}`,
    facts: { file: basename(file), reason: code },
  });
}

/** Logs when the copy becomes older than its limit, and when it no longer is. */
export function lagSayer(maxLag: number, moment: () => number) {
  let wasLate = false;
  return ({ asOf }: Pick<CopyAge, 'asOf'>): void => {
    const now = moment();
    const isLate = judgeCopyAge({ asOf, maxLag }, now) !== undefined;
    if (isLate === wasLate) return;
    wasLate = isLate;
    const lag = lagOf({ asOf }, now);
    const facts = { asOf, lagSeconds: lag === undefined ? null : Math.floor(lag / 1000), maxLagSeconds: Math.floor(maxLag / 1000) };
    const why = lag === undefined ? 'is dated ahead of the clock of this computer' : 'is older than its limit';
    if (isLate) log({ level: 'warn', code: 'replica-late', message: `the copy of ${asOf} ${why}: no verdict is valid`, facts });
    else log({ level: 'info', code: 'replica-current', message: 'the copy is within its limit again', facts });
  };
}

const PROGRAM = new URL('./take-process.ts', import.meta.url);

/** A process that ends without an answer leaves a folder that nothing names, which the next check removes. */
function takeInProcess(order: TakeOrder, signal: AbortSignal): Promise<TakeOutcome> {
  return new Promise((resolve) => {
    const child = fork(PROGRAM, [], { env: NO_ENVIRONMENT, serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    const end = (): void => void child.kill('SIGKILL');
    const timer = setTimeout(end, LIMITS.replicaTake);
    signal.addEventListener('abort', end, { once: true });
    let outcome: TakeOutcome | undefined;
    child.on('message', (message) => {
      outcome = message as TakeOutcome;
    });
    child.on('error', end);
    child.once('close', (code, by) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      const why = `the process that checks it ended (${by ?? code})`;
      resolve(outcome ?? { refused: order.candidates.map(({ file }) => ({ file, code: 'ended', why })) });
    });
    child.send(order, (error) => {
      if (error) end();
    });
  });
}
