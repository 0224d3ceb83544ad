// Messages of the labels, in Swedish.
import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Etiketter',
  'labels.title': 'Etiketter',
  'labels.back': 'Tillbaka',
  'labels.symbol': 'Symbol',
  'labels.qr': 'QR-kod (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Etikettformat',
  'labels.layout.a4-21': 'A4, 21 etiketter på 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 etiketter på 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 etiketter på 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 etiketter på 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 etiketter på 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Rulle, 57 × 32 mm, en etikett i taget',
  'labels.used': 'Redan använda platser på första arket',
  'labels.print': '{count, plural, one {Skriv ut en etikett} other {Skriv ut # etiketter}}',
  'labels.making': '{count, plural, one {En etikett ritas} other {# etiketter ritas}}',
  'labels.sheet': 'Ark {number}',
  'labels.alt': 'Etikett för {name}, pass {code}',
  'labels.module': 'Modul {module} mm ({dots} punkter vid 300 dpi), symbol med tyst zon {side} mm.',
  'labels.size.small': 'Det är under de 0,396 mm som GS1 kräver vid försäljningsstället: välj en större etikett eller GS1 DataMatrix.',
  'labels.size.fits': 'Det är inom GS1:s intervall för försäljningsstället (0,396–0,990 mm).',
  'labels.size.target': 'Det uppfyller GS1:s målvärde för försäljningsstället (0,495 mm).',
  'labels.quality': 'Skriv ut i 100 % utan anpassning till sidan. Låt verifiera tryckkvaliteten: 1.5/08/660 eller bättre (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {Ett utkast har ingen etikett: publicera det först.} other {# utkast har ingen etikett: publicera dem först.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {Ett pass är återkallat eller ogiltigt och har ingen etikett.} other {# pass är återkallade eller ogiltiga och har ingen etikett.}}',
  'labels.refused.not-found': '{count, plural, one {Ett pass finns inte längre.} other {# pass finns inte längre.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {Ett pass har inget GTIN och därför ingen GS1 DataMatrix: välj QR-koden.} other {# pass har inget GTIN och därför ingen GS1 DataMatrix: välj QR-koden.}}',
  'labels.refused.no-room': '{count, plural, one {En symbol får inte plats på etiketten.} other {# symboler får inte plats på etiketten.}}',
  'labels.samples':
    '{count, plural, one {Ett exempelpass är utelämnat.} other {# exempelpass är utelämnade.}} Öppna ett för att göra dess etikett.',
  'labels.left':
    '{count, plural, one {Ytterligare ett pass i listan är utelämnat: begränsa sökningen.} other {Ytterligare # pass i listan är utelämnade: begränsa sökningen.}}',
  'labels.leftMore': 'Ytterligare pass i listan är utelämnade: begränsa sökningen.',
  'labels.none': 'Listan är tom: det finns inget att märka.',
};
