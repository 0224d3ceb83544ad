// Opens a workbook (XLSX, ECMA-376 part 1, 18) and reads one of its sheets as lines of rows.
import { DamagedZip } from '../zip/archive.ts';
import { type FileKind, kindOfWorkbook, whyNotRead } from './kind.ts';
import { WORKBOOK_LIMITS, type WorkbookLimits } from './limits.ts';
import { builtInFormat, formatOf, type NumberFormat } from './number-format.ts';
import { type OfficePackage, openPackage, type Part } from './package.ts';
import { sheetReader } from './sheet.ts';
import { richText } from './text.ts';
import { isTrue, MalformedXml, type XmlHandler } from './xml.ts';

export interface SheetName {
  readonly name: string;
  readonly isHidden: boolean;
}

export interface WorkbookFault {
  readonly ok: false;
  readonly code: 'not-a-table' | 'too-large' | 'merged';
  readonly detail: string;
}

export interface Workbook {
  readonly ok: true;
  readonly sheets: readonly SheetName[];
  /** Yields lines in the form that `sheetRows` reads. They are complete only if no fault is returned. */
  lines(sheet: number): AsyncGenerator<string, WorkbookFault | undefined>;
}

const fault = (code: WorkbookFault['code'], detail: string): WorkbookFault => ({ ok: false, code, detail });

function faultOf(thrown: unknown): WorkbookFault {
  if (thrown instanceof DamagedZip) return fault('not-a-table', thrown.message);
  if (thrown instanceof MalformedXml) return fault('not-a-table', `the workbook is damaged: ${thrown.message}`);
  throw thrown;
}

export async function openWorkbook(file: Blob, limits: WorkbookLimits = WORKBOOK_LIMITS): Promise<Workbook | WorkbookFault> {
  if (file.size > limits.bytes) return fault('too-large', `the workbook has ${file.size} bytes, at most ${limits.bytes} are read`);
  const kind: FileKind = await kindOfWorkbook(file);
  if (kind !== 'archive') return fault('not-a-table', whyNotRead(kind));
  try {
    const office = await openPackage(file, limits);
    const main = (await office.relations('')).find(({ type }) => type === 'officeDocument')?.target;
    const part = main === undefined ? undefined : office.part(main);
    if (main === undefined || part === undefined || main.toLowerCase().endsWith('.bin'))
      return fault('not-a-table', whyNotRead(part !== undefined ? 'xlsb' : office.part('META-INF/manifest.xml') ? 'ods' : 'other'));
    const book = await bookOf(office, part, limits);
    if (book === undefined) return fault('not-a-table', whyNotRead('other'));
    const relations = await office.relations(main);
    const worksheets = new Map(relations.flatMap(({ id, type, target }) => (type === 'worksheet' ? [[id, target] as const] : [])));
    const sheets = book.sheets.flatMap(({ relation, ...sheet }) => {
      const target = office.part(worksheets.get(relation) ?? '');
      return target === undefined ? [] : [{ ...sheet, target }];
    });
    if (sheets.length === 0) return fault('not-a-table', 'the workbook has no sheet with cells');
    const named = (type: string): Part | undefined => office.part(relations.find((one) => one.type === type)?.target ?? '');
    return {
      ok: true,
      sheets: sheets.map(({ name, isHidden }) => ({ name, isHidden })),
      lines: async function* (index) {
        const sheet = sheets[index];
        if (sheet === undefined) return fault('not-a-table', 'the workbook has no such sheet');
        try {
          const texts = await textsOf(office, named('sharedStrings'), limits);
          const formats = await formatsOf(office, named('styles'), limits);
          const reader = sheetReader(sheet.name, { texts, formats, is1904: book.is1904, isStale: book.isStale, limits });
          let piece = '';
          for await (const _ of office.read(sheet.target, reader.handler, limits.sheet)) {
            piece += reader.taken();
            if (reader.size() > limits.written) return fault('too-large', `the sheet has more than ${limits.written} characters`);
            if (piece.length < PIECE) continue;
            yield piece;
            piece = '';
          }
          const end = reader.end();
          if (end === undefined) return fault('merged', `the sheet has more than ${limits.merged} merged ranges: unmerge its cells`);
          yield piece + end;
          return undefined;
        } catch (thrown) {
          return faultOf(thrown);
        }
      },
    };
  } catch (thrown) {
    return faultOf(thrown);
  }
}

interface Book {
  readonly is1904: boolean;
  readonly isStale: boolean;
  readonly sheets: readonly (SheetName & { readonly relation: string })[];
}

/** Minimum characters that are yielded at a time. */
const PIECE = 64 * 1024;

/** Returns undefined if the main part is not a workbook. */
async function bookOf(office: OfficePackage, part: Part, limits: WorkbookLimits): Promise<Book | undefined> {
  let is1904 = false;
  let isStale = false;
  let isWorkbook = false;
  const sheets: Book['sheets'][number][] = [];
  const open: XmlHandler['open'] = (element, attributes) => {
    if (element === 'workbook') isWorkbook = true;
    if (element === 'workbookPr') is1904 = isTrue(attributes.get('date1904'));
    // Libraries that do not compute formulas write 0 as each result, and this flag, so that spreadsheet programs compute them.
    if (element === 'calcPr') isStale = isTrue(attributes.get('fullCalcOnLoad'));
    if (element !== 'sheet' || sheets.length >= limits.sheets) return;
    const state = attributes.get('state') ?? 'visible';
    sheets.push({ name: attributes.get('name') ?? '', isHidden: state !== 'visible', relation: attributes.get('id') ?? '' });
  };
  for await (const _ of office.read(part, { open, text: () => undefined, close: () => undefined }, limits.other));
  return isWorkbook ? { is1904, isStale, sheets } : undefined;
}

async function textsOf(office: OfficePackage, part: Part | undefined, limits: WorkbookLimits): Promise<readonly string[]> {
  const texts: string[] = [];
  if (part === undefined) return texts;
  const rich = richText('si', (text) => texts.push(text));
  for await (const _ of office.read(part, rich, limits.texts));
  return texts;
}

/** Returns the formats of cells, by the index of their style. */
async function formatsOf(office: OfficePackage, part: Part | undefined, limits: WorkbookLimits): Promise<readonly NumberFormat[]> {
  const codes = new Map<number, NumberFormat>();
  const formats: NumberFormat[] = [];
  if (part === undefined) return formats;
  let isCells = false;
  const handler: XmlHandler = {
    open: (element, attributes) => {
      const id = Number(attributes.get('numFmtId') ?? 0);
      if (element === 'numFmt') codes.set(id, formatOf(attributes.get('formatCode') ?? ''));
      else if (element === 'cellXfs') isCells = true;
      else if (element === 'xf' && isCells) formats.push(codes.get(id) ?? builtInFormat(id));
    },
    text: () => undefined,
    close: (element) => {
      if (element === 'cellXfs') isCells = false;
    },
  };
  for await (const _ of office.read(part, handler, limits.other));
  return formats;
}
