// Words of the want-list, in German.
import type { Translated } from '../areas.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Translated<typeof english> = {
  'wantList.title': 'Gesuchte Kopien',
  'wantList.lead':
    'Gescannt, aber ohne Kopie auf diesem Computer: nicht prüfbar. Bringen Sie die Liste zu einem Computer mit Netz. Kommen Kopien zurück, wird von selbst noch einmal geprüft.',
  'wantList.save': 'Liste speichern',
  'wantList.none': 'Keine Kopie wird gesucht',
  'wantList.noneText': 'Zu allem, was gescannt wurde, gab es hier eine Kopie.',
  'wantList.what': 'Produkt oder Link',
  'wantList.serial': 'Seriennummer {serial}',
  'wantList.batch': 'Charge {batch}',
  'wantList.scanned': 'Gescannt',
  'wantList.times': '{count, plural, one {einmal} other {#-mal}}',
  'wantList.last': 'Zuletzt',
  'wantList.open': 'Gesuchte Kopien',
  'wantList.sync.fetch': 'Von einem Dienst holen',
  'wantList.sync.fetchLead':
    'Fragt den Dienst, den Sie nennen, und sonst niemanden, nach dem, was auf dieser Liste steht. Was kommt, wird geprüft, bevor es behalten wird.',
  'wantList.sync.address': 'Adresse des Dienstes',
  'wantList.sync.addressHelp': 'Sie beginnt mit https://, so wie der Betreiber sie Ihnen gab.',
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
  'wantList.sync.unnamed': 'Der Dienst sagt nicht, wer er ist: {detail}',
  'wantList.sync.fetched': 'Geholt',
  'wantList.sync.unchanged': 'Schon hier',
  'wantList.sync.notThere': 'Nicht dort',
  'wantList.sync.refused': 'Abgelehnt',
  'wantList.sync.failed': 'Nicht zu erfragen',
  'wantList.sync.details': 'Was abgelehnt wurde oder misslang',
  'wantList.sync.again': 'Was misslang, wird beim nächsten Mal wieder erfragt.',
};
