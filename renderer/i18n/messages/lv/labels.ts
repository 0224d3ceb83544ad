// Messages of the labels, in Latvian.
import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Etiķetes',
  'labels.title': 'Etiķetes',
  'labels.back': 'Atpakaļ',
  'labels.symbol': 'Simbols',
  'labels.qr': 'QR kods (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Etiķešu formāts',
  'labels.layout.a4-21': 'A4, 21 etiķete, 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 etiķetes, 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 etiķetes, 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 etiķetes, 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 etiķetes, 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Rullis, 57 × 32 mm, pa vienai etiķetei',
  'labels.used': 'Pirmajā loksnē jau izmantotās vietas',
  'labels.print': '{count, plural, zero {Drukāt # etiķešu} one {Drukāt # etiķeti} other {Drukāt # etiķetes}}',
  'labels.making': '{count, plural, zero {Zīmē # etiķešu} one {Zīmē # etiķeti} other {Zīmē # etiķetes}}',
  'labels.sheet': '{number}. loksne',
  'labels.alt': 'Etiķete: {name}, pase {code}',
  'labels.module': 'Modulis {module} mm ({dots} punkti pie 300 dpi), simbols ar kluso zonu {side} mm.',
  'labels.size.small': 'Tas ir mazāk par 0,396 mm, ko GS1 prasa tirdzniecības vietā: izvēlieties lielāku etiķeti vai GS1 DataMatrix.',
  'labels.size.fits': 'Tas ir GS1 noteiktajā diapazonā tirdzniecības vietai (0,396 līdz 0,990 mm).',
  'labels.size.target': 'Tas atbilst GS1 mērķim tirdzniecības vietai (0,495 mm).',
  'labels.quality':
    'Drukājiet 100 % lielumā un neļaujiet printerim pielāgot lapai; lieciet pārbaudīt, vai drukas kvalitāte ir 1.5/08/660 vai labāka (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, zero {# melnrakstiem nav etiķetes: vispirms tos publicējiet.} one {# melnrakstam nav etiķetes: vispirms to publicējiet.} other {# melnrakstiem nav etiķetes: vispirms tos publicējiet.}}',
  'labels.refused.withdrawn':
    '{count, plural, zero {# pasu ir atsauktas vai nederīgas, un tām nav etiķetes.} one {# pase ir atsaukta vai nederīga, un tai nav etiķetes.} other {# pases ir atsauktas vai nederīgas, un tām nav etiķetes.}}',
  'labels.refused.not-found': '{count, plural, zero {# pasu vairs nav.} one {# pases vairs nav.} other {# pasu vairs nav.}}',
  'labels.refused.no-gtin':
    '{count, plural, zero {# pasēm nav GTIN un tātad arī GS1 DataMatrix: izvēlieties QR kodu.} one {# pasei nav GTIN un tātad arī GS1 DataMatrix: izvēlieties QR kodu.} other {# pasēm nav GTIN un tātad arī GS1 DataMatrix: izvēlieties QR kodu.}}',
  'labels.refused.no-room':
    '{count, plural, zero {# simbolu neietilpst šajā etiķetē.} one {# simbols neietilpst šajā etiķetē.} other {# simboli neietilpst šajā etiķetē.}}',
  'labels.samples':
    '{count, plural, zero {# paraugpasu ir izlaistas.} one {# paraugpase ir izlaista.} other {# paraugpases ir izlaistas.}} Atveriet vienu, lai izveidotu tās etiķeti.',
  'labels.left':
    '{count, plural, zero {Vēl # saraksta pasu izlaistas: sašauriniet meklēšanu.} one {Vēl # saraksta pase izlaista: sašauriniet meklēšanu.} other {Vēl # saraksta pases izlaistas: sašauriniet meklēšanu.}}',
  'labels.leftMore': 'Izlaistas vēl citas saraksta pases: sašauriniet meklēšanu.',
  'labels.none': 'Saraksts ir tukšs: nav ko etiķetēt.',
};
