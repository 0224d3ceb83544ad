// Messages of measured values that are compared with a passport, in Greek.

import type { Draft } from '../en/catalogue.ts';
import type { measured as english } from '../en/measured.ts';

export const measured: Draft<typeof english> = {
  'measured.title': 'Δηλωμένα και μετρημένα',
  'measured.compare': 'Σύγκριση μετρημένων τιμών',
  'measured.compareAgain': 'Σύγκριση άλλων μετρημένων τιμών',
  'measured.declared': 'Δηλώθηκε',
  'measured.measured': 'Μετρήθηκε',
  'measured.none': 'Το διαβατήριο αυτού του τεμαχίου δεν αναφέρει αριθμούς, άρα δεν υπάρχει τίποτα για σύγκριση.',
  'measured.quantity': 'Τιμή του διαβατηρίου',
  'measured.option': '{label} ({declared})',
  'measured.value': 'Μετρημένη τιμή',
  'measured.valueHelp': 'Για τα δεκαδικά χρησιμοποιήστε τελεία ή κόμμα.',
  'measured.unit': 'Μονάδα',
  'measured.tolerance': 'Ανοχή',
  'measured.toleranceIn': 'Ανοχή σε',
  'measured.percent': 'Ποσοστό',
  'measured.absolute': 'Μονάδα της τιμής',
  'measured.add': 'Προσθήκη τιμής',
  'measured.remove': 'Αφαίρεση: {label}',
  'measured.deviation': '{share} από τη δηλωμένη τιμή',
  'measured.outcome.agrees': 'Συμφωνεί',
  'measured.outcome.agrees-unproven': 'Συμφωνεί, μη επαληθευμένο',
  'measured.outcome.differs': 'Διαφέρει',
  'measured.outcome.not-comparable': 'Μη συγκρίσιμο',
};
