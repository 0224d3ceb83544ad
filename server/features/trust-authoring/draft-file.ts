// A data folder in; the draft of the trust list that is kept there and its version, or where it is damaged, out; and a draft written in its place.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ShapeFault } from '../../domain/json/shape.ts';
import { MAX_FILE_BYTES, readBounded } from '../../lib/files/read-bounded.ts';
import { NotWritten, replace } from '../../lib/files/write-whole.ts';
import { Refusal } from '../../lib/problem.ts';
import { type Draft, readDraft } from './draft.ts';
import { refusedOffice } from './refused.ts';

/** The file that `desk trust add|remove|rotate|sign` takes too. */
export const draftFile = (folder: string): string => join(folder, 'trust-office', 'draft.json');

export interface KeptDraft {
  readonly draft: Draft;
  readonly text: string;
  /** SHA-256 of the file: who changes it says which one he has seen. */
  readonly version: string;
}

export function findDraft(folder: string): KeptDraft | readonly ShapeFault[] | undefined {
  const file = draftFile(folder);
  if (!existsSync(file)) return undefined;
  const bytes = readBounded(file);
  if ('code' in bytes) return [{ pointer: '', detail: bytes.detail }];
  const text = Buffer.from(bytes.content).toString('utf8');
  const draft = readDraft(text);
  return 'issuer' in draft ? { draft, text, version: createHash('sha256').update(text).digest('hex') } : draft;
}

/** For a change: a draft that nobody has changed since the version that was seen. */
export function presentDraft(folder: string, version: string): KeptDraft {
  const found = anyDraft(folder);
  if (found === undefined) throw refusedOffice('no-draft', 'no list is kept here yet: begin one, or take over a draft');
  if (found.version !== version)
    throw refusedOffice(
      'stale-draft',
      'the draft was changed meanwhile, in another window or by a command: look at it anew, then change it',
    );
  return found;
}

export function anyDraft(folder: string): KeptDraft | undefined {
  const found = findDraft(folder);
  if (found === undefined || 'draft' in found) return found;
  throw refusedOffice('damaged-draft', `the draft '${draftFile(folder)}' cannot be read, and was left as it is`, found);
}

/** As good as its next list would be, or not written at all. */
export function keepDraft(folder: string, draft: Draft): void {
  const text = `${JSON.stringify(draft, null, 2)}\n`;
  if (Buffer.byteLength(text) > MAX_FILE_BYTES) throw refusedOffice('too-large', `the draft would be larger than ${MAX_FILE_BYTES} bytes`);
  const faults = readDraft(text);
  if (!('issuer' in faults)) throw refusedOffice('bad-content', sentence(faults), faults);
  replaceKept(draftFile(folder), text);
}

const sentence = ([fault]: readonly ShapeFault[]): string =>
  `the draft was not changed: ${fault?.pointer || 'the draft'} ${fault?.detail ?? 'is wrong'}`;

/** The old file or the new one, whole. */
export function replaceKept(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    replace(file, text);
  } catch (error) {
    throw error instanceof NotWritten ? new Refusal('unavailable', error.message) : error;
  }
}
