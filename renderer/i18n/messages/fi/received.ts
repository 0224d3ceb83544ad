// Messages about received passports and events, in Finnish.

import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Alkuperä',
  'received.whose.own': 'Omat passit',
  'received.whose.received': 'Muilta saadut',
  'received.from': 'Lähettäjä: {name}',
  'received.how':
    '{door, select, pack {paketissa} sync {noudettu palvelusta} file {tuotu tiedostona} restore {varmuuskopion mukana} other {täällä}}, {date}, {who}',
  'received.key': 'Avain',
  'received.speaker': 'Väitteen esittäjä',
  'received.came': 'Miten se saapui',
  'received.search': 'Nimi, valmistaja, koodi, lähettäjä',
  'received.emptyTitle': 'Mitään ei ole saatu',
  'received.emptyText': 'Muiden palvelujen pakettien täydelliset passit luetellaan tässä.',
  'received.note':
    'Muiden lähettämät passit säilytetään lähettäjän nimellä. Ne eivät muuta omia passejasi, niitä ei koskaan allekirjoiteta täällä, eivätkä ne ole julkisia.',
  'received.toList': 'Kaikki saadut passit',
  'received.ownToo': 'Sinulla on tällä koodilla oma passi. Se on ennallaan.',
  'received.openOwn': 'Avaa oma passi',
  'received.sources': 'Muiden lähettämät tapahtumat',
  'received.sourcesText':
    'Eivät julkisia ennen kuin hyväksyt ne. Sen jälkeen ne luetellaan omien tapahtumiesi kanssa ne ilmoittaneen osapuolen ja sinun nimelläsi. Niitä ei koskaan allekirjoiteta täällä.',
  'received.sourcesNone': 'Ei muiden tapahtumia.',
  'received.counts':
    '{count, plural, one {# tapahtuma} other {# tapahtumaa}}, {accepted, plural, =0 {yhtään ei hyväksytty} other {# hyväksytty}}',
  'received.look': 'Tarkastele ja hyväksy',
  'received.withdraw': 'Vedä takaisin',
  'received.acceptTitle': 'Hyväksytäänkö tapahtumat? Ilmoittaja: {name}',
  'received.acceptText':
    'Nämä ovat väitteitä, jotka on esittänyt {name}. Hyväksytyt tapahtumat tulevat julkisiksi omiesi kanssa molempien nimillä. Saman lähteen myöhemmät tapahtumat on hyväksyttävä erikseen.',
  'received.accept': 'Hyväksy nämä tapahtumat',
  'received.accepted': 'Tapahtumat ovat nyt julkisia lähteensä ilmoittamina.',
  'received.who': 'Nimesi, julkinen tapahtumien kanssa',
  'received.withdrawTitle': 'Vedetäänkö tapahtumat takaisin? Ilmoittaja: {name}',
  'received.withdrawText': 'Ne säilytetään täällä, mutta eivät ole enää julkisia.',
  'received.withdrawn': 'Tapahtumat eivät ole enää julkisia.',
  'received.eventAccepted': 'hyväksynyt {name}, {date}',
  'received.eventWaiting': 'ei hyväksytty: ei julkinen',
  'received.conflicting': 'ristiriitaisia väitteitä: ei allekirjoitettu',
  'received.importedOwn': 'omat tapahtumat: {stored} uutta, {present} oli jo täällä',
  'received.importedOthers':
    'tapahtumat, ilmoittaja {name}, julkisia sinun nimelläsi, ei allekirjoitettu täällä: {stored} uutta, {present} oli jo täällä',
  'received.importedConflicts':
    '{count, plural, one {Yksi niistä sanoo} other {# niistä sanoo}} muuta tunnisteella, joka on jo käytetty. Molemmat säilytetään.',
};
