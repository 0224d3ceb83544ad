// Imports passports from tables (`desk import TABLE.csv`, with or without `--map MAPPING.json`).
// Reports each refused row with its line, column and reason, and returns the number of refused rows.

import { basename } from 'node:path';
import type { RefusedRow, TableCounts, TableReport } from '../contract/index.ts';
import { named, oneLine } from '../domain/foreign/index.ts';
import { defined } from '../domain/json/defined.ts';
import type { Json } from '../domain/json/json.ts';
import { parseStrictJson } from '../domain/json/strict-json.ts';
import { readMapping } from '../domain/tables/mapping.ts';
import type { AppContext } from '../features/app-context/index.ts';
import {
  finish,
  importTable,
  interrupted,
  previewTable,
  suggestedMapping,
  surveyNow,
  type TableToImport,
} from '../features/tables/index.ts';
import { note, print } from '../lib/terminal.ts';
import { requireFile } from './input/file-parts.ts';
import { textOf } from './input/files.ts';
import { UsageFault } from './input/usage.ts';

export interface TableOptions {
  readonly map: string | undefined;
  readonly who: string | undefined;
  readonly json: boolean;
  readonly dryRun: boolean;
}

/** A table is named as one, or comes with a mapping. */
export const isTable = (file: string, map: string | undefined): boolean => map !== undefined || /\.(?:csv|tsv|tab)$/i.test(file);

export function importTableFile(file: string, context: AppContext, { map, who, json, dryRun }: TableOptions): number {
  requireFile(file);
  const surveyed = surveyNow(file);
  if (!surveyed.ok) {
    if (json) print({ file, refused: [{ line: 1, mistakes: [{ code: surveyed.code, detail: surveyed.detail }] }] });
    else print(`${named(file)}: REFUSED ${surveyed.code} ${oneLine(surveyed.detail, 500)}`);
    return 1;
  }
  const { survey } = surveyed;
  const mapping = readMapping(map === undefined ? (suggestedMapping(survey) as unknown as Json) : jsonIn(map), survey.columns);
  if (!mapping.ok) throw new UsageFault(whyNot(mapping.errors, map));
  const table: TableToImport = { path: file, name: basename(file), survey, mapping, ...defined({ who }) };
  const separator = survey.separator === undefined ? '' : `, separated by ${WORDS[survey.separator]}`;
  note(`${named(file)}: ${survey.rows} rows, ${survey.columns.length} columns, ${survey.form}, ${survey.encoding}${separator}`);
  const before = dryRun ? undefined : interrupted(context, table);
  if (before !== undefined && before.rows > 0) note(`${named(file)}: continues after ${before.rows} rows of an interrupted import`);
  const report = finish(dryRun ? previewTable(table, context) : importTable(table, context), progressOf(file, survey.rows));
  tell(file, report, { json, dryRun });
  return report.refused;
}

const WORDS = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' } as const;

const jsonIn = (file: string): Json => {
  const parsed = parseStrictJson(textOf(file));
  if (!parsed.ok) throw new UsageFault(`the mapping ${named(file)} cannot be read: ${parsed.detail}`);
  return parsed.value;
};

function whyNot(errors: readonly { readonly pointer?: string; readonly detail: string }[], map: string | undefined): string {
  const told = errors
    .slice(0, 20)
    .map(({ pointer, detail }) => oneLine(`${pointer ?? ''} ${detail}`, 300))
    .join('\n  ');
  return map === undefined
    ? 'no column of the table names a field: write a mapping and name it with --map'
    : `the mapping ${named(map)} does not fit:\n  ${told}`;
}

const STEP = 10_000;

function progressOf(file: string, all: number): (counts: TableCounts) => void {
  let told = 0;
  return ({ rows, refused }) => {
    if (rows < told + STEP) return;
    told = rows;
    note(`${named(file)}: ${rows} of ${all} rows, ${refused} refused`);
  };
}

function tell(
  file: string,
  { refusals, ...counts }: TableReport,
  { json, dryRun }: { readonly json: boolean; readonly dryRun: boolean },
): void {
  if (json) print({ file, refused: refusals, counts, ...(dryRun ? { dryRun: true } : {}) });
  else for (const row of refusals) tellRow(file, row);
  if (!json && counts.refused > refusals.length)
    print(`${named(file)}: ${counts.refused - refusals.length} more refused rows are not listed`);
  const done = dryRun ? 'would be stored' : 'stored';
  note(
    `${named(file)}: ${counts.stored} ${done}, ${counts.unchanged} unchanged, ${counts.refused} refused${dryRun ? '; nothing was changed' : ''}`,
  );
}

function tellRow(file: string, { line, mistakes }: RefusedRow): void {
  for (const { column, field, code, detail } of mistakes) {
    const where = column === undefined ? (field === undefined ? '' : ` ${oneLine(field)}`) : ` column ${named(column)}`;
    print(`${named(file)} line ${line}:${where} REFUSED ${code} ${oneLine(detail, 500)}`);
  }
}
