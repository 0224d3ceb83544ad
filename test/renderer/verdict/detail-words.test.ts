// The particulars of evidence in the language of the screen, by its catalogue.
import { catalogues } from 'virtual:catalogues';
import { describe, expect, it } from 'vitest';
import { formatIn } from '../../../renderer/i18n/format.ts';
import { i18n, translate } from '../../../renderer/i18n/i18n.ts';
import { wordsOf } from '../../../renderer/verdict/detail-words.ts';
import type { Particulars } from '../../../server/contract/index.ts';
import { dated, say } from '../../../server/domain/evidence/particulars.ts';

async function words(language: 'en' | 'de' | 'fr', particulars: Particulars): Promise<string | undefined> {
  const { messages } = await catalogues[language]();
  i18n.loadAndActivate({ locale: language, messages });
  return wordsOf(particulars, translate, formatIn(language))?.replace(/[\u00a0\u202f]/g, ' ');
}

describe('the particulars of evidence', () => {
  const other = say('scanned-claimed', {
    scanned: [say('gtin', { value: '09520123456788' }), say('serial', { value: 'ABC123' })],
    product: [say('gtin', { value: '09520123456788' }), say('serial', { value: say('unreadable') })],
  });

  it('are sentences of the language, with their parts and lists', async () => {
    expect(await words('de', other)).toBe(
      'Gescannt: GTIN 09520123456788, Seriennummer ABC123. Der Nachweis nennt: GTIN 09520123456788, Seriennummer nicht lesbar',
    );
    expect(await words('fr', other)).toBe(
      'Lu : GTIN 09520123456788 et numéro de série ABC123. L’attestation indique : GTIN 09520123456788 et numéro de série illisible',
    );
  });

  it('have dates as the language writes them, and apostrophes and values as they are', async () => {
    expect(await words('de', say('revoked-on', { date: dated('2026-03-01') }))).toBe('Widerrufen am 01.03.2026');
    expect(await words('fr', say('since', { date: dated('not a date') }))).toBe('Depuis le not a date');
    expect(await words('en', say('no-date-time', { name: '{date}' }))).toBe("'{date}' is not a date-time with a time zone");
  });

  it('name fields by their labels', async () => {
    const fields = [{ field: 'manufacturer/address' }, { field: 'from-a-later-edition' }];
    expect(await words('de', say('missing', { fields, rules: '–' }))).toBe('Hersteller: Anschrift, from-a-later-edition. –');
  });

  it('are left to the English sentence of the record if a part of them is not known here', async () => {
    const later = { id: 'of-a-later-version' } as unknown as Particulars;
    expect(await words('de', later)).toBeUndefined();
    expect(await words('de', say('today-detail', { code: 'DPP-KEY-04', detail: [later] }))).toBeUndefined();
  });
});
