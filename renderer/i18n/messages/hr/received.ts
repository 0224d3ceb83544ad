// Messages about received passports and events, in Croatian.
import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Podrijetlo',
  'received.whose.own': 'Vlastite putovnice',
  'received.whose.received': 'Primljeno od drugih',
  'received.from': 'Primljeno od {name}',
  'received.how':
    '{door, select, pack {paketom} sync {dohvaćeno s usluge} file {uvezeno kao datoteka} restore {sa sigurnosnom kopijom} other {ovdje}}, {date}, {who}',
  'received.key': 'Ključ',
  'received.speaker': 'Tvrdi',
  'received.came': 'Kako je stiglo',
  'received.search': 'Naziv, proizvođač, kod, pošiljatelj',
  'received.emptyTitle': 'Ništa nije primljeno',
  'received.emptyText': 'Ovdje se navode cijele putovnice iz paketa drugih usluga.',
  'received.note':
    'Putovnice koje su poslali drugi čuvaju se pod imenom pošiljatelja. Ne mijenjaju nijednu vašu, ovdje se nikad ne potpisuju i nisu javne.',
  'received.toList': 'Sve primljene putovnice',
  'received.ownToo': 'Pod ovim kodom imate vlastitu putovnicu. Nije promijenjena.',
  'received.openOwn': 'Otvori vlastitu putovnicu',
  'received.sources': 'Događaji koje su poslali drugi',
  'received.sourcesText':
    'Nisu javni dok ih ne prihvatite. Tada se navode s vašim događajima, pod imenom strane koja ih tvrdi i vašim. Ovdje se nikad ne potpisuju.',
  'received.sourcesNone': 'Nema događaja od drugih.',
  'received.counts':
    '{count, plural, one {# događaj} few {# događaja} other {# događaja}}, {accepted, plural, =0 {nijedan prihvaćen} one {# prihvaćen} few {# prihvaćena} other {# prihvaćeno}}',
  'received.look': 'Pregledaj i prihvati',
  'received.withdraw': 'Povuci',
  'received.acceptTitle': 'Prihvatiti događaje od {name}?',
  'received.acceptText':
    'To su tvrdnje od {name}. Prihvaćeni događaji postaju javni zajedno s vašima, s oba imena. Kasniji događaji iz ovog izvora moraju se posebno prihvatiti.',
  'received.accept': 'Prihvati ove događaje',
  'received.accepted': 'Događaji su sada javni, kao tvrdnje svojeg izvora.',
  'received.who': 'Vaše ime, javno s događajima',
  'received.withdrawTitle': 'Povući događaje od {name}?',
  'received.withdrawText': 'Čuvaju se ovdje, ali više nisu javni.',
  'received.withdrawn': 'Događaji više nisu javni.',
  'received.eventAccepted': 'prihvatio {name}, {date}',
  'received.eventWaiting': 'nije prihvaćeno: nije javno',
  'received.conflicting': 'proturječne tvrdnje: nije potpisano',
  'received.importedOwn': 'vlastiti događaji: {stored} novih, {present} već ovdje',
  'received.importedOthers': 'događaji koje tvrdi {name}, javni s vašim imenom, ovdje nepotpisani: {stored} novih, {present} već ovdje',
  'received.importedConflicts':
    '{count, plural, one {# od njih govori} few {# od njih govore} other {# od njih govori}} nešto drugo pod ID-om koji je već upotrijebljen. Oboje se čuva.',
};
