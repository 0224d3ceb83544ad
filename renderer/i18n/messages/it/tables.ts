// Messages of the import of tables, in Italian.
import type { Draft } from '../en/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables: Draft<typeof english> = {
  'tables.title': 'Importa una tabella',
  'tables.lead': 'Un passaporto per riga, da un foglio di calcolo o da un’esportazione.',
  'tables.button': 'Importa una tabella',
  'tables.drop': 'Trascinare qui una tabella, o sceglierla.',
  'tables.choose': 'Scegli una tabella',
  'tables.dropHelp': 'Una cartella di lavoro (XLSX), CSV o TSV con intestazione, oppure NDJSON.',
  'tables.unpacking': 'Lettura della cartella di lavoro {name}',
  'tables.whichSheet': 'Quale foglio contiene i passaporti?',
  'tables.sheetsOf': 'Fogli di {name}',
  'tables.hiddenSheet': '{name} (nascosto)',
  'tables.readSheet': 'Leggi questo foglio',
  'tables.sheetOf': 'Foglio {name}',
  'tables.hidden':
    'Il foglio ha celle nascoste, importate come le altre: {rows, plural, =0 {nessuna riga} one {una riga} other {# righe}}, {columns, plural, =0 {nessuna colonna} one {una colonna} other {# colonne}}.',
  'tables.formulas':
    '{count, plural, one {Una cella contiene una formula. Si importa il risultato salvato per ultimo.} other {# celle contengono formule. Si importano i risultati salvati per ultimi.}}',
  'tables.merged':
    '{count, plural, one {Ci sono celle unite: {first}.} other {Ci sono celle unite in # punti, ad esempio {first}.}} Le righe a cui per questo manca un valore sono rifiutate: separare le celle.',
  'tables.receiving': '{held} di {size} ricevuti',
  'tables.surveying': 'Lettura della tabella',
  'tables.notRead': 'Questo file non si può leggere come tabella',
  'tables.another': 'Scegli un’altra tabella',
  'tables.templates': 'Iniziare da un modello',
  'tables.template': 'Tabella con un esempio (CSV)',
  'tables.map': 'Quale colonna riempie quale campo?',
  'tables.rows': '{count, plural, one {Una riga} other {# righe}}',
  'tables.separator.comma': 'separati da virgole',
  'tables.separator.semicolon': 'separati da punti e virgola',
  'tables.separator.tab': 'separati da tabulazioni',
  'tables.savedMapping': 'Usa un’assegnazione salvata',
  'tables.suggested': 'Come suggerito dalle intestazioni',
  'tables.mappingName': 'Nome di questa assegnazione',
  'tables.saveMapping': 'Salva l’assegnazione',
  'tables.mappingSaved': 'L’assegnazione è salvata.',
  'tables.notImported': 'non importata',
  'tables.fieldOf': 'Campo della colonna {column}',
  'tables.constants': 'Uguale in ogni riga',
  'tables.constantField': 'Campo {number} con valore fisso',
  'tables.constantValue': 'Valore di {field}',
  'tables.addConstant': 'Aggiungi un valore fisso',
  'tables.decimal': 'Separatore decimale',
  'tables.import': 'Anteprima e importazione',
  'tables.preview': 'Anteprima senza memorizzare',
  'tables.previewing': 'Verifica delle righe',
  'tables.importing': 'Importazione delle righe',
  'tables.importDo': '{count, plural, one {Importa una riga} other {Importa # righe}}',
  'tables.stopped':
    'Interrotto dopo {rows} righe su {all}. Le righe già memorizzate sono conservate; importando di nuovo questa tabella si prosegue da lì.',
  'tables.twice': 'Più colonne riempiono lo stesso campo: {fields}',
  'tables.wouldStore':
    'Anteprima: {stored} verrebbero memorizzati, {unchanged} sono qui invariati, {refused} verrebbero rifiutati. Nulla è stato modificato.',
  'tables.stored': '{stored} memorizzati, {unchanged} invariati, {refused} rifiutati. Sono bozze fino alla pubblicazione.',
  'tables.missing':
    'Non ancora compilato, e serve a ogni passaporto: {fields}. Scegliere sopra la colonna o aggiungere un valore fisso. Senza, ogni riga è rifiutata.',
  'tables.required': 'Manca. Scegliere una colonna o aggiungere un valore fisso.',
  'tables.refused': 'Righe rifiutate',
  'tables.line': 'Riga',
  'tables.column': 'Colonna',
  'tables.reason': 'Motivo',
  'tables.moreRefused':
    '{count, plural, one {Un’altra riga è stata rifiutata e non è elencata.} other {Altre # righe sono state rifiutate e non sono elencate.}}',
};
