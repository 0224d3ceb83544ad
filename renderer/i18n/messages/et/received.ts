// Messages about received passports and events, in Estonian.
import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Päritolu',
  'received.whose.own': 'Oma passid',
  'received.whose.received': 'Teistelt saadud',
  'received.from': 'Saadud: {name}',
  'received.how':
    '{door, select, pack {paketiga} sync {teenusest hangitud} file {failina imporditud} restore {varukoopiaga} other {siin}}, {date}, {who}',
  'received.key': 'Võti',
  'received.speaker': 'Väitja',
  'received.came': 'Kuidas saabus',
  'received.search': 'Nimi, tootja, kood, saatja',
  'received.emptyTitle': 'Midagi ei ole saadud',
  'received.emptyText': 'Siin loetletakse teiste teenuste pakettidest pärit terviklikud passid.',
  'received.note':
    'Teistelt saadud passe hoitakse eraldi, saatja järgi. Need ei muuda ühtegi teie passi, neid ei allkirjastata siin kunagi ja need ei ole avalikud.',
  'received.toList': 'Kõik saadud passid',
  'received.ownToo': 'Teil on selle koodiga ka oma pass. See on muutmata.',
  'received.openOwn': 'Ava oma pass',
  'received.sources': 'Teiste saadetud sündmused',
  'received.sourcesText':
    'Ei ole avalikud, kuni te need vastu võtate. Siis on need loetletud koos teie sündmustega, väitja ja teie nimega. Neid ei allkirjastata siin kunagi.',
  'received.sourcesNone': 'Teiste sündmusi ei ole.',
  'received.counts':
    '{count, plural, one {# sündmus} other {# sündmust}}, {accepted, plural, =0 {ühtegi ei ole vastu võetud} one {# vastu võetud} other {# vastu võetud}}',
  'received.look': 'Vaata ja võta vastu',
  'received.withdraw': 'Võta tagasi',
  'received.acceptTitle': 'Kas võtta vastu sündmused, mida väidab {name}?',
  'received.acceptText':
    'Need on väited, mille esitas {name}. Vastu võetud sündmused saavad avalikuks koos teie omadega, mõlema nimega. Selle allika hilisemad sündmused tuleb eraldi vastu võtta.',
  'received.accept': 'Võta need sündmused vastu',
  'received.accepted': 'Sündmused on nüüd avalikud oma allika väidetena.',
  'received.who': 'Teie nimi, avalik koos sündmustega',
  'received.withdrawTitle': 'Kas võtta tagasi sündmused, mida väidab {name}?',
  'received.withdrawText': 'Siin hoitakse need alles, aga avalikud need enam ei ole.',
  'received.withdrawn': 'Sündmused ei ole enam avalikud.',
  'received.eventAccepted': 'vastu võtnud {name}, {date}',
  'received.eventWaiting': 'vastu võtmata: ei ole avalik',
  'received.conflicting': 'vastuolulised väited: allkirjastamata',
  'received.importedOwn': 'oma sündmused: uusi {stored}, siin varem {present}',
  'received.importedOthers':
    'sündmused, mida väidab {name}, avalikud teie nimega, siin allkirjastamata: uusi {stored}, siin varem {present}',
  'received.importedConflicts':
    '{count, plural, one {# neist ütleb varem kasutatud ID all midagi muud. Alles hoitakse mõlemad.} other {# neist ütlevad varem kasutatud ID all midagi muud. Alles hoitakse kõik.}}',
};
