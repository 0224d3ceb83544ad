// Messages of the labels, in Romanian.
import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Etichete',
  'labels.title': 'Etichete',
  'labels.back': 'Înapoi',
  'labels.symbol': 'Simbol',
  'labels.qr': 'Cod QR (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Formatul etichetei',
  'labels.layout.a4-21': 'A4, 21 de etichete de 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 etichete de 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 de etichete de 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 de etichete de 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 de etichete de 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Rolă, 57 × 32 mm, câte o etichetă',
  'labels.used': 'Locuri deja folosite pe prima coală',
  'labels.print': '{count, plural, one {Tipărire o etichetă} few {Tipărire # etichete} other {Tipărire # de etichete}}',
  'labels.making': '{count, plural, one {Se desenează o etichetă} few {Se desenează # etichete} other {Se desenează # de etichete}}',
  'labels.sheet': 'Coala {number}',
  'labels.alt': 'Eticheta pentru {name}, pașaportul {code}',
  'labels.module': 'Modul de {module} mm ({dots} puncte la 300 dpi), simbol cu zonă liberă de {side} mm.',
  'labels.size.small': 'Este sub cei 0,396 mm ceruți de GS1 la punctul de vânzare: alegeți o etichetă mai mare sau GS1 DataMatrix.',
  'labels.size.fits': 'Se încadrează în intervalul GS1 pentru punctul de vânzare (0,396–0,990 mm).',
  'labels.size.target': 'Corespunde valorii-țintă GS1 pentru punctul de vânzare (0,495 mm).',
  'labels.quality':
    'Tipăriți la 100 % și nu lăsați imprimanta să adapteze la pagină; cereți verificarea calității de tipărire 1.5/08/660 sau mai bună (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {O ciornă nu are etichetă: publicați-o întâi.} few {# ciorne nu au etichetă: publicați-le întâi.} other {# de ciorne nu au etichetă: publicați-le întâi.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {Un pașaport este revocat sau nevalabil și nu are etichetă.} few {# pașapoarte sunt revocate sau nevalabile și nu au etichetă.} other {# de pașapoarte sunt revocate sau nevalabile și nu au etichetă.}}',
  'labels.refused.not-found':
    '{count, plural, one {Un pașaport nu mai există.} few {# pașapoarte nu mai există.} other {# de pașapoarte nu mai există.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {Un pașaport nu are GTIN, deci nici GS1 DataMatrix: alegeți codul QR.} few {# pașapoarte nu au GTIN, deci nici GS1 DataMatrix: alegeți codul QR.} other {# de pașapoarte nu au GTIN, deci nici GS1 DataMatrix: alegeți codul QR.}}',
  'labels.refused.no-room':
    '{count, plural, one {Un simbol nu încape pe această etichetă.} few {# simboluri nu încap pe această etichetă.} other {# de simboluri nu încap pe această etichetă.}}',
  'labels.samples':
    '{count, plural, one {Un pașaport de exemplu este omis.} few {# pașapoarte de exemplu sunt omise.} other {# de pașapoarte de exemplu sunt omise.}} Deschideți unul pentru a-i face eticheta.',
  'labels.left':
    '{count, plural, one {Încă un pașaport din listă este omis: restrângeți căutarea.} few {Încă # pașapoarte din listă sunt omise: restrângeți căutarea.} other {Încă # de pașapoarte din listă sunt omise: restrângeți căutarea.}}',
  'labels.leftMore': 'Și alte pașapoarte din listă sunt omise: restrângeți căutarea.',
  'labels.none': 'Lista este goală: nu este nimic de etichetat.',
};
