// Messages of the labels, in Bulgarian.

import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Етикети',
  'labels.title': 'Етикети',
  'labels.back': 'Обратно',
  'labels.symbol': 'Символ',
  'labels.qr': 'QR код (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Формат на етикета',
  'labels.layout.a4-21': 'A4, 21 етикета по 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 етикета по 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 етикета по 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 етикета по 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 етикета по 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Ролка, 57 × 32 mm, по един етикет',
  'labels.used': 'Вече използвани места на първия лист',
  'labels.print': '{count, plural, one {Отпечатване на един етикет} other {Отпечатване на # етикета}}',
  'labels.making': '{count, plural, one {Изчертава се един етикет} other {Изчертават се # етикета}}',
  'labels.sheet': 'Лист {number}',
  'labels.alt': 'Етикет на {name}, паспорт {code}',
  'labels.module': 'Модул {module} mm ({dots} точки при 300 dpi), символ с бялото поле {side} mm.',
  'labels.size.small': 'Това е под изискваните от GS1 0,396 mm за мястото на продажба: изберете по-голям етикет или GS1 DataMatrix.',
  'labels.size.fits': 'Това е в обхвата на GS1 за мястото на продажба (0,396 до 0,990 mm).',
  'labels.size.target': 'Това отговаря на целевата стойност на GS1 за мястото на продажба (0,495 mm).',
  'labels.quality':
    'Печатайте на 100 %, без принтерът да напасва към страницата; възложете потвърждаване на качество на печата 1.5/08/660 или по-добро (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {Една чернова е без етикет: първо я публикувайте.} other {# чернови са без етикет: първо ги публикувайте.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {Един паспорт е отменен или невалиден и е без етикет.} other {# паспорта са отменени или невалидни и са без етикет.}}',
  'labels.refused.not-found': '{count, plural, one {Един паспорт вече не съществува.} other {# паспорта вече не съществуват.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {Един паспорт е без GTIN и затова без GS1 DataMatrix: изберете QR код.} other {# паспорта са без GTIN и затова без GS1 DataMatrix: изберете QR код.}}',
  'labels.refused.no-room':
    '{count, plural, one {Един символ не се побира на този етикет.} other {# символа не се побират на този етикет.}}',
  'labels.samples':
    '{count, plural, one {Един примерен паспорт е пропуснат.} other {# примерни паспорта са пропуснати.}} Отворете един, за да направите етикета му.',
  'labels.left':
    '{count, plural, one {Още един паспорт от списъка е пропуснат: стеснете търсенето.} other {Още # паспорта от списъка са пропуснати: стеснете търсенето.}}',
  'labels.leftMore': 'Още паспорти от списъка са пропуснати: стеснете търсенето.',
  'labels.none': 'Списъкът е празен: няма за какво да се изготви етикет.',
};
