// Messages about the watched folder, in Polish.

import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Pliki z pamięci USB',
  'watch.folder': 'Obserwowany folder',
  'watch.folderHelp':
    'Folder, w którym pojawiają się pamięci USB, lub dowolny inny. Jego pliki i pliki w folderach bezpośrednio pod nim są sprawdzane co kilka sekund. Nowe zaufane listy i pakiety są tylko proponowane. Nic nie jest importowane samoczynnie.',
  'watch.off': 'Żaden folder nie jest obserwowany.',
  'watch.on': 'Folder jest obserwowany.',
  'watch.absent': 'Folderu teraz nie ma. Gdy pamięć USB wróci, będzie znów obserwowany.',
  'watch.stop': 'Zakończ obserwację',
  'watch.trust': 'Znaleziono zaufaną listę {sequence} ({by}) wydaną {date}. Jeszcze nie obowiązuje.',
  'watch.pack': 'Znaleziono pakiet {sequence} ({by}) utworzony {date}. Jeszcze go nie zastosowano.',
  'watch.selection': 'Znaleziono pakiet wybranych paszportów ({by}) utworzony {date}. Jeszcze go nie zastosowano.',
  'watch.where': '{name} w {folder}',
  'watch.look': 'Obejrzyj',
  'watch.reading': 'Odczytywanie…',
  'watch.notRead': 'Pliku nie odczytano',
  'watch.takenOut': 'Nie udało się odczytać całego pliku {name}. Czy wyjęto pamięć USB? Niczego nie zaimportowano. Włóż ją ponownie.',
  'watch.noGood':
    'Pliku {name} nie można użyć: jest uszkodzony, zmieniony lub nie dla tego komputera. Niczego nie zaimportowano. Poproś o nową kopię.',
  'watch.noPermission':
    'Nie można otworzyć pliku {name}: to konto nie ma prawa go czytać. Niczego nie zaimportowano. Skopiuj plik ponownie lub zwróć się do administratora.',
  'watch.readError':
    'Nie można odczytać pliku {name}: pamięć USB lub dysk zgłasza błąd. Niczego nie zaimportowano. Użyj innej pamięci lub skopiuj plik ponownie pod prostą nazwą.',
  'watch.stillWritten': 'Plik {name} zmienił się podczas odczytu. Zostanie odczytany ponownie, gdy przestanie się zmieniać.',
  'watch.notAPack':
    'Plik {name} ma nazwę pakietu, ale nim nie jest. Może nie skopiowano go w całości. Niczego nie zaimportowano. Skopiuj go ponownie.',
  'watch.tooMany':
    '{count, plural, one {Nie sprawdzono # elementu tego folderu} few {Nie sprawdzono # elementów tego folderu} many {Nie sprawdzono # elementów tego folderu} other {Nie sprawdzono # elementu tego folderu}}: jest ich za dużo. Zapisz zaufane listy i pakiety w pamięci USB, w której jest mało innych plików.',
  'watch.tooManyAtLeast':
    'Nie sprawdzono co najmniej tylu elementów tego folderu: {count, number}. Jest ich za dużo. Zapisz zaufane listy i pakiety w pamięci USB, w której jest mało innych plików.',
  'watch.deeper':
    '{count, plural, one {Nie zajrzano do # niższego folderu lub linku.} few {Nie zajrzano do # niższych folderów lub linków.} many {Nie zajrzano do # niższych folderów lub linków.} other {Nie zajrzano do # niższego folderu lub linku.}} Zapisz zaufane listy i pakiety w głównym folderze pamięci USB.',
};
