// The drawing thread of one PDF document: pages as pictures with thumbnails, and embedded files.
import { GlobalWorkerOptions, getDocument } from 'pdfjs-dist';
import { type OpenPdf, openPdf, type Platform } from '../../server/domain/pdf/document.ts';
import type { PdfRefusal } from '../../server/domain/pdf/limits.ts';
import { ownWorker } from './own-worker.ts';
import parser from './pdf-parser.worker.ts?worker&url';

export type PdfRequest = { readonly kind: 'open'; readonly bytes: ArrayBuffer } | { readonly kind: 'page'; readonly page: number };

export interface FoundFile {
  readonly name: string;
  readonly file?: File;
  readonly refused?: PdfRefusal;
}

export type PdfAnswer =
  | { readonly kind: 'open'; readonly pages: number; readonly files: readonly FoundFile[] }
  | { readonly kind: 'page'; readonly image: ImageBitmap; readonly thumbnail: Blob; readonly files: readonly FoundFile[] }
  /** `files`: the embedded files of a page that cannot be drawn. */
  | { readonly kind: 'refused'; readonly refused: PdfRefusal; readonly files?: readonly FoundFile[] };

/** In pixels: enough to recognise a page by its layout, and a few kilobytes as JPEG. */
const THUMBNAIL = 160;

/** The files of pdf.js in this bundle, by the last part of their names. */
const RESOURCES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...import.meta.glob<string>('../../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
    ...import.meta.glob<string>('../../node_modules/pdfjs-dist/cmaps/*.bcmap', { query: '?url', import: 'default', eager: true }),
    ...import.meta.glob<string>('../../node_modules/pdfjs-dist/wasm/{jbig2,openjpeg}.wasm', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  }).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url]),
);

const platform: Platform<OffscreenCanvas> = {
  engine: { getDocument: (source) => getDocument(source) as ReturnType<Platform<OffscreenCanvas>['engine']['getDocument']> },
  canvas: (width, height) => new OffscreenCanvas(width, height),
  contextOf: (canvas) => canvas.getContext('2d'),
  resource: async (name) => {
    const url = RESOURCES.get(name);
    if (url === undefined) throw new Error(`'${name.slice(0, 100)}' does not come with the reader`);
    const response = await fetch(url);
    if (!response.ok) throw new Error(`the bundled file answered ${response.status}`);
    return new Uint8Array(await response.arrayBuffer());
  },
};

let document: OpenPdf<OffscreenCanvas> | undefined;

const answer = (message: PdfAnswer, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<PdfRequest>) => {
  const work = data.kind === 'open' ? open(data.bytes) : page(data.page);
  work.catch((fault: unknown) => {
    answer({ kind: 'refused', refused: { code: 'DPP-INP-31', detail: fault instanceof Error ? fault.message : String(fault) } });
  });
});

async function open(bytes: ArrayBuffer): Promise<void> {
  GlobalWorkerOptions.workerPort = ownWorker(parser, 'pdf-parser');
  const opened = await openPdf(new Uint8Array(bytes), platform);
  if ('refused' in opened) return answer({ kind: 'refused', refused: opened.refused });
  document = opened;
  answer({ kind: 'open', pages: opened.pages, files: opened.files.map(fileOf) });
}

async function page(number: number): Promise<void> {
  if (document === undefined) throw new Error('no document is open');
  const { drawn, files } = await document.page(number);
  if ('refused' in drawn) return answer({ kind: 'refused', refused: drawn.refused, files: files.map(fileOf) });
  const thumbnail = await thumbnailOf(drawn.canvas);
  const image = drawn.canvas.transferToImageBitmap();
  answer({ kind: 'page', image, thumbnail, files: files.map(fileOf) }, [image]);
}

const fileOf = (found: OpenPdf<OffscreenCanvas>['files'][number]): FoundFile =>
  'refused' in found ? found : { name: found.name, file: new File([new Uint8Array(found.bytes)], found.name) };

async function thumbnailOf(canvas: OffscreenCanvas): Promise<Blob> {
  const scale = THUMBNAIL / Math.max(canvas.width, canvas.height);
  const small = new OffscreenCanvas(Math.max(1, Math.round(canvas.width * scale)), Math.max(1, Math.round(canvas.height * scale)));
  const context = small.getContext('2d');
  if (context === null) throw new Error('no canvas for the thumbnail');
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, 0, 0, small.width, small.height);
  return small.convertToBlob({ type: 'image/jpeg', quality: 0.7 });
}
