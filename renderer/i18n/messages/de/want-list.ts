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
};
