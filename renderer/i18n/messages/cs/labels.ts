// Messages of the labels, in Czech.

import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Štítky',
  'labels.title': 'Štítky',
  'labels.back': 'Zpět',
  'labels.symbol': 'Symbol',
  'labels.qr': 'Kód QR (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Formát štítku',
  'labels.layout.a4-21': 'A4, 21 štítků 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 štítků 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 štítků 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 štítků 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 štítků 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Role, 57 × 32 mm, po jednom štítku',
  'labels.used': 'Již použitá místa na prvním listu',
  'labels.print': '{count, plural, one {Vytisknout # štítek} few {Vytisknout # štítky} other {Vytisknout # štítků}}',
  'labels.making': '{count, plural, one {Kreslí se # štítek} few {Kreslí se # štítky} other {Kreslí se # štítků}}',
  'labels.sheet': 'List {number}',
  'labels.alt': 'Štítek: {name}, pas {code}',
  'labels.module': 'Modul {module} mm ({dots} bodů při 300 dpi), symbol s klidovou zónou {side} mm.',
  'labels.size.small': 'To je méně než 0,396 mm, které GS1 vyžaduje v místě prodeje: zvolte větší štítek nebo GS1 DataMatrix.',
  'labels.size.fits': 'To je v rozmezí GS1 pro místo prodeje (0,396 až 0,990 mm).',
  'labels.size.target': 'To odpovídá cílové hodnotě GS1 pro místo prodeje (0,495 mm).',
  'labels.quality':
    'Tiskněte v měřítku 100 %, bez přizpůsobení stránce; kvalitu tisku 1.5/08/660 nebo lepší si nechte ověřit (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {# koncept nemá štítek: nejprve jej zveřejněte.} few {# koncepty nemají štítek: nejprve je zveřejněte.} other {# konceptů nemá štítek: nejprve je zveřejněte.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {# pas je zneplatněný nebo neplatný a nemá štítek.} few {# pasy jsou zneplatněné nebo neplatné a nemají štítek.} other {# pasů je zneplatněných nebo neplatných a nemá štítek.}}',
  'labels.refused.not-found': '{count, plural, one {# pas už neexistuje.} few {# pasy už neexistují.} other {# pasů už neexistuje.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {# pas nemá GTIN, a tedy ani GS1 DataMatrix: zvolte kód QR.} few {# pasy nemají GTIN, a tedy ani GS1 DataMatrix: zvolte kód QR.} other {# pasů nemá GTIN, a tedy ani GS1 DataMatrix: zvolte kód QR.}}',
  'labels.refused.no-room':
    '{count, plural, one {# symbol se na tento štítek nevejde.} few {# symboly se na tento štítek nevejdou.} other {# symbolů se na tento štítek nevejde.}}',
  'labels.samples':
    '{count, plural, one {Jeden ukázkový pas je vynechán.} few {# ukázkové pasy jsou vynechány.} other {# ukázkových pasů je vynecháno.}} Chcete-li vytvořit štítek ukázkového pasu, otevřete tento pas.',
  'labels.left':
    '{count, plural, one {Vynechán je ještě # pas ze seznamu: zúžte hledání.} few {Vynechány jsou ještě # pasy ze seznamu: zúžte hledání.} other {Vynecháno je ještě # pasů ze seznamu: zúžte hledání.}}',
  'labels.leftMore': 'Další pasy ze seznamu jsou vynechány: zúžte hledání.',
  'labels.none': 'Seznam je prázdný: není co opatřit štítkem.',
};
