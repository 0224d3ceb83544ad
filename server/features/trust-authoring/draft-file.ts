// Reads and replaces the trust-list draft in a data folder, and reports where it is damaged.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ShapeFault } from '../../domain/json/shape.ts';
import { MAX_FILE_BYTES, readBounded } from '../../lib/files/read-bounded.ts';
import { NotWritten, replace } from '../../lib/files/write-whole.ts';
import { Refusal } from '../../lib/problem.ts';
import { type Draft, readDraft } from './draft.ts';
import { refusedOffice } from './refused.ts';

/** The file that `desk trust add|remove|rotate|sign` also accepts. */
export const draftFile = (folder: string): string => join(folder, 'trust-office', 'draft.json');

export interface KeptDraft {
  readonly draft: Draft;
  readonly text: string;
  /** SHA-256 of the file. A change names the version on which it is based. */
  readonly version: string;
}

/** Returns undefined if there is no draft, and the faults of a damaged one. */
export function findDraft(folder: string): KeptDraft | readonly ShapeFault[] | undefined {
  const file = draftFile(folder);
  if (!existsSync(file)) return undefined;
  const bytes = readBounded(file);
  if ('code' in bytes) return [{ pointer: '', detail: bytes.detail }];
  const text = Buffer.from(bytes.content).toString('utf8');
  const draft = readDraft(text);
  return 'issuer' in draft ? { draft, text, version: createHash('sha256').update(text).digest('hex') } : draft;
}

/** Returns the draft for a change. Throws `trust-refused` if it has changed since the given version. */
export function presentDraft(folder: string, version: string): KeptDraft {
  const found = anyDraft(folder);
  if (found === undefined) throw refusedOffice('no-draft', 'no list is kept here yet: begin one, or load a draft');
  if (found.version !== version)
    throw refusedOffice(
      'stale-draft',
      'the draft was changed meanwhile, in another window or by a command: look at it anew, then change it',
    );
  return found;
}

/** Returns undefined if there is no draft. Throws `trust-refused` with `damaged-draft`. */
export function anyDraft(folder: string): KeptDraft | undefined {
  const found = findDraft(folder);
  if (found === undefined || 'draft' in found) return found;
  throw refusedOffice('damaged-draft', `the draft '${draftFile(folder)}' cannot be read, and was left as it is`, found);
}

/** Writes the draft only if its next list would be valid. Throws `trust-refused`. */
export function keepDraft(folder: string, draft: Draft): void {
  const text = `${JSON.stringify(draft, null, 2)}\n`;
  if (Buffer.byteLength(text) > MAX_FILE_BYTES) throw refusedOffice('too-large', `the draft would be larger than ${MAX_FILE_BYTES} bytes`);
  const faults = readDraft(text);
  if (!('issuer' in faults)) throw refusedOffice('bad-content', sentence(faults), faults);
  replaceKept(draftFile(folder), text);
}

const sentence = ([fault]: readonly ShapeFault[]): string =>
  `the draft was not changed: ${fault?.pointer || 'the draft'} ${fault?.detail ?? 'is wrong'}`;

/** The file has the old content or the new one, never a part of it. */
export function replaceKept(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    replace(file, text);
  } catch (error) {
    throw error instanceof NotWritten ? new Refusal('unavailable', error.message) : error;
  }
}
