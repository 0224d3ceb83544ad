// Caches parsed lists by the SHA-256 of their text, bounded in bytes. Equal bit strings are stored once.
import { createHash } from 'node:crypto';
import type { StatusStatement } from '../trust/trust.ts';
import type { Outcome } from './bitstring.ts';
import { type ParsedList, parseList } from './parse.ts';

/** Policy: 64 MiB hold 4,096 different lists of the minimum size. */
const MAX_BYTES = 64 * 2 ** 20;
/** The estimated size of a list in bytes, in addition to its bits. */
const OVERHEAD = 1024;

interface Shared {
  readonly bits: Uint8Array;
  uses: number;
}

const known = new Map<string, { readonly read: Outcome<ParsedList>; readonly digest?: string }>();
const shared = new Map<string, Shared>();
let bytes = 0;

export const parsed = (statement: StatusStatement): Outcome<ParsedList> => {
  const { sha256 } = statement;
  return lookUp(sha256) ?? keep(sha256, parseList(statement.credential));
};

export const parsedText = (sha256: string, text: string): Outcome<ParsedList> => lookUp(sha256) ?? keep(sha256, parseList(text));

function lookUp(sha256: string): Outcome<ParsedList> | undefined {
  const found = known.get(sha256);
  if (found === undefined) return undefined;
  // Moves the list to the end, so that the least recently used one is dropped first.
  known.delete(sha256);
  known.set(sha256, found);
  return found.read;
}

function keep(sha256: string, read: Outcome<ParsedList>): Outcome<ParsedList> {
  bytes += OVERHEAD;
  if (!read.ok) known.set(sha256, { read });
  else {
    const { content } = read.value;
    const digest = createHash('sha256').update(content.bits).digest('base64');
    const same = shared.get(digest) ?? { bits: content.bits, uses: 0 };
    if (same.uses++ === 0) bytes += content.bits.length;
    shared.set(digest, same);
    known.set(sha256, { read: { ok: true, value: { ...read.value, content: { ...content, bits: same.bits } } }, digest });
  }
  for (const oldest of known.keys()) {
    if (bytes <= MAX_BYTES || known.size === 1) break;
    drop(oldest);
  }
  return known.get(sha256)?.read ?? read;
}

function drop(sha256: string): void {
  const { digest } = known.get(sha256) ?? {};
  known.delete(sha256);
  bytes -= OVERHEAD;
  const same = digest === undefined ? undefined : shared.get(digest);
  if (same === undefined || digest === undefined || --same.uses > 0) return;
  shared.delete(digest);
  bytes -= same.bits.length;
}
