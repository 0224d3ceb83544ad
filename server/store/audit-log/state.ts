// Reports how far the hash chain of each log is intact, and whether its head is signed.
// Walks in slices so that other requests are served in between, and never walks the same line twice.
import type { LogFault, LogState } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { keyFingerprint } from '../../domain/keys/fingerprint.ts';
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';
import { NOT_WALKED, type Walked, walk } from './audit-log.ts';
import { deviceOf } from './device.ts';
import { headState, LOGS, type LogName } from './heads.ts';
import { endFaults } from './signing.ts';

const SLICE = 250;

const walked = new WeakMap<Db, Map<LogName, Walked>>();

export async function logState(store: Store): Promise<LogState> {
  const { db } = store;
  const seen = await walkAll(store);
  const { number: intactUpTo, hash } = seen.get('inspections') ?? NOT_WALKED;
  const at = statement(db, 'SELECT at FROM inspections WHERE id = ?').pluck().get(intactUpTo) as string | undefined;
  const publicJwk = deviceOf(db)?.publicJwk;
  const end = publicJwk && headState(store, 'inspections', publicJwk.x);
  return {
    intactUpTo,
    ...defined({ at }),
    hash,
    fingerprint: publicJwk === undefined ? '' : keyFingerprint(publicJwk),
    since: end !== undefined && 'since' in end ? end.since : 0,
    faults: [...brokenIn(seen), ...(publicJwk === undefined ? [] : endFaults(store, publicJwk.x))],
  };
}

/** Lines of any log that do not fit the chain. Continues where the last walk ended. */
export const brokenLines = async (store: Store): Promise<readonly LogFault[]> => brokenIn(await walkAll(store));

async function walkAll(store: Store): Promise<ReadonlyMap<LogName, Walked>> {
  const seen = walked.get(store.db) ?? new Map<LogName, Walked>();
  walked.set(store.db, seen);
  for (const log of LOGS) await walkOn(store, log, seen);
  return seen;
}

async function walkOn(store: Store, log: LogName, seen: Map<LogName, Walked>): Promise<void> {
  for (;;) {
    const from = seen.get(log) ?? NOT_WALKED;
    // The program may close the store between slices.
    if (from.broken !== undefined || !store.db.open) return;
    const next = walk(store, log, from, SLICE);
    // Another request may have walked further in the meantime.
    if (next.broken !== undefined || next.number > (seen.get(log)?.number ?? -1)) seen.set(log, next);
    if (next.broken !== undefined || next.number - from.number < SLICE) return;
    await new Promise(setImmediate);
  }
}

const brokenIn = (seen: ReadonlyMap<LogName, Walked>): readonly LogFault[] =>
  [...seen].flatMap(([log, { broken }]) => (broken === undefined ? [] : [{ log, detail: `number ${broken} does not fit` }]));
