// Messages of the list of keys, in Slovak.

import type { Draft } from '../en/catalogue.ts';
import type { keys as english } from '../en/keys.ts';

export const keys: Draft<typeof english> = {
  'keys.title': 'Klávesy',
  'keys.open': 'Klávesy ({key})',
  'keys.note':
    'Stláčajte klávesy po jednom: klávesy také rýchle ako z ručného skenera sa berú ako sken. V textovom poli klávesy znakov iba píšu text.',
  'keys.place.everywhere': 'Na každej obrazovke',
  'keys.place.inspect': 'Na obrazovke „Kontrola“',
  'keys.place.item': 'Rozhodovanie o kuse',
  'keys.place.list': 'V tabuľke',
  'keys.place.officers': 'Prihlásenie',
  'keys.does.help': 'Zobraziť klávesy',
  'keys.does.close': 'Zavrieť dialógové okno',
  'keys.does.inspect': 'Skontrolovať text v poli',
  'keys.does.next': 'Ďalší kus',
  'keys.does.nextOnNothing': 'Ďalší kus, ak nie je vybrané pole ani tlačidlo',
  'keys.does.released': 'Zvoliť „Prepustiť“',
  'keys.does.held': 'Zvoliť „Zadržať“',
  'keys.does.referred': 'Zvoliť „Postúpiť“',
  'keys.does.cancel': 'Zrušiť voľbu',
  'keys.does.open': 'Otvoriť riadok',
  'keys.does.down': 'Ďalší riadok',
  'keys.does.up': 'Predchádzajúci riadok',
  'keys.does.pageDown': 'O stranu nižšie',
  'keys.does.pageUp': 'O stranu vyššie',
  'keys.does.first': 'Prvý riadok',
  'keys.does.last': 'Posledný riadok',
  'keys.does.lock': 'Zamknúť počítač',
  'keys.does.officer': 'Na zamknutej obrazovke: zvoliť úradníka',
  'keys.name.Escape': 'Esc',
  'keys.name.Enter': 'Enter',
  'keys.name.ArrowDown': '↓',
  'keys.name.ArrowUp': '↑',
  'keys.name.PageDown': 'Page Down',
  'keys.name.PageUp': 'Page Up',
  'keys.name.Home': 'Home',
  'keys.name.End': 'End',
};
