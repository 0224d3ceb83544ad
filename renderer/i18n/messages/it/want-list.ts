// Messages of the want-list, in Italian.
import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Passaporti mancanti',
  'wantList.lead':
    'Scansionati qui senza una copia del passaporto, quindi non verificati. Portare l’elenco a un computer con rete. Quando i passaporti arrivano, i controlli vengono ripetuti.',
  'wantList.save': 'Salva l’elenco',
  'wantList.qr': 'Mostra come codici QR',
  'wantList.qrPart': 'Codice QR {part} di {count}',
  'wantList.qrHelp':
    'L’altro computer aggiunge questi codici al suo elenco quando scansiona {count, plural, one {questo codice QR} other {questi {count} codici QR}}. {codes, plural, one {Contiene un passaporto.} other {Contiene # passaporti.}}',
  'wantList.qrTooLong':
    '{count, plural, one {L’indirizzo di un altro è troppo lungo per un codice QR: è solo nell’elenco salvato.} other {Gli indirizzi di altri # sono troppo lunghi per un codice QR: sono solo nell’elenco salvato.}}',
  'wantList.qrNext': 'Avanti',
  'wantList.qrPrevious': 'Indietro',
  'wantList.qrFailed': 'Impossibile creare il codice QR',
  'wantList.none': 'Nessun passaporto mancante',
  'wantList.noneFound': 'Nessun passaporto mancante corrisponde',
  'wantList.noneText': 'Questo computer ha una copia di tutto ciò che è stato scansionato.',
  'wantList.what': 'Prodotto o collegamento',
  'wantList.serial': 'Numero di serie {serial}',
  'wantList.batch': 'Lotto {batch}',
  'wantList.scanned': 'Scansionato',
  'wantList.times': '{count, plural, one {una volta} other {# volte}}',
  'wantList.last': 'Ultima volta',
  'wantList.how': 'Come portare copie su questo computer',
  'wantList.howTake':
    'Salvare l’elenco su una chiavetta. Dove una chiavetta non è ammessa, mostrarlo come codici QR e scansionarli con l’altro computer: il suo elenco mostra allora quali copie gli mancano.',
  'wantList.howFetch':
    'Se l’altro computer non ha ancora le copie: lì, aprire Controlli, Passaporti mancanti, Ottieni da un servizio, e scegliere l’elenco salvato.',
  'wantList.howPack': 'Poi, lì, aprire Pacchetti, Crea un pacchetto, scegliere «Solo questi codici» e l’elenco salvato.',
  'wantList.howBring':
    'Portare qui il pacchetto e applicarlo nella schermata Pacchetti. Gli articoli in attesa vengono ricontrollati in pochi secondi, e ogni schermata mostra un collegamento al risultato.',
  'wantList.choose': 'Scegli un elenco salvato di passaporti mancanti',
  'wantList.packEmpty':
    'Il pacchetto è vuoto: questo computer non ha una copia per nessuno di questi codici. Ottenere prima le copie: Controlli, Passaporti mancanti, Ottieni da un servizio.',
  'wantList.more': 'Altri {count} nel registro',
  'wantList.open': 'Passaporti mancanti',
  'wantList.sync.fetch': 'Ottieni da un servizio',
  'wantList.sync.fetchLead':
    'Contatta solo il servizio indicato. Tutto ciò che si riceve è verificato prima di essere memorizzato, compresi gli elenchi di stato che mostrano le revoche.',
  'wantList.sync.what': 'Che cosa ottenere',
  'wantList.sync.thisList':
    '{count, plural, =0 {L’elenco è vuoto: scegliere un file} one {L’unica copia di questo elenco} other {Le # copie di questo elenco}}',
  'wantList.sync.file': 'Scegli un file',
  'wantList.sync.fileHelp':
    'Codici, collegamenti di prodotto o GTIN, uno per riga; un elenco salvato di passaporti mancanti; un insieme di collegamenti.',
  'wantList.sync.noFile': 'Torna all’elenco',
  'wantList.sync.unreadable': 'Impossibile leggere il file {name} come testo.',
  'wantList.sync.tooLarge': 'Il file {name} supera {limit}.',
  'wantList.sync.fingerprint': 'Impronta della chiave propria del servizio',
  'wantList.sync.fingerprintHelp':
    'La propria chiave è inviata solo a un servizio la cui chiave è stata confrontata. Per vedere l’impronta, ottenere una volta senza la propria chiave, e confrontarla con un’altra fonte. Non occorre per un emittente noto al proprio indirizzo.',
  'wantList.sync.key': 'Chiave per il proprio ruolo (se assegnata)',
  'wantList.sync.keyHelp':
    'Il servizio mostra ciò che il ruolo può vedere, ad esempio il codice delle merci per le dogane. La chiave è inviata solo a questo servizio e non viene conservata.',
  'wantList.sync.address': 'Indirizzo del servizio',
  'wantList.sync.addressHelp': 'Inizia con https://, come comunicato dal gestore.',
  'wantList.sync.unprotected':
    'Questo indirizzo non è protetto (http). Selezionare la casella qui sotto se è su questo computer o nella sua rete.',
  'wantList.sync.http': 'Consenti http, solo verso questo computer o la sua rete',
  'wantList.sync.start': 'Ottieni',
  'wantList.sync.stop': 'Interrompi',
  'wantList.sync.going': 'Recupero in corso',
  'wantList.sync.stopped': 'Non è stato ottenuto nulla',
  'wantList.sync.identity': 'Il servizio dichiara di essere',
  'wantList.sync.known': 'Un emittente qui noto',
  'wantList.sync.unknown': 'Qui non noto. Confrontare l’impronta con un’altra fonte prima di aggiungerlo in Fiducia.',
  'wantList.sync.keys': 'Impronta della sua chiave',
  'wantList.sync.unnamed': 'Il servizio non si identifica: {detail}',
  'wantList.sync.fetched': 'Ottenuti',
  'wantList.sync.unchanged': 'Già presenti',
  'wantList.sync.notThere': 'Non trovati',
  'wantList.sync.refused': 'Rifiutati',
  'wantList.sync.failed': 'Impossibile ottenerli',
  'wantList.sync.details': 'Che cosa è stato rifiutato o non è riuscito',
  'wantList.sync.again': 'La prossima volta si riprova con quelli non riusciti.',
  'wantList.sync.lists': 'Elenchi di stato verificati',
  'wantList.sync.listsNote': '{count, plural, one {# non si è potuto verificare} other {# non si sono potuti verificare}}',
  'wantList.sync.listDetails': 'Elenchi di stato che non si sono potuti verificare',
  'wantList.sync.why.unknownIssuer': 'Su questo computer l’emittente non è considerato affidabile. Aggiungerlo in Fiducia, poi riprovare.',
  'wantList.sync.why.otherOrigin': 'Lo ha un altro servizio, che non è stato contattato.',
  'wantList.sync.why.older': 'Su questo computer ce n’è uno più recente. Si conserva anche questo: ciò che revoca conta.',
  'wantList.sync.why.unusable': 'Non è un elenco di stato utilizzabile di questo emittente.',
  'wantList.sync.why.notThere': 'Il servizio non lo ha.',
  'wantList.sync.why.noAnswer': 'Il servizio non ha risposto. Riprovare più tardi.',
  'wantList.sync.why.key': 'Il servizio non accetta la chiave per questo ruolo.',
  'wantList.sync.why.altered': 'È stato alterato, o non è un passaporto di questo prodotto. Non è stato memorizzato.',
  'wantList.sync.why.notAccepted':
    'La chiave non è stata inviata: la chiave propria del servizio non è stata confrontata, o è un’altra. Non è stato ottenuto nulla.',
  'wantList.sync.why.certificate': 'Il servizio non può dimostrare di essere quello indicato. Non ne è stato ottenuto nulla.',
};
