// Log entries in, a file for other programs out, piece by piece: CSV by RFC 4180, safe to open in a spreadsheet, or a JSON array.
import type { Inspection, Recognised } from '../../contract/index.ts';
import { type Foreign, oneCell, original } from '../../domain/foreign/index.ts';
import { inForce } from './read.ts';

/** A text is one line in any program: no line break, no control, nothing hidden. */
type Cell = Foreign | number | boolean | undefined;

const COLUMNS: Readonly<Record<string, (inspection: Inspection) => Cell>> = {
  number: ({ id }) => id,
  again: ({ again }) => again,
  inspectedAt: ({ at }) => at,
  asOf: ({ asOf }) => asOf,
  // Whoever counts verdicts counts those of their own day.
  headline: ({ headline, asOf }) => (asOf === undefined ? headline : undefined),
  headlineAsOf: ({ headline, asOf }) => (asOf === undefined ? undefined : headline),
  reasons: ({ reasons }) => reasons.join(' '),
  kind: ({ recognised }) => recognised.kind,
  gtin: ({ product, recognised }) => product?.gtin ?? recognised.gtin,
  serial: ({ product, recognised }) => product?.serial ?? recognised.serial,
  batch: ({ recognised }) => recognised.batch,
  dppCode: ({ product, recognised }) => product?.dppCode ?? recognised.dppCode,
  productName: ({ product }) => product?.name,
  manufacturer: ({ product }) => product?.manufacturer,
  issuer: ({ issuer }) => issuer?.id,
  issuerName: ({ issuer }) => issuer?.name,
  decision: (inspection) => last(inspection)?.decision,
  decidedAt: (inspection) => last(inspection)?.at,
  officer: (inspection) => last(inspection)?.officer,
  place: (inspection) => last(inspection)?.place,
  reference: (inspection) => last(inspection)?.reference,
  note: (inspection) => last(inspection)?.note,
  trustState: ({ trust }) => trust.state,
  trustAsOf: ({ trust }) => trust.asOf,
  sample: ({ sample }) => (sample ? 'SAMPLE' : ''),
  channel: ({ input }) => input.channel,
  fileName: ({ input }) => input.fileName,
  inputSha256: ({ input }) => input.sha256,
  input: codeIn,
  appVersion: ({ appVersion }) => appVersion,
  entryHash: ({ hash }) => hash,
};

/** What is signed, and other documents: with one in each line a table of a day has hundreds of megabytes. The JSON export holds the whole input. */
const DOCUMENTS: ReadonlySet<Recognised['kind']> = new Set<Recognised['kind']>([
  'vc',
  'vc-jwt',
  'enveloped-vc',
  'sd-jwt',
  'epcis-document',
  'did-document',
  'trust-snapshot',
  'trust-beacon',
  'passport',
  'json',
]);
/** What could not be read may be a broken one: it begins as JSON or as a token does. */
const LIKE_DOCUMENT = /^\s*(?:[{["]|eyJ)/;
/** Longer than what a label holds. */
const LONGEST_CODE = 500;

/** The input where it is a code or an address. */
function codeIn({ input, recognised: { kind } }: Inspection): Foreign | undefined {
  const text = original(input.text);
  return DOCUMENTS.has(kind) || text.length > LONGEST_CODE || LIKE_DOCUMENT.test(text) ? undefined : text;
}

const last = ({ decisions }: Inspection) => inForce(decisions);

/**
 * A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe makes it text. Where the list separator of a computer is the semicolon
 * or the tab, lines are split there, also inside quotes that do not begin a cell: whatever follows one may be a cell.
 */
const FORMULA = /(^|[;\t\r\n][" ]*)(?=[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/g;

export function csvCell(value: Cell): string {
  if (value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const safe = oneCell(value).replace(FORMULA, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Begins with a byte order mark: without one, spreadsheets take UTF-8 for the code page of the computer. */
export function* toCsv(inspections: Iterable<Inspection>): Generator<string> {
  yield `\ufeff${line(Object.keys(COLUMNS))}`;
  for (const inspection of inspections) yield line(Object.values(COLUMNS).map((column) => column(inspection)));
}

export function* toJsonArray(inspections: Iterable<Inspection>): Generator<string> {
  let before = '[\n';
  for (const inspection of inspections) {
    yield before + JSON.stringify(inspection);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
