// Messages of the list of keys, in Hungarian.

import type { Draft } from '../en/catalogue.ts';
import type { keys as english } from '../en/keys.ts';

export const keys: Draft<typeof english> = {
  'keys.title': 'Billentyűk',
  'keys.open': 'Billentyűk ({key})',
  'keys.note':
    'Egyesével nyomja meg a billentyűket: a kézi olvasó gyorsaságával érkezők beolvasásnak számítanak. Szövegmezőben a karakterbillentyűk csak szöveget írnak be.',
  'keys.place.everywhere': 'Minden képernyőn',
  'keys.place.inspect': 'Az „Ellenőrzés” képernyőn',
  'keys.place.item': 'Döntés egy darabról',
  'keys.place.list': 'Táblázatban',
  'keys.place.officers': 'Bejelentkezés',
  'keys.does.help': 'Billentyűk megjelenítése',
  'keys.does.close': 'Párbeszédablak bezárása',
  'keys.does.inspect': 'A mező szövegének ellenőrzése',
  'keys.does.next': 'Következő darab',
  'keys.does.nextOnNothing': 'Következő darab, ha nincs kijelölve mező vagy gomb',
  'keys.does.released': '„Átengedés” választása',
  'keys.does.held': '„Visszatartás” választása',
  'keys.does.referred': '„Továbbítás” választása',
  'keys.does.cancel': 'Választás elvetése',
  'keys.does.open': 'Sor megnyitása',
  'keys.does.down': 'Következő sor',
  'keys.does.up': 'Előző sor',
  'keys.does.pageDown': 'Egy oldallal lejjebb',
  'keys.does.pageUp': 'Egy oldallal feljebb',
  'keys.does.first': 'Első sor',
  'keys.does.last': 'Utolsó sor',
  'keys.does.lock': 'Gép zárolása',
  'keys.does.officer': 'A zárolt képernyőn: tisztviselő választása',
  'keys.name.Escape': 'Esc',
  'keys.name.Enter': 'Enter',
  'keys.name.ArrowDown': '↓',
  'keys.name.ArrowUp': '↑',
  'keys.name.PageDown': 'Page Down',
  'keys.name.PageUp': 'Page Up',
  'keys.name.Home': 'Home',
  'keys.name.End': 'End',
};
