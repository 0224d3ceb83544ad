// Imports passports from tables (`desk import TABLE.csv` or `BOOK.xlsx`, with or without `--map MAPPING.json`).
// Reports each refused row with its line, column and reason, and returns the number of refused rows.

import { openAsBlob } from 'node:fs';
import { basename, join } from 'node:path';
import type { RefusedRow, TableCounts, TableReport, TableSheet, TableSurvey } from '../contract/index.ts';
import { named, oneLine } from '../domain/foreign/index.ts';
import { defined } from '../domain/json/defined.ts';
import type { Json } from '../domain/json/json.ts';
import { parseStrictJson } from '../domain/json/strict-json.ts';
import { readMapping } from '../domain/tables/mapping.ts';
import { isTableName, kindOfWorkbook } from '../domain/workbooks/kind.ts';
import type { SheetName } from '../domain/workbooks/workbook.ts';
import type { AppContext } from '../features/app-context/index.ts';
import { isLargeImport } from '../features/passports/index.ts';
import {
  finish,
  importTable,
  interrupted,
  previewTable,
  readWorkbook,
  suggestedMapping,
  surveyNow,
  type TableToImport,
} from '../features/tables/index.ts';
import { note, print } from '../lib/terminal.ts';
import type { BackupFirst } from './backup.ts';
import { requireFile } from './input/file-parts.ts';
import { textOf } from './input/files.ts';
import { UsageFault } from './input/usage.ts';
import { removeSheetFolders, withSheetFolder } from './sheet-folder.ts';

export interface TableOptions {
  readonly map: string | undefined;
  /** The sheet of a workbook. */
  readonly sheet: string | undefined;
  readonly who: string | undefined;
  readonly json: boolean;
  readonly dryRun: boolean;
  readonly backUp: BackupFirst;
}

/** Whether a file is a table: according to its name, or because a mapping is given. */
export const isTable = (file: string, map: string | undefined): boolean => map !== undefined || isTableName(file);

/** Returns the number of refused rows. A workbook is unpacked into a file of lines first. */
export async function importTableFile(file: string, context: AppContext, options: TableOptions): Promise<number> {
  requireFile(file);
  removeSheetFolders(context.store.folder);
  if ((await kindOfWorkbook(await openAsBlob(file))) === 'text') {
    if (options.sheet !== undefined) throw new UsageFault(`${named(file)} is not a workbook: it has no sheets`);
    return importLines(file, file, context, options);
  }
  const unpack = async (folder: string) => {
    const lines = join(folder, 'lines');
    return { lines, unpacked: await readWorkbook(file, lines, options.sheet) };
  };
  return withSheetFolder(context.store.folder, unpack, ({ lines, unpacked }) => {
    if ('ok' in unpacked) return importLines(file, lines, context, options);
    if (unpacked.kind === 'sheets') throw new UsageFault(whichSheet(file, unpacked.sheets, options.sheet));
    return refuseFile(file, unpacked, options);
  });
}

function whichSheet(file: string, sheets: readonly SheetName[], wanted: string | undefined): string {
  const names = sheets.slice(0, 50).map(({ name, isHidden }) => `${named(name)}${isHidden ? ' (hidden)' : ''}`);
  const why =
    wanted === undefined ? 'has several sheets, or none that is visible' : `does not have exactly one sheet called ${named(wanted)}`;
  return `the workbook ${named(file)} ${why}: name one of ${names.join(', ')} with --sheet`;
}

function refuseFile(file: string, { code, detail }: { readonly code: string; readonly detail: string }, { json }: TableOptions): number {
  if (json) print({ file, refused: [{ line: 1, mistakes: [{ code, detail }] }] });
  else print(`${named(file)}: REFUSED ${code} ${oneLine(detail, 500)}`);
  return 1;
}

/** `path`: where the rows are read; `file`: what the person named. */
function importLines(file: string, path: string, context: AppContext, options: TableOptions): number {
  const { map, who, json, dryRun, backUp } = options;
  const surveyed = surveyNow(path);
  if (!surveyed.ok) return refuseFile(file, surveyed, options);
  const { survey } = surveyed;
  const mapping = readMapping(map === undefined ? (suggestedMapping(survey) as unknown as Json) : jsonIn(map), survey.columns);
  if (!mapping.ok) throw new UsageFault(whyNot(mapping.errors, map));
  const table: TableToImport = { path, name: basename(file), survey, mapping, ...defined({ who }) };
  note(`${named(file)}: ${survey.rows} rows, ${survey.columns.length} columns, ${formOf(survey)}`);
  for (const line of notesOf(survey.sheet)) note(`${named(file)}: ${line}`);
  const before = dryRun ? undefined : interrupted(context, table);
  if (!dryRun) backUp(isLargeImport(survey.rows));
  if (before !== undefined && before.rows > 0) note(`${named(file)}: continues after ${before.rows} rows of an interrupted import`);
  const report = finish(dryRun ? previewTable(table, context) : importTable(table, context), progressOf(file, survey.rows));
  tell(file, report, { json, dryRun });
  return report.refused;
}

function formOf({ form, encoding, separator, sheet }: TableSurvey): string {
  if (sheet !== undefined) return `sheet ${named(sheet.name)}`;
  return `${form}, ${encoding}${separator === undefined ? '' : `, separated by ${WORDS[separator]}`}`;
}

function notesOf(sheet: TableSheet | undefined): readonly string[] {
  if (sheet === undefined) return [];
  const { hiddenRows, hiddenColumns, formulas, merged } = sheet;
  return [
    ...(hiddenRows + hiddenColumns > 0
      ? [`${counted(hiddenRows, 'hidden row')} and ${counted(hiddenColumns, 'hidden column')} are read like others`]
      : []),
    ...(formulas > 0 ? [`${counted(formulas, 'cell')} with a formula: the stored result is read`] : []),
    ...(merged.length > 0 ? [`${counted(merged.length, 'merged range')}: rows that lack a value because of this are refused`] : []),
  ];
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

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
  noteDemonstration(file, counts.demonstration);
}

/** Passports that keep what the template holds look like those of real goods. */
export function noteDemonstration(file: string, count: number): void {
  if (count > 0)
    note(
      `${named(file)}: ${counted(count, 'passport')} with demonstration data, from a template or the sample set: a GTIN that begins with 952, which no goods have, or a fictitious company or product. Replace these values before you publish`,
    );
}

function tellRow(file: string, { line, mistakes }: RefusedRow): void {
  for (const { column, field, code, detail } of mistakes) {
    const where = column === undefined ? (field === undefined ? '' : ` ${oneLine(field)}`) : ` column ${named(column)}`;
    print(`${named(file)} line ${line}:${where} REFUSED ${code} ${oneLine(detail, 500)}`);
  }
}
