// Messages of the import of tables, in Italian.
import type { Draft } from '../en/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables: Draft<typeof english> = {
  'tables.title': 'Importa una tabella',
  'tables.lead': 'Un passaporto per riga, da un foglio di calcolo o da un’esportazione.',
  'tables.button': 'Importa una tabella',
  'tables.drop': 'Trascinare qui una tabella, o sceglierla.',
  'tables.choose': 'Scegli una tabella',
  'tables.dropHelp': 'Una cartella di lavoro (XLSX), CSV o TSV con una riga di intestazione, oppure NDJSON.',
  'tables.unpacking': 'Lettura della cartella di lavoro {name}',
  'tables.whichSheet': 'Quale foglio contiene i passaporti?',
  'tables.sheetsOf': 'Fogli di {name}',
  'tables.hiddenSheet': '{name} (nascosto)',
  'tables.readSheet': 'Leggi questo foglio',
  'tables.sheetOf': 'Foglio {name}',
  'tables.hidden':
    'Il foglio ha celle nascoste, che vengono anch’esse importate: {rows, plural, =0 {nessuna riga} one {una riga} other {# righe}}, {columns, plural, =0 {nessuna colonna} one {una colonna} other {# colonne}}.',
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
  'tables.templateLong': 'Tabella lunga con un esempio (CSV)',
  'tables.templateHelp':
    'Le colonne obbligatorie vengono per prime e sono contrassegnate con *. La tabella lunga ha altri campi del gruppo di prodotti.',
  'tables.requiredColumn': 'campo obbligatorio',
  'tables.map': 'Quale colonna riempie quale campo?',
  'tables.rows': '{count, plural, one {Una riga} other {# righe}}',
  'tables.separator.comma': 'separati da virgole',
  'tables.separator.semicolon': 'separati da punti e virgola',
  'tables.separator.tab': 'separati da tabulazioni',
  'tables.savedMapping': 'Usa un’assegnazione salvata',
  'tables.suggested': 'Suggerito dalle intestazioni',
  'tables.mappingName': 'Nome di questa assegnazione',
  'tables.saveMapping': 'Salva l’assegnazione',
  'tables.mappingSaved': 'L’assegnazione è salvata.',
  'tables.notImported': 'non importata',
  'tables.fieldOf': 'Campo della colonna {column}',
  'tables.constants': 'Stesso valore in ogni riga',
  'tables.constantField': 'Campo {number} con valore fisso',
  'tables.constantValue': 'Valore di {field}',
  'tables.addConstant': 'Aggiungi un valore fisso',
  'tables.decimal': 'Separatore decimale',
  'tables.import': 'Anteprima e importazione',
  'tables.preview': 'Anteprima senza memorizzare',
  'tables.previewing': 'Verifica delle righe',
  'tables.importing': 'Importazione delle righe',
  'tables.backupFirst': 'Esegui prima un backup',
  'tables.backupFirstHelp':
    'Per importazioni di queste dimensioni. Se la tabella si rivela errata, questo backup riporta alla situazione attuale.',
  'tables.withoutBackup': 'Senza backup, un’importazione errata si può annullare solo un passaporto alla volta.',
  'tables.backingUp': 'Prima viene creato un backup',
  'tables.backedUp': 'Prima di questa importazione è stato creato un backup:',
  'tables.notBackedUp': 'Nulla è stato importato, perché non è stato possibile creare un backup',
  'tables.notBackedUpHelp':
    'Liberare spazio sul disco, scegliere un’altra cartella in Impostazioni, alla voce «Backup automatici», o importare senza backup.',
  'tables.importDo': '{count, plural, one {Importa una riga} other {Importa # righe}}',
  'tables.stopped':
    'Interrotto dopo {rows} righe su {all}. Le righe già memorizzate sono conservate; importando di nuovo questa tabella si prosegue da lì.',
  'tables.twice': 'Più colonne riempiono lo stesso campo: {fields}',
  'tables.wouldStore':
    'Anteprima: {stored} verrebbero memorizzati, {unchanged} sono già presenti, {refused} verrebbero rifiutati. Nulla è stato modificato.',
  'tables.stored': '{stored} memorizzati, {unchanged} invariati, {refused} rifiutati. Sono bozze fino alla pubblicazione.',
  'tables.leftOut':
    '{count, plural, one {Una colonna non viene importata: {columns}.} other {# colonne non vengono importate: {columns}.}} Scegliere un campo per ogni colonna di cui servono i valori.',
  'tables.missing':
    'Non ancora compilato, ma obbligatorio in ogni passaporto: {fields}. Scegliere sopra la colonna per ciascuno o aggiungere un valore fisso. Altrimenti ogni riga è rifiutata.',
  'tables.required': 'Manca. Scegliere una colonna o aggiungere un valore fisso.',
  'tables.refused': 'Righe rifiutate',
  'tables.line': 'Riga',
  'tables.column': 'Colonna',
  'tables.reason': 'Motivo',
  'tables.moreRefused':
    '{count, plural, one {Un’altra riga è stata rifiutata e non è elencata.} other {Altre # righe sono state rifiutate e non sono elencate.}}',
  'tables.fault.quote': 'Una virgoletta è fuori posto o non è chiusa. Raddoppiare ogni virgoletta all’interno di un valore.',
  'tables.fault.json': 'La riga non è un oggetto JSON.',
  'tables.fault.columns':
    'La riga e l’intestazione hanno un numero diverso di colonne. La riga è troncata o un separatore non è tra virgolette.',
  'tables.fault.merged': 'Alcune celle sono unite e solo la prima ha un valore. Separarle.',
  'tables.fault.too-long': 'La riga o un suo valore è troppo lungo.',
  'tables.fault.cell-date': 'La cella non contiene una data valida.',
  'tables.fault.cell-formula':
    'La cella contiene una formula senza risultato salvato. Aprire la cartella di lavoro in un foglio di calcolo e salvarla.',
  'tables.fault.cell-error': 'La cella contiene un errore del foglio di calcolo.',
  'tables.fault.cell': 'La cella non può essere letta. Aprire la cartella di lavoro in un foglio di calcolo e salvarla.',
  'tables.fault.encoding': 'La cella contiene caratteri non adatti alla codifica del file. Salvare la tabella come UTF-8.',
  'tables.fault.duplicate': 'Il passaporto è presente più volte in questo file. Vale la prima riga.',
  'tables.fault.country': 'Nessun paese ha questo nome o codice.',
  'tables.fault.gtin': 'Non è un GTIN valido. Controllare le cifre.',
  'tables.fault.no-product': 'La riga non indica alcun prodotto.',
  'tables.fault.nothing-declared': 'La riga non dichiara nulla.',
};
