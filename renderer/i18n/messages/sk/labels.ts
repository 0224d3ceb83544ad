// Messages of the labels, in Slovak.

import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Štítky',
  'labels.title': 'Štítky',
  'labels.back': 'Späť',
  'labels.symbol': 'Symbol',
  'labels.qr': 'Kód QR (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Formát štítka',
  'labels.layout.a4-21': 'A4, 21 štítkov 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 štítkov 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 štítkov 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 štítkov 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 štítkov 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Rolka, 57 × 32 mm, po jednom štítku',
  'labels.used': 'Už použité miesta na prvom hárku',
  'labels.print': '{count, plural, one {Vytlačiť # štítok} few {Vytlačiť # štítky} other {Vytlačiť # štítkov}}',
  'labels.making': '{count, plural, one {Kreslí sa # štítok} few {Kreslia sa # štítky} other {Kreslí sa # štítkov}}',
  'labels.sheet': 'Hárok {number}',
  'labels.alt': 'Štítok: {name}, pas {code}',
  'labels.module': 'Modul {module} mm ({dots} bodov pri 300 dpi), symbol s ochrannou zónou {side} mm.',
  'labels.size.small': 'To je menej ako 0,396 mm, ktoré GS1 vyžaduje v mieste predaja: zvoľte väčší štítok alebo GS1 DataMatrix.',
  'labels.size.fits': 'To je v rozmedzí GS1 pre miesto predaja (0,396 až 0,990 mm).',
  'labels.size.target': 'To zodpovedá cieľovej hodnote GS1 pre miesto predaja (0,495 mm).',
  'labels.quality':
    'Tlačte v mierke 100 %, bez prispôsobenia strane; kvalitu tlače 1.5/08/660 alebo lepšiu si dajte overiť (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {# koncept nemá štítok: najprv ho zverejnite.} few {# koncepty nemajú štítok: najprv ich zverejnite.} other {# konceptov nemá štítok: najprv ich zverejnite.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {# pas je zrušený alebo neplatný a nemá štítok.} few {# pasy sú zrušené alebo neplatné a nemajú štítok.} other {# pasov je zrušených alebo neplatných a nemá štítok.}}',
  'labels.refused.not-found': '{count, plural, one {# pas už neexistuje.} few {# pasy už neexistujú.} other {# pasov už neexistuje.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {# pas nemá GTIN, a teda ani GS1 DataMatrix: zvoľte kód QR.} few {# pasy nemajú GTIN, a teda ani GS1 DataMatrix: zvoľte kód QR.} other {# pasov nemá GTIN, a teda ani GS1 DataMatrix: zvoľte kód QR.}}',
  'labels.refused.no-room':
    '{count, plural, one {# symbol sa na tento štítok nezmestí.} few {# symboly sa na tento štítok nezmestia.} other {# symbolov sa na tento štítok nezmestí.}}',
  'labels.samples':
    '{count, plural, one {Jeden ukážkový pas je vynechaný.} few {# ukážkové pasy sú vynechané.} other {# ukážkových pasov je vynechaných.}} Ak chcete vytvoriť štítok ukážkového pasu, otvorte tento pas.',
  'labels.left':
    '{count, plural, one {Vynechaný je ešte # pas zo zoznamu: zúžte hľadanie.} few {Vynechané sú ešte # pasy zo zoznamu: zúžte hľadanie.} other {Vynechaných je ešte # pasov zo zoznamu: zúžte hľadanie.}}',
  'labels.leftMore': 'Ďalšie pasy zo zoznamu sú vynechané: zúžte hľadanie.',
  'labels.none': 'Zoznam je prázdny: nie je čo označiť štítkom.',
};
