// Messages of the frame around the screens: navigation, notices, errors, in German.

import type { Translated } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Translated<typeof english> = {
  'frame.inspect': 'Prüfen',
  'frame.inspections': 'Prüfungen',
  'frame.passports': 'Pässe',
  'frame.packs': 'Pakete',
  'frame.trustScreen': 'Vertrauen',
  'frame.bodies': 'Notifizierte Stellen',
  'frame.resolver': 'Resolver',
  'frame.settings': 'Einstellungen',
  'frame.navigation': 'Bereiche',
  'frame.skip': 'Zum Inhalt springen',
  'frame.language': 'Sprache',
  'frame.sessionOver':
    'Dieses Fenster ist nicht mehr an der Werkbank angemeldet. Öffnen Sie eine neue Einmaladresse; „desk address“ gibt eine aus, solange das Programm läuft.',
  'frame.maintenance': 'In Wartung seit {time}, durch {who}: {reason}. Prüfungen und Änderungen warten.',
  'frame.down': 'Die Werkbank antwortet nicht. Es geht nichts verloren: Dieses Fenster versucht es von selbst weiter.',
  'frame.downSince': 'Keine Antwort seit {time}',
  'frame.back': 'Die Werkbank antwortet wieder.',
  'frame.trust': 'Vertrauensdaten',
  'frame.trustNone': 'keine auf diesem Computer',
  'frame.trustState': '{state, select, fresh {aktuell} stale {zu erneuern} expired {veraltet} other {keine}}',
  'frame.issuers': '{count, plural, =0 {keine Aussteller} one {# Aussteller} other {# Aussteller}}',
  'frame.sampleLoaded': 'Die Muster sind geladen. Alles daraus ist mit SAMPLE gekennzeichnet.',
  'frame.notice.workbench-restarted': 'Die Werkbank wurde neu gestartet. Jede abgeschlossene Prüfung steht im Protokoll.',
  'frame.notice.backup-restored':
    'Eine Sicherung wurde wiederhergestellt: Dieser Computer hat seine Aufzeichnungen wieder. Was wiederhergestellt wurde und was nicht, steht in den Einstellungen.',
  'frame.notice.wanted-arrived': 'Fehlende Pässe sind eingetroffen; die Prüfungen wurden wiederholt. Die Ergebnisse stehen im Protokoll.',
  'frame.notice.issuer-arrived':
    'Neue Aussteller oder Schlüssel sind bekannt: Was von unbekannten Ausstellern kam, wurde noch einmal geprüft. Die Ergebnisse stehen im Protokoll.',
  'frame.notice.own-list-waiting':
    'Über eine importierte Statusliste dieses Dienstes ist zu entscheiden: Sie würde viele Pässe widerrufen oder aussetzen, oder der Schlüssel, der sie signiert hat, war ersetzt, bevor die Liste zum ersten Mal gesehen wurde. Nichts wurde widerrufen. Bestätigen oder verwerfen Sie die Liste unter „Vertrauen“ oder mit desk status recall.',
  'frame.notice.own-list-newer':
    'Widerrufe wurden erneut angewendet: Eine Statusliste dieses Dienstes war neuer als seine Daten; hier wurde also eine alte Kopie der Daten eingespielt.',
  'frame.notice.log-changed':
    'Das Protokoll ist nicht mehr das, was dieser Computer signiert hat: Ein anderes Programm hat Einträge geändert, entfernt oder hinzugefügt. Verlassen Sie sich nicht darauf und verständigen Sie Ihre Administration:',
  'frame.notice.log-key-new':
    'Dieser Computer signiert das Protokoll jetzt mit einem neuen Schlüssel, weil der bisherige fehlt. Er kann nicht zeigen, ob frühere Einträge geändert wurden.',
  'frame.notice.modes-mended':
    'Dateien des Datenordners waren für andere Benutzer dieses Computers offen. Jetzt kann nur noch ihr Besitzer sie lesen oder ändern:',
  'frame.notice.modes-open':
    'Andere Benutzer dieses Computers können Dateien des Datenordners lesen oder ändern, und die App kann das nicht beheben. Verständigen Sie Ihre Administration:',
  'frame.notice.public-restarted': 'Der öffentliche Dienst wurde neu gestartet.',
  'frame.notice.backup-late': 'Die neueste Sicherung ist älter als vorgesehen. Siehe Einstellungen, Sicherung.',
  'frame.notice.log-file-failed':
    'Die Protokolldatei des Dienstes lässt sich nicht schreiben. Schaffen Sie Platz, oder rufen Sie desk doctor auf.',
  'frame.notice.certificate-ends':
    'Das Zertifikat des Resolvers läuft in höchstens 30 Tagen ab oder ist abgelaufen. Der Bereich „Resolver“ zeigt, wann, und was zu tun ist.',
  'frame.notice.clock-behind':
    'Die Uhr dieses Computers geht nach. Datumsangaben lassen sich erst beurteilen, wenn Sie sie richtig stellen. Geht sie jetzt richtig und ging zuvor vor, bestätigen Sie das unter „Vertrauen“.',
  'frame.notice.self-test-failed':
    'Der Selbsttest ist fehlgeschlagen: Verlassen Sie sich nicht auf Ergebnisse dieses Computers. Verständigen Sie Ihre Administration.',
  'frame.engineOld':
    'Die Browser-Engine dieser App stammt vom {day} oder von früher. Engines, die älter als sechs Monate sind, haben bekannte Sicherheitslücken: Installieren Sie die aktuelle Version. Die App sucht nicht nach Updates.',
  'frame.dismiss': 'Hinweis ausblenden',
  'frame.noSuchScreen': 'Diesen Bereich gibt es nicht',
  'frame.noSuchScreenHelp': 'Die Adresse gehört zu keinem der Bereiche links.',
  'frame.notLoaded': 'Dieser Bereich konnte nicht geladen werden',
  'frame.notLoadedHelp': 'Er kommt von der Werkbank, die gerade nicht antwortet. Laden Sie ihn neu, wenn sie wieder antwortet.',
  'frame.toInspect': 'Zu „Prüfen“',
  'frame.crashed': 'Dieser Bereich ist abgestürzt',
  'frame.crashedHelp':
    'Was zuvor geprüft wurde, steht im Protokoll. Laden Sie den Bereich neu; geschieht es noch einmal, melden Sie den Text unten.',
  'frame.reload': 'Neu laden',
};
