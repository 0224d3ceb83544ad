// Messages about received passports and events, in Slovenian.
import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Izvor',
  'received.whose.own': 'Lastni potni listi',
  'received.whose.received': 'Prejeti od drugih',
  'received.from': 'Prejeto od {name}',
  'received.how':
    '{door, select, pack {s paketom} sync {pridobljeno iz storitve} file {uvoženo kot datoteka} restore {z varnostno kopijo} other {tu}}, {date}, {who}',
  'received.key': 'Ključ',
  'received.speaker': 'Zatrjuje',
  'received.came': 'Kako je prišlo',
  'received.search': 'Ime, proizvajalec, koda, pošiljatelj',
  'received.emptyTitle': 'Nič ni prejeto',
  'received.emptyText': 'Tu so navedeni celotni potni listi iz paketov drugih storitev.',
  'received.note':
    'Potni listi, ki so jih poslali drugi, se hranijo pod imenom pošiljatelja. Ne spremenijo nobenega vašega, tu se nikoli ne podpišejo in niso javni.',
  'received.toList': 'Vsi prejeti potni listi',
  'received.ownToo': 'Pod to kodo imate svoj potni list. Je nespremenjen.',
  'received.openOwn': 'Odpri lastni potni list',
  'received.sources': 'Dogodki, ki so jih poslali drugi',
  'received.sourcesText':
    'Niso javni, dokler jih ne sprejmete. Nato so navedeni z vašimi dogodki, pod imenom strani, ki jih zatrjuje, in vašim. Tu se nikoli ne podpišejo.',
  'received.sourcesNone': 'Ni dogodkov od drugih.',
  'received.counts':
    '{count, plural, one {# dogodek} two {# dogodka} few {# dogodki} other {# dogodkov}}, {accepted, plural, =0 {noben sprejet} one {# sprejet} two {# sprejeta} few {# sprejeti} other {# sprejetih}}',
  'received.look': 'Preglej in sprejmi',
  'received.withdraw': 'Umakni',
  'received.acceptTitle': 'Sprejeti dogodke od {name}?',
  'received.acceptText':
    'To so trditve od {name}. Sprejeti dogodki postanejo javni skupaj z vašimi, z obema imenoma. Poznejše dogodke iz tega vira je treba sprejeti posebej.',
  'received.accept': 'Sprejmi te dogodke',
  'received.accepted': 'Dogodki so zdaj javni, kot trditve svojega vira.',
  'received.who': 'Vaše ime, javno z dogodki',
  'received.withdrawTitle': 'Umakniti dogodke od {name}?',
  'received.withdrawText': 'Tu se hranijo, vendar niso več javni.',
  'received.withdrawn': 'Dogodki niso več javni.',
  'received.eventAccepted': 'sprejel {name}, {date}',
  'received.eventWaiting': 'ni sprejeto: ni javno',
  'received.conflicting': 'nasprotujoče si trditve: ni podpisano',
  'received.importedOwn': 'lastni dogodki: {stored} novih, {present} že tu',
  'received.importedOthers': 'dogodki, ki jih zatrjuje {name}, javni z vašim imenom, tu nepodpisani: {stored} novih, {present} že tu',
  'received.importedConflicts':
    '{count, plural, one {# od njih pravi} two {# od njih pravita} few {# od njih pravijo} other {# od njih pravi}} nekaj drugega pod ID, ki je bil že uporabljen. Oboje se ohrani.',
};
