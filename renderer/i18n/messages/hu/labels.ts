// Messages of the labels, in Hungarian.

import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Címkék',
  'labels.title': 'Címkék',
  'labels.back': 'Vissza',
  'labels.symbol': 'Szimbólum',
  'labels.qr': 'QR-kód (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Címkeformátum',
  'labels.layout.a4-21': 'A4, 21 címke, 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 címke, 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 címke, 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 címke, 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 címke, 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Tekercs, 57 × 32 mm, egyszerre egy címke',
  'labels.used': 'Az első lapon már felhasznált helyek',
  'labels.print': '{count, plural, other {# címke nyomtatása}}',
  'labels.making': '{count, plural, other {# címke rajzolása}}',
  'labels.sheet': '{number}. lap',
  'labels.alt': 'Címke: {name}, termékútlevél: {code}',
  'labels.module': 'Modul: {module} mm ({dots} pont, 300 dpi), szimbólum a csendes zónával: {side} mm.',
  'labels.size.small':
    'Ez kisebb a GS1 által az értékesítési ponton megkövetelt 0,396 mm-nél: válasszon nagyobb címkét vagy GS1 DataMatrixot.',
  'labels.size.fits': 'Ez a GS1 értékesítési pontra előírt tartományán belül van (0,396–0,990 mm).',
  'labels.size.target': 'Ez eléri a GS1 értékesítési pontra megadott célértékét (0,495 mm).',
  'labels.quality':
    '100%-os méretben nyomtasson, oldalhoz igazítás nélkül; a nyomtatás 1.5/08/660 vagy jobb minőségét vizsgáltassa be (ISO/IEC 15415).',
  'labels.refused.draft': '{count, plural, other {# piszkozatnak nincs címkéje: előbb tegye közzé.}}',
  'labels.refused.withdrawn': '{count, plural, other {# termékútlevél visszavont vagy érvénytelen, ezért nincs címkéje.}}',
  'labels.refused.not-found': '{count, plural, other {# termékútlevél már nem létezik.}}',
  'labels.refused.no-gtin': '{count, plural, other {# termékútlevélnek nincs GTIN-je, így GS1 DataMatrixa sem: válassza a QR-kódot.}}',
  'labels.refused.no-room': '{count, plural, other {# szimbólum nem fér el ezen a címkén.}}',
  'labels.samples': '{count, plural, other {# minta-termékútlevél kimarad.}} Címke készítéséhez nyisson meg egyet.',
  'labels.left': '{count, plural, other {A lista további # termékútlevele kimarad: szűkítse a keresést.}}',
  'labels.leftMore': 'A listáról további termékútlevelek maradnak ki: szűkítse a keresést.',
  'labels.none': 'A lista üres: nincs mit címkézni.',
};
