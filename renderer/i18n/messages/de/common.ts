// Words that every screen uses, in German.

import type { Translated } from '../areas.ts';
import type { common as english } from '../en/common.ts';

export const common: Translated<typeof english> = {
  'common.appName': 'DPP Desk',
  'common.search': 'Suchen',
  'common.count': '{count, plural, one {# Eintrag} other {# Einträge}}',
  'common.save': 'Speichern',
  'common.saved': 'Gespeichert',
  'common.cancel': 'Abbrechen',
  'common.close': 'Schließen',
  'common.retry': 'Noch einmal versuchen',
  'common.copy': 'Kopieren',
  'common.copied': 'Kopiert',
  'common.copyFailed': 'Das Kopieren ist nicht gelungen. Markieren Sie den Text und kopieren Sie ihn von Hand.',
  'common.print': 'Drucken',
  'common.more': 'Mehr zeigen',
  'common.loading': 'Wird geladen …',
  'common.working': 'In Arbeit …',
  'common.none': 'Keine',
  'common.unknown': 'Unbekannt',
  'common.sample': 'SAMPLE',
  'common.sampleHint': 'Daten zur Vorführung, kein wirkliches Produkt.',
  'common.error': 'Das hat nicht geklappt',
  'common.errorCode': 'Code {code}',
  'common.noAnswer': 'Die Werkbank antwortet nicht. Sie startet von selbst neu; versuchen Sie es in einigen Sekunden noch einmal.',
  'common.ageOld': '{age} alt',
  'common.ageNow': 'weniger als eine Minute',
  'common.unclearDate': 'unlesbares Datum',
  'common.future': 'Datum liegt in der Zukunft',
  'common.material.recycled': 'davon {share} recycelt',
  'common.material.hazardous': 'gefährlich',
  'common.material.rest': 'Nicht angegeben',
  'common.trueHost': 'Führt zu',
  'common.neverOpened': 'Nur angezeigt. Diese App öffnet nie Links.',
  'common.copyLink': 'Link kopieren',
};
