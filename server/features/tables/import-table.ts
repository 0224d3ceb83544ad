// Imports passports from a table in slices, each stored with the progress, so that an import can be resumed.
import { createHash } from 'node:crypto';
import type { RefusedRow, TableCounts, TableMistake, TableReport } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { canonicalise } from '../../domain/json/jcs.ts';
import type { Json } from '../../domain/json/json.ts';
import type { Claim } from '../../domain/ownership/ownership.ts';
import { type BuiltRow, type RowBuilder, rowBuilder } from '../../domain/tables/build-row.ts';
import type { Row } from '../../domain/tables/csv.ts';
import { REPLACEMENT } from '../../domain/tables/encoding.ts';
import type { MappedField, ReadMapping } from '../../domain/tables/mapping.ts';
import { closing } from '../../lib/closing.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { openSeenCodes, type SeenCodes } from '../../store/passports/seen-codes.ts';
import {
  addRefusal,
  advanceImport,
  beginImport,
  codesOf,
  endImport,
  importInProgress,
  KEPT_REFUSALS,
  reportOf,
} from '../../store/passports/table-imports.ts';
import type { AppContext } from '../app-context/index.ts';
import { importPassport, whole } from '../passports/index.ts';
import { ownClaim } from '../trust/index.ts';
import { readingOf, rowsOf, type Survey } from './rows.ts';

export interface TableToImport {
  readonly path: string;
  readonly name: string;
  readonly survey: Survey;
  readonly mapping: Extract<ReadMapping, { readonly ok: true }>;
  /** The person who imports it. */
  readonly who?: string;
}

/** Policy: a commit waits for the disk, so rows share one; while a slice is written, no other program can write. */
const SLICE = 200;
/** The maximum number of mistakes kept per row. */
const MAX_MISTAKES = 20;

const NOTHING: TableCounts = { rows: 0, stored: 0, unchanged: 0, refused: 0, demonstration: 0 };

const keyOf = ({ survey, mapping }: Pick<TableToImport, 'survey' | 'mapping'>) => ({
  fileSha256: survey.sha256,
  mappingSha256: createHash('sha256')
    .update(canonicalise(mapping.mapping as unknown as Json))
    .digest('hex'),
});

/** The progress of an interrupted import of the same content with the same mapping, or undefined. */
export const interrupted = ({ store }: AppContext, table: Pick<TableToImport, 'survey' | 'mapping'>): TableCounts | undefined =>
  importInProgress(store, keyOf(table))?.done;

/**
 * Stores the valid rows and reports the others, each with its line. Yields after each slice; the next import of the
 * same content resumes an unfinished one. Throws `conflict` if two programs import the same file at the same time.
 */
export function* importTable(table: TableToImport, context: AppContext): Generator<TableCounts, TableReport> {
  const { store } = context;
  const about = { fileName: table.name.slice(0, 300), who: table.who };
  const { id, done } = beginImport(store, keyOf(table), about, context.now());
  const claim = ownClaim(context, 'file', table.who);
  let counts = done;
  for (const slice of slicesOf(table, done.rows)) {
    const before = counts;
    const write = store.db.transaction((): TableCounts => {
      const next = storeSlice(slice, table, context, claim, before, {
        codes: codesOf(store, id),
        refused: (row, refusals) => refusals <= KEPT_REFUSALS && addRefusal(store, id, row),
      });
      if (!advanceImport(store, id, before.rows, next))
        throw new StoreFault('conflict', 'another program imports this file at the same time');
      return next;
    });
    counts = write.immediate();
    yield counts;
  }
  endImport(store, id, context.now());
  return reportOf(store, id, KEPT_REFUSALS);
}

/** Reports what an import would do, and changes nothing. Rows are rolled back slice by slice, so that others can write in between. */
export function* previewTable(table: TableToImport, context: AppContext, most = KEPT_REFUSALS): Generator<TableCounts, TableReport> {
  const { store } = context;
  using codes = closing(openSeenCodes());
  const refusals: RefusedRow[] = [];
  const claim = ownClaim(context, 'file', table.who);
  // Reads the trust data before the transaction: data cached inside it would not match the store after the rollback.
  context.trust();
  let counts = NOTHING;
  for (const slice of slicesOf(table, 0)) {
    store.db.exec('BEGIN IMMEDIATE');
    try {
      counts = storeSlice(slice, table, context, claim, counts, {
        codes,
        refused: (row) => refusals.length < most && refusals.push(row),
      });
    } finally {
      store.db.exec('ROLLBACK');
    }
    yield counts;
  }
  return { ...counts, refusals };
}

/** Runs an import or a preview to its end. */
export function finish(
  running: Generator<TableCounts, TableReport>,
  progress: (counts: TableCounts) => void = () => undefined,
): TableReport {
  for (;;) {
    const { done, value } = running.next();
    if (done === true) return value;
    progress(value);
  }
}

