// Messages of the labels, in Irish.
import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Lipéid',
  'labels.title': 'Lipéid',
  'labels.back': 'Ar ais',
  'labels.symbol': 'Siombail',
  'labels.qr': 'Cód QR (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Formáid lipéid',
  'labels.layout.a4-21': 'A4, 21 lipéad 63.5 × 38.1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 lipéad 99.1 × 38.1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 lipéad 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 lipéad 38.1 × 21.2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 lipéad 66.7 × 25.4 mm (5160)',
  'labels.layout.roll': 'Rolla, 57 × 32 mm, lipéad amháin ag an am',
  'labels.used': 'Áiteanna in úsáid cheana ar an gcéad bhileog',
  'labels.print': 'Priontáil {count, plural, one {# lipéad} two {# lipéad} few {# lipéad} many {# lipéad} other {# lipéad}}',
  'labels.making': '{count, plural, one {# lipéad} two {# lipéad} few {# lipéad} many {# lipéad} other {# lipéad}} á dtarraingt',
  'labels.sheet': 'Bileog {number}',
  'labels.alt': 'Lipéad {name}, pas {code}',
  'labels.module': 'Modúl {module} mm ({dots} ponc ag 300 dpi), siombail le crios ciúin {side} mm.',
  'labels.size.small': 'Tá sé sin faoi bhun an 0.396 mm a iarrann GS1 ag an bpointe díola: roghnaigh lipéad níos mó, nó an GS1 DataMatrix.',
  'labels.size.fits': 'Tá sé sin laistigh de raon GS1 don phointe díola (0.396 go 0.990 mm).',
  'labels.size.target': 'Sroicheann sé sin sprioc GS1 don phointe díola (0.495 mm).',
  'labels.quality':
    'Priontáil ag 100 %, gan é a chur in oiriúint don leathanach. Bíodh an cháilíocht phriontála fíoraithe: 1.5/08/660 nó níos fearr (ISO/IEC 15415).',
  'labels.refused.draft':
    'Gan lipéad, foilsigh ar dtús: {count, plural, one {# dréacht} two {# dréacht} few {# dréacht} many {# ndréacht} other {# dréacht}}.',
  'labels.refused.withdrawn':
    'Cúlghairthe nó neamhbhailí agus gan lipéad: {count, plural, one {# phas} two {# phas} few {# phas} many {# bpas} other {# pas}}.',
  'labels.refused.not-found': 'Níl ann a thuilleadh: {count, plural, one {# phas} two {# phas} few {# phas} many {# bpas} other {# pas}}.',
  'labels.refused.no-gtin':
    'Gan GTIN agus mar sin gan GS1 DataMatrix: {count, plural, one {# phas} two {# phas} few {# phas} many {# bpas} other {# pas}}. Roghnaigh an cód QR.',
  'labels.refused.no-room':
    'Ní oireann don lipéad seo: {count, plural, one {# shiombail} two {# shiombail} few {# shiombail} many {# siombail} other {# siombail}}.',
  'labels.samples':
    '{count, plural, one {Fágtar # phas samplach ar lár.} two {Fágtar # phas shamplacha ar lár.} few {Fágtar # phas shamplacha ar lár.} many {Fágtar # bpas shamplacha ar lár.} other {Fágtar # pas shamplacha ar lár.}} Oscail ceann chun a lipéad a dhéanamh.',
  'labels.left':
    'Fágtha ar lár ón liosta: {count, plural, one {# phas eile} two {# phas eile} few {# phas eile} many {# bpas eile} other {# pas eile}}. Cúngaigh an cuardach.',
  'labels.leftMore': 'Fágtar tuilleadh pasanna den liosta ar lár: cúngaigh an cuardach.',
  'labels.none': 'Tá an liosta folamh: níl aon ní le lipéadú.',
};
