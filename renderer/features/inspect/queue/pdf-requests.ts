// Turns a PDF document into requests: each code on each page, and each embedded file.
import { embeddedName, emptyPages, nestedRefusal, pageName } from '../../../../server/domain/pdf/contents.ts';
import { PDF_LIMITS, rangesOf } from '../../../../server/domain/pdf/limits.ts';
import { theDecoder, twice } from '../../../scan/decoding.ts';
import type { FoundFile, PdfPage, PdfReader, Refused } from '../../../scan/pdf.ts';
import { SNIFFED_BYTES } from '../../../scan/sniff.ts';
import { type Brought, type Requests, recordedName, requestsOfSymbols, unread } from './brought.ts';
import type { FileSource, PageProgress } from './jobs.ts';
import { keepThumbnail } from './thumbnails.ts';

export interface PdfWays {
  readonly open: (file: Blob, signal: AbortSignal) => Promise<PdfReader | Refused>;
  readonly decode: (image: ImageBitmap, signal: AbortSignal) => Promise<Parameters<typeof requestsOfSymbols>[0]>;
}

const OF_WINDOW: PdfWays = {
  open: async (file, signal) => (await import('../../../scan/pdf.ts')).readPdf(file, signal),
  decode: async (image, signal) => (await theDecoder()).decodeImage(image, PDF_LIMITS.reading, signal),
};

export async function requestsOfPdf(
  { file, channel }: FileSource,
  job: number | undefined,
  signal: AbortSignal,
  onPage: (progress: PageProgress) => void,
  ofFile: (source: FileSource) => Promise<Requests>,
  { open, decode }: PdfWays = OF_WINDOW,
): Promise<Requests> {
  const opened = await open(file, signal);
  if ('refused' in opened) return [unread(channel, file.name, opened.refused.code, opened.refused.detail)];
  const { pages } = opened;
  const found: Brought[] = [];
  const take = async (files: readonly FoundFile[]): Promise<void> => {
    for (const one of files) found.push(...(await ofEmbedded(one, file.name, channel, ofFile)));
  };
  const empty: number[] = [];
  let reader = opened;
  let isReopened = false;

  // The first attempt consumes the picture, so the second one draws the page again.
  const symbolsOf = (drawn: PdfPage, page: number) =>
    twice(async (attempt) => {
      const picture = attempt === 1 ? drawn : await reader.page(page);
      return picture.kind === 'refused' ? { fault: picture.refused.detail } : { symbols: await decode(picture.image, signal) };
    }, signal);

  try {
    await take(opened.files);
    for (let page = 1; page <= pages; page += 1) {
      signal.throwIfAborted();
      if (reader.isStopped()) {
        const again = isReopened ? undefined : await open(file, signal);
        isReopened = true;
        if (again === undefined || 'refused' in again) {
          const rest = rangesOf(Array.from({ length: pages - page + 1 }, (_, index) => page + index));
          const detail = `pages ${rest} of ${pages} were not read: the reader stopped at page ${page - 1}`;
          found.push(unread(channel, file.name, 'DPP-INP-31', detail));
          break;
        }
        reader = again;
      }
      onPage({ page, pages });
      const name = recordedName(pageName(file.name, page));
      const drawn = await reader.page(page);
      if (drawn.kind === 'refused') {
        found.push(unread(channel, name, drawn.refused.code, drawn.refused.detail));
        await take(drawn.files ?? []);
        continue;
      }
      await take(drawn.files);
      const read = await symbolsOf(drawn, page);
      if ('fault' in read) found.push(unread(channel, name, 'DPP-INP-31', read.fault));
      else if (read.symbols.length === 0) empty.push(page);
      else {
        if (job !== undefined) keepThumbnail(job, name, drawn.thumbnail);
        found.push(...requestsOfSymbols(read.symbols, channel, name));
      }
    }
  } finally {
    reader.close();
  }
  const none = emptyPages(empty, pages);
  if (none !== undefined) found.push(unread(channel, file.name, none.code, none.detail));
  return found;
}

async function ofEmbedded(
  { name, file, refused }: FoundFile,
  document: string,
  channel: FileSource['channel'],
  ofFile: (source: FileSource) => Promise<Requests>,
): Promise<Requests> {
  const path = embeddedName(document, name);
  if (file === undefined) return [unread(channel, path, refused?.code ?? 'DPP-INP-31', refused?.detail ?? '')];
  const nested = nestedRefusal(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()));
  return nested === undefined
    ? ofFile({ kind: 'file', file: new File([file], path), channel })
    : [unread(channel, path, nested.code, nested.detail)];
}
