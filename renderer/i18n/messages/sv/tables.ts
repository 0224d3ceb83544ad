// Messages of the import of tables, in Swedish.
import type { Draft } from '../en/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables: Draft<typeof english> = {
  'tables.title': 'Importera en tabell',
  'tables.lead': 'Ett pass per rad, från ett kalkylblad eller en export.',
  'tables.button': 'Importera en tabell',
  'tables.drop': 'Släpp en tabell här, eller välj den.',
  'tables.choose': 'Välj en tabell',
  'tables.dropHelp': 'En arbetsbok (XLSX), CSV eller TSV med rubrikrad, eller NDJSON.',
  'tables.unpacking': 'Läser arbetsboken {name}',
  'tables.whichSheet': 'Vilket blad innehåller passen?',
  'tables.sheetsOf': 'Blad i {name}',
  'tables.hiddenSheet': '{name} (dolt)',
  'tables.readSheet': 'Läs bladet',
  'tables.sheetOf': 'Blad {name}',
  'tables.hidden':
    'Bladet har dolda celler, som importeras som de andra: {rows, plural, =0 {ingen rad} one {en rad} other {# rader}}, {columns, plural, =0 {ingen kolumn} one {en kolumn} other {# kolumner}}.',
  'tables.formulas':
    '{count, plural, one {En cell innehåller en formel. Dess senast sparade resultat importeras.} other {# celler innehåller formler. Deras senast sparade resultat importeras.}}',
  'tables.merged':
    '{count, plural, one {Celler är sammanslagna: {first}.} other {Celler är sammanslagna på # ställen, till exempel {first}.}} Rader som därför saknar ett värde avvisas: dela cellerna.',
  'tables.receiving': '{held} av {size} mottaget',
  'tables.surveying': 'Läser tabellen',
  'tables.notRead': 'Filen kan inte läsas som tabell',
  'tables.another': 'Välj en annan tabell',
  'tables.templates': 'Börja från en mall',
  'tables.template': 'Tabell med ett exempel (CSV)',
  'tables.map': 'Vilken kolumn fyller vilket fält?',
  'tables.rows': '{count, plural, one {En rad} other {# rader}}',
  'tables.separator.comma': 'avgränsade med komman',
  'tables.separator.semicolon': 'avgränsade med semikolon',
  'tables.separator.tab': 'avgränsade med tabbar',
  'tables.savedMapping': 'Använd en sparad koppling',
  'tables.suggested': 'Som rubrikerna föreslår',
  'tables.mappingName': 'Kopplingens namn',
  'tables.saveMapping': 'Spara kopplingen',
  'tables.mappingSaved': 'Kopplingen är sparad.',
  'tables.notImported': 'importeras inte',
  'tables.fieldOf': 'Fält för kolumnen {column}',
  'tables.constants': 'Samma på varje rad',
  'tables.constantField': 'Fält {number} med fast värde',
  'tables.constantValue': 'Värde för {field}',
  'tables.addConstant': 'Lägg till ett fast värde',
  'tables.decimal': 'Decimaltecken',
  'tables.import': 'Förhandsgranska och importera',
  'tables.preview': 'Förhandsgranska utan att spara',
  'tables.previewing': 'Kontrollerar raderna',
  'tables.importing': 'Importerar raderna',
  'tables.importDo': '{count, plural, one {Importera en rad} other {Importera # rader}}',
  'tables.stopped':
    'Stoppat efter {rows} av {all} rader. Rader som redan sparats behålls; importeras tabellen på nytt fortsätter det därifrån.',
  'tables.twice': 'Mer än en kolumn fyller samma fält: {fields}',
  'tables.wouldStore':
    'Förhandsgranskning: {stored} skulle sparas, {unchanged} finns här oförändrade, {refused} skulle avvisas. Inget ändrades.',
  'tables.stored': '{stored} sparade, {unchanged} oförändrade, {refused} avvisade. De är utkast tills du publicerar dem.',
  'tables.missing':
    'Inte ifyllt än, och varje pass behöver det: {fields}. Välj kolumnen ovan eller lägg till ett fast värde. Utan det avvisas varje rad.',
  'tables.required': 'Detta saknas. Välj en kolumn eller lägg till ett fast värde.',
  'tables.refused': 'Avvisade rader',
  'tables.line': 'Rad',
  'tables.column': 'Kolumn',
  'tables.reason': 'Skäl',
  'tables.moreRefused':
    '{count, plural, one {Ytterligare en rad avvisades och visas inte.} other {Ytterligare # rader avvisades och visas inte.}}',
};
