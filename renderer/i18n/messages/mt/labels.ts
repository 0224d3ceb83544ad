// Messages of the labels, in Maltese.
import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Tikketti',
  'labels.title': 'Tikketti',
  'labels.back': 'Lura',
  'labels.symbol': 'Simbolu',
  'labels.qr': 'Kodiċi QR (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Format tat-tikketti',
  'labels.layout.a4-21': 'A4, 21 tikketta ta’ 63.5 × 38.1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14-il tikketta ta’ 99.1 × 38.1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 tikketta ta’ 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 tikketta ta’ 38.1 × 21.2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 tikketta ta’ 66.7 × 25.4 mm (5160)',
  'labels.layout.roll': 'Romblu, 57 × 32 mm, tikketta waħda kull darba',
  'labels.used': 'Postijiet diġà użati fl-ewwel folja',
  'labels.print': 'Ipprintja {count, plural, one {# tikketta} two {# tikketti} few {# tikketti} many {#-il tikketta} other {# tikketta}}',
  'labels.making':
    'Qed jitpinġu {count, plural, one {# tikketta} two {# tikketti} few {# tikketti} many {#-il tikketta} other {# tikketta}}',
  'labels.sheet': 'Folja {number}',
  'labels.alt': 'Tikketta ta’ {name}, passaport {code}',
  'labels.module': 'Modulu {module} mm ({dots} tikek f’300 dpi), simbolu biż-żona ħielsa {side} mm.',
  'labels.size.small': 'Dan hu taħt iż-0.396 mm li titlob GS1 fil-punt tal-bejgħ: agħżel tikketta akbar, jew il-GS1 DataMatrix.',
  'labels.size.fits': 'Dan hu fil-medda ta’ GS1 għall-punt tal-bejgħ (0.396 sa 0.990 mm).',
  'labels.size.target': 'Dan jilħaq il-mira ta’ GS1 għall-punt tal-bejgħ (0.495 mm).',
  'labels.quality':
    'Ipprintja b’100 %, mingħajr aġġustament għall-paġna. Ara li tiġi vverifikata l-kwalità tal-istampar: 1.5/08/660 jew aħjar (ISO/IEC 15415).',
  'labels.refused.draft':
    'Mingħajr tikketta, l-ewwel iridu jiġu ppubblikati: {count, plural, one {# abbozz} two {# abbozzi} few {# abbozzi} many {#-il abbozz} other {# abbozz}}.',
  'labels.refused.withdrawn':
    'Revokati jew mhux validi u mingħajr tikketta: {count, plural, one {# passaport} two {# passaporti} few {# passaporti} many {#-il passaport} other {# passaport}}.',
  'labels.refused.not-found':
    'M’għadhomx jeżistu: {count, plural, one {# passaport} two {# passaporti} few {# passaporti} many {#-il passaport} other {# passaport}}.',
  'labels.refused.no-gtin':
    'Mingħajr GTIN u għalhekk mingħajr GS1 DataMatrix: {count, plural, one {# passaport} two {# passaporti} few {# passaporti} many {#-il passaport} other {# passaport}}. Agħżel il-kodiċi QR.',
  'labels.refused.no-room':
    'Ma jidħlux f’din it-tikketta: {count, plural, one {# simbolu} two {# simboli} few {# simboli} many {#-il simbolu} other {# simbolu}}.',
  'labels.samples':
    '{count, plural, one {# passaport kampjun jitħalla barra.} two {# passaporti kampjun jitħallew barra.} few {# passaporti kampjun jitħallew barra.} many {#-il passaport kampjun jitħallew barra.} other {# passaport kampjun jitħallew barra.}} Iftaħ wieħed biex tagħmel it-tikketta tiegħu.',
  'labels.left':
    'Mħollija barra mil-lista: {count, plural, one {# passaport ieħor} two {# passaporti oħra} few {# passaporti oħra} many {#-il passaport ieħor} other {# passaport ieħor}}. Dejjaq it-tfittxija.',
  'labels.leftMore': 'Passaporti oħra tal-lista jitħallew barra. Dejjaq it-tfittxija.',
  'labels.none': 'Il-lista hi vojta: m’hemm xejn x’jiġi ttikkettat.',
};
