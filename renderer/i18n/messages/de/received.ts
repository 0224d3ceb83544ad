// Messages about received passports and events, in German.
import type { Translated } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Translated<typeof english> = {
  'received.whose': 'Herkunft',
  'received.whose.own': 'Eigene Pässe',
  'received.whose.received': 'Von anderen erhalten',
  'received.from': 'Erhalten von {name}',
  'received.how':
    '{door, select, pack {mit einem Paket} sync {vom Dienst geholt} file {als Datei importiert} restore {mit einer Sicherung} other {hier}}, {date}, {who}',
  'received.key': 'Schlüssel',
  'received.speaker': 'Angabe von',
  'received.came': 'Empfangen über',
  'received.search': 'Name, Hersteller, Code, Absender',
  'received.emptyTitle': 'Nichts erhalten',
  'received.emptyText': 'Hier stehen vollständige Pässe, die im Paket eines anderen Dienstes kommen.',
  'received.note':
    'Pässe von anderen werden unter ihrem Absender gespeichert. Sie ändern keinen Ihrer eigenen Pässe, werden hier nie signiert und sind nicht öffentlich.',
  'received.toList': 'Alle erhaltenen Pässe',
  'received.ownToo': 'Unter diesem Code haben Sie einen eigenen Pass. Er ist unverändert.',
  'received.openOwn': 'Eigenen Pass öffnen',
  'received.sources': 'Ereignisse, die andere geschickt haben',
  'received.sourcesText':
    'Nicht öffentlich, bis Sie sie annehmen. Dann stehen sie neben Ihren eigenen Ereignissen, unter dem Namen der Quelle und Ihrem. Signiert werden sie hier nie.',
  'received.sourcesNone': 'Keine Ereignisse von anderen.',
  'received.counts':
    '{count, plural, one {# Ereignis} other {# Ereignisse}}, {accepted, plural, =0 {keines angenommen} other {# angenommen}}',
  'received.look': 'Prüfen und annehmen',
  'received.withdraw': 'Zurückziehen',
  'received.acceptTitle': 'Ereignisse von {name} annehmen?',
  'received.acceptText':
    'Das sind Angaben von {name}. Angenommene Ereignisse werden zusammen mit Ihren eigenen öffentlich, mit beiden Namen. Spätere Ereignisse dieser Quelle müssen Sie gesondert annehmen.',
  'received.accept': 'Diese Ereignisse annehmen',
  'received.accepted': 'Die Ereignisse sind jetzt öffentlich, als Angaben ihrer Quelle.',
  'received.who': 'Ihr Name, öffentlich bei den Ereignissen',
  'received.withdrawTitle': 'Ereignisse von {name} zurückziehen?',
  'received.withdrawText': 'Sie bleiben hier gespeichert, sind aber nicht mehr öffentlich.',
  'received.withdrawn': 'Die Ereignisse sind nicht mehr öffentlich.',
  'received.eventAccepted': 'angenommen von {name}, {date}',
  'received.eventWaiting': 'nicht angenommen: nicht öffentlich',
  'received.conflicting': 'widersprüchliche Angaben: nicht signiert',
  'received.importedOwn': 'eigene Ereignisse: {stored} neu, {present} schon hier',
  'received.importedOthers': 'Ereignisse laut {name}, öffentlich mit Ihrem Namen, hier nicht signiert: {stored} neu, {present} schon hier',
  'received.importedConflicts':
    '{count, plural, one {Eines davon sagt} other {# davon sagen}} unter einer schon verwendeten ID etwas anderes. Beides bleibt gespeichert.',
};
