// Messages of the notified bodies screen, in Greek.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Κοινοποιημένοι οργανισμοί',
  'bodies.lead': 'Οργανισμοί που μπορούν να αξιολογούν προϊόντα βάσει του δικαίου της Ένωσης, κατά αριθμό. Λειτουργεί χωρίς δίκτυο.',
  'bodies.search': 'Αριθμός, επωνυμία, χώρα ή πράξη',
  'bodies.country': 'Χώρα',
  'bodies.countryAll': 'Όλες οι χώρες',
  'bodies.extract':
    'Αυτό το απόσπασμα της {date} περιέχει μόνο όσα επιβεβαίωσε μια πηγή. Ορισμένοι οργανισμοί και πράξεις λείπουν και οι κοινοποιήσεις μεταβάλλονται. Συμβουλευτείτε το NANDO πριν βασιστείτε σε μια εγγραφή.',
  'bodies.noBatteries': 'Δεν ήταν δυνατό να επιβεβαιωθεί οργανισμός για μπαταρίες [κανονισμός (ΕΕ) 2023/1542].',
  'bodies.websites': 'Μπορείτε να αντιγράψετε τους ιστότοπους· η εφαρμογή δεν τους ανοίγει.',
  'bodies.number': 'Αριθμός',
  'bodies.name': 'Οργανισμός',
  'bodies.acts': 'Πράξεις',
  'bodies.source': 'Πηγή',
  'bodies.website': 'Ιστότοπος',
  'bodies.copy': 'Αντιγραφή της διεύθυνσης: {name}',
  'bodies.asOf': 'στις {date}',
  'bodies.undated': 'χωρίς ημερομηνία',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Σελίδα του ίδιου του οργανισμού',
  'bodies.origin.regulator': 'Εθνική ρυθμιστική αρχή',
  'bodies.origin.combined': 'Συνδυασμός δύο πηγών',
  'bodies.origin.third-party': 'Δήλωση τρίτου',
  'bodies.origin.list': 'Κατάλογος που εισήχθη',
  'bodies.noneTitle': 'Κανένας οργανισμός του καταλόγου δεν ταιριάζει',
  'bodies.noneText': 'Αυτό δεν σημαίνει ότι δεν υπάρχει: ο κατάλογος μπορεί να μην είναι πλήρης. Συμβουλευτείτε το NANDO.',
  'bodies.clear': 'Καθαρισμός φίλτρων',
  'bodies.imported':
    'Κατάλογος της {date}, εισήχθη σε αυτόν τον υπολογιστή. Πηγή: {source}. Οι κοινοποιήσεις μεταβάλλονται. Συμβουλευτείτε το NANDO πριν βασιστείτε σε μια εγγραφή.',
  'bodies.importForm':
    'Ένας δικός σας κατάλογος είναι αρχείο JSON ή CSV. Ως CSV: η γραμμή «statusDate,2026-01-15», η γραμμή «source,…», η γραμμή «number,name,country,acts,website» και έπειτα μία γραμμή ανά οργανισμό· περισσότερες πράξεις χωρίζονται με «|».',
  'bodies.import': 'Εισαγωγή καταλόγου',
  'bodies.importing': 'Ανάγνωση: {name}',
  'bodies.importDone': 'Οργανισμοί που εισήχθησαν: {count}, στις {date}',
  'bodies.importTooLarge': 'Το {name} υπερβαίνει τα {limit}: δεν είναι κατάλογος κοινοποιημένων οργανισμών.',
  'bodies.importUnreadable': 'Το {name} δεν μπορεί να διαβαστεί ως κείμενο UTF-8. Αποθηκεύστε το σε αυτή τη μορφή ή επιλέξτε άλλο αρχείο.',
  'bodies.back': 'Επιστροφή στον ενσωματωμένο κατάλογο',
  'bodies.backDone': 'Ο ενσωματωμένος κατάλογος της {date} είναι και πάλι σε ισχύ',
  'bodies.olderTitle': 'Ο κατάλογος αυτός είναι παλαιότερος',
  'bodies.olderText':
    'Το {name} είναι παλαιότερο από τον τρέχοντα κατάλογο της {date}. Δεν περιλαμβάνει ό,τι κοινοποιήθηκε ή ανακλήθηκε έκτοτε.',
  'bodies.olderUse': 'Χρήση του παλαιότερου καταλόγου',
};
