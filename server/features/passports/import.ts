// Imports a file part by part: stores passports, credentials and events, and refuses the rest with each mistake.
import type { ImportResponse } from '../../contract/index.ts';
import { INPUT_CODES } from '../../domain/evidence/input-codes.ts';
import { fromEnvironment, isEnvironment } from '../../domain/formats/reading/from-aas.ts';
import { fromEn18223, isEn18223 } from '../../domain/formats/reading/from-en18223.ts';
import { defined } from '../../domain/json/defined.ts';
import { isObject, type Json } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import type { Claim } from '../../domain/ownership/ownership.ts';
import { type FileEntry, splitEntries } from '../../domain/recognise/entries.ts';
import { recognise } from '../../domain/recognise/index.ts';
import type { CredentialInput, Recognised } from '../../domain/recognise/recognised.ts';
import { isTokenList } from '../../domain/status-list/index.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { addCredential } from '../../store/passports/credentials.ts';
import { passportByItem } from '../../store/passports/passports.ts';
import { journalsInMemory } from '../../store/statement-journals.ts';
import type { Db } from '../../store/store.ts';
import { inTransaction } from '../../store/transaction.ts';
import type { AppContext } from '../app-context/index.ts';
import { fileClaim, ownClaim, takeList } from '../trust/index.ts';
import { judgeCredential } from './credential.ts';
import { importEvents } from './import-events.ts';
import { importPassport, type Outcome, refuse } from './import-passport.ts';

type Imported = ImportResponse['imported'][number];
type Refused = ImportResponse['refused'][number];

/** What the person who imports a file states about it. */
export interface Said {
  readonly who?: string;
  /** Who asserts the events in the file: `own`, or a name. */
  readonly eventsOf?: string;
}

export type RunningImport = ReturnType<typeof openImport>;

