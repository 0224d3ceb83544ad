// Reads runs: what was set at the start, the state, the counts, notes, photos and the seal.
import { createHash } from 'node:crypto';
import type { Run, RunDetail, RunList, RunNote, RunPhoto } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { statement } from '../statement.ts';
import type { Store } from '../store.ts';
import { countsOf } from './counts.ts';
import { closeOf, headOf, linesOf, startOf, stateOf } from './run-log.ts';
import { sealOf } from './seal.ts';

export function readRun(store: Store, id: string): Run | undefined {
  const start = startOf(store, id);
  const state = stateOf(store, id);
  if (start === undefined || state === undefined) return undefined;
  const closed = state === 'closed' ? closeOf(store, id) : undefined;
  return {
    id,
    ...headOf(start),
    state,
    startedAt: start.at,
    ...(closed === undefined ? {} : { closedAt: closed.at, closedBy: closed.officer }),
    ...defined({ signedIn: start.signedIn, closedSignedIn: closed?.signedIn }),
    ...countsOf(store, id),
  };
}

export function readRunDetail(store: Store, id: string): RunDetail | undefined {
  const run = readRun(store, id);
  if (run === undefined) return undefined;
  const lines = linesOf(store, id);
  return {
    ...run,
    notes: lines.flatMap((line): readonly RunNote[] => {
      if (line.action !== 'note') return [];
      const { at, officer, text, inspection, signedIn } = line;
      return [{ at, officer, text, ...defined({ inspection, signedIn }) }];
    }),
    photos: lines.flatMap((line): readonly RunPhoto[] => {
      if (line.action !== 'photo') return [];
      const { at, officer, name, type, bytes, sha256, inspection, signedIn } = line;
      const erased = isErasedPhoto(store, sha256) ? { isErased: true as const } : {};
      return [{ at, officer, name, type, bytes, sha256, ...defined({ inspection, signedIn }), ...erased }];
    }),
    ...defined({ seal: sealOf(store, id) }),
  };
}

export function listRuns(store: Store, { limit, offset }: { readonly limit: number; readonly offset: number }): RunList {
  const { db } = store;
  const total = statement(db, "SELECT count(*) FROM run_log WHERE action = 'start'").pluck().get() as number;
  const ids = statement(db, "SELECT run FROM run_log WHERE action = 'start' ORDER BY id DESC LIMIT ? OFFSET ?")
    .pluck()
    .all(limit, offset) as string[];
  return { total, items: ids.flatMap((id) => readRun(store, id) ?? []) };
}

/** Throws `not-found` for an unknown photo, and `conflict` if its bytes are not those that were added. */
export function readPhoto({ db }: Store, sha256: string): { readonly type: string; readonly bytes: Buffer } {
  const photo = statement(db, 'SELECT type, bytes FROM run_photos WHERE sha256 = ?').get(sha256) as
    | { readonly type: string; readonly bytes: Buffer }
    | undefined;
  if (photo === undefined)
    throw new StoreFault('not-found', isErasedPhoto({ db }, sha256) ? 'the photo was erased' : 'there is no such photo');
  if (createHash('sha256').update(photo.bytes).digest('hex') !== sha256)
    throw new StoreFault('conflict', 'the photo was changed in the store: its content is no longer what was added');
  return photo;
}

/** Whether lines name the photo, and an erasure covers all of them. */
export const isErasedPhoto = ({ db }: Pick<Store, 'db'>, sha256: string): boolean =>
  statement(
    db,
    `SELECT count(*) > 0 AND count(*) = count(e.erasure) FROM run_log l
     LEFT JOIN erased e ON e.log = 'run_log' AND e.number = l.id AND instr(e.parts, ',photo,') > 0
     WHERE l.action = 'photo' AND json_extract(l.record, '$.sha256') = ?`,
  )
    .pluck()
    .get(sha256) === 1;
