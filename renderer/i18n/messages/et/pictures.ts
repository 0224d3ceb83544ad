// Messages of pictures and figures: the day, the supply chain, the footprint, in Estonian.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Täna',
  'day.inspections': '{count, plural, one {# kontroll} other {# kontrolli}}',
  'day.openRuns': '{count, plural, one {# ülesanne on sulgemata} other {# ülesannet on sulgemata}}',
  'chain.title': 'Tarneahel',
  'chain.caption': 'Iga number on sündmus allolevast loetelust. Loetelu ütleb kõik, mida pildid näitavad.',
  'chain.timelineTitle': '{count, plural, one {# sündmus} other {# sündmust}} ajateljel: {from} kuni {until}',
  'chain.graphTitle':
    '{events, plural, one {# sündmus} other {# sündmust}} ülalt alla ajalises järjekorras; läks sisse või tuli välja: {things, plural, =0 {ei midagi muud} one {veel # asi} other {veel # asja}}',
  'chain.kind.object': 'Objekti sündmus',
  'chain.kind.aggregation': 'Pakkimine või ühendamine',
  'chain.kind.transformation': 'Muundamine',
  'chain.kind.other': 'Muu sündmus',
  'chain.unsettled': 'Katkendjoon: vaidlustatud või vastu võtmata',
  'chain.tooMany': '{count} sündmust on pildi jaoks liiga palju (kuni {most}). Loetelu on täielik.',
  'chain.role.input': 'Läks sisse',
  'chain.role.output': 'Tuli välja',
  'chain.role.parent': 'Pakend või tervik',
  'chain.role.child': 'Sisu või osa',
  'chain.role.observed': 'Puudutab',
  'chain.thisProduct': 'See toode',
  'chain.others': 'Muud asjad',
  'chain.more': 'veel {count}',
  'footprint.title': 'Süsiniku jalajälg oma kategoorias',
  'footprint.own': 'See toode',
  'footprint.rank':
    '{count, plural, one {# muu toode} other {# muud toodet}} samast kategooriast siin: {lower, number} väiksem, {equal, number} võrdne, {higher, number} suurem.',
  'footprint.median': 'Teiste mediaan on {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Ükski muu kategooria toode ei nimeta} one {Ainult üks muu kategooria toode nimetab} other {Ainult # muud kategooria toodet nimetavad}} siin võrreldavat jalajälge: võrdluseks liiga vähe.',
  'footprint.scope': 'Iga toode läheb arvesse üks kord, oma uusima siinse passi järgi. Arvud on nii, nagu esitatud, verifitseerimata.',
  'footprint.scopeCut':
    'Arvesse on võetud {count} viimati muudetud kategooria passi. Iga toode läheb arvesse üks kord. Arvud on nii, nagu esitatud, verifitseerimata.',
  'footprint.chart': 'Süsiniku jalajälgede tulpdiagramm, joonega selle toote kohal.',
  'footprint.table': 'Sama tabelina',
  'footprint.products': 'Muud tooted',
  'footprint.range': '{from} kuni {to}',
  'footprint.per.piece': 'tükk',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
