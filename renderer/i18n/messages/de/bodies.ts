// Messages of the notified bodies screen, in German.

import type { bodies as english } from '../en/bodies.ts';
import type { Translated } from '../en/catalogue.ts';

export const bodies: Translated<typeof english> = {
  'bodies.title': 'Notifizierte Stellen',
  'bodies.lead': 'Stellen, die Produkte nach Unionsrecht bewerten dürfen, nach Kennnummer. Funktioniert offline.',
  'bodies.search': 'Kennnummer, Name, Land oder Rechtsakt',
  'bodies.country': 'Land',
  'bodies.countryAll': 'Alle Länder',
  'bodies.extract':
    'Dieser Auszug vom {date} enthält nur, was eine Quelle bestätigt hat. Einige Stellen und Rechtsakte fehlen, und Notifizierungen ändern sich. Prüfen Sie in NANDO, bevor Sie sich auf einen Eintrag verlassen.',
  'bodies.noBatteries': 'Für Batterien (Verordnung (EU) 2023/1542) ließ sich keine Stelle bestätigen.',
  'bodies.websites': 'Sie können die Websites kopieren; diese App öffnet sie nicht.',
  'bodies.number': 'Nummer',
  'bodies.name': 'Stelle',
  'bodies.acts': 'Rechtsakte',
  'bodies.source': 'Quelle',
  'bodies.website': 'Website',
  'bodies.copy': 'Adresse von {name} kopieren',
  'bodies.asOf': 'Stand {date}',
  'bodies.undated': 'ohne Datum',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Eigene Seite der Stelle',
  'bodies.origin.regulator': 'Nationale Behörde',
  'bodies.origin.combined': 'Aus zwei Quellen zusammengeführt',
  'bodies.origin.third-party': 'Angabe von Dritten',
  'bodies.origin.list': 'Importierte Liste',
  'bodies.noneTitle': 'Keine Stelle in dieser Liste passt',
  'bodies.noneText': 'Das heißt nicht, dass es keine gibt: Die Liste ist vielleicht nicht vollständig. Sehen Sie in NANDO nach.',
  'bodies.clear': 'Filter zurücksetzen',
  'bodies.imported':
    'Liste mit Stand {date}, auf diesem Computer importiert. Quelle: {source}. Notifizierungen ändern sich. Prüfen Sie in NANDO, bevor Sie sich auf einen Eintrag verlassen.',
  'bodies.importForm':
    'Eine eigene Liste ist eine JSON- oder CSV-Datei. Als CSV: die Zeile „statusDate,2026-01-15“, die Zeile „source,…“, die Zeile „number,name,country,acts,website“, dann eine Zeile je Stelle. Trennen Sie mehrere Rechtsakte durch „|“.',
  'bodies.import': 'Liste importieren',
  'bodies.importing': '{name} wird gelesen',
  'bodies.importDone': 'Übernommene Stellen: {count}, Stand {date}',
  'bodies.importTooLarge': '{name} ist größer als {limit} und kann deshalb keine Liste notifizierter Stellen sein.',
  'bodies.importUnreadable': '{name} lässt sich nicht als Text in UTF-8 lesen. Speichern Sie die Datei so, oder wählen Sie eine andere.',
  'bodies.back': 'Zurück zur mitgelieferten Liste',
  'bodies.backDone': 'Die mitgelieferte Liste vom {date} gilt wieder',
  'bodies.olderTitle': 'Diese Liste ist älter',
  'bodies.olderText': '{name} ist älter als die jetzige Liste vom {date}. Was seither notifiziert oder zurückgezogen wurde, fehlt darin.',
  'bodies.olderUse': 'Ältere Liste verwenden',
};
