// Wörter der Ansicht der notifizierten Stellen, auf Deutsch.
import type { Translated } from '../areas.ts';
import type { bodies as english } from '../en/bodies.ts';

export const bodies: Translated<typeof english> = {
  'bodies.title': 'Notifizierte Stellen',
  'bodies.lead': 'Wer Produkte nach Unionsrecht bewerten darf, nach Kennnummer. Geht ohne Netz.',
  'bodies.search': 'Kennnummer, Name, Land oder Rechtsakt',
  'bodies.country': 'Land',
  'bodies.countryAll': 'Alle Länder',
  'bodies.extract':
    'Auszug, wie am {date} bekannt. Er enthält, was eine Quelle bestätigt; Stellen und Rechtsakte fehlen, und Notifizierungen ändern sich. Prüfen Sie in NANDO, bevor Sie sich auf einen Eintrag verlassen.',
  'bodies.noBatteries': 'Für Batterien (Verordnung (EU) 2023/1542) ließ sich keine Stelle bestätigen.',
  'bodies.websites': 'Websites lassen sich kopieren: Diese App öffnet keine.',
  'bodies.number': 'Kennnummer',
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
  'bodies.origin.combined': 'Aus zwei Quellen zusammengesetzt',
  'bodies.origin.third-party': 'Angabe von Dritten',
  'bodies.noneTitle': 'Keine Stelle in diesem Auszug passt',
  'bodies.noneText': 'Das heißt nicht, dass es keine gibt: Der Auszug ist nicht vollständig. Sehen Sie in NANDO nach.',
  'bodies.clear': 'Filter entfernen',
};
