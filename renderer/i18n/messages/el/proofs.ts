// Messages of the proofs that come with a passport: registration, licences of GS1, in Greek.

import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Αποδεικτικό καταχώρισης',
  'registration.operator': 'Καταχωρίστηκε από',
  'registration.operatorId': 'Αναγνωριστικό της επιχείρησης',
  'registration.id': 'Καταχώριση',
  'registration.commodity': 'Κωδικός εμπορεύματος',
  'registration.at': 'Χρόνος καταχώρισης',
  'registration.hash': 'Καταχωρισμένη έκδοση (SHA-256)',
  'registration.registry': 'Μητρώο',
  'registration.sealedBy': 'Κλειδί της σφραγίδας',
  'registration.seal.valid': 'Η σφραγίδα είναι έγκυρη.',
  'registration.seal.invalid': 'Η σφραγίδα δεν αντιστοιχεί.',
  'registration.seal.not-evaluated': 'Η σφραγίδα δεν ελέγχθηκε: αυτά ισχυρίζεται το αποδεικτικό.',
  'registration.passport': 'Διαβατήριο με τα ίδια δυαδικά δεδομένα',
  'registration.none': 'Δεν υπάρχει τέτοιο διαβατήριο σε αυτόν τον υπολογιστή.',
  'registration.entry': 'Εγγραφή {id, number} του αρχείου καταγραφής',
  'registration.unknownForm': 'Η μορφή αυτού του αποδεικτικού δεν είναι γνωστή εδώ. Δεν διαβάστηκε τίποτε από αυτό.',
  'licence.title': 'Άδειες GS1',
  'licence.note': 'Οι κάτοχοι αυτού του αριθμού, από το GS1 έως το προϊόν.',
  'licence.by': 'από {issuer}',
  'licence.to': 'σε {holder}',
  'licence.kind.prefix': 'Πρόθεμα οργανισμού-μέλους',
  'licence.kind.company-prefix': 'Πρόθεμα επιχείρησης',
  'licence.kind.single-key': 'Μεμονωμένος αριθμός',
  'licence.kind.key': 'Αριθμός',
  'licence.kind.data': 'Δεδομένα του προϊόντος',
};
