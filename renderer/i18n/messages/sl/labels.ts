// Messages of the labels, in Slovenian.
import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Nalepke',
  'labels.title': 'Nalepke',
  'labels.back': 'Nazaj',
  'labels.symbol': 'Simbol',
  'labels.qr': 'Koda QR (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Oblika nalepk',
  'labels.layout.a4-21': 'A4, 21 nalepk 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 nalepk 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 nalepk 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 nalepk 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 nalepk 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Zvitek, 57 × 32 mm, po ena nalepka',
  'labels.used': 'Že porabljena mesta na prvi poli',
  'labels.print': '{count, plural, one {Natisni # nalepko} two {Natisni # nalepki} few {Natisni # nalepke} other {Natisni # nalepk}}',
  'labels.making': '{count, plural, one {Riše se # nalepka} two {Rišeta se # nalepki} few {Rišejo se # nalepke} other {Riše se # nalepk}}',
  'labels.sheet': 'Pola {number}',
  'labels.alt': 'Nalepka za {name}, potni list {code}',
  'labels.module': 'Modul {module} mm ({dots} pik pri 300 dpi), simbol s praznim robom {side} mm.',
  'labels.size.small': 'To je manj od 0,396 mm, kolikor zahteva GS1 na prodajnem mestu: izberite večjo nalepko ali GS1 DataMatrix.',
  'labels.size.fits': 'To je v razponu GS1 za prodajno mesto (0,396–0,990 mm).',
  'labels.size.target': 'To dosega ciljno vrednost GS1 za prodajno mesto (0,495 mm).',
  'labels.quality':
    'Natisnite v merilu 100 %, brez prilagajanja strani. Dajte verificirati kakovost tiska: 1.5/08/660 ali boljša (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {# osnutek nima nalepke: najprej ga objavite.} two {# osnutka nimata nalepke: najprej ju objavite.} few {# osnutki nimajo nalepke: najprej jih objavite.} other {# osnutkov nima nalepke: najprej jih objavite.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {# potni list je preklican ali neveljaven in nima nalepke.} two {# potna lista sta preklicana ali neveljavna in nimata nalepke.} few {# potni listi so preklicani ali neveljavni in nimajo nalepke.} other {# potnih listov je preklicanih ali neveljavnih in nima nalepke.}}',
  'labels.refused.not-found':
    '{count, plural, one {# potni list ne obstaja več.} two {# potna lista ne obstajata več.} few {# potni listi ne obstajajo več.} other {# potnih listov ne obstaja več.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {# potni list nima GTIN in zato ne GS1 DataMatrix: izberite kodo QR.} two {# potna lista nimata GTIN in zato ne GS1 DataMatrix: izberite kodo QR.} few {# potni listi nimajo GTIN in zato ne GS1 DataMatrix: izberite kodo QR.} other {# potnih listov nima GTIN in zato ne GS1 DataMatrix: izberite kodo QR.}}',
  'labels.refused.no-room':
    '{count, plural, one {# simbol ne gre na to nalepko.} two {# simbola ne gresta na to nalepko.} few {# simboli ne gredo na to nalepko.} other {# simbolov ne gre na to nalepko.}}',
  'labels.samples':
    '{count, plural, one {# vzorčni potni list je izpuščen.} two {# vzorčna potna lista sta izpuščena.} few {# vzorčni potni listi so izpuščeni.} other {# vzorčnih potnih listov je izpuščenih.}} Odprite enega, da naredite njegovo nalepko.',
  'labels.left':
    '{count, plural, one {Izpuščen je še # potni list s seznama: zožite iskanje.} two {Izpuščena sta še # potna lista s seznama: zožite iskanje.} few {Izpuščeni so še # potni listi s seznama: zožite iskanje.} other {Izpuščenih je še # potnih listov s seznama: zožite iskanje.}}',
  'labels.leftMore': 'Izpuščeni so še drugi potni listi s seznama: zožite iskanje.',
  'labels.none': 'Seznam je prazen: ni česa označiti.',
};
