// Packs as nobody should make them: every part of the file as asked for, signed all the same.
import { createHash, type KeyObject } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { writeHeader } from '../../server/pack/header.ts';
import type { PackHeader, PackPart } from '../../server/pack/pack.ts';
import { signerOfKey } from '../../server/snapshot/signed-file.ts';
import { newOperatorKey } from '../snapshot/office.ts';

export const CREATOR = newOperatorKey();

export const part = (packed: Buffer, unpacked: number): PackPart => ({
  bytes: packed.length,
  unpacked,
  sha256: createHash('sha256').update(packed).digest('base64url'),
});

export interface Made {
  /** Lines of the chunks, one string each. */
  readonly chunks?: readonly string[];
  readonly header?: (header: PackHeader) => object;
  readonly body?: (packed: readonly Buffer[]) => Buffer;
  readonly key?: KeyObject;
}

export const line = (text: string, kind = 'credential'): string => `${JSON.stringify({ kind, text })}\n`;

/** What is no entry counts as a credential. */
function countsOf(chunks: readonly string[]): PackHeader['counts'] {
  const kinds = chunks
    .flatMap((chunk) => chunk.split('\n').slice(0, -1))
    .map((one) => /^\{"kind":"([a-z-]+)"/.exec(one)?.[1] ?? 'credential');
  const of = (kind: string): number => kinds.filter((one) => one === kind).length;
  const [passports, events, statusLists] = [of('passport'), of('events'), of('status-list')];
  return { credentials: kinds.length - passports - events - statusLists, passports, events, ...(statusLists === 0 ? {} : { statusLists }) };
}

/** A good pack unless said otherwise. */
export function makePack(file: string, { chunks = [line('one'), line('two')], header, body, key = CREATOR }: Made = {}): string {
  const packed = chunks.map((chunk) => gzipSync(chunk));
  const count = (chunk: string) => chunk.split('\n').length - 1;
  const good: PackHeader = {
    version: 1,
    series: '0'.repeat(32),
    sequence: 1,
    creator: 'Office',
    issuedAt: '2027-06-01T00:00:00Z',
    counts: countsOf(chunks),
    chunks: chunks.map((chunk, at) => ({ ...part(packed[at] as Buffer, Buffer.byteLength(chunk)), entries: count(chunk) })),
  };
  const head = writeHeader((header?.(good) ?? good) as PackHeader, signerOfKey(key));
  writeFileSync(file, Buffer.concat([Buffer.from(`${head}\n`), body?.(packed) ?? Buffer.concat(packed)]));
  return file;
}
