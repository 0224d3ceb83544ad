// Expands the inputs of `desk inspect`: a folder to its files, an archive to its contents, a list to its rows.
import { readSync, statSync } from 'node:fs';
import { named } from '../../domain/foreign/index.ts';
import { type CodeColumn, findColumn, isListName, listedCodes } from '../../domain/tables/code-list.ts';
import { isZip } from '../../domain/zip/archive.ts';
import { type ArchiveFile, readArchive } from '../../features/archives/index.ts';
import { openedFile } from '../../lib/closing.ts';
import { note } from '../../lib/terminal.ts';
import { filesBelow, isFolder } from '../input/folder.ts';
import { UsageFault } from '../input/usage.ts';
import type { Found } from './joined-parts.ts';
import { bytesOf, itemsOf, type Readers, readBytes, readFile, readText, refused } from './read-file.ts';

/** A file, or a row of a list. */
export interface Unit {
  /** A file in an archive is `archive.zip!path`. */
  readonly input: string;
  /** The line in a list, from 1. */
  readonly line?: number;
  /** A further row of the same list. The numbering of items continues. */
  readonly isFurther?: boolean;
  read(): Promise<readonly Found[]> | readonly Found[];
}

export interface Ways {
  readonly readers: Readers;
  /** The column of lists that holds the codes, by its heading or its number from 1. */
  readonly column: string | undefined;
  /** Called for each list in which the column was searched for. */
  readonly onList: () => void;
}

const refusing = (input: string, ...reason: Parameters<typeof refused>): Unit => ({ input, read: () => refused(...reason) });

/** Only the input that is being read is in memory, however many inputs there are. */
export async function* unitsOf(names: AsyncIterable<string>, ways: Ways): AsyncGenerator<Unit, void> {
  for await (const name of names) {
    if (!isFolder(name)) yield* ofFile(name, ways);
    else
      for (const entry of filesBelow(name)) {
        if (entry.code === undefined) yield* ofFile(entry.path, ways);
        else yield refusing(entry.path, entry.code, entry.detail);
      }
  }
}

async function* ofFile(file: string, ways: Ways): AsyncGenerator<Unit, void> {
  const { readers } = ways;
  if (startsAsZip(file)) return yield* inArchive(file, ways);
  if (!isListName(file)) return yield { input: file, read: () => readFile(file, readers) };
  const bytes = bytesOf(file);
  if ('code' in bytes) yield refusing(file, bytes.code, bytes.detail);
  else yield* inContent(file, bytes.content, ways);
}

async function* inArchive(file: string, ways: Ways): AsyncGenerator<Unit, void> {
  for await (const piece of readArchive(file)) yield* inPiece([file, ...piece.path].join('!'), piece, ways);
}

function inPiece(input: string, piece: ArchiveFile, ways: Ways): Iterable<Unit> {
  if (piece.kind === 'refused') return [refusing(input, piece.refused.code, piece.refused.detail)];
  if (piece.kind === 'picture') return [{ input, read: () => itemsOf(piece.symbols) }];
  return inContent(input, piece.bytes, ways);
}

function* inContent(input: string, content: Uint8Array, { readers, column, onList }: Ways): Generator<Unit, void> {
  if (isListName(input)) onList();
  const found = isListName(input) && content.length > 0 ? findColumn(content, column) : undefined;
  if (found === undefined) yield { input, read: () => readBytes(content, readers) };
  else if (!found.ok) yield refusing(input, 'DPP-INP-33', found.detail);
  else yield* inList(input, content, found);
}

function* inList(input: string, content: Uint8Array, found: CodeColumn): Generator<Unit, void> {
  const { column, heading } = found;
  note(
    `${named(input)}: codes are read from column ${column + 1}${heading === undefined ? '' : ` ${named(heading)}; the first row is the heading`}`,
  );
  let isFurther = false;
  for (const row of listedCodes(content, found)) {
    const { line } = row;
    yield { input, line, isFurther, read: () => ('text' in row ? readText(row.text) : refused('DPP-INP-33', row.detail)) };
    isFurther = true;
  }
  if (!isFurther) yield refusing(input, 'DPP-INP-01', 'the list has no row below its heading');
}

export const NO_LIST = '--column: none of the inputs is a list of codes (.csv, .tsv)';

/**
 * A list that is named on the command line and whose column is not clear is a usage error, reported before anything is inspected; so is a
 * column without a list, unless `more` inputs are named elsewhere.
 */
export function requireColumns(files: readonly string[], column: string | undefined, more: boolean): void {
  if (column !== undefined && !more && !files.some((file) => isListName(file) || isFolder(file) || startsAsZip(file)))
    throw new UsageFault(NO_LIST);
  for (const file of files) {
    if (!isListName(file) || isFolder(file) || startsAsZip(file)) continue;
    const bytes = bytesOf(file);
    const found = 'code' in bytes || bytes.content.length === 0 ? undefined : findColumn(bytes.content, column);
    if (found?.ok === false) throw new UsageFault(`${named(file)}: ${found.detail} (--column NAME)`);
  }
}

/** Does not open a pipe, because reading it would wait for another program. */
function startsAsZip(file: string): boolean {
  try {
    if (!statSync(file).isFile()) return false;
    using handle = openedFile(file, 'r');
    const start = new Uint8Array(4);
    return readSync(handle.fd, start) === start.length && isZip(start);
  } catch {
    return false;
  }
}
