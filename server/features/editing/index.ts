// Edits passports: a form made from the field table, edits kept as they are typed, and saving them as passports.
export { beginEdit, changeEditTo, differencesTo, discardEdit, editList, passportEdit, saveEdit } from './edits.ts';
export { passportForm } from './form.ts';
