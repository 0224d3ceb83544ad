// Imports passports from tables: examines a file, maps its columns, previews the rows, and stores them.
export { finish, importTable, interrupted, previewTable, type TableToImport } from './import-table.ts';
export { readWorkbook, rightsFor } from './read-workbook.ts';
export { suggestedMapping, surveyNow } from './survey.ts';
export { isImporting, type TableJob, tableJob } from './table-job.ts';
