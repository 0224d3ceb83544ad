// Messages of the list of keys, in Czech.

import type { Draft } from '../en/catalogue.ts';
import type { keys as english } from '../en/keys.ts';

export const keys: Draft<typeof english> = {
  'keys.title': 'Klávesy',
  'keys.open': 'Klávesy ({key})',
  'keys.note':
    'Tiskněte klávesy jednotlivě: klávesy tak rychlé jako z ručního skeneru se berou jako sken. V textovém poli klávesy znaků jen píší text.',
  'keys.place.everywhere': 'Na každé obrazovce',
  'keys.place.inspect': 'Na obrazovce „Kontrola“',
  'keys.place.item': 'Rozhodování o kusu',
  'keys.place.list': 'V tabulce',
  'keys.place.officers': 'Přihlášení',
  'keys.does.help': 'Zobrazit klávesy',
  'keys.does.close': 'Zavřít dialogové okno',
  'keys.does.inspect': 'Zkontrolovat text v poli',
  'keys.does.next': 'Další kus',
  'keys.does.nextOnNothing': 'Další kus, není-li vybráno pole nebo tlačítko',
  'keys.does.released': 'Zvolit „Propustit“',
  'keys.does.held': 'Zvolit „Zadržet“',
  'keys.does.referred': 'Zvolit „Postoupit“',
  'keys.does.cancel': 'Zrušit volbu',
  'keys.does.open': 'Otevřít řádek',
  'keys.does.down': 'Další řádek',
  'keys.does.up': 'Předchozí řádek',
  'keys.does.pageDown': 'O stránku dolů',
  'keys.does.pageUp': 'O stránku nahoru',
  'keys.does.first': 'První řádek',
  'keys.does.last': 'Poslední řádek',
  'keys.does.lock': 'Zamknout počítač',
  'keys.does.officer': 'Na zamčené obrazovce: zvolit úředníka',
  'keys.name.Escape': 'Esc',
  'keys.name.Enter': 'Enter',
  'keys.name.ArrowDown': '↓',
  'keys.name.ArrowUp': '↑',
  'keys.name.PageDown': 'Page Down',
  'keys.name.PageUp': 'Page Up',
  'keys.name.Home': 'Home',
  'keys.name.End': 'End',
};
