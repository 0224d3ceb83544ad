// Edits passports: a form made from the field table, edits kept as they are typed, saving them as passports, and the history of these.
export { beginEdit, changeEditTo, differencesTo, discardEdit, editList, passportEdit, saveEdit } from './edits.ts';
export { passportForm } from './form.ts';
export { compareVersions, passportHistory, passportReaders, versionDifferences } from './history.ts';
