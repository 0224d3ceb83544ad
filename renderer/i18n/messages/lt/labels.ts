// Messages of the labels, in Lithuanian.
import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Etiketės',
  'labels.title': 'Etiketės',
  'labels.back': 'Atgal',
  'labels.symbol': 'Simbolis',
  'labels.qr': 'QR kodas (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Etikečių formatas',
  'labels.layout.a4-21': 'A4, 21 etiketė, 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 etikečių, 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 etiketės, 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 etiketės, 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 etikečių, 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Ritinys, 57 × 32 mm, po vieną etiketę',
  'labels.used': 'Jau panaudotos vietos pirmame lape',
  'labels.print': '{count, plural, one {Spausdinti # etiketę} few {Spausdinti # etiketes} other {Spausdinti # etikečių}}',
  'labels.making': '{count, plural, one {Braižoma # etiketė} few {Braižomos # etiketės} other {Braižoma # etikečių}}',
  'labels.sheet': '{number} lapas',
  'labels.alt': 'Etiketė: {name}, pasas {code}',
  'labels.module': 'Modulis {module} mm ({dots} tašk. esant 300 dpi), simbolis su tuščiu pakraščiu {side} mm.',
  'labels.size.small': 'Tai mažiau nei 0,396 mm, kurių GS1 reikalauja prekybos vietoje: pasirinkite didesnę etiketę arba GS1 DataMatrix.',
  'labels.size.fits': 'Tai atitinka GS1 nustatytą intervalą prekybos vietai (nuo 0,396 iki 0,990 mm).',
  'labels.size.target': 'Tai atitinka GS1 tikslinį dydį prekybos vietai (0,495 mm).',
  'labels.quality':
    'Spausdinkite 100 % dydžiu ir neleiskite spausdintuvui pritaikyti prie puslapio; patikrinkite, ar spausdinimo kokybė ne prastesnė kaip 1.5/08/660 (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {# juodraštis neturi etiketės: pirma jį paskelbkite.} few {# juodraščiai neturi etiketės: pirma juos paskelbkite.} other {# juodraščių neturi etiketės: pirma juos paskelbkite.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {# pasas panaikintas arba negaliojantis, jis neturi etiketės.} few {# pasai panaikinti arba negaliojantys, jie neturi etiketės.} other {# pasų panaikinta arba negalioja, jie neturi etiketės.}}',
  'labels.refused.not-found': '{count, plural, one {# paso nebėra.} few {# pasų nebėra.} other {# pasų nebėra.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {# pasas neturi GTIN, taigi ir GS1 DataMatrix: pasirinkite QR kodą.} few {# pasai neturi GTIN, taigi ir GS1 DataMatrix: pasirinkite QR kodą.} other {# pasų neturi GTIN, taigi ir GS1 DataMatrix: pasirinkite QR kodą.}}',
  'labels.refused.no-room':
    '{count, plural, one {# simbolis šioje etiketėje netelpa.} few {# simboliai šioje etiketėje netelpa.} other {# simbolių šioje etiketėje netelpa.}}',
  'labels.samples':
    '{count, plural, one {# pavyzdinis pasas praleistas.} few {# pavyzdiniai pasai praleisti.} other {# pavyzdinių pasų praleista.}} Atidarykite vieną, kad padarytumėte jo etiketę.',
  'labels.left':
    '{count, plural, one {Dar # sąrašo pasas praleistas: susiaurinkite paiešką.} few {Dar # sąrašo pasai praleisti: susiaurinkite paiešką.} other {Dar # sąrašo pasų praleista: susiaurinkite paiešką.}}',
  'labels.leftMore': 'Praleista ir kitų sąrašo pasų: susiaurinkite paiešką.',
  'labels.none': 'Sąrašas tuščias: nėra ko ženklinti.',
};
