// Messages of the notified bodies screen, in Polish.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Jednostki notyfikowane',
  'bodies.lead': 'Jednostki, które mogą oceniać produkty zgodnie z prawem Unii, według numeru. Działa bez sieci.',
  'bodies.search': 'Numer, nazwa, kraj lub akt',
  'bodies.country': 'Kraj',
  'bodies.countryAll': 'Wszystkie kraje',
  'bodies.extract':
    'Ten wyciąg, stan na {date}, zawiera tylko to, co potwierdziło źródło. Brakuje niektórych jednostek i aktów, a notyfikacje się zmieniają. Zanim polegasz na wpisie, sprawdź w bazie NANDO.',
  'bodies.noBatteries': 'Nie udało się potwierdzić żadnej jednostki do baterii (rozporządzenie (UE) 2023/1542).',
  'bodies.websites': 'Adresy stron można tylko skopiować: aplikacja żadnej nie otwiera.',
  'bodies.number': 'Numer',
  'bodies.name': 'Jednostka',
  'bodies.acts': 'Akty',
  'bodies.source': 'Źródło',
  'bodies.website': 'Strona internetowa',
  'bodies.copy': 'Kopiuj adres: {name}',
  'bodies.asOf': 'stan na {date}',
  'bodies.undated': 'bez daty',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Własna strona jednostki',
  'bodies.origin.regulator': 'Krajowy organ regulacyjny',
  'bodies.origin.combined': 'Zestawienie z dwóch źródeł',
  'bodies.origin.third-party': 'Informacja osoby trzeciej',
  'bodies.origin.list': 'Zaimportowana lista',
  'bodies.noneTitle': 'Żadna jednostka z tej listy nie pasuje',
  'bodies.noneText': 'To nie znaczy, że takiej nie ma: lista może być niepełna. Sprawdź w bazie NANDO.',
  'bodies.clear': 'Wyczyść filtry',
  'bodies.imported':
    'Lista, stan na {date}, zaimportowana na tym komputerze. Źródło: {source}. Notyfikacje się zmieniają. Zanim polegasz na wpisie, sprawdź w bazie NANDO.',
  'bodies.importForm':
    'Własna lista to plik JSON lub CSV. W pliku CSV: wiersz „statusDate,2026-01-15”, wiersz „source,…”, wiersz „number,name,country,acts,website”, a potem wiersz na każdą jednostkę; kolejne akty rozdziela „|”.',
  'bodies.import': 'Importuj listę',
  'bodies.importing': 'Odczytywanie: {name}',
  'bodies.importDone': 'Zaimportowane jednostki: {count}, stan na {date}',
  'bodies.importTooLarge': 'Plik {name} jest większy niż {limit}: to nie jest lista jednostek notyfikowanych.',
  'bodies.importUnreadable': 'Pliku {name} nie można odczytać jako tekstu UTF-8. Zapisz go w tej postaci lub wybierz inny plik.',
  'bodies.back': 'Wróć do listy dołączonej',
  'bodies.backDone': 'Znów obowiązuje dołączona lista, stan na {date}',
  'bodies.olderTitle': 'Ta lista jest starsza',
  'bodies.olderText': 'Lista {name} jest starsza niż obecna, ze stanem na {date}. Nie ma na niej późniejszych notyfikacji ani ich cofnięć.',
  'bodies.olderUse': 'Użyj starszej listy',
};
