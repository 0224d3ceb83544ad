// Messages of the frame around the screens: navigation, notices, errors, in Italian.
import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Controlla',
  'frame.inspections': 'Controlli',
  'frame.passports': 'Passaporti',
  'frame.packs': 'Pacchetti',
  'frame.trustScreen': 'Fiducia',
  'frame.bodies': 'Organismi notificati',
  'frame.resolver': 'Resolver',
  'frame.settings': 'Impostazioni',
  'frame.navigation': 'Schermate',
  'frame.skip': 'Vai al contenuto',
  'frame.language': 'Lingua',
  'frame.sessionOver':
    'Questa finestra non è più autenticata presso il servizio di lavoro. Aprire un nuovo indirizzo monouso; «desk address» ne mostra uno mentre il programma è in esecuzione.',
  'frame.maintenance': 'In manutenzione dal {time}, da {who}: {reason}. Controlli e modifiche devono attendere.',
  'frame.down': 'Il servizio di lavoro non risponde. Nulla va perso. Questa finestra continua a provare.',
  'frame.downSince': 'Nessuna risposta dalle {time}',
  'frame.back': 'Il servizio di lavoro risponde di nuovo.',
  'frame.trust': 'Dati di fiducia',
  'frame.trustNone': 'assenti su questo computer',
  'frame.trustState': '{state, select, fresh {aggiornati} stale {da rinnovare} expired {scaduti} other {assenti}}',
  'frame.issuers': '{count, plural, =0 {nessun emittente} one {# emittente} other {# emittenti}}',
  'frame.sampleLoaded': 'Il set di esempio è caricato. Tutto ciò che ne deriva è contrassegnato con ESEMPIO.',
  'frame.notice.workbench-restarted': 'Il servizio di lavoro è stato riavviato. Tutti i controlli conclusi sono nel registro.',
  'frame.notice.backup-restored':
    'È stato ripristinato un backup e questo computer ha di nuovo i suoi dati. Le impostazioni mostrano che cosa è stato ripristinato e che cosa no.',
  'frame.notice.wanted-arrived': 'Sono arrivati passaporti mancanti; i controlli sono stati ripetuti. I risultati sono nel registro.',
  'frame.notice.issuer-arrived':
    'Sono noti nuovi emittenti o chiavi: gli articoli di emittenti sconosciuti sono stati ricontrollati. I risultati sono nel registro.',
  'frame.notice.own-list-waiting':
    'Un elenco di stato importato di questo servizio richiede una decisione: revocherebbe o sospenderebbe molti passaporti, o la chiave che lo ha firmato è stata sostituita prima che l’elenco fosse visto la prima volta. Nulla è stato revocato. Confermare o rifiutare l’elenco in Fiducia, o con desk status recall.',
  'frame.notice.own-list-newer':
    'Sono state riapplicate delle revoche: un elenco di stato di questo servizio era più recente dei suoi dati, quindi qui era stata ripristinata una vecchia copia dei dati.',
  'frame.notice.log-changed':
    'Il registro non è quello firmato da questo computer: un altro programma ha modificato, eliminato o aggiunto voci. Non farvi affidamento e avvisare l’amministratore:',
  'frame.notice.log-key-new':
    'Questo computer ora firma il registro con una nuova chiave, perché la precedente manca. Non può mostrare se le voci precedenti sono state modificate.',
  'frame.notice.modes-mended':
    'Alcuni file della cartella dei dati erano accessibili ad altri utenti di questo computer. Ora può leggerli o modificarli solo il proprietario:',
  'frame.notice.modes-open':
    'Altri utenti di questo computer possono leggere o modificare file della cartella dei dati, e l’app non può porvi rimedio. Avvisare l’amministratore:',
  'frame.notice.public-restarted': 'Il servizio pubblico è stato riavviato.',
  'frame.notice.backup-late': 'Il backup più recente è meno recente del previsto. Vedere Impostazioni, Backup.',
  'frame.notice.log-file-failed': 'Il file di registro del servizio non si può scrivere. Liberare spazio su disco o eseguire desk doctor.',
  'frame.notice.certificate-ends':
    'Il certificato del resolver scade entro 30 giorni o è già scaduto. La schermata Resolver mostra quando e che cosa fare.',
  'frame.notice.clock-behind':
    'L’orologio di questo computer è in ritardo. Le date non si possono valutare finché non viene corretto. Se ora è corretto e prima era avanti, confermarlo nella schermata Fiducia.',
  'frame.notice.self-test-failed':
    'L’autotest non è riuscito: non fare affidamento sugli esiti di questo computer. Avvisare l’amministratore.',
  'frame.engineOld':
    'Il motore del browser di questa app è del {day} o precedente. I motori con più di sei mesi hanno vulnerabilità note: installare la versione attuale. L’app non cerca aggiornamenti.',
  'frame.dismiss': 'Chiudi questo avviso',
  'frame.noSuchScreen': 'Questa schermata non esiste',
  'frame.noSuchScreenHelp': 'L’indirizzo non corrisponde ad alcuna delle schermate a sinistra.',
  'frame.notLoaded': 'Impossibile caricare questa schermata',
  'frame.notLoadedHelp': 'Proviene dal servizio di lavoro, che al momento non risponde. Ricaricarla quando il servizio risponde di nuovo.',
  'frame.toInspect': 'Vai a Controlla',
  'frame.crashed': 'Questa schermata ha smesso di funzionare',
  'frame.crashedHelp':
    'Ciò che è stato controllato prima è nel registro. Ricaricare la schermata; se succede di nuovo, comunicare il testo qui sotto.',
  'frame.reload': 'Ricarica',
};
