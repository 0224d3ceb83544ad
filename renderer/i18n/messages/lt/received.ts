// Messages about received passports and events, in Lithuanian.
import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Kilmė',
  'received.whose.own': 'Savi pasai',
  'received.whose.received': 'Gauti iš kitų',
  'received.from': 'Gauta iš: {name}',
  'received.how':
    '{door, select, pack {su paketu} sync {gauta iš tarnybos} file {importuota kaip failas} restore {su atsargine kopija} other {čia}}, {date}, {who}',
  'received.key': 'Raktas',
  'received.speaker': 'Kas teigia',
  'received.came': 'Kaip gauta',
  'received.search': 'Pavadinimas, gamintojas, kodas, siuntėjas',
  'received.emptyTitle': 'Nieko negauta',
  'received.emptyText': 'Čia rodomi visi pasai iš kitų tarnybų paketų.',
  'received.note': 'Kitų atsiųsti pasai laikomi atskirai, pagal siuntėją. Jie nekeičia jūsų pasų, čia niekada nepasirašomi ir nėra vieši.',
  'received.toList': 'Visi gauti pasai',
  'received.ownToo': 'Šiuo kodu turite ir savo pasą. Jis nepakeistas.',
  'received.openOwn': 'Atverti savo pasą',
  'received.sources': 'Kitų atsiųsti įvykiai',
  'received.sourcesText':
    'Kol nepriimate, jie nevieši. Priėmus jie rodomi kartu su jūsų įvykiais, nurodant, kas juos teigia, ir jūsų vardą. Čia jie niekada nepasirašomi.',
  'received.sourcesNone': 'Kitų įvykių nėra.',
  'received.counts':
    '{count, plural, one {# įvykis} few {# įvykiai} other {# įvykių}}, {accepted, plural, =0 {nė vienas nepriimtas} one {priimtas #} few {priimti #} other {priimta #}}',
  'received.look': 'Peržiūrėti ir priimti',
  'received.withdraw': 'Nebeskelbti',
  'received.acceptTitle': 'Priimti įvykius, kuriuos teigia {name}?',
  'received.acceptText':
    'Tai teigia {name}. Priimti įvykiai tampa vieši kartu su jūsų įvykiais, nurodant abu vardus. Vėlesnius šio šaltinio įvykius reikia priimti atskirai.',
  'received.accept': 'Priimti šiuos įvykius',
  'received.accepted': 'Įvykiai dabar vieši kaip jų šaltinio teiginiai.',
  'received.who': 'Jūsų vardas ir pavardė, viešai prie įvykių',
  'received.withdrawTitle': 'Nebeskelbti įvykių, kuriuos teigia {name}?',
  'received.withdrawText': 'Čia jie lieka, bet nebėra vieši.',
  'received.withdrawn': 'Įvykiai nebėra vieši.',
  'received.eventAccepted': 'priėmė {name}, {date}',
  'received.eventWaiting': 'nepriimta: nevieša',
  'received.conflicting': 'prieštaringi teiginiai: nepasirašyta',
  'received.importedOwn': 'savi įvykiai: nauji {stored}, čia jau buvo {present}',
  'received.importedOthers':
    'įvykiai, kuriuos teigia {name}, vieši su jūsų vardu, čia nepasirašyti: nauji {stored}, čia jau buvo {present}',
  'received.importedConflicts':
    '{count, plural, one {# iš jų sako ką kita nei ankstesnis tuo pačiu ID. Išlaikomi abu.} few {# iš jų sako ką kita nei ankstesni tais pačiais ID. Išlaikomi visi.} other {# iš jų sako ką kita nei ankstesni tais pačiais ID. Išlaikomi visi.}}',
};
