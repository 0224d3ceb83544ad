// Prepares a table for sending: the file itself, or the rows of a workbook's sheet, which a thread of the page unpacks.
import { kindOfWorkbook } from '../../server/domain/workbooks/kind.ts';
import { forgetWorkbook, sheetOf } from '../files/workbook.ts';

/** The types in the file dialog. */
export const TABLES: readonly string[] = ['.csv', '.tsv', 'text/csv', '.xlsx', '.xlsm'];

/** Returns undefined if a person has to choose a sheet first, or has discarded the workbook. Throws an error that states the reason. */
export async function tableToSend(file: File, sheet?: number): Promise<File | undefined> {
  if ((await kindOfWorkbook(file)) !== 'text') return sheetOf(file, sheet);
  forgetWorkbook();
  return file;
}
