// Opens a PDF document with pdf.js: pages as pictures, and embedded files. Runs no script and follows no link.
import { PDF_LIMITS, type PdfLimits, type PdfRefusal } from './limits.ts';

interface Viewport {
  readonly width: number;
  readonly height: number;
}

interface Annotation {
  readonly fileId?: unknown;
  readonly file?: { readonly filename?: unknown };
}

interface Page {
  getViewport(options: { readonly scale: number }): Viewport;
  getAnnotations(): Promise<readonly Annotation[]>;
  render(task: Readonly<Record<string, unknown>>): { readonly promise: Promise<void> };
  cleanup(): void;
}

interface Document {
  readonly numPages: number;
  getPage(number: number): Promise<Page>;
  getAttachments(): Promise<ReadonlyMap<string, { readonly filename: string }> | null>;
  getAttachmentContent(id: string): Promise<Uint8Array | null>;
}

/** The parts of pdf.js that are used. pdf.js has separate builds for browsers and for Node. */
export interface Engine {
  getDocument(source: Readonly<Record<string, unknown>>): { readonly promise: Promise<Document>; destroy(): Promise<void> };
}

/** A canvas of a browser or of Node. */
export interface Canvas {
  width: number;
  height: number;
}

export interface Platform<C extends Canvas> {
  readonly engine: Engine;
  readonly canvas: (width: number, height: number) => C;
  readonly contextOf: (canvas: C) => unknown;
  /** Fonts, character maps and picture decoders that come with pdf.js. The name may come from the document. */
  readonly resource: (name: string) => Promise<Uint8Array>;
}

export interface EmbeddedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A page, or why it cannot be drawn. */
export interface PageResult<C> {
  readonly drawn: { readonly canvas: C } | { readonly refused: PdfRefusal };
  /** Files that are attached to a place on the page, even if the page cannot be drawn. */
  readonly files: readonly (EmbeddedFile | NotRead)[];
}

export interface NotRead {
  readonly name: string;
  readonly refused: PdfRefusal;
}

export interface OpenPdf<C> {
  readonly pages: number;
  readonly files: readonly (EmbeddedFile | NotRead)[];
  /** `number`: from 1. */
  page(number: number): Promise<PageResult<C>>;
  close(): Promise<void>;
}

const DOTS_PER_INCH = 300;
const POINTS_PER_INCH = 72;
const MAX_SIDE = 16_384;

const refuse = (code: PdfRefusal['code'], detail: string) => ({ refused: { code, detail } });

const messageOf = (fault: unknown): string => (fault instanceof Error ? fault.message : String(fault)).slice(0, 300);

export async function openPdf<C extends Canvas>(
  bytes: Uint8Array,
  platform: Platform<C>,
  limits: PdfLimits = PDF_LIMITS,
): Promise<OpenPdf<C> | { readonly refused: PdfRefusal }> {
  const task = platform.engine.getDocument({
    data: bytes,
    verbosity: 0,
    isEvalSupported: false,
    enableXfa: false,
    useSystemFonts: false,
    // Glyphs are drawn as paths: a thread has no document to load fonts into.
    disableFontFace: true,
    useWorkerFetch: false,
    disableWorkerRendering: true,
    maxImageSize: limits.picturePixels,
    canvasMaxAreaInBytes: limits.picturePixels * 4,
    cMapUrl: '/',
    standardFontDataUrl: '/',
    wasmUrl: '/',
    CanvasFactory: canvasesOf(platform, limits),
    FilterFactory: NoFilters,
    BinaryDataFactory: class {
      fetch = ({ filename }: { readonly filename: string }) => platform.resource(filename);
    },
  });
  try {
    const document = await task.promise;
    if (document.numPages > limits.pages) {
      await task.destroy();
      return refuse('DPP-INP-30', `The document has ${document.numPages} pages; at most ${limits.pages} are read.`);
    }
    const attachments = attachmentsOf(document, limits);
    const files: (EmbeddedFile | NotRead)[] = [];
    for (const [id, { filename }] of (await document.getAttachments()) ?? []) files.push(...(await attachments(id, filename)));
    return {
      pages: document.numPages,
      files,
      page: async (number) => {
        const attached: (EmbeddedFile | NotRead)[] = [];
        try {
          const page = await document.getPage(number);
          for (const { fileId, file } of await page.getAnnotations()) {
            if (typeof fileId === 'string') attached.push(...(await attachments(fileId, String(file?.filename ?? 'unnamed'))));
          }
          return { drawn: { canvas: await draw(page, platform, limits) }, files: attached };
        } catch (fault) {
          return { drawn: refuse('DPP-INP-31', `page ${number}: ${messageOf(fault)}`), files: attached };
        }
      },
      close: () => task.destroy(),
    };
  } catch (fault) {
    await task.destroy().catch(() => undefined);
    if (fault instanceof Error && fault.name === 'PasswordException') return refuse('DPP-INP-29', 'The document asks for a password.');
    return refuse('DPP-INP-31', messageOf(fault));
  }
}

