// Messages about checkpoints of the logs, in Italian.
import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Punti di controllo',
  'checkpoints.lead':
    'Un altro computer controfirma il contenuto attuale dei registri. Una modifica successiva si può così dimostrare, anche a chi non si fida di questo computer.',
  'checkpoints.present': 'Punto di controllo attuale',
  'checkpoints.presentHelp': 'Portarlo a un altro computer come codice, file o testo. Quel computer lo controfirma; poi riportarlo qui.',
  'checkpoints.since': 'Numero di foglie viste per ultimo dal testimone',
  'checkpoints.sinceHelp': 'Lasciare vuoto per il primo punto di controllo. Per i successivi, il testimone comunica il numero.',
  'checkpoints.sinceWrong': 'Non è un numero intero.',
  'checkpoints.make': 'Crea un punto di controllo',
  'checkpoints.origin': 'Nome del registro',
  'checkpoints.size': 'Foglie',
  'checkpoints.root': 'Hash della radice',
  'checkpoints.key': 'Impronta della chiave',
  'checkpoints.begun': 'Usato con questo nome dal',
  'checkpoints.code': 'Il punto di controllo come codice QR',
  'checkpoints.noCode': 'Troppo lungo per un solo codice: usare il file.',
  'checkpoints.asText': 'Il punto di controllo come testo semplice',
  'checkpoints.save': 'Salva come file',
  'checkpoints.seen': 'Un punto di controllo esterno',
  'checkpoints.seenHelp':
    'Scansionarlo, scegliere il file o incollare il testo. Può essere un punto di controllo di questo registro, precedente o controfirmato, oppure uno di un altro computer da controfirmare.',
  'checkpoints.drop': 'File del punto di controllo',
  'checkpoints.choose': 'Scegli un punto di controllo',
  'checkpoints.dropHelp': 'Oppure trascinarlo qui.',
  'checkpoints.tooLong': 'Questo file è troppo lungo per un punto di controllo.',
  'checkpoints.text': 'Testo del punto di controllo',
  'checkpoints.scanned': 'Il punto di controllo è stato scansionato.',
  'checkpoints.witnessKey': 'Chiave del testimone',
  'checkpoints.witnessKeyHelp':
    'Serve una volta per ogni testimone, che la mostra al momento della controfirma. Ottenerla dal testimone, non insieme al punto di controllo.',
  'checkpoints.compare': 'Confronta con questo registro',
  'checkpoints.cosign': 'Controfirma per un altro computer',
  'checkpoints.outcome.intact': 'Il registro contiene ancora tutto ciò che il testimone ha visto',
  'checkpoints.outcome.rewritten': 'Il registro è stato riscritto',
  'checkpoints.outcome.undetermined': 'Questo punto di controllo non può mostrare se il registro è integro',
  'checkpoints.rewrittenHelp':
    'Il registro non contiene più ciò che era stato visto. Non fare affidamento sul registro; avvisare l’amministratore e conservare il punto di controllo.',
  'checkpoints.epochs': 'Nomi del registro',
  'checkpoints.remembered': 'Controfirmato da {name}, {time}. Ora è annotato in «Testimoni».',
  'checkpoints.cosignedBy': 'Controfirmato da {name}, {time}.',
  'checkpoints.unknown':
    'Firmato anche con nomi le cui chiavi qui non sono note. Queste firme non sono state verificate. Per verificarle, inserire la chiave del testimone:',
  'checkpoints.refused': 'Non controfirmato',
  'checkpoints.refused.no-checkpoint': 'Non è un punto di controllo, oppure la sua firma non è valida.',
  'checkpoints.refused.own': 'È un punto di controllo di questo computer. Solo un altro può farne da testimone.',
  'checkpoints.refused.other-key':
    'Il punto di controllo di questo registro controfirmato in precedenza era firmato con un’altra chiave. Chiedere spiegazioni al responsabile dell’altro computer.',
  'checkpoints.refused.older': 'È già stato controfirmato un punto di controllo successivo di questo registro, con {size} foglie.',
  'checkpoints.refused.proof-needed':
    'Sull’altro computer, creare di nuovo il punto di controllo e inserire {size} in «Numero di foglie viste per ultimo dal testimone».',
  'checkpoints.refused.not-proved':
    'Nulla dimostra che il registro contenga ancora le {size} foglie viste prima. Far creare di nuovo il punto di controllo con questo numero; se anche così non riesce, il registro è stato riscritto.',
  'checkpoints.refused.inconsistent':
    'Non sono le {size} foglie viste prima: l’altro registro è stato riscritto, oppure un altro registro usa il suo nome.',
  'checkpoints.cosigned': 'Punto di controllo controfirmato',
  'checkpoints.first':
    'È il primo punto di controllo di questo registro qui. Confrontare questa impronta con il responsabile dell’altro computer:',
  'checkpoints.continues':
    'Contiene {count, plural, one {la # foglia vista} other {tutte le # foglie viste}} prima. Impronta della sua chiave:',
  'checkpoints.ownWitnessKey': 'L’altro computer verifica la controfirma con questa chiave:',
  'checkpoints.witnesses': 'Testimoni',
  'checkpoints.witnessList': 'Elenco dei testimoni',
  'checkpoints.noWitness': 'Nessun altro computer ha ancora controfirmato questo registro',
  'checkpoints.noWitnessHelp': 'Portare il punto di controllo attuale a un altro computer e confrontare ciò che si riceve.',
  'checkpoints.witness': 'Testimone',
  'checkpoints.upTo': 'Fino a',
  'checkpoints.cosignedAt': 'Controfirmato',
  'checkpoints.former': 'Nome precedente',
  'checkpoints.leaves': '{count, plural, one {# foglia} other {# foglie}}',
};
