// Messages of the labels, in Danish.
import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Etiketter',
  'labels.title': 'Etiketter',
  'labels.back': 'Tilbage',
  'labels.symbol': 'Symbol',
  'labels.qr': 'QR-kode (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Etiketformat',
  'labels.layout.a4-21': 'A4, 21 etiketter på 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 etiketter på 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 etiketter på 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 etiketter på 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 etiketter på 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Rulle, 57 × 32 mm, én etiket ad gangen',
  'labels.used': 'Allerede brugte pladser på første ark',
  'labels.print': '{count, plural, one {Udskriv én etiket} other {Udskriv # etiketter}}',
  'labels.making': '{count, plural, one {Én etiket tegnes} other {# etiketter tegnes}}',
  'labels.sheet': 'Ark {number}',
  'labels.alt': 'Etiket for {name}, pas {code}',
  'labels.module': 'Modul {module} mm ({dots} punkter ved 300 dpi), symbol med stillezone {side} mm.',
  'labels.size.small': 'Det er under de 0,396 mm, som GS1 kræver på salgsstedet: vælg en større etiket eller GS1 DataMatrix.',
  'labels.size.fits': 'Det er inden for GS1’s interval for salgsstedet (0,396–0,990 mm).',
  'labels.size.target': 'Det opfylder GS1’s mål for salgsstedet (0,495 mm).',
  'labels.quality': 'Udskriv i 100 % uden tilpasning til siden. Få trykkvaliteten verificeret: 1.5/08/660 eller bedre (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {Én kladde har ingen etiket: offentliggør den først.} other {# kladder har ingen etiket: offentliggør dem først.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {Ét pas er tilbagekaldt eller ugyldigt og har ingen etiket.} other {# pas er tilbagekaldt eller ugyldige og har ingen etiket.}}',
  'labels.refused.not-found': '{count, plural, one {Ét pas findes ikke længere.} other {# pas findes ikke længere.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {Ét pas har intet GTIN og derfor ingen GS1 DataMatrix: vælg QR-koden.} other {# pas har intet GTIN og derfor ingen GS1 DataMatrix: vælg QR-koden.}}',
  'labels.refused.no-room': '{count, plural, one {Ét symbol kan ikke være på etiketten.} other {# symboler kan ikke være på etiketten.}}',
  'labels.samples': '{count, plural, one {Ét eksempelpas er udeladt.} other {# eksempelpas er udeladt.}} Åbn et for at lave dets etiket.',
  'labels.left':
    '{count, plural, one {Endnu et pas på listen er udeladt: indsnævr søgningen.} other {Yderligere # pas på listen er udeladt: indsnævr søgningen.}}',
  'labels.leftMore': 'Yderligere pas på listen er udeladt: indsnævr søgningen.',
  'labels.none': 'Listen er tom: der er intet at mærke.',
};
