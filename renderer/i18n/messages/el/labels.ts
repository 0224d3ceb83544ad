// Messages of the labels, in Greek.

import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Ετικέτες',
  'labels.title': 'Ετικέτες',
  'labels.back': 'Πίσω',
  'labels.symbol': 'Σύμβολο',
  'labels.qr': 'Κωδικός QR (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Μορφή ετικετών',
  'labels.layout.a4-21': 'A4, 21 ετικέτες των 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 ετικέτες των 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 ετικέτες των 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 ετικέτες των 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 ετικέτες των 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Ρολό, 57 × 32 mm, μία ετικέτα κάθε φορά',
  'labels.used': 'Θέσεις ήδη χρησιμοποιημένες στο πρώτο φύλλο',
  'labels.print': '{count, plural, one {Εκτύπωση μίας ετικέτας} other {Εκτύπωση # ετικετών}}',
  'labels.making': '{count, plural, one {Σχεδιάζεται μία ετικέτα} other {Σχεδιάζονται # ετικέτες}}',
  'labels.sheet': 'Φύλλο {number}',
  'labels.alt': 'Ετικέτα: {name}, διαβατήριο {code}',
  'labels.module': 'Στοιχείο {module} mm ({dots} κουκκίδες στα 300 dpi), σύμβολο με περιθώριο {side} mm.',
  'labels.size.small': 'Είναι κάτω από τα 0,396 mm που ζητεί το GS1 στο σημείο πώλησης: επιλέξτε μεγαλύτερη ετικέτα ή το GS1 DataMatrix.',
  'labels.size.fits': 'Είναι εντός του εύρους που ορίζει το GS1 για το σημείο πώλησης (0,396 έως 0,990 mm).',
  'labels.size.target': 'Επιτυγχάνει τον στόχο του GS1 για το σημείο πώλησης (0,495 mm).',
  'labels.quality':
    'Εκτυπώστε στο 100% χωρίς προσαρμογή στη σελίδα από τον εκτυπωτή και φροντίστε να επαληθευτεί ποιότητα εκτύπωσης 1.5/08/660 ή καλύτερη (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {Ένα σχέδιο δεν έχει ετικέτα: δημοσιεύστε το πρώτα.} other {# σχέδια δεν έχουν ετικέτα: δημοσιεύστε τα πρώτα.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {Ένα διαβατήριο έχει ανακληθεί ή είναι άκυρο και δεν έχει ετικέτα.} other {# διαβατήρια έχουν ανακληθεί ή είναι άκυρα και δεν έχουν ετικέτα.}}',
  'labels.refused.not-found': '{count, plural, one {Ένα διαβατήριο δεν υπάρχει πλέον.} other {# διαβατήρια δεν υπάρχουν πλέον.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {Ένα διαβατήριο δεν έχει GTIN, άρα ούτε GS1 DataMatrix: επιλέξτε τον κωδικό QR.} other {# διαβατήρια δεν έχουν GTIN, άρα ούτε GS1 DataMatrix: επιλέξτε τον κωδικό QR.}}',
  'labels.refused.no-room': '{count, plural, one {Ένα σύμβολο δεν χωρά στην ετικέτα.} other {# σύμβολα δεν χωρούν στην ετικέτα.}}',
  'labels.samples':
    '{count, plural, one {Παραλείπεται ένα διαβατήριο-δείγμα.} other {Παραλείπονται # διαβατήρια-δείγματα.}} Ανοίξτε ένα για να φτιάξετε την ετικέτα του.',
  'labels.left':
    '{count, plural, one {Ένα ακόμη διαβατήριο του καταλόγου παραλείπεται: περιορίστε την αναζήτηση.} other {# ακόμη διαβατήρια του καταλόγου παραλείπονται: περιορίστε την αναζήτηση.}}',
  'labels.leftMore': 'Παραλείπονται και άλλα διαβατήρια του καταλόγου: περιορίστε την αναζήτηση.',
  'labels.none': 'Ο κατάλογος είναι κενός: δεν υπάρχει τίποτε προς σήμανση.',
};
