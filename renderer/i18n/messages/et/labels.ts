// Messages of the labels, in Estonian.
import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Etiketid',
  'labels.title': 'Etiketid',
  'labels.back': 'Tagasi',
  'labels.symbol': 'Sümbol',
  'labels.qr': 'QR-kood (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Etiketi formaat',
  'labels.layout.a4-21': 'A4, 21 etiketti 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 etiketti 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 etiketti 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 etiketti 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 etiketti 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Rull, 57 × 32 mm, üks etikett korraga',
  'labels.used': 'Esimesel lehel juba kasutatud kohad',
  'labels.print': '{count, plural, one {Prindi # etikett} other {Prindi # etiketti}}',
  'labels.making': '{count, plural, one {# etiketi joonistamine} other {# etiketi joonistamine}}',
  'labels.sheet': 'Leht {number}',
  'labels.alt': 'Etikett: {name}, pass {code}',
  'labels.module': 'Moodul {module} mm ({dots} punkti 300 dpi juures), sümbol koos vaba servaga {side} mm.',
  'labels.size.small': 'See on väiksem kui 0,396 mm, mida GS1 müügikohas nõuab: valige suurem etikett või GS1 DataMatrix.',
  'labels.size.fits': 'See jääb GS1 vahemikku müügikoha jaoks (0,396 kuni 0,990 mm).',
  'labels.size.target': 'See vastab GS1 sihtväärtusele müügikoha jaoks (0,495 mm).',
  'labels.quality':
    'Printige 100 % suuruses ja ärge laske printeril seda lehele sobitada; laske kontrollida, et prindikvaliteet on 1.5/08/660 või parem (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {# mustandil ei ole etiketti: avaldage see enne.} other {# mustandil ei ole etiketti: avaldage need enne.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {# pass on tühistatud või kehtetu ja sellel ei ole etiketti.} other {# passi on tühistatud või kehtetud ja neil ei ole etiketti.}}',
  'labels.refused.not-found': '{count, plural, one {# passi enam ei ole.} other {# passi enam ei ole.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {# passil ei ole GTINi ega seega GS1 DataMatrixit: valige QR-kood.} other {# passil ei ole GTINi ega seega GS1 DataMatrixit: valige QR-kood.}}',
  'labels.refused.no-room': '{count, plural, one {# sümbol ei mahu sellele etiketile.} other {# sümbolit ei mahu sellele etiketile.}}',
  'labels.samples':
    '{count, plural, one {Üks näidispass on välja jäetud.} other {# näidispassi on välja jäetud.}} Avage üks, et teha selle etikett.',
  'labels.left':
    '{count, plural, one {Loendist jääb välja veel # pass: ahendage otsingut.} other {Loendist jääb välja veel # passi: ahendage otsingut.}}',
  'labels.leftMore': 'Loendist jääb välja veel passe: ahendage otsingut.',
  'labels.none': 'Loend on tühi: midagi märgistada ei ole.',
};
