// Defines the limits of workbooks, each with its reason.

import { MAX_MERGED } from '../tables/sheet-lines.ts';

const MiB = 1024 * 1024;

export const WORKBOOK_LIMITS = {
  /** Bytes of the file. A sheet of a million rows with 30 columns takes about 150 MB. */
  bytes: 512 * MiB,
  /** Files in the archive: sheets, styles, pictures. */
  parts: 10_000,
  /** Unpacked bytes of one sheet, which is read as a stream and not held in memory. */
  sheet: 4096 * MiB,
  /** Unpacked bytes of the shared texts, which are held in memory while the sheet is read. */
  texts: 256 * MiB,
  /** Unpacked bytes of any other file that is read, such as the list of sheets and the styles. */
  other: 16 * MiB,
  /** Characters of all rows that are written, because a text that is stored once can be in every cell. */
  written: 2048 * MiB,
  /** Rows of one sheet, as in Excel. */
  rows: 1_048_576,
  sheets: 1_000,
  /** Merged ranges of one sheet. Every row is compared with every range. */
  merged: MAX_MERGED,
} as const;

export type WorkbookLimits = Readonly<Record<keyof typeof WORKBOOK_LIMITS, number>>;
