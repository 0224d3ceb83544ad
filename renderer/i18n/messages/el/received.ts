// Messages about received passports and events, in Greek.

import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Προέλευση',
  'received.whose.own': 'Δικά σας διαβατήρια',
  'received.whose.received': 'Ληφθέντα από άλλους',
  'received.from': 'Ελήφθη από {name}',
  'received.how':
    '{door, select, pack {με πακέτο} sync {ανακτήθηκε από την υπηρεσία} file {εισήχθη ως αρχείο} restore {με αντίγραφο ασφαλείας} other {εδώ}}, {date}, {who}',
  'received.key': 'Κλειδί',
  'received.speaker': 'Δηλώθηκε από',
  'received.came': 'Τρόπος παραλαβής',
  'received.search': 'Ονομασία, κατασκευαστής, κωδικός, αποστολέας',
  'received.emptyTitle': 'Δεν έχει ληφθεί τίποτε',
  'received.emptyText': 'Εδώ εμφανίζονται τα πλήρη διαβατήρια από πακέτα άλλων υπηρεσιών.',
  'received.note':
    'Διαβατήρια που έστειλαν άλλοι τηρούνται κατά αποστολέα. Δεν μεταβάλλουν κανένα δικό σας, δεν υπογράφονται ποτέ εδώ και δεν είναι δημόσια.',
  'received.toList': 'Όλα τα ληφθέντα διαβατήρια',
  'received.ownToo': 'Έχετε δικό σας διαβατήριο με αυτόν τον κωδικό. Είναι αμετάβλητο.',
  'received.openOwn': 'Άνοιγμα του δικού σας διαβατηρίου',
  'received.sources': 'Συμβάντα που έστειλαν άλλοι',
  'received.sourcesText':
    'Δεν είναι δημόσια έως ότου τα αποδεχτείτε. Τότε εμφανίζονται μαζί με τα δικά σας συμβάντα, με το όνομα εκείνου που τα δηλώνει και το δικό σας. Δεν υπογράφονται ποτέ εδώ.',
  'received.sourcesNone': 'Κανένα συμβάν από άλλους.',
  'received.counts': '{count, plural, one {# συμβάν} other {# συμβάντα}}, {accepted, plural, =0 {κανένα αποδεκτό} other {αποδεκτά: #}}',
  'received.look': 'Προβολή και αποδοχή',
  'received.withdraw': 'Απόσυρση',
  'received.acceptTitle': 'Αποδοχή των συμβάντων: {name};',
  'received.acceptText':
    'Είναι ισχυρισμοί: {name}. Τα αποδεκτά συμβάντα δημοσιοποιούνται μαζί με τα δικά σας, με τα δύο ονόματα. Μεταγενέστερα συμβάντα αυτής της πηγής πρέπει να γίνουν αποδεκτά χωριστά.',
  'received.accept': 'Αποδοχή αυτών των συμβάντων',
  'received.accepted': 'Τα συμβάντα είναι πλέον δημόσια, ως ισχυρισμοί της πηγής τους.',
  'received.who': 'Το όνομά σας, δημόσιο μαζί με τα συμβάντα',
  'received.withdrawTitle': 'Απόσυρση των συμβάντων: {name};',
  'received.withdrawText': 'Τηρούνται εδώ, αλλά δεν είναι πλέον δημόσια.',
  'received.withdrawn': 'Τα συμβάντα δεν είναι πλέον δημόσια.',
  'received.eventAccepted': 'αποδοχή από {name}, {date}',
  'received.eventWaiting': 'χωρίς αποδοχή: μη δημόσιο',
  'received.conflicting': 'αντιφατικοί ισχυρισμοί: δεν υπογράφεται',
  'received.importedOwn': 'δικά σας συμβάντα: {stored} νέα, {present} υπήρχαν ήδη εδώ',
  'received.importedOthers':
    'συμβάντα που δηλώνει: {name}, δημόσια με το όνομά σας, δεν υπογράφονται εδώ: {stored} νέα, {present} υπήρχαν ήδη εδώ',
  'received.importedConflicts':
    '{count, plural, one {Ένα από αυτά αναφέρει} other {# από αυτά αναφέρουν}} κάτι διαφορετικό με αναγνωριστικό που είχε ήδη χρησιμοποιηθεί. Διατηρούνται και τα δύο.',
};
