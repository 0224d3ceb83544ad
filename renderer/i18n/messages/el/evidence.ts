// Messages of the check of evidence bundles, in Greek.

import type { Draft } from '../en/catalogue.ts';
import type { evidence as english } from '../en/evidence.ts';

export const evidence: Draft<typeof english> = {
  'evidence.title': 'Φάκελος τεκμηρίων',
  'evidence.checking': 'Ελέγχεται κάθε αρχείο και διαμορφώνεται εκ νέου κάθε πόρισμα',
  'evidence.waiting': 'Αναμονή ελέγχου',
  'evidence.failed': 'Ο έλεγχος απέτυχε σε αυτόν τον υπολογιστή. Αυτό δεν λέει τίποτε για τον φάκελο.',
  'evidence.intact': 'Άθικτος',
  'evidence.altered': 'Αλλοιωμένος',
  'evidence.undetermined': 'Απροσδιόριστος',
  'evidence.intactText':
    'Κάθε byte είναι όπως το υπέγραψε υπολογιστής που κατονομάζεται σε κατάλογο εμπίστευσης εδώ, και κανένα πόρισμά του δεν διαφέρει όταν διαμορφώνεται εκ νέου.',
  'evidence.alteredText': 'Το αρχείο δεν είναι όπως το υπέγραψε υπολογιστής. Δεν αποδεικνύει τίποτε.',
  'evidence.doubt.unread': 'Αυτή η έκδοση της εφαρμογής δεν μπορεί να διαβάσει τον φάκελο. Ίσως μπορεί μια νεότερη.',
  'evidence.doubt.other-key': 'Τον υπέγραψε άλλος υπολογιστής από εκείνον του οποίου δόθηκε το αποτύπωμα.',
  'evidence.doubt.unnamed':
    'Είναι πλήρης, αλλά κανένας κατάλογος εμπίστευσης εδώ δεν κατονομάζει τον υπολογιστή που τον υπέγραψε. Όποιος πλαστογραφεί φάκελο τον υπογράφει με δικό του κλειδί.',
  'evidence.doubt.against': 'Είναι πλήρης, αλλά ο υπολογιστής που τον υπέγραψε δεν λαμβάνεται εδώ υπόψη.',
  'evidence.doubt.verdicts': 'Είναι πλήρης, αλλά δεν μπορεί κάθε πόρισμα να διαμορφωθεί εκ νέου όπως είχε διαμορφωθεί.',
  'evidence.toTrust': 'Κατάλογοι εμπίστευσης',
  'evidence.toTrustHelp':
    'Ένας υπολογιστής λαμβάνεται υπόψη όταν τον κατονομάζει κατάλογος εμπίστευσης. Εισαγάγετε τον κατάλογο της αρχής που τον λειτουργεί.',
  'evidence.notLogged': 'Ήταν έλεγχος αρχείου. Δεν ελέγχθηκαν εμπορεύματα και δεν καταγράφηκε τίποτε.',
  'evidence.desk': 'Υπολογιστής',
  'evidence.deskNone': 'Δεν κατονομάζεται σε κανέναν κατάλογο εμπίστευσης εδώ',
  'evidence.fingerprint': 'Αποτύπωμα του κλειδιού του',
  'evidence.made': 'Δημιουργήθηκε',
  'evidence.scope': 'Περιεχόμενο',
  'evidence.scope.all': 'Κάθε έλεγχος του αρχείου καταγραφής του έως τότε',
  'evidence.scope.run': 'Κάθε έλεγχος μιας σειράς έως τότε',
  'evidence.scope.inspections': 'Επιλεγμένοι έλεγχοι. Άλλοι της ίδιας σειράς μπορεί να έχουν παραλειφθεί.',
  'evidence.runs': 'Σειρές ελέγχων',
  'evidence.files': 'Αρχεία',
  'evidence.hash': 'SHA-256 του δηλωτικού',
  'evidence.report': 'Έκθεση',
  'evidence.report.same': 'Αναφέρει ό,τι αναφέρουν οι έλεγχοι',
  'evidence.report.not-compared': 'Δεν συγκρίθηκε: τη συνέταξε άλλη έκδοση της εφαρμογής',
  'evidence.entries': 'Έλεγχοι στον φάκελο',
  'evidence.recorded': 'Καταγράφηκε',
  'evidence.anew': 'Εκ νέου',
  'evidence.anew.same': 'Το ίδιο',
  'evidence.anew.declared': 'Το ίδιο, με άλλους ελέγχους ή λόγους, όπως δηλώνει ο φάκελος',
  'evidence.anew.differs': 'Διαφέρει',
  'evidence.anew.not-made': 'Δεν διαμορφώθηκε εκ νέου',
  'evidence.shown': 'Εμφανίζονται {shown, number} από {total, number} ελέγχους, πρώτα όσοι διαφέρουν.',
  'evidence.verifier': 'Σελίδα που ελέγχει φακέλους τεκμηρίων',
  'evidence.verifierHash': 'SHA-256 αυτής της σελίδας',
  'evidence.verifierHelp':
    'Ένα αρχείο, για οποιονδήποτε περιηγητή, χωρίς δίκτυο. Είναι απλώς διευκόλυνση: όποιος πλαστογραφεί φάκελο μπορεί να πλαστογραφήσει και τη σελίδα. Κοινοποιήστε λοιπόν το SHA-256 της από άλλη οδό.',
};
