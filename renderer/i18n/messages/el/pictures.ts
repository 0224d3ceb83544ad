// Messages of pictures and figures: the day, the supply chain, the footprint, in Greek.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Σήμερα',
  'day.inspections': '{count, plural, one {# έλεγχος} other {# έλεγχοι}}',
  'day.openRuns': '{count, plural, one {# σειρά δεν έχει κλείσει} other {# σειρές δεν έχουν κλείσει}}',
  'chain.title': 'Αλυσίδα εφοδιασμού',
  'chain.caption': 'Κάθε αριθμός είναι συμβάν του παρακάτω καταλόγου. Ο κατάλογος περιέχει όλα όσα δείχνουν οι εικόνες.',
  'chain.timelineTitle': '{count, plural, one {# συμβάν} other {# συμβάντα}} σε άξονα χρόνου, από {from} έως {until}',
  'chain.graphTitle':
    '{events, plural, one {# συμβάν} other {# συμβάντα}} από πάνω προς τα κάτω με χρονολογική σειρά, με {things, plural, =0 {τίποτα άλλο που εισήλθε ή εξήλθε} one {# άλλο αντικείμενο που εισήλθε ή εξήλθε} other {# άλλα αντικείμενα που εισήλθαν ή εξήλθαν}}',
  'chain.kind.object': 'Συμβάν αντικειμένου',
  'chain.kind.aggregation': 'Συσκευασία ή ένωση',
  'chain.kind.transformation': 'Μετασχηματισμός',
  'chain.kind.other': 'Άλλο συμβάν',
  'chain.unsettled': 'Διακεκομμένη γραμμή: αντικρούεται ή δεν έγινε δεκτό',
  'chain.tooMany': '{count} συμβάντα είναι πάρα πολλά για εικόνα (έως {most}). Ο κατάλογος είναι πλήρης.',
  'chain.role.input': 'Εισήλθε',
  'chain.role.output': 'Εξήλθε',
  'chain.role.parent': 'Περιέκτης ή σύνολο',
  'chain.role.child': 'Περιεχόμενο ή μέρος',
  'chain.role.observed': 'Αφορά',
  'chain.thisProduct': 'Αυτό το προϊόν',
  'chain.others': 'Λοιπά',
  'chain.more': 'άλλα {count}',
  'footprint.title': 'Αποτύπωμα άνθρακα στην κατηγορία του',
  'footprint.own': 'Αυτό το προϊόν',
  'footprint.rank':
    '{count, plural, one {# άλλο προϊόν} other {# άλλα προϊόντα}} της κατηγορίας του εδώ: {lower, number} χαμηλότερα, {equal, number} ίσα, {higher, number} υψηλότερα.',
  'footprint.median': 'Η διάμεση τιμή των άλλων είναι {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Κανένα άλλο προϊόν της κατηγορίας του δεν αναφέρει} one {Μόνο ένα άλλο προϊόν της κατηγορίας του αναφέρει} other {Μόνο # άλλα προϊόντα της κατηγορίας του αναφέρουν}} εδώ συγκρίσιμο αποτύπωμα: πολύ λίγα για σύγκριση.',
  'footprint.scope': 'Κάθε προϊόν μετρά μία φορά, με το τελευταίο διαβατήριό του εδώ. Τα στοιχεία είναι όπως δηλώθηκαν, χωρίς επαλήθευση.',
  'footprint.scopeCut':
    'Εξετάστηκαν τα {count} διαβατήρια της κατηγορίας που άλλαξαν τελευταία. Κάθε προϊόν μετρά μία φορά. Τα στοιχεία είναι όπως δηλώθηκαν, χωρίς επαλήθευση.',
  'footprint.chart': 'Ραβδόγραμμα αποτυπωμάτων άνθρακα, με γραμμή στη θέση αυτού του προϊόντος.',
  'footprint.table': 'Τα ίδια σε πίνακα',
  'footprint.products': 'Άλλα προϊόντα',
  'footprint.range': '{from} έως {to}',
  'footprint.per.piece': 'τεμάχιο',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
