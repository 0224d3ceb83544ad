// Messages of the labels, in Finnish.

import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Etiketit',
  'labels.title': 'Etiketit',
  'labels.back': 'Takaisin',
  'labels.symbol': 'Symboli',
  'labels.qr': 'QR-koodi (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Etiketin koko',
  'labels.layout.a4-21': 'A4, 21 etikettiä, 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 etikettiä, 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 etikettiä, 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 etikettiä, 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 etikettiä, 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Rulla, 57 × 32 mm, yksi etiketti kerrallaan',
  'labels.used': 'Ensimmäisellä arkilla jo käytetyt paikat',
  'labels.print': '{count, plural, one {Tulosta yksi etiketti} other {Tulosta # etikettiä}}',
  'labels.making': '{count, plural, one {Piirretään yhtä etikettiä} other {Piirretään # etikettiä}}',
  'labels.sheet': 'Arkki {number}',
  'labels.alt': 'Etiketti: {name}, passi {code}',
  'labels.module': 'Moduuli {module} mm ({dots} pistettä, 300 dpi), symboli hiljaisine alueineen {side} mm.',
  'labels.size.small': 'Se on alle 0,396 mm, jota GS1 edellyttää myyntipisteessä: valitse suurempi etiketti tai GS1 DataMatrix.',
  'labels.size.fits': 'Se on GS1:n myyntipisteelle sallimissa rajoissa (0,396–0,990 mm).',
  'labels.size.target': 'Se täyttää GS1:n tavoitteen myyntipisteelle (0,495 mm).',
  'labels.quality':
    'Tulosta 100 prosentin koossa äläkä anna tulostimen sovittaa sivulle; tarkistuta, että tulostuslaatu on vähintään 1.5/08/660 (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {Yhdellä luonnoksella ei ole etikettiä: julkaise se ensin.} other {# luonnoksella ei ole etikettiä: julkaise ne ensin.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {Yksi passi on peruutettu tai pätemätön, eikä sillä ole etikettiä.} other {# passia on peruutettu tai pätemättömiä, eikä niillä ole etikettiä.}}',
  'labels.refused.not-found': '{count, plural, one {Yhtä passia ei enää ole.} other {# passia ei enää ole.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {Yhdellä passilla ei ole GTIN-numeroa eikä siksi GS1 DataMatrix -symbolia: valitse QR-koodi.} other {# passilla ei ole GTIN-numeroa eikä siksi GS1 DataMatrix -symbolia: valitse QR-koodi.}}',
  'labels.refused.no-room': '{count, plural, one {Yksi symboli ei mahdu tälle etiketille.} other {# symbolia ei mahdu tälle etiketille.}}',
  'labels.samples':
    '{count, plural, one {Yksi esimerkkipassi jätetään pois.} other {# esimerkkipassia jätetään pois.}} Avaa sellainen, jos haluat sen etiketin.',
  'labels.left':
    '{count, plural, one {Luettelosta jää pois vielä yksi passi: tarkenna hakua.} other {Luettelosta jää pois vielä # passia: tarkenna hakua.}}',
  'labels.leftMore': 'Luettelosta jää pois vielä passeja: tarkenna hakua.',
  'labels.none': 'Luettelo on tyhjä: etikettejä ei voi tehdä.',
};
