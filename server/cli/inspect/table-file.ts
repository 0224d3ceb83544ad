// Reads a table that `desk inspect` compares with: text, or a sheet of a workbook, which another process unpacks.
import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { named } from '../../domain/foreign/index.ts';
import { kindOfWorkbook } from '../../domain/workbooks/kind.ts';
import { readWorkbook } from '../../features/tables/index.ts';
import { UsageFault } from '../input/usage.ts';
import { bytesOf } from './read-file.ts';

/** Policy: the maximum number of sheets that a message names. */
const NAMED = 20;

/** `option` names the file in messages. */
export async function bytesOfTable(option: string, file: string, sheet?: string): Promise<Uint8Array> {
  const bytes = bytesOf(file);
  if ('code' in bytes) throw new UsageFault(`${option}: ${bytes.detail}`);
  if ((await kindOfWorkbook(await openAsBlob(file))) === 'text') {
    if (sheet !== undefined) throw new UsageFault(`${option}: ${named(file)} is not a workbook: it has no sheets`);
    return bytes.content;
  }
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-sheet-'));
  try {
    const lines = join(folder, 'lines');
    const read = await readWorkbook(file, lines, sheet);
    if ('ok' in read) return linesOf(option, lines);
    if (read.kind === 'refused') throw new UsageFault(`${option} ${named(file)}: ${read.detail}`);
    const names = read.sheets.slice(0, NAMED).map(({ name }) => named(name));
    throw new UsageFault(`${option} ${named(file)}: name one of its sheets with --sheet: ${names.join(', ')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function linesOf(option: string, file: string): Uint8Array {
  const bytes = bytesOf(file);
  if ('code' in bytes) throw new UsageFault(`${option}: ${bytes.detail}`);
  return bytes.content;
}
