// Messages of the labels, in Italian.
import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Etichette',
  'labels.title': 'Etichette',
  'labels.back': 'Indietro',
  'labels.symbol': 'Simbolo',
  'labels.qr': 'Codice QR (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Formato delle etichette',
  'labels.layout.a4-21': 'A4, 21 etichette da 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 etichette da 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 etichette da 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 etichette da 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 etichette da 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Rotolo, 57 × 32 mm, un’etichetta alla volta',
  'labels.used': 'Posizioni già usate sul primo foglio',
  'labels.print': '{count, plural, one {Stampa un’etichetta} other {Stampa # etichette}}',
  'labels.making': '{count, plural, one {Creazione di un’etichetta} other {Creazione di # etichette}}',
  'labels.sheet': 'Foglio {number}',
  'labels.alt': 'Etichetta di {name}, passaporto {code}',
  'labels.module': 'Modulo {module} mm ({dots} punti a 300 dpi), simbolo con zona di silenzio {side} mm.',
  'labels.size.small':
    'È inferiore agli 0,396 mm che GS1 richiede per il punto vendita: scegliere un’etichetta più grande o il GS1 DataMatrix.',
  'labels.size.fits': 'Rientra nell’intervallo di GS1 per il punto vendita (da 0,396 a 0,990 mm).',
  'labels.size.target': 'Raggiunge il valore consigliato da GS1 per il punto vendita (0,495 mm).',
  'labels.quality':
    'Stampare al 100 %, senza adattamento alla pagina. Far verificare la qualità di stampa: almeno 1.5/08/660 (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {Una bozza non ha etichetta: prima va pubblicata.} other {# bozze non hanno etichetta: prima vanno pubblicate.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {Un passaporto è revocato o non valido e non ha etichetta.} other {# passaporti sono revocati o non validi e non hanno etichetta.}}',
  'labels.refused.not-found': '{count, plural, one {Un passaporto non esiste più.} other {# passaporti non esistono più.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {Un passaporto non ha GTIN, quindi nessun GS1 DataMatrix: scegliere il codice QR.} other {# passaporti non hanno GTIN, quindi nessun GS1 DataMatrix: scegliere il codice QR.}}',
  'labels.refused.no-room':
    '{count, plural, one {Un simbolo non entra in questa etichetta.} other {# simboli non entrano in questa etichetta.}}',
  'labels.samples':
    '{count, plural, one {Un passaporto di esempio è escluso.} other {# passaporti di esempio sono esclusi.}} Aprirne uno per farne l’etichetta.',
  'labels.left':
    '{count, plural, one {Un altro passaporto dell’elenco è escluso: restringere la ricerca.} other {Altri # passaporti dell’elenco sono esclusi: restringere la ricerca.}}',
  'labels.leftMore': 'Altri passaporti dell’elenco sono esclusi: restringere la ricerca.',
  'labels.none': 'L’elenco è vuoto: non c’è nulla da etichettare.',
};
