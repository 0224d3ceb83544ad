// Messages about received passports and events, in Maltese.
import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Oriġini',
  'received.whose.own': 'Passaporti tiegħek',
  'received.whose.received': 'Riċevuti minn oħrajn',
  'received.from': 'Riċevut minn {name}',
  'received.how':
    '{door, select, pack {b’pakkett} sync {miksub mis-servizz} file {importat bħala fajl} restore {b’kopja ta’ riżerva} other {hawn}}, {date}, {who}',
  'received.key': 'Ċavetta',
  'received.speaker': 'Mistqarr minn',
  'received.came': 'Kif wasal',
  'received.search': 'Isem, manifattur, kodiċi, mittent',
  'received.emptyTitle': 'Ma ġie riċevut xejn',
  'received.emptyText': 'Hawn jiġu elenkati l-passaporti sħaħ mill-pakketti ta’ servizzi oħra.',
  'received.note':
    'Il-passaporti minn oħrajn jinħażnu taħt min bagħathom. Ma jbiddlu l-ebda wieħed tiegħek, qatt ma jiġu ffirmati hawn u mhumiex pubbliċi.',
  'received.toList': 'Il-passaporti riċevuti kollha',
  'received.ownToo': 'Għandek passaport tiegħek taħt dan il-kodiċi. Ma nbidilx.',
  'received.openOwn': 'Iftaħ il-passaport tiegħek',
  'received.sources': 'Avvenimenti li bagħtu oħrajn',
  'received.sourcesText':
    'Mhumiex pubbliċi qabel ma taċċettahom. Imbagħad jiġu elenkati mal-avvenimenti tiegħek, taħt isem min jistqarrhom u ismek. Qatt ma jiġu ffirmati hawn.',
  'received.sourcesNone': 'L-ebda avvenimenti minn oħrajn.',
  'received.counts':
    '{count, plural, one {# avveniment} two {# avvenimenti} few {# avvenimenti} many {#-il avveniment} other {# avveniment}}, {accepted, plural, =0 {l-ebda aċċettat} one {# aċċettat} two {# aċċettati} few {# aċċettati} many {# aċċettati} other {# aċċettati}}',
  'received.look': 'Eżamina u aċċetta',
  'received.withdraw': 'Irtira',
  'received.acceptTitle': 'Taċċetta l-avvenimenti ta’ {name}?',
  'received.acceptText':
    'Dawn huma stqarrijiet ta’ {name}. Avvenimenti aċċettati jsiru pubbliċi flimkien ma’ tiegħek, biż-żewġ ismijiet. Avvenimenti aktar tard minn dan is-sors iridu jiġu aċċettati separatament.',
  'received.accept': 'Aċċetta dawn l-avvenimenti',
  'received.accepted': 'L-avvenimenti issa huma pubbliċi, bħala stqarrijiet tas-sors tagħhom.',
  'received.who': 'Ismek, pubbliku mal-avvenimenti',
  'received.withdrawTitle': 'Tirtira l-avvenimenti ta’ {name}?',
  'received.withdrawText': 'Jinżammu hawn, iżda ma jkunux pubbliċi aktar.',
  'received.withdrawn': 'L-avvenimenti m’għadhomx pubbliċi.',
  'received.eventAccepted': 'aċċettat minn {name}, {date}',
  'received.eventWaiting': 'mhux aċċettat: mhux pubbliku',
  'received.conflicting': 'stqarrijiet kontradittorji: mhux iffirmati',
  'received.importedOwn': 'avvenimenti tiegħek: {stored} ġodda, {present} hawn qabel',
  'received.importedOthers':
    'avvenimenti mistqarra minn {name}, pubbliċi b’ismek, mhux iffirmati hawn: {stored} ġodda, {present} hawn qabel',
  'received.importedConflicts':
    '{count, plural, one {Wieħed minnhom jgħid} two {# minnhom jgħidu} few {# minnhom jgħidu} many {# minnhom jgħidu} other {# minnhom jgħidu}} xi ħaġ’oħra taħt ID li ntużat qabel. Jinżammu t-tnejn.',
};
