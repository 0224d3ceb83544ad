// The SQL functions with which 070-contents.sql stores the records of an earlier version in the current form.
import { hash } from 'node:crypto';
import type Database from 'better-sqlite3';
import { PARTS, withoutParts } from '../../domain/merkle/parts.ts';
import { type Dictionary, makeDictionary } from './dictionary.ts';
import { compress } from './frame.ts';
import { type Split, sampleOf, splitRecord } from './split.ts';
import { storedText } from './stored.ts';

export function addContentFunctions(db: Database.Database): void {
  let dictionary: Dictionary | undefined;
  // Caches the last record, because each row needs several parts of it.
  let last: { readonly record: unknown; readonly split: Split } = { record: undefined, split: { facts: '' } };
  const splitOf = (record: unknown, input: unknown): Split => {
    if (last.record !== record) last = { record, split: splitOrWhole(String(record), String(input)) };
    return last.split;
  };
  const deterministic = { deterministic: true };
  /** Name and compressed bytes of the dictionary that the functions after it use. */
  db.aggregate('content_dictionary', {
    varargs: true,
    start: (): Buffer[] => [],
    step: (samples: Buffer[], ...[record, input]: readonly unknown[]) => {
      try {
        // A dictionary is kept when texts are erased, so it must not contain personal texts.
        samples.push(sampleOf(withoutParts(String(record), PARTS), String(input)));
      } catch {
        // A damaged record is not used as a sample.
      }
    },
    result: (samples: Buffer[]) => {
      dictionary = makeDictionary(samples);
      return dictionary === undefined ? null : Buffer.concat([dictionary.name, compress(dictionary.bytes)]);
    },
  });
  db.function('content_name', deterministic, (record: unknown, input: unknown) => {
    const { documents } = splitOf(record, input);
    return documents === undefined ? null : hash('sha256', documents, 'buffer');
  });
  db.function('content_data', deterministic, (record: unknown, input: unknown) =>
    compress(splitOf(record, input).documents ?? Buffer.alloc(0), dictionary),
  );
  db.function('content_facts', deterministic, (record: unknown, input: unknown) => storedText(splitOf(record, input).facts, dictionary));
  db.function('content_text', deterministic, (text: unknown) => storedText(String(text), dictionary));
}

/** A damaged record is left unchanged, and the walk over the log reports it. */
function splitOrWhole(record: string, input: string): Split {
  try {
    return splitRecord(record, input);
  } catch {
    return { facts: record };
  }
}
