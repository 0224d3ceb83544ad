// What is sent of a table: the file itself, or the rows of a workbook's sheet, which a thread of the page unpacks.
import { kindOfWorkbook } from '../../server/domain/workbooks/kind.ts';
import { forgetWorkbook, sheetOf } from '../files/workbook.ts';

/** The types in the file dialog. */
export const TABLES: readonly string[] = ['.csv', '.tsv', 'text/csv', '.xlsx', '.xlsm'];

/** Undefined if a person has to choose a sheet first, or has given the workbook up. Throws an error with the reason if it cannot be read. */
export async function tableToSend(file: File, sheet?: number): Promise<File | undefined> {
  if ((await kindOfWorkbook(file)) !== 'text') return sheetOf(file, sheet);
  forgetWorkbook();
  return file;
}
