// Messages of the labels, in Polish.

import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Etykiety',
  'labels.title': 'Etykiety',
  'labels.back': 'Wróć',
  'labels.symbol': 'Symbol',
  'labels.qr': 'Kod QR (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Format etykiety',
  'labels.layout.a4-21': 'A4, 21 etykiet 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 etykiet 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 etykiety 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 etykiet 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 etykiet 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Rolka, 57 × 32 mm, po jednej etykiecie',
  'labels.used': 'Miejsca już zużyte na pierwszym arkuszu',
  'labels.print': '{count, plural, one {Drukuj # etykietę} few {Drukuj # etykiety} many {Drukuj # etykiet} other {Drukuj # etykiety}}',
  'labels.making':
    '{count, plural, one {Rysowanie # etykiety} few {Rysowanie # etykiet} many {Rysowanie # etykiet} other {Rysowanie # etykiety}}',
  'labels.sheet': 'Arkusz {number}',
  'labels.alt': 'Etykieta: {name}, paszport {code}',
  'labels.module': 'Moduł {module} mm (punkty: {dots}, 300 dpi), symbol ze strefą ciszy {side} mm.',
  'labels.size.small': 'To mniej niż 0,396 mm, których GS1 wymaga w punkcie sprzedaży: wybierz większą etykietę albo GS1 DataMatrix.',
  'labels.size.fits': 'Mieści się w zakresie GS1 dla punktu sprzedaży (0,396–0,990 mm).',
  'labels.size.target': 'Odpowiada wartości docelowej GS1 dla punktu sprzedaży (0,495 mm).',
  'labels.quality':
    'Drukuj w skali 100%, bez dopasowania do strony. Zleć weryfikację jakości druku: 1.5/08/660 lub lepsza (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {# wersja robocza nie ma etykiety: najpierw ją opublikuj.} few {# wersje robocze nie mają etykiet: najpierw je opublikuj.} many {# wersji roboczych nie ma etykiet: najpierw je opublikuj.} other {# wersji roboczej nie ma etykiet: najpierw je opublikuj.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {# paszport jest unieważniony lub nieważny i nie ma etykiety.} few {# paszporty są unieważnione lub nieważne i nie mają etykiet.} many {# paszportów jest unieważnionych lub nieważnych i nie ma etykiet.} other {# paszportu jest unieważnione lub nieważne i nie ma etykiet.}}',
  'labels.refused.not-found':
    '{count, plural, one {# paszport już nie istnieje.} few {# paszporty już nie istnieją.} many {# paszportów już nie istnieje.} other {# paszportu już nie istnieje.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {# paszport nie ma GTIN, a więc i GS1 DataMatrix: wybierz kod QR.} few {# paszporty nie mają GTIN, a więc i GS1 DataMatrix: wybierz kod QR.} many {# paszportów nie ma GTIN, a więc i GS1 DataMatrix: wybierz kod QR.} other {# paszportu nie ma GTIN, a więc i GS1 DataMatrix: wybierz kod QR.}}',
  'labels.refused.no-room':
    '{count, plural, one {# symbol nie mieści się na tej etykiecie.} few {# symbole nie mieszczą się na tej etykiecie.} many {# symboli nie mieści się na tej etykiecie.} other {# symbolu nie mieści się na tej etykiecie.}}',
  'labels.samples':
    '{count, plural, one {Pominięto jeden paszport przykładowy.} few {Pominięto # paszporty przykładowe.} many {Pominięto # paszportów przykładowych.} other {Pominięto # paszportu przykładowego.}} Otwórz taki, aby zrobić jego etykietę.',
  'labels.left':
    '{count, plural, one {Pominięto jeszcze # paszport z listy: zawęź wyszukiwanie.} few {Pominięto jeszcze # paszporty z listy: zawęź wyszukiwanie.} many {Pominięto jeszcze # paszportów z listy: zawęź wyszukiwanie.} other {Pominięto jeszcze # paszportu z listy: zawęź wyszukiwanie.}}',
  'labels.leftMore': 'Dalsze paszporty z listy pominięto: zawęź wyszukiwanie.',
  'labels.none': 'Lista jest pusta: nie ma czego etykietować.',
};
