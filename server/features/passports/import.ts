// A file, part by part, in; passports, signed credentials and events stored, the rest refused with the place of each mistake.
import type { ImportResponse } from '../../contract/index.ts';
import { INPUT_CODES } from '../../domain/evidence/input-codes.ts';
import { isObject, type Json } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { type FileEntry, splitEntries } from '../../domain/recognise/entries.ts';
import { recognise } from '../../domain/recognise/index.ts';
import type { CredentialInput, Recognised } from '../../domain/recognise/recognised.ts';
import { isTokenList } from '../../domain/status-list/index.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { addCredential } from '../../store/passports/credentials.ts';
import { passportByItem } from '../../store/passports/passports.ts';
import type { Db } from '../../store/store.ts';
import type { AppContext } from '../app-context/index.ts';
import { fileClaim, ownClaim, takeList } from '../trust/index.ts';
import { judgeCredential } from './credential.ts';
import { importEvents } from './import-events.ts';
import { importPassport, type Outcome, refuse } from './import-passport.ts';

type Imported = ImportResponse['imported'][number];
type Refused = ImportResponse['refused'][number];

/** What the person who imports a file says about it. */
export interface Said {
  readonly who?: string;
  /** Whose word the events in it are: `own`, or a name. */
  readonly eventsOf?: string;
}

export interface RunningImport {
  /** What became of the entries that are whole with this part, numbered from the beginning of the file. */
  push(part: Uint8Array): ImportResponse;
  end(): ImportResponse;
}

