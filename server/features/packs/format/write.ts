// Writes entries into a pack's file.
// Parts are first written to a temporary file next to it, because the header before them contains their digests.
import { createHash } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, readSync, renameSync, rmSync, writeSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { FileSigner } from '../../../domain/signed-file/signed-file.ts';
import { toLine } from './entry.ts';
import { readHeader, writeHeader } from './header.ts';
import { CHUNK_TARGET, type EntryKind, PACK_LIMITS, type PackChunk, type PackEntry, type PackHeader, type PackPart } from './pack.ts';

/** Gzip level: twice as fast as the default, for a tenth more bytes. */
const LEVEL = 3;
const BLOCK = 2 ** 20;

export type PackAbout = Omit<PackHeader, 'version' | 'counts' | 'trust' | 'chunks'>;

export interface WriterOptions {
  /** Text of the trust list to enclose. */
  readonly trust?: string;
  /** Unpacked bytes after which a chunk is closed. */
  readonly chunkTarget?: number;
}

/** Never overwrites an existing file. Throws a RangeError. */
export function openWriter(out: string, { trust, chunkTarget = CHUNK_TARGET }: WriterOptions = {}) {
  if (existsSync(out)) throw new RangeError(`there is a file '${out}' already`);
  const [parts, whole] = ['parts', 'new'].map((name) => `${out}.${process.pid}.${name}`) as [string, string];
  const handle = openSync(parts, 'wx+', 0o600);
  let open = true;
  const counts: Record<EntryKind, number> = {
    credential: 0,
    passport: 0,
    events: 0,
    'status-list': 0,
    'registry-snapshot': 0,
    'rules-edition': 0,
  };
  const chunks: PackChunk[] = [];
  let lines: string[] = [];
  let held = 0;

  const put = (content: Buffer): PackPart => {
    const packed = gzipSync(content, { level: LEVEL });
    writeWhole(handle, packed);
    return { bytes: packed.length, unpacked: content.length, sha256: createHash('sha256').update(packed).digest('base64url') };
  };
  const flush = () => {
    if (lines.length === 0) return;
    chunks.push({ ...put(Buffer.from(lines.join(''))), entries: lines.length });
    lines = [];
    held = 0;
  };
  const trusted = trust === undefined ? {} : { trust: put(Buffer.from(trust)) };

  return {
    add(entry: PackEntry) {
      const line = toLine(entry);
      const size = Buffer.byteLength(line);
      if (size > PACK_LIMITS.chunkBytes) throw new RangeError(`an entry of ${size} bytes is too large for a pack`);
      if (held + size > chunkTarget || lines.length === PACK_LIMITS.entriesInChunk) flush();
      lines.push(line);
      held += size;
      counts[entry.kind]++;
    },
    /** When this returns, the file is complete and flushed to the disk. */
    finish(about: PackAbout, signer: FileSigner) {
      flush();
      if (chunks.length > PACK_LIMITS.chunks) throw new RangeError('this is too much for one pack');
      const {
        credential: credentials,
        passport: passports,
        events,
        'status-list': statusLists,
        'registry-snapshot': registrySnapshots,
        'rules-edition': rulesEditions,
      } = counts;
      const header: PackHeader = {
        version: 1,
        ...about,
        counts: {
          credentials,
          passports,
          events,
          ...(statusLists === 0 ? {} : { statusLists }),
          ...(registrySnapshots === 0 ? {} : { registrySnapshots }),
          ...(rulesEditions === 0 ? {} : { rulesEditions }),
        },
        ...trusted,
        chunks,
      };
      const head = writeHeader(header, signer);
      // Checks the header with the reader, so that no unreadable pack is written.
      readHeader(head);
      const file = openSync(whole, 'wx', 0o644);
      try {
        writeWhole(file, Buffer.from(`${head}\n`));
        copy(handle, file);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(whole, out);
      return header;
    },
    /** Discards an unfinished file. */
    close() {
      if (!open) return;
      open = false;
      closeSync(handle);
      for (const file of [parts, whole]) rmSync(file, { force: true });
    },
  };
}

function writeWhole(handle: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; ) done += writeSync(handle, bytes, done);
}

function copy(from: number, to: number): void {
  const block = Buffer.alloc(BLOCK);
  for (let at = 0; ; ) {
    const read = readSync(from, block, 0, BLOCK, at);
    if (read === 0) return;
    writeWhole(to, block.subarray(0, read));
    at += read;
  }
}
