// Messages of the import of tables, in German.
import type { Translated } from '../en/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables: Translated<typeof english> = {
  'tables.title': 'Tabelle importieren',
  'tables.lead': 'Ein Pass je Zeile, aus einer Tabellenkalkulation oder einem Export.',
  'tables.button': 'Tabelle importieren',
  'tables.drop': 'Legen Sie eine Tabelle hier ab, oder wählen Sie sie aus.',
  'tables.choose': 'Tabelle auswählen',
  'tables.dropHelp': 'Arbeitsmappe (XLSX), CSV oder TSV mit Kopfzeile, oder NDJSON.',
  'tables.unpacking': 'Arbeitsmappe {name} wird gelesen',
  'tables.whichSheet': 'Auf welchem Blatt stehen die Pässe?',
  'tables.sheetsOf': 'Blätter von {name}',
  'tables.hiddenSheet': '{name} (ausgeblendet)',
  'tables.readSheet': 'Dieses Blatt lesen',
  'tables.sheetOf': 'Blatt {name}',
  'tables.hidden':
    'Das Blatt enthält ausgeblendete Zellen, die wie die anderen importiert werden: {rows, plural, =0 {keine Zeile} one {eine Zeile} other {# Zeilen}}, {columns, plural, =0 {keine Spalte} one {eine Spalte} other {# Spalten}}.',
  'tables.formulas':
    '{count, plural, one {Eine Zelle enthält eine Formel. Importiert wird ihr zuletzt gespeichertes Ergebnis.} other {# Zellen enthalten Formeln. Importiert werden ihre zuletzt gespeicherten Ergebnisse.}}',
  'tables.merged':
    '{count, plural, one {Verbundene Zellen: {first}.} other {Verbundene Zellen an # Stellen, zum Beispiel {first}.}} Zeilen, denen dadurch ein Wert fehlt, werden abgelehnt: Heben Sie den Zellverbund auf.',
  'tables.receiving': '{held} von {size} empfangen',
  'tables.surveying': 'Tabelle wird gelesen',
  'tables.notRead': 'Diese Datei lässt sich nicht als Tabelle lesen',
  'tables.another': 'Andere Tabelle wählen',
  'tables.templates': 'Mit einer Vorlage beginnen',
  'tables.template': 'Tabelle mit Beispiel (CSV)',
  'tables.templateLong': 'Lange Tabelle mit Beispiel (CSV)',
  'tables.templateHelp':
    'Die Pflichtspalten stehen vorn und sind mit * gekennzeichnet. Die lange Tabelle enthält weitere Felder der Produktgruppe.',
  'tables.requiredColumn': 'Pflichtfeld',
  'tables.map': 'Welche Spalte füllt welches Feld?',
  'tables.rows': '{count, plural, one {Eine Zeile} other {# Zeilen}}',
  'tables.separator.comma': 'durch Kommas getrennt',
  'tables.separator.semicolon': 'durch Semikolons getrennt',
  'tables.separator.tab': 'durch Tabulatoren getrennt',
  'tables.savedMapping': 'Gespeicherte Zuordnung verwenden',
  'tables.suggested': 'Aus den Überschriften vorgeschlagen',
  'tables.mappingName': 'Name dieser Zuordnung',
  'tables.saveMapping': 'Zuordnung speichern',
  'tables.mappingSaved': 'Die Zuordnung ist gespeichert.',
  'tables.notImported': 'wird nicht importiert',
  'tables.fieldOf': 'Feld der Spalte {column}',
  'tables.constants': 'In jeder Zeile derselbe Wert',
  'tables.constantField': 'Feld {number} mit festem Wert',
  'tables.constantValue': 'Wert von {field}',
  'tables.addConstant': 'Festen Wert hinzufügen',
  'tables.decimal': 'Dezimalzeichen',
  'tables.import': 'Vorschau und Import',
  'tables.preview': 'Vorschau, ohne zu speichern',
  'tables.previewing': 'Zeilen werden geprüft',
  'tables.importing': 'Zeilen werden importiert',
  'tables.backupFirst': 'Zuerst eine Sicherung erstellen',
  'tables.backupFirstHelp':
    'Bei Importen dieser Größe. Stellt sich die Tabelle als falsch heraus, führt diese Sicherung zum jetzigen Stand zurück.',
  'tables.withoutBackup': 'Ohne Sicherung lässt sich ein falscher Import nur Pass für Pass rückgängig machen.',
  'tables.backingUp': 'Zuerst wird eine Sicherung erstellt',
  'tables.backedUp': 'Vor diesem Import wurde eine Sicherung erstellt:',
  'tables.notBackedUp': 'Es wurde nichts importiert, weil keine Sicherung erstellt werden konnte',
  'tables.notBackedUpHelp':
    'Schaffen Sie Platz auf dem Datenträger, wählen Sie in den Einstellungen unter „Automatische Sicherungen“ einen anderen Ordner, oder importieren Sie ohne Sicherung.',
  'tables.importDo': '{count, plural, one {Eine Zeile importieren} other {# Zeilen importieren}}',
  'tables.stopped':
    'Nach {rows} von {all} Zeilen angehalten. Was gespeichert ist, bleibt; der nächste Import dieser Tabelle macht dort weiter.',
  'tables.twice': 'Mehr als eine Spalte füllt dasselbe Feld: {fields}',
  'tables.wouldStore':
    'Vorschau: {stored} würden gespeichert, {unchanged} sind schon hier, {refused} würden abgelehnt. Nichts wurde geändert.',
  'tables.stored': '{stored} gespeichert, {unchanged} unverändert, {refused} abgelehnt. Es sind Entwürfe, bis Sie sie veröffentlichen.',
  'tables.leftOut':
    '{count, plural, one {Eine Spalte wird nicht importiert: {columns}.} other {# Spalten werden nicht importiert: {columns}.}} Wählen Sie für jede Spalte, deren Werte Sie brauchen, ein Feld.',
  'tables.missing':
    'Noch nicht gefüllt, aber in jedem Pass nötig: {fields}. Wählen Sie oben die Spalte dafür oder fügen Sie einen festen Wert hinzu. Sonst wird jede Zeile abgelehnt.',
  'tables.required': 'Fehlt. Wählen Sie eine Spalte dafür oder fügen Sie einen festen Wert hinzu.',
  'tables.refused': 'Abgelehnte Zeilen',
  'tables.line': 'Zeile',
  'tables.column': 'Spalte',
  'tables.reason': 'Grund',
  'tables.moreRefused':
    '{count, plural, one {Eine weitere Zeile wurde abgelehnt und ist nicht aufgeführt.} other {# weitere Zeilen wurden abgelehnt und sind nicht aufgeführt.}}',
  'tables.fault.quote':
    'Ein Anführungszeichen steht falsch oder wird nicht geschlossen. Verdoppeln Sie jedes Anführungszeichen innerhalb eines Wertes.',
  'tables.fault.json': 'Die Zeile ist kein JSON-Objekt.',
  'tables.fault.columns':
    'Zeile und Kopfzeile haben verschieden viele Spalten. Die Zeile ist abgeschnitten, oder ein Trennzeichen steht nicht in Anführungszeichen.',
  'tables.fault.merged': 'Zellen sind verbunden, und nur die erste hat einen Wert. Heben Sie den Zellverbund auf.',
  'tables.fault.too-long': 'Die Zeile oder ein Wert darin ist zu lang.',
  'tables.fault.cell-date': 'Die Zelle enthält kein Datum, das es im Kalender gibt.',
  'tables.fault.cell-formula':
    'Die Zelle enthält eine Formel ohne ihr Ergebnis. Öffnen Sie die Arbeitsmappe in einer Tabellenkalkulation, und speichern Sie sie.',
  'tables.fault.cell-error': 'Die Zelle enthält einen Fehler der Tabellenkalkulation.',
  'tables.fault.cell': 'Die Zelle lässt sich nicht lesen. Öffnen Sie die Arbeitsmappe in einer Tabellenkalkulation, und speichern Sie sie.',
  'tables.fault.encoding': 'Die Zelle enthält Zeichen, die nicht zur Kodierung der Datei passen. Speichern Sie die Tabelle als UTF-8.',
  'tables.fault.duplicate': 'Der Pass steht mehrmals in dieser Datei. Es gilt die erste Zeile.',
  'tables.fault.country': 'Kein Land hat diesen Namen oder Code.',
  'tables.fault.gtin': 'Das ist keine gültige GTIN. Prüfen Sie die Ziffern.',
  'tables.fault.no-product': 'Die Zeile nennt kein Produkt.',
  'tables.fault.nothing-declared': 'Die Zeile meldet nichts an.',
};
