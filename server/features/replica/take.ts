// Takes the newest acceptable copy among several files: copied, checked whole, compared with the one that is served.
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { defined } from '../../domain/json/defined.ts';
import { closing } from '../../lib/closing.ts';
import { storeFile } from '../../store/open.ts';
import { BackupRefusal, flush, openCopy } from '../backups/index.ts';
import { copyIn, dateOf } from './copy-in.ts';
import { folderOf, type HeldCopy, settleFile } from './held.ts';
import { ReplicaRefusal } from './refusal.ts';
import type { Candidate } from './source.ts';
import { requireLater, requireSuccessor, serviceIn } from './succession.ts';

export interface TakeOrder {
  /** The folder of the replica. */
  readonly folder: string;
  readonly candidates: readonly Candidate[];
  readonly served?: HeldCopy;
}

export interface RefusedCopy {
  readonly file: string;
  readonly code: string;
  readonly why: string;
}

export interface TakeOutcome {
  readonly taken?: HeldCopy & { readonly file: string };
  /** A file of the same state is neither taken nor refused, nor is one that a newer one made superfluous. */
  readonly refused: readonly RefusedCopy[];
}

export function takeNewest({ folder, candidates, served }: TakeOrder): TakeOutcome {
  const refused: RefusedCopy[] = [];
  let taken: TakeOutcome['taken'];
  const unless = <Result>(file: string, work: () => Result): Result | undefined => {
    try {
      return work();
    } catch (error) {
      refused.push({ file, ...reasonOf(error) });
      return undefined;
    }
  };
  const dated = candidates.flatMap(({ file }) => unless(file, () => [{ file, date: dateOf(file) }]) ?? []);
  // A store file is dated only when it is copied, so it comes first, and a backup after it may be newer.
  const newestFirst = dated.toSorted((one, other) => (other.date ?? '9999').localeCompare(one.date ?? '9999'));
  for (const { file, date } of newestFirst) {
    const last = taken ?? served;
    if (date !== undefined && date === last?.asOf) continue;
    const next = unless(file, () => {
      if (date !== undefined && last !== undefined && Date.parse(date) < Date.parse(last.asOf)) throw new ReplicaRefusal('older', date);
      return take(file, folder, last);
    });
    if (next === undefined || next === 'same') continue;
    if (taken !== undefined) rmSync(folderOf(folder, taken), { recursive: true, force: true });
    taken = { ...next, file };
  }
  return { refused: taken === undefined ? refused : refused.filter(({ code }) => code !== 'older'), ...defined({ taken }) };
}

function take(file: string, folder: string, served: HeldCopy | undefined): HeldCopy | 'same' {
  const name = `copy-${randomBytes(8).toString('hex')}`;
  const into = join(folder, name);
  mkdirSync(into, { mode: 0o700 });
  let isTaken = false;
  try {
    const next = copyIn(file, into);
    // Migrated before it is compared, because a copy of an earlier version lacks tables of the one that is served.
    openCopy(into).close();
    const { epoch, number } = next.position;
    if (next.asOf === served?.asOf && epoch === served.position.epoch && number === served.position.number) return 'same';
    if (served !== undefined) {
      requireSuccessor(storeFile(folderOf(folder, served)), storeFile(into));
      requireLater(served, next);
    } else requireService(storeFile(into));
    settleFile(storeFile(into));
    flush(storeFile(into));
    flush(into);
    flush(folder);
    isTaken = true;
    return { name, ...next };
  } finally {
    if (!isTaken) rmSync(into, { recursive: true, force: true });
  }
}

/** Throws `no-identity`. */
export function requireService(file: string): void {
  using db = closing(new Database(file, { readonly: true, fileMustExist: true }));
  serviceIn(db);
}

/** Every fault is a refusal: whatever is wrong with a file, the replica continues with its current copy. */
function reasonOf(error: unknown): Pick<RefusedCopy, 'code' | 'why'> {
  if (error instanceof ReplicaRefusal || error instanceof BackupRefusal) return { code: error.code, why: error.message };
  const { code, message } = error as NodeJS.ErrnoException;
  return { code: code ?? 'failed', why: message };
}
