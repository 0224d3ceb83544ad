// The typed interface to the drawing thread of one PDF document. A thread that takes too long or dies is ended.
import { PDF_LIMITS, type PdfRefusal } from '../../server/domain/pdf/limits.ts';
import { ownWorker } from './own-worker.ts';
import type { FoundFile, PdfAnswer, PdfRequest } from './pdf.worker.ts';
import pdfWorker from './pdf.worker.ts?worker&url';

export type { FoundFile };
export type Refused = Extract<PdfAnswer, { kind: 'refused' }>;
export type PdfPage = Extract<PdfAnswer, { kind: 'page' }>;

export interface PdfReader {
  readonly pages: number;
  readonly files: readonly FoundFile[];
  /** Draws a page, counted from 1; one at a time. A bad page is a value; an abort rejects with the reason of the signal. */
  page(number: number): Promise<PdfPage | Refused>;
  /** After a page that took too long or ended the thread: no other page is drawn. */
  isStopped(): boolean;
  close(): void;
}

const refuse = (code: PdfRefusal['code'], detail: string): Refused => ({ kind: 'refused', refused: { code, detail } });

/** Ends with `close`, or with the signal. */
export async function readPdf(file: Blob, signal: AbortSignal, limits = PDF_LIMITS): Promise<PdfReader | Refused> {
  if (file.size > limits.bytes)
    return refuse('DPP-INP-10', `The file has ${file.size} bytes; PDF documents may have at most ${limits.bytes}.`);
  const bytes = await file.arrayBuffer();
  signal.throwIfAborted();
  let worker: Worker | undefined = ownWorker(pdfWorker, 'pdf');
  const close = (): void => {
    worker?.terminate();
    worker = undefined;
  };

  const ask = (request: PdfRequest, transfer: Transferable[] = []): Promise<PdfAnswer> => {
    const { promise, resolve, reject } = Promise.withResolvers<PdfAnswer>();
    if (worker === undefined) return Promise.resolve(refuse('DPP-INP-31', 'The reader of the document was stopped at an earlier page.'));
    const stop = (detail: string): void => {
      close();
      resolve(refuse('DPP-INP-31', detail));
    };
    const timer = setTimeout(() => stop(`The document took longer than ${limits.time / 1000} seconds.`), limits.time);
    const abort = (): void => {
      close();
      reject(signal.reason);
    };
    worker.onmessage = ({ data }: MessageEvent<PdfAnswer>) => resolve(data);
    worker.onerror = () => stop('The reader of the document stopped.');
    signal.addEventListener('abort', abort, { once: true });
    worker.postMessage(request, transfer);
    return promise.finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    });
  };

  const opened = await ask({ kind: 'open', bytes }, [bytes]);
  if (opened.kind !== 'open') {
    close();
    return opened.kind === 'refused' ? opened : refuse('DPP-INP-31', 'The reader of the document gave no pages.');
  }
  return {
    pages: opened.pages,
    files: opened.files,
    page: async (page) => {
      const answer = await ask({ kind: 'page', page });
      return answer.kind === 'open' ? refuse('DPP-INP-31', 'The reader of the document gave no page.') : answer;
    },
    isStopped: () => worker === undefined,
    close,
  };
}
