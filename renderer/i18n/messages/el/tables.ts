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
  'tables.fault.quote': 'Ένα εισαγωγικό είναι σε λάθος θέση ή δεν κλείνει. Διπλασιάστε κάθε εισαγωγικό μέσα σε τιμή.',
  'tables.fault.json': 'Η γραμμή δεν είναι αντικείμενο JSON.',
  'tables.fault.columns':
    'Η γραμμή και η επικεφαλίδα έχουν διαφορετικό αριθμό στηλών. Η γραμμή είναι κομμένη ή ένα διαχωριστικό δεν είναι σε εισαγωγικά.',
  'tables.fault.merged': 'Κελιά είναι συγχωνευμένα και μόνο το πρώτο έχει τιμή. Καταργήστε τη συγχώνευση.',
  'tables.fault.too-long': 'Η γραμμή ή μια τιμή της είναι πολύ μεγάλη.',
  'tables.fault.cell-date': 'Το κελί δεν περιέχει υπαρκτή ημερομηνία.',
  'tables.fault.cell-formula':
    'Το κελί περιέχει τύπο χωρίς το αποτέλεσμά του. Ανοίξτε το βιβλίο εργασίας σε πρόγραμμα υπολογιστικών φύλλων και αποθηκεύστε το.',
  'tables.fault.cell-error': 'Το κελί περιέχει σφάλμα του υπολογιστικού φύλλου.',
  'tables.fault.cell': 'Το κελί δεν μπορεί να διαβαστεί. Ανοίξτε το βιβλίο εργασίας σε πρόγραμμα υπολογιστικών φύλλων και αποθηκεύστε το.',
  'tables.fault.encoding':
    'Το κελί περιέχει χαρακτήρες που δεν ταιριάζουν με την κωδικοποίηση του αρχείου. Αποθηκεύστε τον πίνακα ως UTF-8.',
  'tables.fault.duplicate': 'Το διαβατήριο υπάρχει πάνω από μία φορά σε αυτό το αρχείο. Ισχύει η πρώτη γραμμή.',
  'tables.fault.country': 'Καμία χώρα δεν έχει αυτό το όνομα ή τον κωδικό.',
  'tables.fault.gtin': 'Αυτό δεν είναι έγκυρο GTIN. Ελέγξτε τα ψηφία.',
  'tables.fault.no-product': 'Η γραμμή δεν αναφέρει προϊόν.',
  'tables.fault.nothing-declared': 'Η γραμμή δεν δηλώνει τίποτα.',
};
