// Node only. Reads a PDF document in a process of its own, which is ended when it takes too long.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { PDF_LIMITS, type PdfRefusal } from '../../domain/pdf/limits.ts';
import type { PdfPiece } from './pieces.ts';

export interface PdfReading {
  /** 0 for a document that cannot be opened. */
  readonly pages: number;
  readonly pieces: readonly Exclude<PdfPiece, { kind: 'opened' }>[];
}

const path = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** It reads the program and its packages, nothing else: no store, no key file. */
const READABLE = ['../../domain', '../pictures', '../pdf', '../../../node_modules', '../../../package.json'].map(path);

export const OPTIONS = [
  '--permission',
  ...READABLE.map((place) => `--allow-fs-read=${place}`),
  // The library that draws. The permissions above bind the parser, which is JavaScript.
  '--allow-addons',
  '--no-warnings',
  '--max-old-space-size=1024',
];

/** Passes on no environment variable, which may hold a secret. Windows starts no program without SystemRoot. */
const ENVIRONMENT = process.env.SystemRoot === undefined ? {} : { SystemRoot: process.env.SystemRoot };

/** The longest time without a message: a page is drawn and read. */
const SILENCE = PDF_LIMITS.time + 2 * PDF_LIMITS.reading;

/** A bad document is a value. */
export function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  if (bytes.length > PDF_LIMITS.bytes) return Promise.resolve(unread('DPP-INP-10', `${bytes.length} bytes, at most ${PDF_LIMITS.bytes}`));
  return new Promise((resolve) => {
    const pieces: PdfReading['pieces'][number][] = [];
    let pages = 0;
    let fault: string | undefined;
    const child = fork(path('./pdf.process.ts'), [], {
      execArgv: OPTIONS,
      env: ENVIRONMENT,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const stop = (detail: string): void => {
      fault ??= detail;
      child.kill('SIGKILL');
    };
    const late = (): void => stop(`The document took longer than ${SILENCE / 1000} seconds for one page.`);
    let timer = setTimeout(late, SILENCE);
    child.on('message', (piece: PdfPiece) => {
      clearTimeout(timer);
      timer = setTimeout(late, SILENCE);
      if (piece.kind === 'opened') ({ pages } = piece);
      else pieces.push(piece);
    });
    child.on('error', ({ message }) => stop(message));
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      if (code !== 0) fault ??= `The reader of PDF documents stopped (${signal ?? code}).`;
      if (fault === undefined) resolve({ pages, pieces });
      else resolve({ pages, pieces: [...pieces, ...unread('DPP-INP-31', fault).pieces] });
    });
    child.send(bytes, (error) => {
      if (error) stop(error.message);
    });
  });
}

const unread = (code: PdfRefusal['code'], detail: string): PdfReading => ({
  pages: 0,
  pieces: [{ kind: 'refused', refused: { code, detail } }],
});
