// Messages of the scanner set-up: what the scanner sends, and what to change, in Greek.

import type { Draft } from '../en/catalogue.ts';
import type { scannerSetup as english } from '../en/scanner-setup.ts';

export const scannerSetup: Draft<typeof english> = {
  'scannerSetup.title': 'Ρύθμιση του σαρωτή μου',
  'scannerSetup.lead':
    'Σαρώστε έναν κωδικό από αυτή την οθόνη. Η εφαρμογή εντοπίζει πώς πληκτρολογεί ο σαρωτής χειρός σας και σας λέει τι να αλλάξετε. Τίποτε δεν ελέγχεται ούτε καταγράφεται.',
  'scannerSetup.codes': 'Σαρώστε έναν από αυτούς',
  'scannerSetup.dataMatrix': 'Data Matrix',
  'scannerSetup.qr': 'Κωδικός QR',
  'scannerSetup.result': 'Αποτέλεσμα',
  'scannerSetup.waiting': 'Αναμονή σάρωσης',
  'scannerSetup.waitingHelp':
    'Δεν χρειάζεται να πατήσετε τίποτε. Αν δεν λαμβάνεται τίποτε, ρυθμίστε τον σαρωτή σε λειτουργία πληκτρολογίου (USB HID).',
  'scannerSetup.few':
    '{count, plural, one {Ελήφθη # χαρακτήρας} other {Ελήφθησαν # χαρακτήρες}}, δεν αρκούν για κωδικό. Κρατήστε σταθερά τον σαρωτή και σαρώστε ξανά.',
  'scannerSetup.good': 'Ο σαρωτής αυτός είναι σωστά ρυθμισμένος',
  'scannerSetup.changes': '{count, plural, one {# ρύθμιση προς αλλαγή} other {# ρυθμίσεις προς αλλαγή}}',
  'scannerSetup.other': 'Το κείμενο που ελήφθη δεν είναι από αυτούς τους κωδικούς. Σαρώστε ξανά έναν από αυτούς.',
  'scannerSetup.arrived': 'Ελήφθη:',
  'scannerSetup.outcome.ok': 'Εντάξει',
  'scannerSetup.outcome.change': 'Χρειάζεται αλλαγή',
  'scannerSetup.outcome.not-checked': 'Δεν ελέγχθηκε',
  'scannerSetup.unknown': 'Δεν μπορεί να προσδιοριστεί έως ότου είναι σωστή η διάταξη πληκτρολογίου. Αλλάξτε τη διάταξη και σαρώστε ξανά.',
  'scannerSetup.setting.layout': 'Διάταξη πληκτρολογίου',
  'scannerSetup.setting.letters': 'Κεφαλαία και πεζά',
  'scannerSetup.setting.before': 'Πριν από τον κωδικό',
  'scannerSetup.setting.after': 'Μετά τον κωδικό',
  'scannerSetup.setting.separator': 'Διαχωριστής GS',
  'scannerSetup.setting.pace': 'Ταχύτητα',
  'scannerSetup.layout.same': 'Ο σαρωτής και ο υπολογιστής έχουν την ίδια διάταξη.',
  'scannerSetup.layout.us': 'Ο σαρωτής είναι ρυθμισμένος για πληκτρολόγιο ΗΠΑ, αλλά ο υπολογιστής αυτός έχει άλλη διάταξη.',
  'scannerSetup.layout.qwertz': 'Ο σαρωτής είναι ρυθμισμένος για γερμανικό πληκτρολόγιο, αλλά ο υπολογιστής αυτός έχει άλλη διάταξη.',
  'scannerSetup.layout.azerty': 'Ο σαρωτής είναι ρυθμισμένος για γαλλικό πληκτρολόγιο, αλλά ο υπολογιστής αυτός έχει άλλη διάταξη.',
  'scannerSetup.layout.todo':
    'Στο εγχειρίδιο του σαρωτή βρείτε τους κωδικούς για διατάξεις πληκτρολογίου (ή χώρες) και σαρώστε εκείνον για τη διάταξη αυτού του υπολογιστή.',
  'scannerSetup.remembered.characters': 'Αποθηκεύτηκε σε αυτόν τον υπολογιστή: οι σαρώσεις διαβάζονται ακριβώς όπως πληκτρολογούνται.',
  'scannerSetup.remembered.positions':
    'Αποθηκεύτηκε σε αυτόν τον υπολογιστή: σαρώσεις με δύο πιθανές αναγνώσεις διαβάζονται όπως σε πληκτρολόγιο ΗΠΑ.',
  'scannerSetup.letters.right': 'Τα κεφαλαία και τα πεζά λαμβάνονται όπως είναι στον κωδικό.',
  'scannerSetup.letters.caps-lock': 'Το Caps Lock είναι ενεργό σε αυτόν τον υπολογιστή, άρα κεφαλαία και πεζά αντιστρέφονται.',
  'scannerSetup.letters.swapped': 'Ο σαρωτής αντιστρέφει κεφαλαία και πεζά: είναι ρυθμισμένος σαν να ήταν ενεργό το Caps Lock.',
  'scannerSetup.letters.upper': 'Ο σαρωτής στέλνει μόνο κεφαλαία.',
  'scannerSetup.letters.lower': 'Ο σαρωτής στέλνει μόνο πεζά.',
  'scannerSetup.letters.todoCapsLock': 'Απενεργοποιήστε το Caps Lock και σαρώστε ξανά.',
  'scannerSetup.letters.todo': 'Στον σαρωτή, απενεργοποιήστε το Caps Lock και τη μετατροπή κεφαλαίων και πεζών.',
  'scannerSetup.before.nothing': 'Δεν προστίθεται τίποτε.',
  'scannerSetup.before.aim': 'Ο τύπος του κωδικού ({text}), τον οποίο η εφαρμογή κατανοεί.',
  'scannerSetup.before.text': 'Ο σαρωτής προσθέτει το εξής: {text}',
  'scannerSetup.before.todo': 'Καταργήστε το πρόθεμα στον σαρωτή. Διαφορετικά, ορισμένοι αριθμοί διαβάζονται λάθος.',
  'scannerSetup.after.key': 'Κάθε σάρωση τελειώνει με το πλήκτρο {key}.',
  'scannerSetup.after.nothing': 'Δεν προστίθεται τίποτε, άρα η εφαρμογή περιμένει {ms} χιλιοστά του δευτερολέπτου μετά από κάθε σάρωση.',
  'scannerSetup.after.text': 'Ο σαρωτής προσθέτει το εξής: {text}',
  'scannerSetup.after.todo': 'Ρυθμίστε τον σαρωτή να στέλνει Enter (CR) μετά από κάθε κωδικό και τίποτε άλλο.',
  'scannerSetup.separator.sent': 'Λαμβάνεται ως {key}.',
  'scannerSetup.separator.lost': 'Δεν λαμβάνεται, άρα δύο τιμές συγχωνεύονται σε μία.',
  'scannerSetup.separator.replaced': 'Αντί για αυτόν λαμβάνεται το εξής: {text}',
  'scannerSetup.separator.todo': 'Ρυθμίστε τον σαρωτή να στέλνει τον διαχωριστή GS (ονομάζεται και FNC1 ή ASCII 29) ως F8 ή ως Ctrl+].',
  'scannerSetup.pace.taken': '{ms} χιλιοστά του δευτερολέπτου ανά πλήκτρο: αρκετά γρήγορα.',
  'scannerSetup.pace.slow': '{ms} χιλιοστά του δευτερολέπτου ανά πλήκτρο: πολύ αργά. Η εφαρμογή θεωρεί ότι τα πλήκτρα τα πατά άνθρωπος.',
  'scannerSetup.pace.pauses':
    'Παύσεις έως {ms} χιλιοστά του δευτερολέπτου ανάμεσα στα πλήκτρα: πολύ μεγάλες. Η εφαρμογή δεν το διαβάζει ως μία σάρωση.',
  'scannerSetup.pace.todo':
    'Στον σαρωτή, ρυθμίστε την καθυστέρηση ανάμεσα στους χαρακτήρες στο 0. Έναν ασύρματο σαρωτή φέρτε τον πιο κοντά στη βάση του.',
};
