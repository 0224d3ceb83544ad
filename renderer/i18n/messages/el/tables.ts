// Messages of the import of tables, in Greek.

import type { Draft } from '../en/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables: Draft<typeof english> = {
  'tables.title': 'Εισαγωγή πίνακα',
  'tables.lead': 'Ένα διαβατήριο ανά γραμμή, από υπολογιστικό φύλλο ή εξαγωγή.',
  'tables.button': 'Εισαγωγή πίνακα',
  'tables.drop': 'Αποθέστε εδώ έναν πίνακα ή επιλέξτε τον.',
  'tables.choose': 'Επιλογή πίνακα',
  'tables.dropHelp': 'Βιβλίο εργασίας (XLSX), CSV ή TSV με επικεφαλίδα ή NDJSON.',
  'tables.unpacking': 'Ανάγνωση του βιβλίου εργασίας {name}',
  'tables.whichSheet': 'Ποιο φύλλο περιέχει τα διαβατήρια;',
  'tables.sheetsOf': 'Φύλλα: {name}',
  'tables.hiddenSheet': '{name} (κρυφό)',
  'tables.readSheet': 'Ανάγνωση αυτού του φύλλου',
  'tables.sheetOf': 'Φύλλο {name}',
  'tables.hidden':
    'Το φύλλο έχει κρυφά κελιά, που εισάγονται όπως τα άλλα: {rows, plural, =0 {καμία γραμμή} one {μία γραμμή} other {# γραμμές}}, {columns, plural, =0 {καμία στήλη} one {μία στήλη} other {# στήλες}}.',
  'tables.formulas':
    '{count, plural, one {Ένα κελί περιέχει τύπο. Εισάγεται το τελευταίο αποθηκευμένο αποτέλεσμά του.} other {# κελιά περιέχουν τύπους. Εισάγονται τα τελευταία αποθηκευμένα αποτελέσματά τους.}}',
  'tables.merged':
    '{count, plural, one {Υπάρχουν συγχωνευμένα κελιά: {first}.} other {Υπάρχουν συγχωνευμένα κελιά σε # σημεία, όπως {first}.}} Γραμμές στις οποίες λείπει τιμή για τον λόγο αυτό απορρίπτονται: καταργήστε τη συγχώνευση.',
  'tables.receiving': 'Ελήφθησαν {held} από {size}',
  'tables.surveying': 'Ανάγνωση του πίνακα',
  'tables.notRead': 'Το αρχείο αυτό δεν μπορεί να διαβαστεί ως πίνακας',
  'tables.another': 'Επιλογή άλλου πίνακα',
  'tables.templates': 'Έναρξη από πρότυπο',
  'tables.template': 'Πίνακας με παράδειγμα (CSV)',
  'tables.map': 'Ποια στήλη συμπληρώνει ποιο πεδίο;',
  'tables.rows': '{count, plural, one {Μία γραμμή} other {# γραμμές}}',
  'tables.separator.comma': 'με διαχωρισμό κόμματος',
  'tables.separator.semicolon': 'με διαχωρισμό ελληνικού ερωτηματικού (;)',
  'tables.separator.tab': 'με διαχωρισμό στηλοθέτη',
  'tables.savedMapping': 'Χρήση αποθηκευμένης αντιστοίχισης',
  'tables.suggested': 'Όπως προτείνουν οι επικεφαλίδες',
  'tables.mappingName': 'Όνομα αυτής της αντιστοίχισης',
  'tables.saveMapping': 'Αποθήκευση της αντιστοίχισης',
  'tables.mappingSaved': 'Η αντιστοίχιση αποθηκεύτηκε.',
  'tables.notImported': 'δεν εισάγεται',
  'tables.fieldOf': 'Πεδίο της στήλης {column}',
  'tables.constants': 'Ίδια σε κάθε γραμμή',
  'tables.constantField': 'Πεδίο {number} με σταθερή τιμή',
  'tables.constantValue': 'Τιμή του πεδίου {field}',
  'tables.addConstant': 'Προσθήκη σταθερής τιμής',
  'tables.decimal': 'Υποδιαστολή',
  'tables.import': 'Προεπισκόπηση και εισαγωγή',
  'tables.preview': 'Προεπισκόπηση χωρίς αποθήκευση',
  'tables.previewing': 'Έλεγχος των γραμμών',
  'tables.importing': 'Εισαγωγή των γραμμών',
  'tables.importDo': '{count, plural, one {Εισαγωγή μίας γραμμής} other {Εισαγωγή # γραμμών}}',
  'tables.stopped':
    'Διακόπηκε ύστερα από {rows} από {all} γραμμές. Οι γραμμές που έχουν ήδη αποθηκευτεί διατηρούνται· νέα εισαγωγή του πίνακα συνεχίζει από εκεί.',
  'tables.twice': 'Περισσότερες από μία στήλες συμπληρώνουν το ίδιο πεδίο: {fields}',
  'tables.wouldStore':
    'Προεπισκόπηση: {stored} θα αποθηκεύονταν, {unchanged} υπάρχουν εδώ αμετάβλητα, {refused} θα απορρίπτονταν. Δεν άλλαξε τίποτε.',
  'tables.stored': '{stored} αποθηκεύτηκαν, {unchanged} αμετάβλητα, {refused} απορρίφθηκαν. Είναι σχέδια έως ότου τα δημοσιεύσετε.',
  'tables.missing':
    'Δεν έχει συμπληρωθεί και χρειάζεται σε κάθε διαβατήριο: {fields}. Επιλέξτε παραπάνω τη στήλη ή προσθέστε σταθερή τιμή. Χωρίς αυτό, κάθε γραμμή απορρίπτεται.',
  'tables.required': 'Αυτό λείπει. Επιλέξτε στήλη ή προσθέστε σταθερή τιμή.',
  'tables.refused': 'Γραμμές που απορρίφθηκαν',
  'tables.line': 'Γραμμή',
  'tables.column': 'Στήλη',
  'tables.reason': 'Αιτιολογία',
  'tables.moreRefused':
    '{count, plural, one {Μία ακόμη γραμμή απορρίφθηκε και δεν αναγράφεται.} other {# ακόμη γραμμές απορρίφθηκαν και δεν αναγράφονται.}}',
};
