// Messages of the labels, in Dutch.

import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Etiketten',
  'labels.title': 'Etiketten',
  'labels.back': 'Terug',
  'labels.symbol': 'Symbool',
  'labels.qr': 'QR-code (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Etiketformaat',
  'labels.layout.a4-21': 'A4, 21 etiketten van 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 etiketten van 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 etiketten van 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 etiketten van 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 etiketten van 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Rol, 57 × 32 mm, één etiket per keer',
  'labels.used': 'Al gebruikte plaatsen op het eerste vel',
  'labels.print': '{count, plural, one {Eén etiket afdrukken} other {# etiketten afdrukken}}',
  'labels.making': '{count, plural, one {Eén etiket wordt getekend} other {# etiketten worden getekend}}',
  'labels.sheet': 'Vel {number}',
  'labels.alt': 'Etiket van {name}, paspoort {code}',
  'labels.module': 'Module {module} mm ({dots} punten bij 300 dpi), symbool met rustzone {side} mm.',
  'labels.size.small': 'Dat is minder dan de 0,396 mm die GS1 voor de kassa verlangt: kies een groter etiket of de GS1 DataMatrix.',
  'labels.size.fits': 'Dat valt binnen het bereik van GS1 voor de kassa (0,396 tot 0,990 mm).',
  'labels.size.target': 'Dat haalt de streefwaarde van GS1 voor de kassa (0,495 mm).',
  'labels.quality':
    'Druk af op 100 % en laat de printer niet aan de pagina aanpassen; laat de afdrukkwaliteit 1.5/08/660 of beter verifiëren (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {Eén concept heeft geen etiket: publiceer het eerst.} other {# concepten hebben geen etiket: publiceer ze eerst.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {Eén paspoort is ingetrokken of ongeldig en heeft geen etiket.} other {# paspoorten zijn ingetrokken of ongeldig en hebben geen etiket.}}',
  'labels.refused.not-found': '{count, plural, one {Eén paspoort bestaat niet meer.} other {# paspoorten bestaan niet meer.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {Eén paspoort heeft geen GTIN en dus geen GS1 DataMatrix: kies de QR-code.} other {# paspoorten hebben geen GTIN en dus geen GS1 DataMatrix: kies de QR-code.}}',
  'labels.refused.no-room': '{count, plural, one {Eén symbool past niet op dit etiket.} other {# symbolen passen niet op dit etiket.}}',
  'labels.samples':
    '{count, plural, one {Eén voorbeeldpaspoort is overgeslagen.} other {# voorbeeldpaspoorten zijn overgeslagen.}} Open er een om het etiket te maken.',
  'labels.left':
    '{count, plural, one {Nog één paspoort van de lijst is overgeslagen: verfijn de zoekopdracht.} other {Nog # paspoorten van de lijst zijn overgeslagen: verfijn de zoekopdracht.}}',
  'labels.leftMore': 'Meer paspoorten van de lijst zijn overgeslagen: verfijn de zoekopdracht.',
  'labels.none': 'De lijst is leeg: er is niets te etiketteren.',
};
