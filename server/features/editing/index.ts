// Edits passports: a form from the field table, entries kept as they are typed, saving, and the history.
export { beginEdit, changeEditTo, differencesTo, discardEdit, editList, editShapes, passportEdit, saveEdit } from './edits.ts';
export { passportForm } from './form.ts';
export { compareVersions, passportHistory, passportReaders, versionDifferences } from './history.ts';
