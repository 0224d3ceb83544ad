// Node only. Writes the rows of a sheet to a file, read by a process of its own, which is ended when it takes too long.
import { fork } from 'node:child_process';
import { appendFileSync, closeSync, openSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { WorkbookPiece } from './workbook-pieces.ts';

export type UnpackedSheet = { readonly ok: true } | Exclude<WorkbookPiece, { kind: 'lines' | 'end' }>;

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** It reads the program and the workbook, nothing else: no store, no key file. */
const READABLE = ['../../domain', '../tables', '../../../package.json'].map(path);

/** Passes on no environment variable, which may hold a secret. Windows starts no program without SystemRoot. */
const ENVIRONMENT = process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot };

export const rightsFor = (file: string) => ({
  execArgv: [
    '--permission',
    ...[...READABLE, file].map((place) => `--allow-fs-read=${place}`),
    '--no-warnings',
    '--max-old-space-size=1024',
  ],
  env: ENVIRONMENT,
});

/** Policy: the shared texts are read before the first row comes. */
const SILENCE = 60_000;

/** A bad workbook is a value. `sheet`: its name; the one visible sheet if absent. */
export function readWorkbook(workbook: string, output: string, sheet: string | undefined): Promise<UnpackedSheet> {
  const file = realpathSync(workbook);
  const target = openSync(output, 'wx', 0o600);
  return new Promise((resolve) => {
    let result: UnpackedSheet | undefined;
    const child = fork(path('./workbook.process.ts'), [], {
      ...rightsFor(file),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const stop = (detail: string): void => {
      result ??= { kind: 'refused', code: 'not-a-table', detail };
      child.kill('SIGKILL');
    };
    const late = (): void => stop(`the workbook cannot be read: nothing came for ${SILENCE / 1000} seconds`);
    let timer = setTimeout(late, SILENCE);
    child.on('message', (piece: WorkbookPiece) => {
      clearTimeout(timer);
      timer = setTimeout(late, SILENCE);
      if (piece.kind === 'end') result ??= { ok: true };
      else if (piece.kind !== 'lines') result ??= piece;
      else
        try {
          appendFileSync(target, piece.text);
        } catch (fault) {
          stop(`the rows of the workbook cannot be written: ${fault instanceof Error ? fault.message : String(fault)}`);
        }
    });
    child.on('error', ({ message }) => stop(message));
    child.once('close', () => {
      clearTimeout(timer);
      closeSync(target);
      resolve(
        result ?? {
          kind: 'refused',
          code: 'not-a-table',
          detail: 'the reader of the workbook stopped: its texts may need too much memory',
        },
      );
    });
    child.send({ path: file, sheet });
  });
}
