// Defines the limits of workbooks, each with its reason.

import { MAX_MERGED } from '../tables/sheet-lines.ts';

const MiB = 1024 * 1024;

export const WORKBOOK_LIMITS = {
  /** Of the file. A sheet of a million rows with 30 columns takes about 150 MB. */
  bytes: 512 * MiB,
  /** Files in the archive: sheets, styles, pictures. */
  parts: 10_000,
  /** Unpacked bytes of one sheet. They pass through and are not kept. */
  sheet: 4096 * MiB,
  /** Unpacked bytes of the shared texts, which are kept while the sheet is read. */
  texts: 256 * MiB,
  /** Unpacked bytes of any other file that is read: the list of sheets, styles. */
  other: 16 * MiB,
  /** Characters that come out. A text that is stored once may be in every cell. */
  written: 2048 * MiB,
  /** Excel has this many rows; more are not a sheet. */
  rows: 1_048_576,
  sheets: 1_000,
  /** Each row is compared with each. */
  merged: MAX_MERGED,
} as const;

export type WorkbookLimits = Readonly<Record<keyof typeof WORKBOOK_LIMITS, number>>;
