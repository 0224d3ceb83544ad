// Messages about received passports and events, in Italian.
import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Provenienza',
  'received.whose.own': 'Passaporti propri',
  'received.whose.received': 'Ricevuti da altri',
  'received.from': 'Ricevuto da {name}',
  'received.how':
    '{door, select, pack {con un pacchetto} sync {ottenuto dal servizio} file {importato come file} restore {con un backup} other {qui}}, {date}, {who}',
  'received.key': 'Chiave',
  'received.speaker': 'Dichiarato da',
  'received.came': 'Come è arrivato',
  'received.search': 'Nome, fabbricante, codice, mittente',
  'received.emptyTitle': 'Nulla di ricevuto',
  'received.emptyText': 'Qui sono elencati i passaporti completi dei pacchetti di altri servizi.',
  'received.note':
    'I passaporti di altri sono conservati sotto il nome di chi li ha inviati. Non modificano quelli propri, qui non sono mai firmati e non sono pubblici.',
  'received.toList': 'Tutti i passaporti ricevuti',
  'received.ownToo': 'Esiste anche un passaporto proprio con questo codice. È invariato.',
  'received.openOwn': 'Apri il passaporto proprio',
  'received.sources': 'Eventi inviati da altri',
  'received.sourcesText':
    'Non pubblici finché non vengono accettati. Poi sono elencati con gli eventi propri, sotto il nome di chi li asserisce e di chi li accetta. Qui non sono mai firmati.',
  'received.sourcesNone': 'Nessun evento di altri.',
  'received.counts':
    '{count, plural, one {# evento} other {# eventi}}, {accepted, plural, =0 {nessuno accettato} one {# accettato} other {# accettati}}',
  'received.look': 'Esamina e accetta',
  'received.withdraw': 'Ritira',
  'received.acceptTitle': 'Accettare gli eventi di {name}?',
  'received.acceptText':
    'Sono affermazioni di {name}. Gli eventi accettati diventano pubblici insieme ai propri, con entrambi i nomi. Gli eventi successivi di questa fonte devono essere accettati separatamente.',
  'received.accept': 'Accetta questi eventi',
  'received.accepted': 'Gli eventi ora sono pubblici, come affermazioni della loro fonte.',
  'received.who': 'Il proprio nome, pubblico con gli eventi',
  'received.withdrawTitle': 'Ritirare gli eventi di {name}?',
  'received.withdrawText': 'Sono conservati qui, ma non sono più pubblici.',
  'received.withdrawn': 'Gli eventi non sono più pubblici.',
  'received.eventAccepted': 'accettato da {name}, {date}',
  'received.eventWaiting': 'non accettato: non pubblico',
  'received.conflicting': 'affermazioni contraddittorie: non firmato',
  'received.importedOwn': 'eventi propri: {stored} nuovi, {present} già presenti',
  'received.importedOthers':
    'eventi asseriti da {name}, pubblici con il proprio nome, non firmati qui: {stored} nuovi, {present} già presenti',
  'received.importedConflicts':
    '{count, plural, one {Uno di essi dichiara} other {# di essi dichiarano}} qualcos’altro con un ID già usato. Entrambi sono conservati.',
};
