// Keeps the records of inspections small: stores each document once, by its hash, and compresses long texts.
// The dictionary for compression is made from earlier records.
import { hash } from 'node:crypto';
import { SqliteError } from 'better-sqlite3';
import { PARTS, withoutParts } from '../../domain/merkle/parts.ts';
import { type Dictionary, dictionaryOf, makeDictionary } from '../contents/dictionary.ts';
import { compress, decompress } from '../contents/frame.ts';
import { joinRecord, sampleOf, splitRecord } from '../contents/split.ts';
import { storedText, textOf } from '../contents/stored.ts';
import { statement } from '../statement.ts';
import type { Db } from '../store.ts';

export type Stored = string | Buffer;

/** A record as stored in its row. Stores of an earlier version hold whole texts. */
export interface StoredRecord {
  readonly record: Stored;
  readonly content?: number | null;
}

const known = new WeakMap<Db, Map<string, Dictionary>>();

/** Caches dictionaries, which are named by the hash of their content. Throws if the dictionary is missing or altered. */
export function namedDictionary(db: Db, name: Buffer): Dictionary {
  const kept = known.get(db) ?? new Map<string, Dictionary>();
  known.set(db, kept);
  const key = name.toString('hex');
  const found = kept.get(key) ?? readDictionary(db, name);
  kept.set(key, found);
  return found;
}

function readDictionary(db: Db, name: Buffer): Dictionary {
  const data = statement(db, 'SELECT data FROM dictionaries WHERE name = ?').pluck().get(name) as Buffer | undefined;
  if (data === undefined) throw new TypeError(`the dictionary ${name.toString('hex')} of the log is missing`);
  const dictionary = dictionaryOf(decompress(data, () => missing()));
  if (!dictionary.name.equals(name)) throw new TypeError(`the dictionary ${name.toString('hex')} of the log was altered`);
  return dictionary;
}

const missing = (): never => {
  throw new TypeError('a dictionary needs no dictionary');
};

/**
 * Returns the newest dictionary. After an erasure, considers only dictionaries of records without personal texts. Returns undefined if
 * there is none or it is damaged; new texts are then stored without a dictionary.
 */
export function newestDictionary(db: Db): Dictionary | undefined {
  const name = statement(
    db,
    'SELECT name FROM dictionaries WHERE NOT may_name_persons OR NOT EXISTS (SELECT 1 FROM erased) ORDER BY may_name_persons, id DESC LIMIT 1',
  )
    .pluck()
    .get() as Buffer | undefined;
  return name && ifReadable(() => namedDictionary(db, name));
}

/** Runs `read`. A damaged record of the past must not stop new inspections; the walk over the log reports it. */
export function ifReadable<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof SqliteError) throw error;
    return undefined;
  }
}

export const storeInput = (db: Db, sha256: string, text: string): void =>
  void statement(db, 'INSERT INTO inputs (sha256, text) VALUES (?, ?) ON CONFLICT DO NOTHING').run(
    sha256,
    storedText(text, newestDictionary(db)),
  );

export const inputText = (db: Db, text: Stored): string => textOf(text, (name) => namedDictionary(db, name));

/** Splits a record, stores its documents if they are new, and returns the columns of its row. */
export function storeRecord(db: Db, record: string, input: string): Required<StoredRecord> {
  const dictionary = newestDictionary(db);
  const { facts, documents } = splitRecord(record, input);
  return {
    record: storedText(facts, dictionary),
    content: documents === undefined ? null : storeDocuments(db, documents, dictionary),
  };
}

/** The facts of a record, in the form in which its row stores them. */
export const storedFacts = (db: Db, facts: string): Stored => storedText(facts, newestDictionary(db));

function storeDocuments(db: Db, documents: Buffer, dictionary: Dictionary | undefined): number {
  const sha256 = hash('sha256', documents, 'buffer');
  const there = statement(db, 'SELECT id FROM contents WHERE sha256 = ?').pluck().get(sha256) as number | undefined;
  if (there !== undefined) return there;
  const data = compress(documents, dictionary);
  return Number(statement(db, 'INSERT INTO contents (sha256, data) VALUES (?, ?)').run(sha256, data).lastInsertRowid);
}

/** The record without the documents of its credential. */
export const factsOf = (db: Db, { record }: StoredRecord): string => textOf(record, (name) => namedDictionary(db, name));

/** The record exactly as it was hashed. Throws if a part of it is missing or damaged. */
export const recordText = (db: Db, stored: StoredRecord, input: string): string => joined(db, factsOf(db, stored), stored, input);

/** Joins the facts and the documents of a record. Throws if a part of it is missing or damaged. */
export function joined(db: Db, facts: string, { content }: StoredRecord, input: string): string {
  if (content === undefined || content === null) return facts;
  const data = statement(db, 'SELECT data FROM contents WHERE id = ?').pluck().get(content) as Buffer | undefined;
  if (data === undefined) throw new TypeError(`the documents ${content} of the log are missing`);
  return joinRecord(
    facts,
    decompress(data, (name) => namedDictionary(db, name)),
    input,
  );
}

const FIRST = 8;
const SAMPLES = 64;

/**
 * Makes a new dictionary from the latest records. Runs when the number of entries reaches a power of two, so that a log has few
 * dictionaries and still gets a new one as the kind of its records changes.
 */
export function renewDictionary(db: Db, entries: number): void {
  if (entries >= FIRST && (entries & (entries - 1)) === 0) addDictionary(db);
}

/** Adds a dictionary of the latest records, without their personal texts. */
export function addDictionary(db: Db): void {
  const rows = statement(
    db,
    'SELECT i.record, i.content, t.text FROM inspections i JOIN inputs t ON t.sha256 = i.input_sha256 ORDER BY i.id DESC LIMIT ?',
  ).all(SAMPLES) as (StoredRecord & { readonly text: Stored })[];
  const samples = rows.flatMap((row) => {
    const sample = ifReadable(() => {
      const text = inputText(db, row.text);
      // A dictionary is kept when texts are erased, so it must not contain personal texts.
      return sampleOf(withoutParts(recordText(db, row, text), PARTS), text);
    });
    return sample === undefined ? [] : [sample];
  });
  const made = makeDictionary(samples);
  if (made === undefined) return;
  statement(
    db,
    'INSERT INTO dictionaries (name, data, may_name_persons) VALUES (?, ?, 0) ON CONFLICT (name) DO UPDATE SET may_name_persons = 0',
  ).run(made.name, compress(made.bytes));
}
