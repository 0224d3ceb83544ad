// Exports log entries as a stream of CSV (RFC 4180), safe to open in a spreadsheet, or as a JSON array.
import type { Decision, Inspection } from '../../contract/index.ts';
import { type Foreign, oneCell, original } from '../../domain/foreign/index.ts';
import { isDocument } from '../../domain/log/came-in.ts';
import { itemOf } from '../../domain/log/item.ts';
import { inForce } from './decided.ts';

/** Text is written as one line for any program: without line breaks, control characters or invisible characters. */
type Cell = Foreign | number | boolean | undefined;

const COLUMNS: Readonly<Record<string, (inspection: Inspection) => Cell>> = {
  number: ({ id }) => id,
  again: ({ again }) => again,
  inspectedAt: ({ at }) => at,
  asOf: ({ asOf }) => asOf,
  // Statistics on verdicts must count only verdicts about the day of the inspection.
  headline: ({ headline, asOf }) => (asOf === undefined ? headline : undefined),
  headlineAsOf: ({ headline, asOf }) => (asOf === undefined ? undefined : headline),
  reasons: ({ reasons }) => reasons.join(' '),
  kind: ({ recognised }) => recognised.kind,
  gtin: (inspection) => itemOf(inspection).gtin,
  serial: (inspection) => itemOf(inspection).serial,
  batch: (inspection) => itemOf(inspection).batch,
  dppCode: (inspection) => itemOf(inspection).dppCode,
  productName: (inspection) => itemOf(inspection).name,
  manufacturer: (inspection) => itemOf(inspection).manufacturer,
  issuer: ({ issuer }) => issuer?.id,
  issuerName: ({ issuer }) => issuer?.name,
  sightings: ({ sightings }) => sightings?.map(({ kind }) => kind).join(' '),
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
  // Who was signed in at the inspection, and whether the officer of the decision was.
  inspectedBy: ({ signedIn }) => signedIn?.map(({ name }) => name).join(', '),
  officerIs: (inspection) => standingOf(last(inspection)),
};

/** In characters; longer than the content of any label. */
const LONGEST_CODE = 500;

/**
 * The input if it is a code or an address. The CSV omits documents, because with one document per line a day's table would reach hundreds
 * of megabytes. The JSON export contains the whole input.
 */
function codeIn({ input, recognised: { kind } }: Inspection): Foreign | undefined {
  const text = original(input.text);
  return text.length > LONGEST_CODE || isDocument(kind, text) ? undefined : text;
}

/** How the name of the officer came into the record. */
const standingOf = (decision: Decision | undefined): Cell =>
  decision === undefined ? undefined : decision.signedIn === undefined ? 'typed' : 'signed in';

const last = ({ decisions }: Inspection) => inForce(decisions);

/**
 * A spreadsheet runs a cell that starts with one of these characters as a formula; an apostrophe turns it into text. If the list separator
 * of the computer is a semicolon or a tab, lines are split there as well, even inside quotes that do not start a cell. Any text after such
 * a separator may therefore become a cell.
 */
const FORMULA = /(^|[;\t\r\n][" ]*)(?=[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20])/g;

export function csvCell(value: Cell): string {
  if (value === undefined) return '';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const safe = oneCell(value).replace(FORMULA, "$1'");
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** Starts with a byte order mark. Without one, spreadsheets read UTF-8 as the code page of the computer. */
export function* toCsv(inspections: Iterable<Inspection>): Generator<string> {
  yield `\ufeff${line(Object.keys(COLUMNS))}`;
  for (const inspection of inspections) yield line(Object.values(COLUMNS).map((column) => column(inspection)));
}

/** `beside` returns further members of an entry, taken from other logs. */
export function* toJsonArray(
  inspections: Iterable<Inspection>,
  beside: (inspection: Inspection) => object = () => ({}),
): Generator<string> {
  let before = '[\n';
  for (const inspection of inspections) {
    yield before + JSON.stringify({ ...inspection, ...beside(inspection) });
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
