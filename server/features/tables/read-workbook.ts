// Node only. Writes the rows of a sheet to a file, read by a separate process that is ended when it takes too long.
import { appendFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openedFile } from '../../lib/closing.ts';
import { rightsTo, runIsolated } from '../../lib/isolated.ts';
import type { WorkbookPiece } from './workbook-pieces.ts';

export type UnpackedSheet = { readonly ok: true } | Exclude<WorkbookPiece, { kind: 'lines' | 'end' }>;

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** The process may read the program and the workbook, but no store and no key file. */
const READABLE = ['../../domain', '../tables', '../../../package.json'].map(path);

export const rightsFor = (file: string) => rightsTo([...READABLE, file]);

/** Policy: the longest time without a message, in milliseconds. The shared texts are read before the first row. */
const SILENCE = 60_000;

/** Returns a fault of the workbook as a value. `sheet` is the name of the sheet; if absent, the one visible sheet is read. */
export async function readWorkbook(workbook: string, output: string, sheet: string | undefined): Promise<UnpackedSheet> {
  const file = realpathSync(workbook);
  using target = openedFile(output, 'wx', 0o600);
  let result: UnpackedSheet | undefined;
  const { fault = STOPPED } = await runIsolated<WorkbookPiece>(
    path('./workbook.process.ts'),
    rightsFor(file),
    { path: file, sheet },
    {
      silence: SILENCE,
      late: `the workbook cannot be read: nothing came for ${SILENCE / 1000} seconds`,
      onMessage: (piece) => {
        if (piece.kind === 'end') result ??= { ok: true };
        else if (piece.kind === 'lines') append(target.fd, piece.text);
        else result ??= piece;
      },
    },
  );
  return result ?? { kind: 'refused', code: 'not-a-table', detail: fault };
}

const STOPPED = 'the reader of the workbook stopped: its texts may need too much memory';

function append(target: number, text: string): void {
  try {
    appendFileSync(target, text);
  } catch (fault) {
    throw new Error(`the rows of the workbook cannot be written: ${fault instanceof Error ? fault.message : String(fault)}`);
  }
}
