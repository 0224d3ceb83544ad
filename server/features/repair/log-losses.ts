// Compares the logs of a repaired store with their signed ends and their chains, and reports missing lines.
import { defined } from '../../domain/json/defined.ts';
import { isSignedEnd } from '../../domain/log/signed-end.ts';
import { allBroken, logsIn } from '../../store/audit-log/audit-log.ts';
import { carriedFault, headFault, headOf, lastOf, wasSigned } from '../../store/audit-log/heads.ts';
import type { LogName } from '../../store/log-tree/epochs.ts';
import { statement } from '../../store/statement.ts';
import type { Store } from '../../store/store.ts';

export interface LogLoss {
  readonly log: LogName;
  /** Numbers of lines that are missing: single ones and ranges, the first `MOST`. */
  readonly missing: readonly string[];
  readonly missingCount: number;
  /** Lines that are there and do not fit the line before, their leaf or their own columns. */
  readonly broken: readonly number[];
  /** What is wrong with the last signed end. */
  readonly end?: string;
}

const MOST = 100;

const GAPS = (log: string): string =>
  `SELECT previous + 1 AS first, id - 1 AS last FROM (SELECT id, lag(id, 1, 0) OVER (ORDER BY id) AS previous FROM ${log}) WHERE id > previous + 1`;

/** Without the key of this computer, an end is compared by the key that it names itself. A log without a line needs no signature. */
function endFault(store: Store, log: LogName, key: string | undefined): string | undefined {
  const isEmpty = lastOf(store, log).number === 0 && headOf(store.db, log) === undefined;
  if (isEmpty || (key === undefined && !wasSigned(store))) return undefined;
  return key === undefined ? carriedFault(store, log) : headFault(store, log, key);
}

/** Prevents a number that was signed as the end of a log from being assigned again, even if the counters of SQLite are lost. */
export function keepNumbers(store: Store): void {
  const raise = store.db.prepare('UPDATE sqlite_sequence SET seq = max(seq, @number) WHERE name = @log');
  const add = store.db.prepare('INSERT INTO sqlite_sequence (name, seq) VALUES (@log, @number)');
  for (const log of logsIn(store)) {
    const head = headOf(store.db, log);
    if (head === undefined || head.number === 0 || !isSignedEnd(head)) continue;
    const { number } = head;
    if (raise.run({ log, number }).changes === 0) add.run({ log, number });
  }
}

/** `key`: the public key of this computer, under which the ends were signed. */
export function lossesOfLogs(store: Store, key: string | undefined): readonly LogLoss[] {
  const { db } = store;
  const given = db.prepare('SELECT seq FROM sqlite_sequence WHERE name = ?').pluck();
  return logsIn(store).flatMap((log): readonly LogLoss[] => {
    const gaps = statement(db, GAPS(log)).all() as { readonly first: number; readonly last: number }[];
    const head = headOf(db, log);
    const last = lastOf(store, log);
    const end = Math.max(head?.number ?? 0, Number(given.get(log) ?? 0));
    if (end > last.number) gaps.push({ first: last.number + 1, last: end });
    const fault = endFault(store, log, key);
    const broken = allBroken(store, log, MOST);
    if (gaps.length === 0 && broken.length === 0 && fault === undefined) return [];
    return [
      {
        log,
        missing: gaps.slice(0, MOST).map(({ first, last: to }) => (first === to ? String(first) : `${first}-${to}`)),
        missingCount: gaps.reduce((sum, { first, last: to }) => sum + to - first + 1, 0),
        broken,
        ...defined({ end: fault }),
      },
    ];
  });
}
