// Messages of the want-list, in German.
import type { Translated } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Translated<typeof english> = {
  'wantList.title': 'Fehlende Pässe',
  'wantList.lead':
    'Hier gescannt, aber ohne Kopie des Passes, also nicht geprüft. Bringen Sie die Liste zu einem Computer mit Netz. Treffen die Pässe ein, werden die Prüfungen wiederholt.',
  'wantList.save': 'Liste speichern',
  'wantList.qr': 'Als QR-Codes zeigen',
  'wantList.qrPart': 'QR-Code {part} von {count}',
  'wantList.qrHelp':
    'Der andere Computer nimmt diese Codes in seine Liste auf, wenn er {count, plural, one {diesen QR-Code} other {diese {count} QR-Codes}} scannt. Darauf {codes, plural, one {steht ein Pass} other {stehen # Pässe}}.',
  'wantList.qrTooLong':
    '{count, plural, one {Bei einem weiteren Pass ist die Adresse zu lang für einen QR-Code: Er steht nur in der gespeicherten Liste.} other {Bei # weiteren Pässen ist die Adresse zu lang für einen QR-Code: Sie stehen nur in der gespeicherten Liste.}}',
  'wantList.qrNext': 'Nächster',
  'wantList.qrPrevious': 'Vorheriger',
  'wantList.qrFailed': 'Der QR-Code ließ sich nicht zeichnen',
  'wantList.none': 'Kein Pass fehlt',
  'wantList.noneFound': 'Kein fehlender Pass passt',
  'wantList.noneText': 'Zu allem, was gescannt wurde, hat dieser Computer eine Kopie.',
  'wantList.what': 'Produkt oder Link',
  'wantList.serial': 'Seriennummer {serial}',
  'wantList.batch': 'Charge {batch}',
  'wantList.scanned': 'Gescannt',
  'wantList.times': '{count, plural, one {einmal} other {#-mal}}',
  'wantList.last': 'Zuletzt',
  'wantList.how': 'So kommen Kopien auf diesen Computer',
  'wantList.howTake':
    'Speichern Sie die Liste auf einem Stick. Wo kein Stick erlaubt ist, zeigen Sie sie als QR-Codes und scannen Sie sie mit dem anderen Computer: Wovon er keine Kopie hat, steht dann auf seiner eigenen Liste.',
  'wantList.howFetch':
    'Wenn der andere Computer die Kopien noch nicht hat: Öffnen Sie dort Prüfungen, Fehlende Pässe, Von einem Dienst holen, und wählen Sie die gespeicherte Liste.',
  'wantList.howPack': 'Öffnen Sie dort dann Pakete, Paket erstellen, wählen Sie „Nur diese Codes“ und die gespeicherte Liste.',
  'wantList.howBring':
    'Bringen Sie das Paket her und übernehmen Sie es unter Pakete. Wartende Prüfungen werden binnen Sekunden noch einmal geprüft; das steht dann in jedem Bereich, mit einem Link zum Ergebnis.',
  'wantList.choose': 'Gespeicherte Liste fehlender Pässe wählen',
  'wantList.packEmpty':
    'Das Paket ist leer: Von keinem dieser Codes liegt hier eine Kopie. Holen Sie die Kopien zuerst: Prüfungen, Fehlende Pässe, Von einem Dienst holen.',
  'wantList.more': '{count} weitere im Protokoll',
  'wantList.open': 'Fehlende Pässe',
  'wantList.sync.fetch': 'Von einem Dienst holen',
  'wantList.sync.fetchLead':
    'Fragt nur den Dienst, den Sie nennen. Alles Empfangene wird verifiziert, bevor es gespeichert wird, auch die Statuslisten, die Widerrufe zeigen.',
  'wantList.sync.what': 'Was geholt wird',
  'wantList.sync.thisList':
    '{count, plural, =0 {Die Liste ist leer: Wählen Sie eine Datei} one {Die eine Kopie auf dieser Liste} other {Die # Kopien auf dieser Liste}}',
  'wantList.sync.file': 'Datei wählen',
  'wantList.sync.fileHelp': 'Codes, Produktlinks oder GTINs, je Zeile einer; eine gespeicherte Liste fehlender Pässe; ein Linkset.',
  'wantList.sync.noFile': 'Zurück zur Liste',
  'wantList.sync.unreadable': 'Die Datei {name} lässt sich nicht als Text lesen.',
  'wantList.sync.tooLarge': 'Die Datei {name} ist größer als {limit}.',
  'wantList.sync.fingerprint': 'Fingerabdruck des eigenen Schlüssels des Dienstes',
  'wantList.sync.fingerprintHelp':
    'Ihr Schlüssel wird nur an einen Dienst gesendet, dessen eigener Schlüssel verglichen wurde. Um den Fingerabdruck zu sehen, holen Sie einmal ohne Ihren Schlüssel, und vergleichen Sie ihn mit einer anderen Quelle. Bei einem bekannten Aussteller unter seiner eigenen Adresse ist das nicht nötig.',
  'wantList.sync.key': 'Schlüssel für Ihre Rolle (falls Sie einen haben)',
  'wantList.sync.keyHelp':
    'Der Dienst zeigt, was Ihre Rolle sehen darf, dem Zoll etwa die Warennummer. Der Schlüssel geht nur an diesen Dienst und wird nicht aufbewahrt.',
  'wantList.sync.address': 'Adresse des Dienstes',
  'wantList.sync.addressHelp': 'Sie beginnt mit https://, so wie der Betreiber sie Ihnen gab.',
  'wantList.sync.unprotected':
    'Diese Adresse ist nicht geschützt (http). Setzen Sie das Häkchen darunter, wenn sie auf diesem Computer oder in seinem eigenen Netz liegt.',
  'wantList.sync.http': 'http erlauben, nur zu diesem Computer oder in sein eigenes Netz',
  'wantList.sync.start': 'Holen',
  'wantList.sync.stop': 'Anhalten',
  'wantList.sync.going': 'Wird geholt',
  'wantList.sync.stopped': 'Nichts wurde geholt',
  'wantList.sync.identity': 'Der Dienst nennt sich',
  'wantList.sync.known': 'Ein Aussteller, der hier bekannt ist',
  'wantList.sync.unknown':
    'Hier nicht bekannt. Vergleichen Sie den Fingerabdruck mit einer anderen Quelle, bevor Sie ihn unter Vertrauen hinzufügen.',
  'wantList.sync.keys': 'Fingerabdruck seines Schlüssels',
  'wantList.sync.unnamed': 'Der Dienst weist sich nicht aus: {detail}',
  'wantList.sync.fetched': 'Geholt',
  'wantList.sync.unchanged': 'Schon hier',
  'wantList.sync.notThere': 'Nicht gefunden',
  'wantList.sync.refused': 'Abgelehnt',
  'wantList.sync.failed': 'Konnte nicht geholt werden',
  'wantList.sync.details': 'Was abgelehnt wurde oder misslang',
  'wantList.sync.again': 'Was misslang, wird beim nächsten Holen noch einmal versucht.',
  'wantList.sync.lists': 'Geprüfte Statuslisten',
  'wantList.sync.listsNote': '{count, plural, one {# ließ sich nicht prüfen} other {# ließen sich nicht prüfen}}',
  'wantList.sync.listDetails': 'Statuslisten, die sich nicht prüfen ließen',
  'wantList.sync.why.unknownIssuer':
    'Dem Aussteller wird auf diesem Computer nicht vertraut. Fügen Sie ihn unter Vertrauen hinzu und holen Sie noch einmal.',
  'wantList.sync.why.otherOrigin': 'Das liegt bei einem anderen Dienst, der nicht kontaktiert wurde.',
  'wantList.sync.why.older': 'Auf diesem Computer liegt eine neuere. Auch diese ist aufbewahrt: Was sie widerruft, zählt.',
  'wantList.sync.why.unusable': 'Es ist keine brauchbare Statusliste dieses Ausstellers.',
  'wantList.sync.why.notThere': 'Der Dienst hat das nicht.',
  'wantList.sync.why.noAnswer': 'Der Dienst hat nicht geantwortet. Versuchen Sie es später noch einmal.',
  'wantList.sync.why.key': 'Der Dienst nimmt den Schlüssel für Ihre Rolle nicht an.',
  'wantList.sync.why.altered': 'Er wurde verändert oder ist kein Pass dieses Produkts. Er wurde nicht gespeichert.',
  'wantList.sync.why.notAccepted':
    'Ihr Schlüssel wurde nicht gesendet: Der eigene Schlüssel des Dienstes wurde nicht verglichen, oder der Dienst hat einen anderen. Es wurde nichts geholt.',
  'wantList.sync.why.certificate': 'Der Dienst kann nicht beweisen, dass er der genannte ist. Von ihm wurde nichts geholt.',
};
