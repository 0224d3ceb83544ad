// Process entry: reads one PDF document.
// It receives the bytes in a message and sends its results; it holds no key, may write no file and start no program.

import { readFile } from 'node:fs/promises';
import type { Canvas } from '@napi-rs/canvas';
import * as engine from 'pdfjs-dist/legacy/build/pdf.mjs';
// @ts-expect-error: this file of the package has no types, and is only passed on.
import * as parser from 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { readStill } from '../../domain/decode/still.ts';
import { type EmbeddedFile, type Engine, type NotRead, openPdf } from '../../domain/pdf/document.ts';
import { boundMemory, PDF_LIMITS } from '../../domain/pdf/limits.ts';
import { bundledReader } from '../pictures/index.ts';
import type { PdfPiece } from './pieces.ts';

/** Where pdf.js looks for its parser, so that it starts no thread. */
Object.assign(globalThis, { pdfjsWorker: parser });
boundMemory(globalThis);

/** A message that was not sent when the process ends is lost. */
const send = (piece: PdfPiece): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(piece, undefined, undefined, (fault) => (fault ? reject(fault) : resolve()));
  });

const sendFile = (found: EmbeddedFile | NotRead): Promise<void> =>
  send('refused' in found ? { kind: 'refused', ...found } : { kind: 'file', ...found });

/** The folders of pdf.js with the files that it requests. A name may come from the document and is not a path. */
const FOLDERS: readonly (readonly [folder: string, name: RegExp])[] = [
  ['standard_fonts', /^[\w-]+\.(?:pfb|ttf)$/],
  ['cmaps', /^[\w-]+\.bcmap$/],
  ['wasm', /^[\w-]+\.wasm$/],
];
const packageFolder = new URL('../../', import.meta.resolve('pdfjs-dist/legacy/build/pdf.mjs'));

async function resource(name: string): Promise<Uint8Array> {
  const folder = FOLDERS.find(([, pattern]) => pattern.test(name))?.[0];
  if (folder === undefined) throw new Error(`'${name.slice(0, 100)}' does not come with the reader`);
  return new Uint8Array(await readFile(new URL(`${folder}/${name}`, packageFolder)));
}

async function read(bytes: Uint8Array): Promise<void> {
  const library = await import('@napi-rs/canvas').catch(() => undefined);
  if (library === undefined) {
    const detail = 'This command has no library for drawing pages on this platform; the app reads the document.';
    return send({ kind: 'refused', refused: { code: 'DPP-INP-31', detail } });
  }
  const document = await openPdf<Canvas>(new Uint8Array(bytes), {
    engine: engine as Engine,
    canvas: library.createCanvas,
    contextOf: (canvas) => canvas.getContext('2d'),
    resource,
  });
  if ('refused' in document) return send({ kind: 'refused', ...document });
  await send({ kind: 'opened', pages: document.pages });
  for (const file of document.files) await sendFile(file);
  await bundledReader();
  for (let page = 1; page <= document.pages; page += 1) {
    const { drawn, files } = await document.page(page);
    for (const file of files) await sendFile(file);
    if ('refused' in drawn) {
      await send({ kind: 'refused', page, ...drawn });
      continue;
    }
    const { canvas } = drawn;
    const { width, height } = canvas;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    await send({ kind: 'page', page, symbols: await readStill({ width, height, data }, { budget: PDF_LIMITS.reading }) });
  }
}

process.once('message', (bytes: Uint8Array) => {
  read(bytes).then(
    () => process.disconnect(),
    (fault: unknown) => {
      throw fault;
    },
  );
});
