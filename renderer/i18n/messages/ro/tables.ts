// Messages of the import of tables, in Romanian.
import type { Draft } from '../en/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables: Draft<typeof english> = {
  'tables.title': 'Import tabel',
  'tables.lead': 'Câte un pașaport pe rând, dintr-o foaie de calcul sau dintr-un export.',
  'tables.button': 'Import tabel',
  'tables.drop': 'Trageți un tabel aici sau alegeți-l.',
  'tables.choose': 'Alegere tabel',
  'tables.dropHelp': 'Un registru de calcul (XLSX), CSV sau TSV cu antet ori NDJSON.',
  'tables.unpacking': 'Se citește registrul {name}',
  'tables.whichSheet': 'Ce foaie conține pașapoartele?',
  'tables.sheetsOf': 'Foile din {name}',
  'tables.hiddenSheet': '{name} (ascunsă)',
  'tables.readSheet': 'Citire foaie',
  'tables.sheetOf': 'Foaia {name}',
  'tables.hidden':
    'Foaia are celule ascunse, care se importă ca și celelalte: {rows, plural, =0 {niciun rând} one {un rând} few {# rânduri} other {# de rânduri}}, {columns, plural, =0 {nicio coloană} one {o coloană} few {# coloane} other {# de coloane}}.',
  'tables.formulas':
    '{count, plural, one {O celulă conține o formulă. Se importă rezultatul ei de la ultima salvare.} few {# celule conțin formule. Se importă rezultatele lor de la ultima salvare.} other {# de celule conțin formule. Se importă rezultatele lor de la ultima salvare.}}',
  'tables.merged':
    '{count, plural, one {Sunt celule îmbinate: {first}.} few {Sunt celule îmbinate în # locuri, de exemplu {first}.} other {Sunt celule îmbinate în # de locuri, de exemplu {first}.}} Rândurile cărora le lipsește de aceea o valoare se resping: separați celulele.',
  'tables.receiving': 'S-au primit {held} din {size}',
  'tables.surveying': 'Se citește tabelul',
  'tables.notRead': 'Acest fișier nu poate fi citit ca tabel',
  'tables.another': 'Alegere alt tabel',
  'tables.templates': 'Pornire de la un șablon',
  'tables.template': 'Tabel cu un exemplu (CSV)',
  'tables.map': 'Ce coloană completează ce câmp?',
  'tables.rows': '{count, plural, one {Un rând} few {# rânduri} other {# de rânduri}}',
  'tables.separator.comma': 'separate prin virgulă',
  'tables.separator.semicolon': 'separate prin punct și virgulă',
  'tables.separator.tab': 'separate prin tabulator',
  'tables.savedMapping': 'Folosire corespondență salvată',
  'tables.suggested': 'Cum sugerează antetul',
  'tables.mappingName': 'Numele acestei corespondențe',
  'tables.saveMapping': 'Salvare corespondență',
  'tables.mappingSaved': 'Corespondența este salvată.',
  'tables.notImported': 'neimportată',
  'tables.fieldOf': 'Câmpul coloanei {column}',
  'tables.constants': 'La fel în fiecare rând',
  'tables.constantField': 'Câmpul {number} cu valoare fixă',
  'tables.constantValue': 'Valoarea pentru {field}',
  'tables.addConstant': 'Adăugare valoare fixă',
  'tables.decimal': 'Semn zecimal',
  'tables.import': 'Previzualizare și import',
  'tables.preview': 'Previzualizare fără stocare',
  'tables.previewing': 'Se verifică rândurile',
  'tables.importing': 'Se importă rândurile',
  'tables.importDo': '{count, plural, one {Import un rând} few {Import # rânduri} other {Import # de rânduri}}',
  'tables.stopped':
    'Oprit după {rows} din {all} rânduri. Rândurile deja stocate se păstrează; un nou import al acestui tabel continuă de acolo.',
  'tables.twice': 'Mai multe coloane completează același câmp: {fields}',
  'tables.wouldStore':
    'Previzualizare: {stored} s-ar stoca, {unchanged} sunt aici neschimbate, {refused} s-ar respinge. Nu s-a modificat nimic.',
  'tables.stored': '{stored} stocate, {unchanged} neschimbate, {refused} respinse. Sunt ciorne până le publicați.',
  'tables.missing':
    'Necompletat încă, și necesar fiecărui pașaport: {fields}. Alegeți mai sus coloana sau adăugați o valoare fixă. Fără aceasta, fiecare rând este refuzat.',
  'tables.required': 'Lipsește. Alegeți o coloană sau adăugați o valoare fixă.',
  'tables.refused': 'Rânduri respinse',
  'tables.line': 'Rând',
  'tables.column': 'Coloană',
  'tables.reason': 'Motiv',
  'tables.moreRefused':
    '{count, plural, one {Încă un rând a fost respins și nu este enumerat.} few {Încă # rânduri au fost respinse și nu sunt enumerate.} other {Încă # de rânduri au fost respinse și nu sunt enumerate.}}',
};
