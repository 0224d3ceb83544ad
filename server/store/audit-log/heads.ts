// Signs the last line of each log with the device key.
// Anyone who can write the file can rewrite a log with valid hashes, but cannot forge this signature.

import type { LogFault } from '../../contract/index.ts';
import type { LogHeads } from '../../domain/log/run-line.ts';
import { endText, isSignedEnd, type LogEnd } from '../../domain/log/signed-end.ts';
import type { ServiceKey } from '../service-keys/keys.ts';
import { statement } from '../statement.ts';
import type { Db, Store } from '../store.ts';
import { CHAIN_START } from './chain.ts';
import { deviceOf } from './device.ts';

export const LOGS = [
  'inspections',
  'decisions',
  'backup_log',
  'clock_resets',
  'key_rotations',
  'run_log',
  'officer_log',
  'customs_log',
  'erasure_log',
  'maintenance_log',
] as const;
export type LogName = (typeof LOGS)[number];

/**
 * Commands append to these logs without a passphrase and thus without the key; the lines are signed at the next start. Lines before the
 * last signed line are covered in any case.
 */
const LATE: ReadonlySet<LogName> = new Set(['backup_log', 'clock_resets', 'officer_log', 'erasure_log', 'maintenance_log']);

export interface Last {
  /** 0 if the log is empty. */
  readonly number: number;
  readonly hash: string;
}

export interface Head extends LogEnd {
  readonly log: LogName;
}

export type HeadState =
  | { readonly state: 'signed' | 'unsigned-tail'; readonly since: number; readonly number: number; readonly at: string }
  /**
   * `cut`: the log ends before the last signed line. `rewritten`: that line has changed. `forged`: the signature is not valid for this key.
   */
  | { readonly state: 'cut' | 'rewritten' | 'forged' | 'other-key' | 'none'; readonly number: number };

export const lastOf = ({ db }: Pick<Store, 'db'>, log: LogName): Last =>
  (statement(db, `SELECT id AS number, hash FROM ${log} ORDER BY id DESC LIMIT 1`).get() as Last | undefined) ?? {
    number: 0,
    hash: CHAIN_START,
  };

export function logHeads(store: Pick<Store, 'db'>): LogHeads {
  const [inspections, decisions] = [lastOf(store, 'inspections'), lastOf(store, 'decisions')];
  return {
    inspections: inspections.number,
    inspectionsHead: inspections.hash,
    decisions: decisions.number,
    decisionsHead: decisions.hash,
  };
}

export const headOf = (db: Db, log: LogName): Head | undefined =>
  statement(db, 'SELECT * FROM log_heads WHERE log = ?').get(log) as Head | undefined;

/** Signatures that this process has made or verified, so that each head is verified once. */
const known = new WeakMap<Db, Map<LogName, string>>();

function isGood(db: Db, head: Head): boolean {
  const found = known.get(db) ?? new Map<LogName, string>();
  known.set(db, found);
  const is = found.get(head.log) === head.signature || isSignedEnd(head);
  if (is) found.set(head.log, head.signature);
  return is;
}

export function signHead({ db }: Pick<Store, 'db'>, key: ServiceKey, log: LogName, last: Last, since: number, now: Date): void {
  const head = { log, ...last, since, signed_at: now.toISOString() };
  const signature = Buffer.from(key.sign(endText(head))).toString('base64url');
  statement(
    db,
    'INSERT OR REPLACE INTO log_heads (log, number, hash, since, signed_at, key, signature) VALUES (@log, @number, @hash, @since, @signed_at, @key, @signature)',
  ).run({ ...head, key: key.publicJwk.x, signature });
  const found = known.get(db) ?? new Map<LogName, string>();
  known.set(db, found.set(log, signature));
}

/**
 * Signs the head after a line was appended. Signs only if the previous line was the last signed one, so that a later line never hides an
 * earlier change.
 */
export function moveHead(store: Pick<Store, 'db'>, log: LogName, previousHash: string, last: Last): void {
  const { db } = store;
  const key = deviceOf(db);
  if (key === undefined) return;
  const head = headOf(db, log);
  if (head === undefined || head.hash !== previousHash || head.key !== key.publicJwk.x || !isGood(db, head)) return;
  signHead(store, key, log, last, head.since, new Date());
}