type Attachments = (id: string, name: string) => Promise<readonly (EmbeddedFile | NotRead)[]>;

/** Returns a reader of embedded files with limits for the whole document. Beyond the number of files, it names only the first one. */
function attachmentsOf(document: Document, limits: PdfLimits): Attachments {
  let count = 0;
  let left = limits.allFiles;
  return async (id, name) => {
    count += 1;
    if (count > limits.files + 1) return [];
    const not = (detail: string): readonly NotRead[] => [{ name, refused: { code: 'DPP-INP-31', detail } }];
    if (count > limits.files) return not(`The document has more than ${limits.files} embedded files: the others are left out.`);
    try {
      const bytes = await document.getAttachmentContent(id);
      if (bytes === null) return not('The embedded file has no content.');
      if (bytes.length > Math.min(limits.oneFile, left)) return not(`The embedded file is too large: ${bytes.length} bytes.`);
      left -= bytes.length;
      return [{ name, bytes }];
    } catch (fault) {
      return not(`The embedded file is damaged: ${messageOf(fault)}`);
    }
  };
}

async function draw<C extends Canvas>(page: Page, platform: Platform<C>, limits: PdfLimits): Promise<C> {
  const { width, height } = page.getViewport({ scale: 1 });
  if (!(width > 0 && height > 0)) throw new RangeError('the page has no area');
  const wanted = DOTS_PER_INCH / POINTS_PER_INCH;
  const scale = Math.min(wanted, MAX_SIDE / width, MAX_SIDE / height, Math.sqrt(limits.pixels / (width * height)));
  const viewport = page.getViewport({ scale });
  const canvas = platform.canvas(Math.max(1, Math.floor(viewport.width)), Math.max(1, Math.floor(viewport.height)));
  await page.render({ canvas: null, canvasContext: platform.contextOf(canvas), viewport, background: 'white' }).promise;
  page.cleanup();
  return canvas;
}

const canvasesOf = <C extends Canvas>({ canvas, contextOf }: Platform<C>, limits: PdfLimits) =>
  class {
    create(width: number, height: number) {
      if (!(width > 0 && height > 0 && width * height <= 4 * limits.pixels))
        throw new RangeError(`a picture of ${width} × ${height} pixels`);
      const made = canvas(width, height);
      return { canvas: made, context: contextOf(made) };
    }
    reset({ canvas: made }: { readonly canvas: C }, width: number, height: number) {
      made.width = width;
      made.height = height;
    }
    destroy({ canvas: made }: { readonly canvas: C }) {
      made.width = 0;
      made.height = 0;
    }
  };

/** Replaces the SVG filters of pdf.js, which need a DOM document. Filters change only colours, not the modules of a code. */
class NoFilters {
  addFilter = () => 'none';
  addHCMFilter = () => 'none';
  addAlphaFilter = () => 'none';
  addLuminosityFilter = () => 'none';
  addKnockoutFilter = () => 'none';
  addHighlightHCMFilter = () => 'none';
  addSelectionHCMFilter = () => 'none';
  addSelectionFilter = () => 'none';
  createSelectionStyle = () => null;
  destroy = () => undefined;
}
