// Messages about received passports and events, in Romanian.
import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Origine',
  'received.whose.own': 'Pașapoarte proprii',
  'received.whose.received': 'Primite de la alții',
  'received.from': 'Primit de la {name}',
  'received.how':
    '{door, select, pack {prin pachet} sync {preluat de la serviciu} file {importat ca fișier} restore {cu o copie de rezervă} other {aici}}, {date}, {who}',
  'received.key': 'Cheie',
  'received.speaker': 'Afirmat de',
  'received.came': 'Cum a venit',
  'received.search': 'Denumire, producător, cod, expeditor',
  'received.emptyTitle': 'Nimic primit',
  'received.emptyText': 'Aici sunt enumerate pașapoartele complete din pachetele altor servicii.',
  'received.note':
    'Pașapoartele primite de la alții sunt stocate sub numele expeditorului. Nu schimbă niciunul dintre ale dvs., nu se semnează niciodată aici și nu sunt publice.',
  'received.toList': 'Toate pașapoartele primite',
  'received.ownToo': 'Aveți un pașaport propriu sub acest cod. Este neschimbat.',
  'received.openOwn': 'Deschidere pașaport propriu',
  'received.sources': 'Evenimente trimise de alții',
  'received.sourcesText':
    'Nu sunt publice până nu le acceptați. Apoi sunt enumerate cu evenimentele dvs., sub numele părții care le afirmă și sub al dvs. Nu se semnează niciodată aici.',
  'received.sourcesNone': 'Niciun eveniment de la alții.',
  'received.counts':
    '{count, plural, one {# eveniment} few {# evenimente} other {# de evenimente}}, {accepted, plural, =0 {niciunul acceptat} one {# acceptat} few {# acceptate} other {# acceptate}}',
  'received.look': 'Consultare și acceptare',
  'received.withdraw': 'Retragere',
  'received.acceptTitle': 'Acceptați evenimentele de la {name}?',
  'received.acceptText':
    'Acestea sunt afirmații ale {name}. Evenimentele acceptate devin publice împreună cu ale dvs., cu ambele nume. Evenimentele ulterioare din această sursă trebuie acceptate separat.',
  'received.accept': 'Acceptare evenimente',
  'received.accepted': 'Evenimentele sunt acum publice, ca afirmații ale sursei lor.',
  'received.who': 'Numele dvs., public odată cu evenimentele',
  'received.withdrawTitle': 'Retrageți evenimentele de la {name}?',
  'received.withdrawText': 'Se păstrează aici, dar nu mai sunt publice.',
  'received.withdrawn': 'Evenimentele nu mai sunt publice.',
  'received.eventAccepted': 'acceptat de {name}, {date}',
  'received.eventWaiting': 'neacceptat: nu este public',
  'received.conflicting': 'afirmații contradictorii: nesemnat',
  'received.importedOwn': 'evenimente proprii: {stored} noi, {present} deja aici',
  'received.importedOthers': 'evenimente afirmate de {name}, publice sub numele dvs., nesemnate aici: {stored} noi, {present} deja aici',
  'received.importedConflicts':
    '{count, plural, one {Unul dintre ele spune} few {# dintre ele spun} other {# dintre ele spun}} altceva sub un ID folosit anterior. Ambele se păstrează.',
};