/** A file of any length: what is held in memory is one entry that is not yet whole, and the codes that came before. */
export function openImport(desk: AppContext, said: Said = {}): RunningImport {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const splitter = splitEntries();
  const seen = new Map<string, number>();
  let next = 0;
  let broken = false;

  const settle = (entries: readonly FileEntry[]): ImportResponse => {
    const imported: Imported[] = [];
    const refused: Refused[] = [];
    // What is looked up before something is stored must still be so when it is: another workbench or command may write too.
    inBatches(desk.store.db, entries, (entry) => {
      for (const outcome of outcomesOf(entry, desk, said, { seen, index: () => next })) {
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
    push: (part) => decoded(() => decoder.decode(part, { stream: true }), splitter.push),
    end: () =>
      decoded(
        () => decoder.decode(),
        (text) => [...splitter.push(text), ...splitter.end()],
      ),
  };
}

/** Entries are the members of a JSON array, the lines of NDJSON, the credentials of a presentation, or the one thing that the text is. Each is stored whole or not at all. */
export function importText(text: string, desk: AppContext, said: Said = {}): ImportResponse {
  const running = openImport(desk, said);
  return together([running.push(Buffer.from(text)), running.end()]);
}

export const together = (answers: readonly ImportResponse[]): ImportResponse => ({
  imported: answers.flatMap(({ imported }) => imported),
  refused: answers.flatMap(({ refused }) => refused),
});

/** What would become of it, by doing so and undoing it: nothing is changed. */
export function rehearse<T>(desk: AppContext, run: () => T): T {
  // Asked for before anything is changed: what the trust is inside a transaction may be taken back with it.
  desk.trust();
  desk.store.db.exec('BEGIN IMMEDIATE');
  try {
    return run();
  } finally {
    desk.store.db.exec('ROLLBACK');
  }
}

/** Policy: a commit waits for the disk, and takes longer than storing a passport; as long as a batch is written, nobody else writes. */
const BATCH = 200;

/** Each entry is a savepoint of its batch: where one fails, what was stored before it stays. */
function inBatches<T>(db: Db, all: readonly T[], store: (one: T) => void): void {
  const storeOne = db.transaction(store);
  const storeBatch = db.transaction((batch: readonly T[]): { readonly fault: unknown } | undefined => {
    for (const one of batch) {
      try {
        storeOne(one);
      } catch (fault) {
        // On a full disk SQLite has taken back the whole batch by itself.
        if (!db.inTransaction) throw fault;
        return { fault };
      }
    }
    return undefined;
  }).immediate;
  for (let from = 0; from < all.length; from += BATCH) {
    const failed = storeBatch(all.slice(from, from + BATCH));
    if (failed !== undefined) throw failed.fault;
  }
}

interface Place {
  /** In which entry each passport came. */
  readonly seen: Map<string, number>;
  readonly index: () => number;
}

function* outcomesOf(entry: FileEntry, desk: AppContext, said: Said, { seen, index }: Place): Generator<Outcome> {
  if (!entry.ok) return yield refuse(entry.code, entry.detail);
  const parsed = parseStrictJson(entry.text);
  if (parsed.ok && isPassportLike(parsed.value)) {
    const { value } = parsed;
    const code = isObject(value) && typeof value.dppCode === 'string' ? value.dppCode : undefined;
    const before = code === undefined ? undefined : seen.get(code);
    if (before !== undefined) {
      const detail = `'${code}' is in this file twice: entry ${before + 1} was taken, this one was not`;
      return yield refuse('duplicate', detail, [{ pointer: '/dppCode', detail: 'is in this file already' }]);
    }
    const outcome = whole(desk, () => importPassport(value, desk, ownClaim(desk, 'file', said.who)));
    if (code !== undefined && 'what' in outcome) seen.set(code, index());
    return yield outcome;
  }
  if (!parsed.ok && entry.several) return yield refuse(parsed.code, parsed.detail);
  for (const item of recognise({ text: entry.text, channel: 'file' })) yield whole(desk, () => importItem(item, desk, said));
}

/** Stored whole or not at all; what the store refuses is refused for this entry, and the others go on. */
function whole({ store }: AppContext, put: () => Outcome): Outcome {
  try {
    return store.db.transaction(put)();
  } catch (error) {
    if (!(error instanceof StoreFault)) throw error;
    return refuse(error.code, error.message, error.errors);
  }
}

const isPassportLike = (value: Json): boolean =>
  isObject(value) && !('@context' in value) && !('verificationMethod' in value) && !('epcisBody' in value);

function importItem(item: Recognised, desk: AppContext, said: Said): Outcome {
  switch (item.kind) {
    case 'vc':
    case 'vc-jwt':
    case 'enveloped-vc':
    case 'sd-jwt':
      return importCredential(item, desk);
    case 'epcis-document':
      return importEvents(item.text, desk, (document) => fileClaim(desk, document, said));
    case 'invalid':
      return refuse(item.code, item.detail);
    case 'empty':
      return refuse('DPP-INP-01', 'the file is empty');
    default:
      return refuse('not-importable', `this is neither a passport nor a signed credential nor an EPCIS document, but: ${item.kind}`);
  }
}

function importCredential(item: CredentialInput, desk: AppContext): Outcome {
  // A token list is no credential: it is a status list and nothing else.
  if (isTokenList(item.text)) return importStatusList(item.text, desk);
  const { store } = desk;
  const now = desk.now();
  const judged = judgeCredential(item, { now, trust: desk.trust() });
  if (!('row' in judged)) return refuse(judged.code, judged.detail);
  const list = judged.row.type === 'BitstringStatusListCredential' ? importStatusList(item.text, desk) : undefined;
  if (list !== undefined && 'code' in list) return list;
  const { gtin, serial } = judged.row;
  const known = gtin === undefined || serial === undefined ? undefined : passportByItem(store, gtin, serial);
  const dppCode = known?.dppCode ?? judged.row.dppCode;
  addCredential(store, { ...judged.row, receivedAt: now.toISOString(), ...(dppCode === undefined ? {} : { dppCode }) });
  return list ?? { what: 'credential', ...(dppCode === undefined ? {} : { dppCode }) };
}

/** As at every other door. One of this service's own may show what its store has forgotten. */
function importStatusList(text: string, { store, now, trust }: AppContext): Outcome {
  const taken = takeList(store, text, { door: 'file' }, { now: now(), trust: trust() });
  if (!taken.ok) return refuse(taken.code, taken.detail);
  return { what: taken.standing === 'unvouched' ? 'status-list-waiting' : 'status-list' };
}
