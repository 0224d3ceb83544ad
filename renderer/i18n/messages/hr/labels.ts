// Messages of the labels, in Croatian.
import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Naljepnice',
  'labels.title': 'Naljepnice',
  'labels.back': 'Natrag',
  'labels.symbol': 'Simbol',
  'labels.qr': 'QR kod (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Format naljepnica',
  'labels.layout.a4-21': 'A4, 21 naljepnica od 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 naljepnica od 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 naljepnice od 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 naljepnica od 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 naljepnica od 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Rola, 57 × 32 mm, po jedna naljepnica',
  'labels.used': 'Već iskorištena mjesta na prvom listu',
  'labels.print': '{count, plural, one {Ispiši # naljepnicu} few {Ispiši # naljepnice} other {Ispiši # naljepnica}}',
  'labels.making': '{count, plural, one {Crta se # naljepnica} few {Crtaju se # naljepnice} other {Crta se # naljepnica}}',
  'labels.sheet': 'List {number}',
  'labels.alt': 'Naljepnica za {name}, putovnica {code}',
  'labels.module': 'Modul {module} mm ({dots} točaka pri 300 dpi), simbol s tihom zonom {side} mm.',
  'labels.size.small': 'To je ispod 0,396 mm, koliko GS1 traži na prodajnom mjestu: odaberite veću naljepnicu ili GS1 DataMatrix.',
  'labels.size.fits': 'To je u rasponu GS1 za prodajno mjesto (0,396 – 0,990 mm).',
  'labels.size.target': 'To ispunjava ciljnu vrijednost GS1 za prodajno mjesto (0,495 mm).',
  'labels.quality':
    'Ispišite u veličini 100 %, bez prilagodbe stranici. Dajte verificirati kvalitetu ispisa: 1.5/08/660 ili bolja (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {# nacrt nema naljepnicu: najprije ga objavite.} few {# nacrta nemaju naljepnicu: najprije ih objavite.} other {# nacrta nema naljepnicu: najprije ih objavite.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {# putovnica opozvana je ili nevaljana i nema naljepnicu.} few {# putovnice opozvane su ili nevaljane i nemaju naljepnicu.} other {# putovnica opozvano je ili nevaljano i nema naljepnicu.}}',
  'labels.refused.not-found':
    '{count, plural, one {# putovnica više ne postoji.} few {# putovnice više ne postoje.} other {# putovnica više ne postoji.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {# putovnica nema GTIN pa ni GS1 DataMatrix: odaberite QR kod.} few {# putovnice nemaju GTIN pa ni GS1 DataMatrix: odaberite QR kod.} other {# putovnica nema GTIN pa ni GS1 DataMatrix: odaberite QR kod.}}',
  'labels.refused.no-room':
    '{count, plural, one {# simbol ne stane na ovu naljepnicu.} few {# simbola ne stanu na ovu naljepnicu.} other {# simbola ne stane na ovu naljepnicu.}}',
  'labels.samples':
    '{count, plural, one {# ogledna putovnica je izostavljena.} few {# ogledne putovnice su izostavljene.} other {# oglednih putovnica je izostavljeno.}} Otvorite jednu da izradite njezinu naljepnicu.',
  'labels.left':
    '{count, plural, one {Još # putovnica s popisa je izostavljena: suzite pretragu.} few {Još # putovnice s popisa su izostavljene: suzite pretragu.} other {Još # putovnica s popisa je izostavljeno: suzite pretragu.}}',
  'labels.leftMore': 'Izostavljeno je još putovnica s popisa: suzite pretragu.',
  'labels.none': 'Popis je prazan: nema se što označiti.',
};
