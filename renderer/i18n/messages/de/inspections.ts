// The list of inspections and one inspection, in German.
import type { Translated } from '../areas.ts';
import type { inspections as english } from '../en/inspections.ts';

export const inspections: Translated<typeof english> = {
  'inspections.title': 'Prüfungen',
  'inspections.lead': 'Alles, was auf diesem Computer geprüft wurde. Einträge kommen hinzu, geändert wird keiner.',
  'inspections.search': 'Produkt, Code, Datei …',
  'inspections.headline': 'Ergebnis',
  'inspections.headlineAll': 'Alle Ergebnisse',
  'inspections.asOf': 'Zu einem früheren Datum',
  'inspections.decision': 'Entscheidung',
  'inspections.decisionAll': 'Alle Entscheidungen',
  'inspections.when': 'Geprüft',
  'inspections.product': 'Produkt',
  'inspections.input': 'Eingabe',
  'inspections.number': 'Nr.',
  'inspections.noProduct': 'Kein geprüftes Produkt',
  'inspections.export': 'Speichern als',
  'inspections.emptyTitle': 'Noch wurde nichts geprüft',
  'inspections.emptyText':
    'Scannen Sie einen Code, legen Sie eine Datei ab oder fügen Sie einen Text ein. Jede Prüfung wird hier von selbst verzeichnet.',
  'inspections.noneFound': 'Keine Prüfung passt dazu',
  'inspections.noneFoundText': 'Ändern Sie die Suche oder entfernen Sie die Filter.',
  'inspections.clearFilters': 'Filter entfernen',
  'inspections.entry': 'Prüfung {id}',
  'inspections.noSuch': 'Es gibt keine Prüfung {id}',
  'inspections.noSuchText': 'Das Protokoll hat keinen Eintrag mit dieser Nummer. Sehen Sie in der Liste nach.',
  'inspections.toList': 'Zur Liste',
  'inspections.channel': 'Kam über',
  'inspections.entryHash': 'Hash dieses Eintrags',
  'inspections.entryHashHelp': 'Umfasst diesen Eintrag und den Hash des vorigen: Ein fehlender oder geänderter Eintrag fällt auf.',
  'inspections.trustData': 'Vertrauensdaten zu diesem Zeitpunkt',
  'inspections.trustAsOf': 'vom {date}, Nummer {sequence}',
  'inspections.trustOf': 'vom {date}',
  'inspections.appVersion': 'App-Version',
  'inspections.decisions': 'Entscheidungen',
  'inspections.decide': 'Entscheidung eintragen',
  'inspections.recordAs':
    '{decision, select, released {Als freigegeben eintragen} held {Als zurückgehalten eintragen} other {Als weitergeleitet eintragen}}',
  'inspections.decideAgain': 'Weitere Entscheidung eintragen',
  'inspections.decideNote': 'Entscheidungen kommen hinzu, geändert wird keine: Die letzte gilt.',
  'inspections.left':
    'Protokolleintrag {id, number}: „{decision}“ wurde gewählt, aber nicht eingetragen. Zum Eintragen den Protokolleintrag unter Prüfungen öffnen.',
  'inspections.release': 'Freigeben',
  'inspections.hold': 'Zurückhalten',
  'inspections.refer': 'Weiterleiten',
  'inspections.ofKey': 'Nichts freizugeben oder zurückzuhalten',
  'inspections.ofKeyText':
    'Ein Fingerabdruck wird mit einem anderen verglichen. Öffnen Sie die Stelle, an der er gebraucht wird, und scannen Sie ihn noch einmal: Er kommt in das richtige Feld.',
  'inspections.ofKeyTrust': 'Vertrauen: Vertrauensliste importieren oder Aussteller hinzufügen',
  'inspections.ofKeyPacks': 'Pakete: Paket übernehmen',
  'inspections.officer': 'Name',
  'inspections.place': 'Ort',
  'inspections.reference': 'Vorgang',
  'inspections.referenceHelp': 'Nummer der Anmeldung, Sendung oder Akte',
  'inspections.note': 'Vermerk',
  'inspections.mistake.missing': 'Das gehört ins Protokoll.',
  'inspections.mistake.no-reason': 'Geben Sie an, warum das Produkt freigegeben wird, obwohl es nicht gültig ist.',
  'inspections.mistake.wrong-code': 'Geben Sie die beiden angezeigten Ziffern ein. Nach jedem Versuch sind es neue.',
  'inspections.whyReleased': 'Grund der Freigabe',
  'inspections.against': 'Dieses Produkt ist nicht gültig. Die Freigabe verlangt einen Grund und zwei Ziffern.',
  'inspections.code': 'Geben Sie diese Ziffern ein:',
  'inspections.codeHelp': 'Sie sind zufällig, damit kein gedruckter Code ein Produkt freigeben kann.',
  'inspections.closedByScan':
    'Protokolleintrag {id, number}: Ein Scan kam dazwischen. „{decision}“ wurde gewählt, aber nicht eingetragen. Zum Eintragen den Protokolleintrag unter Prüfungen öffnen.',
  'inspections.tooLong': 'Höchstens {limit} Zeichen; das sind {count}.',
  'inspections.decided': 'Die Entscheidung steht im Protokoll.',
  'inspections.waits':
    'In die Daten wird gerade geschrieben, etwa weil ein Paket übernommen wird. Bitte warten: Die Entscheidung wird von selbst noch einmal gesendet und nur einmal eingetragen.',
  'inspections.stillBusy':
    'In die Daten wird noch immer geschrieben. Die Entscheidung ist nicht eingetragen: Tragen Sie sie in einer Weile noch einmal ein.',
  'inspections.unsureTitle': 'Ob sie eingetragen ist, ist nicht bekannt',
  'inspections.unsure':
    'Es kam keine Antwort, und die Entscheidung kann trotzdem im Protokoll stehen. Sehen Sie sich, wenn die Werkbank wieder antwortet, Protokolleintrag {id, number} unter Prüfungen an, bevor Sie sie noch einmal eintragen.',
  'inspections.leftUnsure':
    'Protokolleintrag {id, number}: Ob „{decision}“ eingetragen wurde, ist nicht bekannt. Öffnen Sie den Eintrag unter Prüfungen und sehen Sie nach, bevor Sie es noch einmal eintragen.',
  'inspections.last': 'gilt',
};
