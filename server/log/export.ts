// Log entries in, a file for other programs out, piece by piece: CSV by RFC 4180, safe to open in a spreadsheet, or a JSON array.
import type { Inspection } from '../contract.ts';
import { inForce } from './read.ts';

const COLUMNS: Readonly<Record<string, (inspection: Inspection) => string | number | boolean | undefined>> = {
  number: ({ id }) => id,
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
  input: ({ input }) => input.text.slice(0, CELL),
  appVersion: ({ appVersion }) => appVersion,
  entryHash: ({ hash }) => hash,
};

/** The longest text that spreadsheets keep in one cell is 32 767 characters; the JSON export holds the whole input. */
const CELL = 32_000;

const last = ({ decisions }: Inspection) => inForce(decisions);

/** A spreadsheet runs a cell that begins with one of these as a formula; an apostrophe makes it text. */
export function csvCell(value: string | number | boolean | undefined): string {
  if (value === undefined) return '';
  if (typeof value !== 'string') return String(value);
  const safe = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: readonly (string | number | boolean | undefined)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

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
