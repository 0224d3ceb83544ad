// Turns a PDF document into requests: each code on each page, and each embedded file.
import { PDF_LIMITS, rangesOf } from '../../../../server/domain/pdf/limits.ts';
import { theDecoder } from '../../../scan/decoding.ts';
import type { FoundFile } from '../../../scan/pdf.ts';
import { SNIFFED_BYTES, sniff } from '../../../scan/sniff.ts';
import { type Brought, type Requests, requestsOfSymbols, unread } from './brought.ts';
import type { FileSource, PageProgress } from './jobs.ts';
import { keepThumbnail, pageName } from './thumbnails.ts';

export async function requestsOfPdf(
  { file, channel }: FileSource,
  job: number,
  signal: AbortSignal,
  onPage: (progress: PageProgress) => void,
  ofFile: (source: FileSource) => Promise<Requests>,
): Promise<Requests> {
  const { readPdf } = await import('../../../scan/pdf.ts');
  const opened = await readPdf(file, signal);
  if ('refused' in opened) return [unread(channel, file.name, opened.refused.code, opened.refused.detail)];
  const found: Brought[] = [];
  const take = async (files: readonly FoundFile[]): Promise<void> => {
    for (const one of files) found.push(...(await ofEmbedded(one, file.name, channel, ofFile)));
  };
  const empty: number[] = [];
  try {
    await take(opened.files);
    for (let page = 1; page <= opened.pages; page += 1) {
      onPage({ page, pages: opened.pages });
      const drawn = await opened.page(page);
      const name = pageName(file.name, page);
      if (drawn.kind === 'refused') {
        found.push(unread(channel, name, drawn.refused.code, drawn.refused.detail));
        continue;
      }
      keepThumbnail(job, name, drawn.thumbnail);
      await take(drawn.files);
      const symbols = await (await theDecoder()).decodeImage(drawn.image, PDF_LIMITS.reading, signal);
      if (symbols.length === 0) empty.push(page);
      found.push(...requestsOfSymbols(symbols, channel, name));
    }
  } finally {
    opened.close();
  }
  // One line for all of them: a contract of forty pages has one label.
  if (empty.length > 0) found.push(unread(channel, file.name, 'DPP-INP-32', `pages ${rangesOf(empty)} of ${opened.pages}`));
  return found;
}

async function ofEmbedded(
  { name, file, refused }: FoundFile,
  document: string,
  channel: FileSource['channel'],
  ofFile: (source: FileSource) => Promise<Requests>,
): Promise<Requests> {
  const path = `${document}/${name}`;
  if (file === undefined) return [unread(channel, path, refused?.code ?? 'DPP-INP-31', refused?.detail ?? '')];
  const { kind } = sniff(new Uint8Array(await file.slice(0, SNIFFED_BYTES).arrayBuffer()));
  if (kind === 'pdf' || kind === 'archive')
    return [unread(channel, path, 'DPP-INP-31', 'A document or an archive within a document is not opened.')];
  return ofFile({ kind: 'file', file: new File([file], path), channel });
}