function* slicesOf({ path, survey, mapping }: TableToImport, skip: number): Generator<readonly Row[]> {
  let slice: Row[] = [];
  let left = skip;
  for (const rows of rowsOf(path, readingOf(survey, mapping.mapping.decimal))) {
    for (const row of rows.slice(left)) {
      slice.push(row);
      if (slice.length < SLICE) continue;
      yield slice;
      slice = [];
    }
    left = Math.max(0, left - rows.length);
  }
  if (slice.length > 0) yield slice;
}

interface Sink {
  /** The passport codes that were imported from this file. */
  readonly codes: Pick<SeenCodes, 'lineOf' | 'remember'>;
  refused(row: RefusedRow, refusals: number): unknown;
}

function storeSlice(
  rows: readonly Row[],
  table: TableToImport,
  context: AppContext,
  claim: Claim,
  before: TableCounts,
  sink: Sink,
): TableCounts {
  const build = rowBuilder(table.mapping.fields, table.survey.columns, table.mapping.mapping);
  let { stored, unchanged, refused, demonstration } = before;
  for (const row of rows) {
    const outcome = storeRow(row, { build, headings: table.survey.columns, context, claim, sink });
    if ('mistakes' in outcome) {
      refused += 1;
      sink.refused({ line: row.line, mistakes: outcome.mistakes.slice(0, MAX_MISTAKES) }, refused);
      continue;
    }
    if (outcome.unchanged === true) unchanged += 1;
    else stored += 1;
    if (outcome.demonstration === true) demonstration += 1;
  }
  return { rows: before.rows + rows.length, stored, unchanged, refused, demonstration };
}

interface RowContext {
  readonly build: RowBuilder;
  readonly headings: readonly string[];
  readonly context: AppContext;
  readonly claim: Claim;
  readonly sink: Sink;
}

type RowOutcome = { readonly unchanged?: true; readonly demonstration?: true } | { readonly mistakes: readonly TableMistake[] };

const refuseRow = (...mistakes: readonly TableMistake[]): RowOutcome => ({ mistakes });

function storeRow(row: Row, { build, headings, context, claim, sink }: RowContext): RowOutcome {
  if ('code' in row) return refuseRow({ code: row.code, ...defined({ about: row.about }), detail: row.detail });
  const { cells, line } = row;
  const columns = headings.length;
  const beyond = cells.slice(columns).some((cell) => cell !== '');
  if (cells.length < columns || beyond)
    return refuseRow({
      code: 'columns',
      detail: `the row has ${cells.length} cells and the heading ${columns}: the row is cut off, or a separator is not quoted`,
    });
  const damaged = cells.findIndex((cell) => cell.includes(REPLACEMENT));
  if (damaged >= 0)
    return refuseRow({
      ...defined({ column: headings[damaged] }),
      code: 'encoding',
      detail: 'the cell holds bytes that are no character of the encoding of the file',
    });
  const built = build(cells);
  if (!built.ok) return built;
  const { dppCode } = built.passport;
  // A longer code is not looked up, because it is refused for its length.
  const code = typeof dppCode === 'string' && dppCode.length <= 100 ? dppCode : undefined;
  const earlier = code === undefined ? undefined : sink.codes.lineOf(code);
  if (earlier !== undefined)
    return refuseRow({
      ...placeOf('/dppCode', built),
      code: 'duplicate',
      detail: `'${code}' is in this file twice: line ${earlier} was imported, this one was not`,
    });
  const outcome = whole(context, () => importPassport(built.passport, context, claim));
  if ('what' in outcome) {
    if (code !== undefined) sink.codes.remember(code, line);
    return outcome;
  }
  if (outcome.errors.length === 0) return refuseRow({ code: outcome.code, detail: outcome.detail });
  // A passport code that was made from a wrong GTIN or serial number is not a second mistake.
  const isMade = built.locate('/dppCode')?.name !== 'dppCode';
  const isCause = outcome.errors.some(({ pointer }) => pointer === '/gtin' || pointer === '/serial');
  const errors = isMade && isCause ? outcome.errors.filter(({ pointer }) => pointer !== '/dppCode') : outcome.errors;
  return refuseRow(
    ...errors.map(({ pointer = '', code: reason = outcome.code, detail }) => ({
      ...placeOf(pointer, built),
      code: reason,
      detail,
    })),
  );
}

function placeOf(pointer: string, built: Extract<BuiltRow, { readonly ok: true }>): Pick<TableMistake, 'column' | 'field'> {
  const found: MappedField | undefined = built.locate(pointer);
  const { column } = found ?? {};
  const field = found?.name ?? pointer.slice(1).replaceAll('/', '.');
  return { ...(column === undefined ? {} : { column }), ...(field === '' ? {} : { field }) };
}
