// Messages that every screen uses, in German.

import type { Translated } from '../en/catalogue.ts';
import type { common as english } from '../en/common.ts';

export const common: Translated<typeof english> = {
  'common.appName': 'DPP Desk',
  'common.search': 'Suchen',
  'common.count': '{count, plural, one {# Eintrag} other {# Einträge}}',
  'common.countedMore': 'Mehr als {count, plural, one {# Eintrag} other {# Einträge}}. Schränken Sie die Suche ein.',
  'common.save': 'Speichern',
  'common.saved': 'Gespeichert',
  'common.cancel': 'Abbrechen',
  'common.close': 'Schließen',
  'common.retry': 'Noch einmal versuchen',
  'common.copy': 'Kopieren',
  'common.copied': 'Kopiert',
  'common.copyFailed': 'Das Kopieren ist nicht gelungen. Markieren Sie den Text und kopieren Sie ihn von Hand.',
  'common.print': 'Drucken',
  'common.more': 'Mehr anzeigen',
  'common.less': 'Weniger anzeigen',
  'common.characters': '({count} Zeichen)',
  'common.draft': 'Entwurf einer Übersetzung: noch nicht durchgesehen',
  'common.showEnglish': 'Englischen Text anzeigen',
  'common.hideEnglish': 'Englischen Text ausblenden',
  'common.loading': 'Wird geladen …',
  'common.working': 'In Arbeit …',
  'common.none': 'Keine',
  'common.unknown': 'Unbekannt',
  'common.notSaved': '{name} konnte nicht geladen werden. Versuchen Sie es noch einmal.',
  'common.refusedFile': '{name} konnte nicht erstellt werden: {why}',
  'common.sample': 'SAMPLE',
  'common.sampleHint': 'Daten zur Vorführung, kein wirkliches Produkt.',
  'common.error': 'Das hat nicht geklappt',
  'common.errorCode': 'Code {code}',
  'common.noAnswer': 'Die Werkbank antwortet nicht. Sie startet von selbst neu; versuchen Sie es in einigen Sekunden noch einmal.',
  'common.diskFull':
    'Die Festplatte mit den Aufzeichnungen ist voll: Es wurde nichts gespeichert. Schaffen Sie Platz, und versuchen Sie es dann noch einmal.',
  'common.maintenance':
    'Der Dienst ist in Wartung: Dies wurde nicht ausgeführt. Der Hinweis oben sagt, seit wann und warum. Pässe können weiterhin widerrufen und ausgesetzt werden.',
  'common.doubted':
    'Das kann ein Scan ausgelöst haben: Es folgten weitere Tastenanschläge im Tempo eines Scanners. Prüfen Sie, was eben geschehen ist.',
  'common.withheld': 'Die Tasten kamen so schnell wie von einem Scanner, deshalb ist nichts geschehen. Drücken Sie noch einmal.',
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
