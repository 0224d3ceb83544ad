// Opens a backup and reads its facts, without reading the database.
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';
import { isObject, type Json } from '../../domain/json/json.ts';
import { closed, faultsOf, matching, number, required, rule } from '../../domain/json/shape.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { MAX_FILE_BYTES } from '../../lib/files/read-bounded.ts';
import { type BackupFacts, BackupRefusal, END, END_BYTES, MAX_FACTS_BYTES, OFFICE_FILES, type OfficeFile } from './backup.ts';

const whole = number({ integer: true, minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const hash = matching((value) => /^[0-9a-f]{64}$/.test(value), 'a SHA-256 in hexadecimal digits');
const line = matching((value) => value.length <= 2000, 'a line of text');
/** Limits the number of bytes: a salt of a megabyte would take long to process, and a short tag would be easy to forge. */
const base64url = (least: number, most: number) =>
  matching(
    (value) => /^[\w-]+$/.test(value) && value.length >= Math.ceil((least * 4) / 3) && value.length <= Math.ceil((most * 4) / 3),
    `base64url of ${least === most ? least : `at least ${least}`} bytes`,
  );

const shape = closed({
  version: required(rule((value) => (value === 1 ? undefined : 'is not 1'))),
  madeAt: required(matching((value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value), 'a moment in UTC')),
  madeBy: required(line),
  appVersion: required(line),
  schema: required(number({ integer: true, minimum: 1, maximum: 999 })),
  bytes: required(whole),
  sha256: required(hash),
  service: required(line),
  heads: required(
    closed({
      inspections: required(whole),
      inspectionsHead: required(hash),
      decisions: required(whole),
      decisionsHead: required(hash),
    }),
  ),
  trustSequence: whole,
  passports: required(whole),
  office: rule(officeFault),
  keys: closed({ salt: required(base64url(16, 16)), nonce: required(base64url(12, 12)), sealed: required(base64url(17, MAX_FACTS_BYTES)) }),
});

/** Expects the draft, optionally followed by the last list, each within the size limit of its kind. */
function officeFault(value: Json): string | undefined {
  const isPart = (part: Json | undefined, name: OfficeFile): boolean =>
    isObject(part) &&
    Object.keys(part).length === 3 &&
    part.name === name &&
    Number.isInteger(part.bytes) &&
    Number(part.bytes) >= 1 &&
    Number(part.bytes) <= MAX_FILE_BYTES &&
    /^[0-9a-f]{64}$/.test(String(part.sha256));
  const isRight =
    Array.isArray(value) &&
    (value.length === 1 || value.length === 2) &&
    value.every((part, at) => isPart(part, OFFICE_FILES[at] ?? 'draft.json'));
  return isRight ? undefined : 'is not the draft of a trust list and its last list, each with its length and digest';
}

export interface OpenBackup {
  readonly facts: BackupFacts;
  /** The size of the whole file. */
  readonly size: number;
  /**
   * Reads bytes of the file from `position` into the buffer. Returns the number of bytes read, which is smaller only at
   * the end of the file.
   */
  read(into: Uint8Array, position: number): number;
  close(): void;
}

/** Never follows a link, because its target may change before it is read. Throws a BackupRefusal. */
export function openBackup(file: string): OpenBackup {
  const entry = lstatSync(file, { throwIfNoEntry: false });
  if (entry === undefined) throw new BackupRefusal('not-found', file);
  if (!entry.isFile()) throw new BackupRefusal('not-a-file', `'${file}' is ${entry.isSymbolicLink() ? 'a link' : 'a folder or a device'}`);
  const handle = openSync(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  try {
    const { size } = fstatSync(handle);
    const read = (into: Uint8Array, position: number): number => {
      let done = 0;
      while (done < into.length) {
        const step = readSync(handle, into, done, into.length - done, position + done);
        if (step === 0) break;
        done += step;
      }
      return done;
    };
    return { facts: factsIn(read, size), size, read, close: () => closeSync(handle) };
  } catch (error) {
    closeSync(handle);
    throw error;
  }
}

function factsIn(read: OpenBackup['read'], size: number): BackupFacts {
  const piece = (position: number, bytes: number): string => {
    const buffer = Buffer.alloc(bytes);
    return buffer.subarray(0, read(buffer, position)).toString('utf8');
  };
  const end = size < END_BYTES ? null : END.exec(piece(size - END_BYTES, END_BYTES));
  if (end === null) throw new BackupRefusal(isDatabase(piece(0, 16)) ? 'truncated' : 'not-a-backup', 'it does not end as a backup does');
  if (end[1] !== '1' && end[1] !== '2') throw new BackupRefusal('newer', `form ${end[1]}`);
  const length = Number(end[2]);
  if (length > MAX_FACTS_BYTES || length > size - END_BYTES) throw new BackupRefusal('truncated', `${length} bytes of facts`);
  const parsed = parseStrictJson(piece(size - END_BYTES - length, length), { maxBytes: MAX_FACTS_BYTES, maxDepth: 4 });
  if (!parsed.ok) throw new BackupRefusal('changed', 'what it says of itself is no JSON');
  const [fault] = faultsOf(shape, parsed.value as Json);
  if (fault !== undefined) throw new BackupRefusal('changed', `${fault.pointer || 'it'} ${fault.detail}`);
  const facts = parsed.value as unknown as BackupFacts;
  if ((facts.office !== undefined) !== (end[1] === '2'))
    throw new BackupRefusal('changed', `a part too many or too few for form ${end[1]}`);
  const office = (facts.office ?? []).reduce((sum, part) => sum + part.bytes, 0);
  if (facts.bytes + office !== size - END_BYTES - length)
    throw new BackupRefusal('truncated', `${size} bytes, not those of a database of ${facts.bytes}`);
  return facts;
}

const isDatabase = (start: string): boolean => start.startsWith('SQLite format 3');
