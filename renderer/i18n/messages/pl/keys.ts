// Messages of the list of keys, in Polish.

import type { Draft } from '../en/catalogue.ts';
import type { keys as english } from '../en/keys.ts';

export const keys: Draft<typeof english> = {
  'keys.title': 'Klawisze',
  'keys.open': 'Klawisze ({key})',
  'keys.note':
    'Naciskaj klawisze pojedynczo: klawisze tak szybkie jak ze skanera ręcznego są odczytywane jako skan. W polu tekstowym klawisze znaków tylko wpisują tekst.',
  'keys.place.everywhere': 'Na każdym ekranie',
  'keys.place.inspect': 'Na ekranie „Kontrola”',
  'keys.place.item': 'Decyzja o egzemplarzu',
  'keys.place.list': 'W tabeli',
  'keys.place.officers': 'Logowanie',
  'keys.does.help': 'Pokaż klawisze',
  'keys.does.close': 'Zamknij okno dialogowe',
  'keys.does.inspect': 'Skontroluj tekst z pola',
  'keys.does.next': 'Następny egzemplarz',
  'keys.does.nextOnNothing': 'Następny egzemplarz, jeśli nie wybrano pola ani przycisku',
  'keys.does.released': 'Wybierz „Zwolnij”',
  'keys.does.held': 'Wybierz „Zatrzymaj”',
  'keys.does.referred': 'Wybierz „Przekaż”',
  'keys.does.cancel': 'Cofnij wybór',
  'keys.does.open': 'Otwórz wiersz',
  'keys.does.down': 'Następny wiersz',
  'keys.does.up': 'Poprzedni wiersz',
  'keys.does.pageDown': 'Strona w dół',
  'keys.does.pageUp': 'Strona w górę',
  'keys.does.first': 'Pierwszy wiersz',
  'keys.does.last': 'Ostatni wiersz',
  'keys.does.lock': 'Zablokuj komputer',
  'keys.does.officer': 'Na ekranie blokady: wybierz funkcjonariusza',
  'keys.name.Escape': 'Esc',
  'keys.name.Enter': 'Enter',
  'keys.name.ArrowDown': '↓',
  'keys.name.ArrowUp': '↑',
  'keys.name.PageDown': 'Page Down',
  'keys.name.PageUp': 'Page Up',
  'keys.name.Home': 'Home',
  'keys.name.End': 'End',
};
