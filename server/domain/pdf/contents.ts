// Lists the contents of a PDF document, and reports parts that are empty or not opened.
import { isZip } from '../zip/archive.ts';
import { isPdf, type PdfRefusal, rangesOf } from './limits.ts';

/** RFC 8118, section 3: the fragment that opens a document at a page. */
export const pageName = (document: string, page: number): string => `${document}#page=${page}`;

export const pageOf = (name: string): number | undefined => {
  const page = /#page=(\d{1,6})$/.exec(name)?.[1];
  return page === undefined ? undefined : Number(page);
};

export const embeddedName = (document: string, file: string): string => `${document}/${file}`;

/** One refusal for all of them: a contract of forty pages has one label. */
export const emptyPages = (empty: readonly number[], pages: number): PdfRefusal | undefined =>
  empty.length === 0 ? undefined : { code: 'DPP-INP-32', detail: `page${empty.length === 1 ? '' : 's'} ${rangesOf(empty)} of ${pages}` };

/** The refusal of an embedded file that contains files itself; its first bytes suffice. */
export const nestedRefusal = (bytes: Uint8Array): PdfRefusal | undefined =>
  isPdf(bytes) || isZip(bytes) ? { code: 'DPP-INP-31', detail: 'A document or an archive within a document is not opened.' } : undefined;