/** Accepts a file of any length. Memory holds one incomplete entry and the passport codes seen so far. */
export function openImport(context: AppContext, said: Said = {}) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const splitter = splitEntries();
  const seen = new Map<string, number>();
  let next = 0;
  let broken = false;

  const settle = (entries: readonly FileEntry[]): ImportResponse => {
    const imported: Imported[] = [];
    const refused: Refused[] = [];
    const claim = ownClaim(context, 'file', said.who);
    // One transaction covers a look-up and the write that depends on it, because another workbench or command may write too.
    inBatches(context.store.db, entries, (entry) => {
      for (const outcome of outcomesOf(entry, context, said, { claim, seen, index: () => next })) {
        if ('what' in outcome) imported.push({ index: next, ...outcome });
        else refused.push({ index: next, ...outcome });
        next += 1;
      }
    });
    return { imported, refused };
  };
  const decoded = (read: () => string, take: (text: string) => readonly FileEntry[]): ImportResponse => {
    if (broken) return { imported: [], refused: [] };
    try {
      return settle(take(read()));
    } catch (error) {
      if (!(error instanceof TypeError) || (error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
      broken = true;
      return settle([{ ok: false, code: 'DPP-INP-14', detail: `${INPUT_CODES['DPP-INP-14']}: the rest of the file was not read` }]);
    }
  };
  return {
    /** Returns the outcome of the entries that this part completes, numbered from the beginning of the file. */
    push: (part: Uint8Array): ImportResponse => decoded(() => decoder.decode(part, { stream: true }), splitter.push),
    end: (): ImportResponse =>
      decoded(
        () => decoder.decode(),
        (text) => [...splitter.push(text), ...splitter.end()],
      ),
  };
}

/**
 * Entries are the members of a JSON array, the lines of NDJSON, the credentials of a presentation, or the whole text.
 * Each entry is stored whole or not at all.
 */
export function importText(text: string, context: AppContext, said: Said = {}): ImportResponse {
  const running = openImport(context, said);
  return together([running.push(Buffer.from(text)), running.end()]);
}

export const together = (answers: readonly ImportResponse[]): ImportResponse => ({
  imported: answers.flatMap(({ imported }) => imported),
  refused: answers.flatMap(({ refused }) => refused),
});

/** Runs an action and rolls it back, which shows its outcome without changing anything. */
export function rehearse<T>(context: AppContext, run: () => T): T {
  // Reads the trust data before the transaction: data cached inside it would not match the store after the rollback.
  context.trust();
  context.store.db.exec('BEGIN IMMEDIATE');
  try {
    return run();
  } finally {
    context.store.db.exec('ROLLBACK');
  }
}

/**
 * Policy: a commit waits for the disk and takes longer than storing one passport, so entries share a commit. While a
 * batch is written, no other program can write.
 */
const BATCH = 200;

/** Each entry is a savepoint of its batch. If one fails, those stored before it stay. */
function inBatches<T>(db: Db, all: readonly T[], store: (one: T) => void): void {
  const storeOne = db.transaction(store);
  const storeBatch = db.transaction((batch: readonly T[]): { readonly fault: unknown } | undefined => {
    for (const one of batch) {
      try {
        storeOne(one);
      } catch (fault) {
        // On a full disk, SQLite has already rolled back the whole batch.
        if (!db.inTransaction) throw fault;
        return { fault };
      }
    }
    return undefined;
  }).immediate;
  for (let from = 0; from < all.length; from += BATCH) {
    const failed = journalsInMemory(db, () => storeBatch(all.slice(from, from + BATCH)));
    if (failed !== undefined) throw failed.fault;
  }
}

interface Place {
  readonly claim: Claim;
  /** The index of the entry in which each passport code was imported. */
  readonly seen: Map<string, number>;
  readonly index: () => number;
}

function* outcomesOf(entry: FileEntry, context: AppContext, said: Said, { claim, seen, index }: Place): Generator<Outcome> {
  if (!entry.ok) return yield refuse(entry.code, entry.detail);
  const parsed = parseStrictJson(entry.text);
  const read = parsed.ok ? passportsIn(parsed.value) : undefined;
  if (read === 'too-many') return yield refuse('too-large', 'the Environment holds more Asset Administration Shells than one file may');
  if (read?.length === 0) return yield refuse('not-importable', 'the Environment holds no Asset Administration Shell');
  for (const { value, notUnderstood } of read ?? []) {
    const code = isObject(value) && typeof value.dppCode === 'string' ? value.dppCode : undefined;
    const before = code === undefined ? undefined : seen.get(code);
    if (before !== undefined) {
      const detail = `'${code}' is in this file twice: entry ${before + 1} was imported, this one was not`;
      yield refuse('duplicate', detail, [{ pointer: '/dppCode', detail: 'is in this file already' }]);
      continue;
    }
    const outcome = whole(context, () => importPassport(value, context, claim));
    if (code !== undefined && 'what' in outcome) seen.set(code, index());
    yield notUnderstood.length > 0 && 'what' in outcome ? { ...outcome, notUnderstood } : outcome;
  }
  if (read !== undefined) return;
  for (const item of recognise({ text: entry.text, channel: 'file' })) yield whole(context, () => importItem(item, context, said));
}

/** Stores an entry whole or not at all. A fault of the store refuses this entry only; the import continues. */
export function whole({ store }: AppContext, put: () => Outcome): Outcome {
  try {
    return inTransaction(store.db, 'deferred', put);
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    return refuse(error.code, error.message, error.errors);
  }
}

interface Read {
  readonly value: Json;
  readonly notUnderstood: readonly string[];
}

/** The passports of an entry, whatever form they have; undefined if it is something else. */
function passportsIn(value: Json): readonly Read[] | 'too-many' | undefined {
  if (isEnvironment(value)) return fromEnvironment(value) ?? 'too-many';
  if (isEn18223(value)) return [fromEn18223(value)];
  return isPassportLike(value) ? [{ value, notUnderstood: [] }] : undefined;
}

const isPassportLike = (value: Json): boolean =>
  isObject(value) && !('@context' in value) && !('verificationMethod' in value) && !('epcisBody' in value);

function importItem(item: Recognised, context: AppContext, said: Said): Outcome {
  switch (item.kind) {
    case 'vc':
    case 'vc-jwt':
    case 'enveloped-vc':
    case 'sd-jwt':
      return importCredential(item, context);
    case 'epcis-document':
      return importEvents(item.text, context, (document) => fileClaim(context, document, said));
    case 'invalid':
      return refuse(item.code, item.detail);
    case 'empty':
      return refuse('DPP-INP-01', 'the file is empty');
    default:
      return refuse('not-importable', `this is neither a passport nor a signed credential nor an EPCIS document, but: ${item.kind}`);
  }
}

function importCredential(item: CredentialInput, context: AppContext): Outcome {
  // A token list is only a status list, not a credential.
  if (isTokenList(item.text)) return importStatusList(item.text, context);
  const { store } = context;
  const now = context.now();
  const judged = judgeCredential(item, { now, trust: context.trust() });
  if (!('row' in judged)) return refuse(judged.code, judged.detail);
  const list = judged.row.type === 'BitstringStatusListCredential' ? importStatusList(item.text, context) : undefined;
  if (list !== undefined && 'code' in list) return list;
  const { gtin, serial } = judged.row;
  const known = gtin === undefined || serial === undefined ? undefined : passportByItem(store, gtin, serial);
  const dppCode = known?.dppCode ?? judged.row.dppCode;
  addCredential(store, { ...judged.row, receivedAt: now.toISOString(), ...defined({ dppCode }) });
  return list ?? { what: 'credential', ...defined({ dppCode }) };
}

/** Follows the same rules as every other import. A list of this service itself may show what its store has lost. */
function importStatusList(text: string, { store, now, trust }: AppContext): Outcome {
  const taken = takeList(store, text, { door: 'file' }, { now: now(), trust: trust() });
  if (!taken.ok) return refuse(taken.code, taken.detail);
  return { what: taken.standing === 'unvouched' ? 'status-list-waiting' : 'status-list' };
}