export function headState({ db }: Pick<Store, 'db'>, log: LogName, key: string): HeadState {
  const head = headOf(db, log);
  const last = lastOf({ db }, log);
  if (head === undefined) return { state: 'none', number: last.number };
  const { number, since, signed_at: at } = head;
  if (head.key !== key) return { state: 'other-key', number };
  if (!isGood(db, head)) return { state: 'forged', number };
  if (last.number < number) return { state: 'cut', number };
  const there = number === 0 ? CHAIN_START : statement(db, `SELECT hash FROM ${log} WHERE id = ?`).pluck().get(number);
  if (there !== head.hash) return { state: 'rewritten', number };
  return { state: last.number === number ? 'signed' : 'unsigned-tail', since, number, at };
}

/**
 * Describes what is wrong with the head of a log. Returns undefined if the head is valid, or if only a command appended lines without the
 * key.
 */
export function endFault(store: Pick<Store, 'db'>, log: LogName, key: string): Omit<LogFault, 'log'> | undefined {
  const { state, number } = headState(store, log, key);
  if (state === 'signed' || (state === 'unsigned-tail' && LATE.has(log))) return undefined;
  return { code: state, number, detail: FAULTS[state].replace('#', String(number)) };
}

export const headFault = (store: Pick<Store, 'db'>, log: LogName, key: string): string | undefined => endFault(store, log, key)?.detail;

/** The same check for a store from elsewhere, using the key that its own head names. An empty log needs no signature. */
export function carriedFault({ db }: Pick<Store, 'db'>, log: LogName): string | undefined {
  const head = headOf(db, log);
  if (head === undefined && lastOf({ db }, log).number === 0) return undefined;
  return headFault({ db }, log, head?.key ?? '');
}

const FAULTS: Readonly<Record<Exclude<HeadState['state'], 'signed'>, string>> = {
  'unsigned-tail': 'the lines after number # were added without the key of this computer',
  cut: 'it ends before number #, which was signed last',
  rewritten: 'number #, which was signed last, is now another line',
  forged: 'the signature of its end, number #, is not that of this computer',
  'other-key': 'its end, number #, was signed by another computer',
  none: 'the signature of its end is missing; it has # lines',
};

/** The keys under which the ends of the logs are signed, each once. An invalid signature contributes no key. */
export const headSigners = ({ db }: Pick<Store, 'db'>): readonly string[] => [
  ...new Set(
    LOGS.flatMap((log) => {
      const head = headOf(db, log);
      return head !== undefined && isGood(db, head) ? [head.key] : [];
    }),
  ),
];

/** Signs every log in its present state without checking it: with a newly created key, or when a person confirms it. */
export function signAll(store: Pick<Store, 'db'>, key: ServiceKey, now: Date): void {
  for (const log of LOGS) {
    const last = lastOf(store, log);
    signHead(store, key, log, last, last.number, now);
  }
}

/** The logs that later versions of the program added. */
const ADDED: readonly LogName[] = ['run_log', 'officer_log', 'customs_log', 'erasure_log', 'maintenance_log'];

/**
 * Runs at startup. Signs a log that this version of the program has added. Entries name their run, so a log of runs that was emptied together
 * with its signature is still detected.
 */
export function signNew(store: Pick<Store, 'db'>, key: ServiceKey, now: Date): void {
  for (const log of ADDED) {
    const last = lastOf(store, log);
    if (last.number === 0 && headOf(store.db, log) === undefined) signHead(store, key, log, last, 0, now);
  }
}

/** Runs at startup. Signs only lines that a command appended without the key. */
export function signLate(store: Pick<Store, 'db'>, key: ServiceKey, now: Date): void {
  for (const log of LATE) {
    const found = headState(store, log, key.publicJwk.x);
    if (found.state === 'unsigned-tail') signHead(store, key, log, lastOf(store, log), found.since, now);
  }
}

/** Whether a key has signed here before. A new key then succeeds it, which is reported. */
export const wasSigned = ({ db }: Pick<Store, 'db'>): boolean => statement(db, 'SELECT 1 FROM log_heads LIMIT 1').get() !== undefined;
