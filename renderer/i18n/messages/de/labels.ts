// Messages of the labels, in German.
import type { Translated } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Translated<typeof english> = {
  'labels.button': 'Etiketten',
  'labels.title': 'Etiketten',
  'labels.back': 'Zurück',
  'labels.symbol': 'Symbol',
  'labels.qr': 'QR-Code (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Etikettenformat',
  'labels.layout.a4-21': 'A4, 21 Etiketten 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 Etiketten 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 Etiketten 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 Etiketten 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 Etiketten 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Rolle, 57 × 32 mm, Etikett für Etikett',
  'labels.used': 'Bereits benutzte Plätze auf dem ersten Bogen',
  'labels.print': '{count, plural, one {Ein Etikett drucken} other {# Etiketten drucken}}',
  'labels.making': '{count, plural, one {Ein Etikett wird gezeichnet} other {# Etiketten werden gezeichnet}}',
  'labels.sheet': 'Bogen {number}',
  'labels.alt': 'Etikett von {name}, Pass {code}',
  'labels.module': 'Modul {module} mm ({dots} Punkte bei 300 dpi), Symbol mit Ruhezone {side} mm.',
  'labels.size.small':
    'Das liegt unter den 0,396 mm, die GS1 für die Kasse verlangt: Wählen Sie ein größeres Etikett oder den GS1 DataMatrix.',
  'labels.size.fits': 'Das liegt im Bereich von GS1 für die Kasse (0,396 bis 0,990 mm).',
  'labels.size.target': 'Das erreicht den Zielwert von GS1 für die Kasse (0,495 mm).',
  'labels.quality':
    'Drucken Sie mit 100 % und ohne Anpassung an die Seite. Lassen Sie die Druckqualität prüfen: 1.5/08/660 oder besser (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {Ein Entwurf hat kein Etikett: Veröffentlichen Sie ihn zuerst.} other {# Entwürfe haben kein Etikett: Veröffentlichen Sie sie zuerst.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {Ein Pass ist widerrufen oder ungültig und hat kein Etikett.} other {# Pässe sind widerrufen oder ungültig und haben kein Etikett.}}',
  'labels.refused.not-found': '{count, plural, one {Ein Pass ist nicht mehr da.} other {# Pässe sind nicht mehr da.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {Ein Pass hat keine GTIN und damit keinen GS1 DataMatrix: Wählen Sie den QR-Code.} other {# Pässe haben keine GTIN und damit keinen GS1 DataMatrix: Wählen Sie den QR-Code.}}',
  'labels.refused.no-room':
    '{count, plural, one {Ein Symbol passt nicht auf dieses Etikett.} other {# Symbole passen nicht auf dieses Etikett.}}',
  'labels.samples':
    '{count, plural, one {Ein Pass der Muster wird ausgelassen.} other {# Pässe der Muster werden ausgelassen.}} Öffnen Sie einen, um sein Etikett zu erstellen.',
  'labels.left':
    '{count, plural, one {Ein weiterer Pass der Liste wird ausgelassen: Schränken Sie die Suche ein.} other {# weitere Pässe der Liste werden ausgelassen: Schränken Sie die Suche ein.}}',
  'labels.leftMore': 'Weitere Pässe der Liste werden ausgelassen: Schränken Sie die Suche ein.',
  'labels.none': 'Die Liste ist leer: Es gibt nichts zu etikettieren.',
};
