// Defines the API types for importing passports from tables, with a mapping of columns to fields.
// Tables are CSV, TSV and NDJSON files, and sheets of workbooks.

import type { Foreign } from '../../domain/foreign/index.ts';
import type { BackupFault } from '../assurance/backup-fault.ts';
import type { RowMistake } from '../inspections/row-mistake.ts';
import type { FormType } from './editing.ts';

/** The mapping of a table to passports. The same document as the file of `desk import --map`. */
export interface TableMapping {
  /** The column or the constant for each field, by the path of the field, such as `manufacturer.name` or `productName.de`. */
  readonly fields: Readonly<Record<string, { readonly column: string } | { readonly constant: string }>>;
  /** The decimal mark of numbers in the table; `.` if absent. */
  readonly decimal?: '.' | ',';
}

/** The results of examining a file before anything is imported. */
export interface TableSurvey {
  readonly sha256: string;
  readonly bytes: number;
  readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
  readonly form: 'csv' | 'ndjson' | 'sheet';
  readonly separator?: ',' | ';' | '\t';
  /** The sheet, for a workbook. */
  readonly sheet?: TableSheet;
  readonly columns: readonly Foreign[];
  /** Rows below the heading, including those that cannot be read. */
  readonly rows: number;
  /** The first rows that can be read, by column. */
  readonly sample: readonly (readonly Foreign[])[];
}

/** What a person should know about a sheet before its rows are imported. */
export interface TableSheet {
  readonly name: Foreign;
  /** Hidden rows and columns are read like others. */
  readonly hiddenRows: number;
  readonly hiddenColumns: number;
  /** The number of formulas. Their stored results are used. */
  readonly formulas: number;
  /** Ranges such as `B2:B4`. Rows whose value is only in the first cell of such a range are refused. */
  readonly merged: readonly string[];
}

export interface TableMistake extends RowMistake {
  readonly column?: Foreign;
  /** Path of the field. */
  readonly field?: Foreign;
}

export interface RefusedRow {
  /** The line of the file on which the row begins, or the number of the row in its sheet, from 1. */
  readonly line: number;
  readonly mistakes: readonly TableMistake[];
}

export interface TableCounts {
  /** Rows read so far. */
  readonly rows: number;
  readonly stored: number;
  /** Rows that were already stored with the same content. */
  readonly unchanged: number;
  readonly refused: number;
  /** Rows that are stored, or were before, with the data of a template or a sample but without its mark. */
  readonly demonstration: number;
}

export interface TableReport extends TableCounts {
  /** The first refused rows; `refused` counts all. */
  readonly refusals: readonly RefusedRow[];
}

/** GET /workbench/tables → the current file, or null. */
export interface TableImport {
  readonly name: Foreign;
  readonly size: number;
  /** Bytes received so far. */
  readonly held: number;
  readonly stage: 'receiving' | 'surveying' | 'ready' | 'previewing' | 'backing-up' | 'importing' | 'imported' | 'refused';
  readonly survey?: TableSurvey;
  readonly suggested?: TableMapping;
  /** The rows of an interrupted import of this file with this mapping, which the next attempt continues. */
  readonly progress?: TableCounts;
  /** The result of the preview, which changes nothing, or of the import. */
  readonly report?: TableReport;
  /** The mapping of that report. */
  readonly reported?: TableMapping;
  readonly fault?: { readonly code: string; readonly detail: string };
  /** Present if the import begins with a backup, unless the request leaves it out. */
  readonly backsUp?: true;
  /** The backup file that was made before the last import. */
  readonly backup?: Foreign;
  /** Why no backup could be made. Then nothing was imported. */
  readonly backupFault?: { readonly code: BackupFault; readonly detail: Foreign };
}

/** GET /workbench/tables → TableImportState */
export interface TableImportState {
  readonly table: TableImport | null;
}

/** POST /workbench/tables (begin), PUT ?at= (part), POST /preview and /import (TableMapping), POST /stop, DELETE. `/import?backup=none` leaves the backup out. */
export interface TableFile {
  readonly name: string;
  readonly size: number;
  /** Milliseconds since 1970, as browsers report it. */
  readonly modified: number;
}

/** GET /workbench/tables/mappings; PUT and DELETE /workbench/tables/mappings/{name}. */
export interface SavedMappings {
  readonly items: readonly { readonly name: string; readonly mapping: TableMapping; readonly savedAt: string }[];
}

/** GET /workbench/tables/fields, with labels in the language of Accept-Language. */
export interface TableField {
  readonly path: string;
  readonly label: string;
  /** A passport cannot be stored without it. */
  readonly required: boolean;
  /** The only values that the field accepts, each with its label. Absent if it accepts others. */
  readonly choices?: readonly { readonly value: string; readonly label: string }[];
  /** What the field accepts, to explain a refused value. Absent for fields with choices and for yes or no. */
  readonly type?: Extract<FormType, { readonly kind: 'text' | 'texts' | 'number' }>;
}

export interface TableFields {
  readonly items: readonly TableField[];
}
