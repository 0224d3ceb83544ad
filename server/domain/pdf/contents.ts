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

/** Returns one refusal for all pages without a code, because in most documents only a few pages have one. */
export const emptyPages = (empty: readonly number[], pages: number): PdfRefusal | undefined =>
  empty.length === 0 ? undefined : { code: 'DPP-INP-32', detail: `page${empty.length === 1 ? '' : 's'} ${rangesOf(empty)} of ${pages}` };

/** Returns the refusal of an embedded file that can contain further files. Its first bytes are enough to recognise it. */
export const nestedRefusal = (bytes: Uint8Array): PdfRefusal | undefined =>
  isPdf(bytes) || isZip(bytes) ? { code: 'DPP-INP-31', detail: 'A document or an archive within a document is not opened.' } : undefined;
