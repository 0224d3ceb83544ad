// Messages of backup and restore, in Italian.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Backup',
  'backup.none': 'Su questo computer non è ancora stato creato alcun backup.',
  'backup.lastWith': 'Ultimo backup: {date}, con la chiave del servizio, verificato',
  'backup.lastWithout': 'Ultimo backup: {date}, SENZA la chiave del servizio, verificato',
  'backup.folder': 'Cartella per il backup',
  'backup.folderHelp': 'Una chiavetta USB o un altro disco. Se vuoto: {folder}, che va persa con questo computer.',
  'backup.passphrase': 'Passphrase per la chiave del servizio',
  'backup.passphraseHelp':
    'Conservarla in un luogo diverso dal backup. Senza passphrase la chiave viene esclusa, e i passaporti pubblicati qui non si possono firmare di nuovo con la stessa chiave.',
  'backup.short': 'Almeno {least} caratteri',
  'backup.now': 'Esegui il backup',
  'backup.nowWithout': 'Esegui il backup, senza la chiave',
  'backup.busy': 'Copia e verifica…',
  'backup.done': 'Il backup è stato creato e verificato.',
  'backup.failed': 'Nessun backup creato',
  'backup.nobody': 'nessun nome indicato',
  'backup.timed.title': 'Backup automatici',
  'backup.timed.off': 'Non si fa alcun backup automatico.',
  'backup.timed.folder': 'Cartella per questi backup',
  'backup.timed.folderHelp':
    'Su un altro disco sempre collegato. La cartella conserva il backup più recente di ciascuno degli ultimi 7 giorni, 4 settimane e 12 mesi. I backup meno recenti sono eliminati.',
  'backup.timed.every': 'Con quale frequenza',
  'backup.timed.daily': 'Ogni giorno',
  'backup.timed.weekly': 'Ogni settimana',
  'backup.timed.hours': '{count, plural, one {Ogni ora} other {Ogni # ore}}',
  'backup.timed.minutes': '{count, plural, one {Ogni minuto} other {Ogni # minuti}}',
  'backup.timed.help':
    'I backup si fanno mentre l’app è in funzione; uno saltato si fa appena possibile. Non contengono la chiave del servizio: fare anche un backup con passphrase.',
  'backup.timed.stop': 'Interrompi i backup automatici',
  'backup.timed.refused': 'Nulla è cambiato',
  'backup.timed.byCommand': 'Questi backup li fa il comando che ha avviato il servizio.',
  'backup.timed.running': 'Backup in corso…',
  'backup.timed.noneYet': 'Non è ancora stato fatto alcun backup automatico.',
  'backup.timed.success': 'Ultimo backup automatico: {date}, verificato',
  'backup.timed.failure': 'L’ultimo backup automatico non è riuscito il {date}. L’app riprova ogni 15 minuti.',
  'backup.timed.failedBefore': 'Un backup non è riuscito il {date}. Uno successivo è riuscito.',
  'backup.timed.late': 'L’età del backup più recente supera il doppio di questo intervallo.',
  'backup.restored': 'Ripristinato da un backup il {date} da {who}.',
  'backup.behind.inspections':
    '{count, plural, one {# controllo eseguito su questo computer non vi è contenuto.} other {# controlli eseguiti su questo computer non vi sono contenuti.}}',
  'backup.behind.decisions':
    '{count, plural, one {# decisione presa su questo computer non vi è contenuta.} other {# decisioni prese su questo computer non vi sono contenute.}}',
  'backup.behind.trust-office': 'L’elenco di fiducia che contiene è di un altro ufficio.',
  'backup.behind.passports':
    '{count, plural, one {# passaporto vi manca o vi è diverso.} other {# passaporti vi mancano o vi sono diversi.}}',
  'backup.behind.packs':
    '{count, plural, one {# pacchetto applicato non vi è contenuto: applicarlo di nuovo.} other {# pacchetti applicati non vi sono contenuti: applicarli di nuovo.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {# versione precedente di un passaporto non vi è contenuta.} other {# versioni precedenti di passaporti non vi sono contenute.}}',
  'backup.behind.edits':
    '{count, plural, one {# passaporto in corso di modifica vi manca o vi è diverso.} other {# passaporti in corso di modifica vi mancano o vi sono diversi.}}',
  'backup.behind.published':
    '{count, plural, one {# credenziale firmata su questo computer non vi è contenuta.} other {# credenziali firmate su questo computer non vi sono contenute.}}',
  'backup.behind.events': '{count, plural, one {# evento non vi è contenuto.} other {# eventi non vi sono contenuti.}}',
  'backup.behind.status-log':
    '{count, plural, one {# voce di registro su passaporti revocati, sospesi o riattivati non vi è contenuta.} other {# voci di registro su passaporti revocati, sospesi o riattivati non vi sono contenute.}} Ciò che è revocato resta revocato.',
  'backup.behind.key-log':
    '{count, plural, one {# voce di registro su chiavi di questo servizio non vi è contenuta.} other {# voci di registro su chiavi di questo servizio non vi sono contenute.}}',
  'backup.behind.clock-log':
    '{count, plural, one {# voce di registro sull’orologio di questo computer non vi è contenuta.} other {# voci di registro sull’orologio di questo computer non vi sono contenute.}}',
  'backup.behind.officer-log':
    '{count, plural, one {# voce di registro sui funzionari non vi è contenuta.} other {# voci di registro sui funzionari non vi sono contenute.}}',
  'backup.behind.erasure-log':
    '{count, plural, one {# voce di registro sulle cancellazioni non vi è contenuta} other {# voci di registro sulle cancellazioni non vi sono contenute}}. I dati che erano stati cancellati vengono cancellati di nuovo.',
  'backup.behind.maintenance-log':
    '{count, plural, one {# voce di registro sulla manutenzione non vi è contenuta.} other {# voci di registro sulla manutenzione non vi sono contenute.}}',
  'backup.behind.customs-log':
    '{count, plural, one {# voce di registro su dichiarazioni e sospensioni non vi è contenuta.} other {# voci di registro su dichiarazioni e sospensioni non vi sono contenute.}}',
  'backup.behind.run-log':
    '{count, plural, one {# voce di registro su serie di controlli non vi è contenuta.} other {# voci di registro su serie di controlli non vi sono contenute.}}',
  'backup.behind.backup-log':
    '{count, plural, one {# voce di registro su backup creati o ripristinati non vi è contenuta.} other {# voci di registro su backup creati o ripristinati non vi sono contenute.}}',
  'backup.behind.reader-keys':
    '{count, plural, one {# chiave assegnata a un lettore non vi è contenuta: non funziona più.} other {# chiavi assegnate a lettori non vi sono contenute: non funzionano più.}} Crearne di nuove.',
  'backup.behind.packs-made':
    '{count, plural, one {# pacchetto creato su questo computer non vi è contenuto: il suo numero sarà riutilizzato.} other {# pacchetti creati su questo computer non vi sono contenuti: i loro numeri saranno riutilizzati.}} Creare il prossimo pacchetto come pacchetto completo.',
  'backup.behind.fetches':
    '{count, plural, one {# recupero da un altro servizio non vi è contenuto.} other {# recuperi da altri servizi non vi sono contenuti.}}',
  'backup.behind.body-list': 'L’elenco degli organismi notificati importato su questo computer non vi è contenuto: importarlo di nuovo.',
  'backup.behindNewest': 'Il più recente è del {date}.',
  'backup.behind.service-name': 'Qui sono stati pubblicati passaporti con un altro indirizzo.',
  'backup.behind.other-key': 'Il servizio di questo computer firmava con un’altra chiave.',
  'backup.behind.office-draft':
    'Questo computer tiene un’altra bozza dell’elenco di fiducia. La bozza del backup la sostituisce. I numeri di elenco usati su questo computer non vengono riutilizzati.',
  'backup.behind.log-end':
    'Le ultime voci dei suoi registri non corrispondono alle firme del computer che li teneva: alcune voci sono state eliminate, modificate o aggiunte.',
  'backup.behind.unreadable': 'L’archivio dati precedente era illeggibile, quindi non si è potuto confrontare nulla.',
  'backup.reason': 'Motivo: {reason}',
  'backup.bringBack': 'Ripristina un backup',
  'backup.bringBackHelp':
    'Per un nuovo portatile, un disco perso o un errore. Il file viene verificato e prima ne viene mostrato il contenuto.',
  'backup.guide': 'DPP Desk era già su un altro computer?',
  'backup.lead': 'Sostituisce i dati di questo computer: le registrazioni, i dati di fiducia e, con la sua passphrase, la chiave.',
  'backup.damagedTitle': 'Impossibile aprire i dati di questo computer',
  'backup.damagedHelp':
    'Nulla è stato modificato o eliminato. Qui non si può controllare nulla finché non si ripristina un backup: sceglierne il file qui sotto. I dati danneggiati sono conservati in una cartella separata. Non si possono confrontare con il backup, quindi il ripristino richiede due persone e un motivo. Se non c’è un backup, chiudere questa finestra e avvisare l’amministratore.',
  'backup.drop': 'Trascinare qui il file di backup',
  'backup.choose': 'Scegli il file',
  'backup.dropHelp': 'Il suo nome termina in .backup. Nulla cambia finché non se ne è visto il contenuto.',
  'backup.onlyOne': 'Si può ripristinare un solo backup alla volta. È stato usato il primo file.',
  'backup.receiving': 'Lettura del file: {held} di {size}',
  'backup.halfWay': 'Ricevuti {held} di {size}. Scegliere di nuovo lo stesso file per continuare.',
  'backup.checking': 'Verifica di ogni byte e confronto con questo computer',
  'backup.checkingHelp': 'Verso la fine l’app può non rispondere per alcuni secondi.',
  'backup.giveUp': 'Annulla',
  'backup.another': 'Scegli un altro file',
  'backup.refused': 'Questo file non si può ripristinare',
  'backup.notDone': 'Il backup non è stato ripristinato. Nulla è cambiato.',
  'backup.whole': 'Il backup è completo e integro.',
  'backup.made': 'Creato',
  'backup.madeBy': '{date} da {who}',
  'backup.service': 'Servizio',
  'backup.version': 'Versione dell’app',
  'backup.trustList': 'Elenco di fiducia',
  'backup.trustNumber': 'numero {sequence}',
  'backup.trustNone': 'nessuno',
  'backup.office': 'Elenco di fiducia tenuto per altri',
  'backup.officeNone': 'Il backup non ne contiene. Un elenco tenuto su questo computer resta com’è.',
  'backup.officeInside':
    '{sequence, plural, =0 {Sarà ripristinata la bozza del primo elenco} other {Sarà ripristinata la bozza successiva all’elenco numero #}}, con {count, plural, one {# emittente} other {# emittenti}}.',
  'backup.officeLater':
    'Se da allora è stato firmato un elenco successivo, sceglierne il file in «Tieni un elenco di fiducia» prima di firmare.',
  'backup.records': 'Registrazioni',
  'backup.inIt': 'Nel backup',
  'backup.here': 'Ora su questo computer',
  'backup.hereUnreadable': 'illeggibili',
  'backup.record.inspections': 'Controlli',
  'backup.record.decisions': 'Decisioni',
  'backup.record.passports': 'Passaporti',
  'backup.record.credentials': 'Credenziali',
  'backup.record.events': 'Eventi',
  'backup.signers': 'Chiave che ha firmato le ultime voci dei suoi registri',
  'backup.signersNone': 'Le ultime voci dei suoi registri non sono firmate: nulla prova che i registri siano completi.',
  'backup.signer.this-computer': 'La chiave di questo computer.',
  'backup.signer.earlier-backup': 'Qui nota: questo computer ha ripristinato un backup con registri firmati da questa chiave.',
  'backup.signer.no':
    'Questo computer non conosce questa chiave. La sua firma da sola non prova che i registri siano integri: chi riscrive un backup può firmarlo con una chiave propria. Confrontare l’impronta con il computer che ha creato il backup.',
  'backup.keys': 'Chiavi del servizio',
  'backup.keyRevoked': 'revocata',
  'backup.keyHere': 'su questo computer',
  'backup.keysHere': 'Già su questo computer. Restano come sono e la passphrase del backup non serve.',
  'backup.keysInside': 'Incluse, cifrate. Serve la passphrase scelta quando il backup è stato creato.',
  'backup.keysOutside':
    'Non incluse. Gli altri computer mostrano «emittente sconosciuto» per ciò che è stato pubblicato, finché non viene firmato di nuovo con la chiave di questo computer.',
  'backup.lost': 'Su questo computer e non nel backup',
  'backup.lostNothing': 'Non mancherebbe nulla di ciò che è stato registrato su questo computer.',
  'backup.keptWhere':
    'I dati attuali non vengono eliminati. Sono conservati per intero in {folder}. Ciò che è stato revocato qui resta revocato.',
  'backup.keptUnread':
    'I dati attuali non vengono eliminati. Sono conservati per intero in {folder}. Nel backup possono mancare revoche successive: importare l’elenco di fiducia più recente e ripetere le revoche fatte su questo computer dopo il backup.',
  'backup.switches': 'Nel backup questo era attivato. Su questo computer resta l’impostazione attuale, salvo scelta diversa:',
  'backup.switch.public-listener': 'Fornire passaporti ad altri: {value}',
  'backup.switch.watched-folder': 'Sorvegliare una cartella: {value}',
  'backup.keyPassphrase': 'Passphrase del backup',
  'backup.leaveKeys': 'Lascia le chiavi nel backup',
  'backup.leaveKeysHelp': 'Solo se la passphrase è smarrita. Questo computer firma allora con la propria chiave.',
  'backup.why': 'Motivo',
  'backup.whyHelp': 'Perché i dati meno recenti sono quelli giusti. Il motivo resta per sempre nel registro.',
  'backup.ask': 'Ripristina…',
  'backup.askTitle': 'Sostituire i dati di questo computer?',
  'backup.askText':
    'L’app si riavvia automaticamente con i dati del {date}. Richiede alcuni secondi. Non spegnere il computer. Se si spegne comunque, resteranno per intero i dati vecchi oppure quelli nuovi.',
  'backup.do': 'Ripristina',
  'backup.restoring': 'Ripristino del backup in corso. Questa pagina si ricarica automaticamente.',
  'backup.restoredNow': 'Il backup è stato ripristinato.',
  'backup.restoredTitle': 'Ripristinato',
  'backup.restoredFile': 'Dal file {file}',
  'backup.restoredKeysHere': 'La chiave del backup era già su questo computer ed è rimasta com’era.',
  'backup.restoredKeys': 'Il servizio usa la chiave del backup, o una più recente di questo computer.',
  'backup.restoredNoKeys': 'Dal backup non è stata presa alcuna chiave: questo computer firma con la propria.',
  'backup.restoredAside': 'I dati precedenti sono in {folder}.',
  'backup.leftOff': 'Non attivato, benché nel backup lo fosse:',
  'backup.leftOffWhere.public-listener': 'Attivarlo in Resolver',
  'backup.leftOffWhere.watched-folder': 'Attivarlo nelle impostazioni',
  'backup.notHere': 'Non disponibile in questa finestra',
  'backup.commandFile': 'FILE',
  'backup.commandName': 'NOME',
  'backup.commandHelp':
    'FILE è il backup. NOME è la persona che lo ripristina, per il registro. I dati attuali sono conservati in una cartella separata.',
  'backup.next':
    'L’app è di nuovo in esecuzione. I suoi dati di fiducia risalgono al backup: verificare se l’ufficio ha un elenco più recente.',
  'backup.nextTrust': 'Verifica i dati di fiducia',
  'backup.nextInspect': 'Continua i controlli',
  'backup.fault.not-found': 'Il file o la cartella non esiste più. Inserire di nuovo la chiavetta o sceglierne un’altra.',
  'backup.fault.not-a-file': 'È una cartella o un collegamento, non un file. Scegliere il backup stesso.',
  'backup.fault.not-a-backup': 'Questo file non è un backup di DPP Desk. Cercarne uno il cui nome termini in .backup.',
  'backup.fault.newer':
    'Il backup è stato creato da una versione più recente di DPP Desk. Installare qui quella versione o una successiva, poi ripristinarlo.',
  'backup.fault.truncated':
    'Manca una parte del file perché non è stato copiato per intero. Copiarlo di nuovo da un file completo o usare un backup precedente.',
  'backup.fault.changed': 'Il file è stato danneggiato o modificato dopo essere stato scritto. Copiarlo di nuovo o usare un altro backup.',
  'backup.fault.damaged-store': 'I dati contenuti sono danneggiati. Usare un altro backup.',
  'backup.fault.foreign-schema': 'Questo file contiene qualcosa che DPP Desk non scrive mai. Non usarlo e avvisare l’amministratore.',
  'backup.fault.broken-log': 'Una voce del registro di questo backup è stata modificata o manca. Non usarlo e avvisare l’amministratore.',
  'backup.fault.bad-settings':
    'Il servizio non ha potuto avviarsi con le impostazioni di questo backup. Nulla è stato modificato. Usare un altro backup e avvisare l’amministratore.',
  'backup.fault.no-room': 'Sul disco non c’è spazio sufficiente. Serve circa il triplo della dimensione del file.',
  'backup.fault.exists': 'Esiste già un file con questo nome. Scegliere un’altra cartella.',
  'backup.fault.passphrase-needed': 'Per la chiave del servizio serve una passphrase di almeno 12 caratteri.',
  'backup.fault.passphrase-wrong':
    'Questa passphrase non apre le chiavi. Verificare maiuscole e spazi e riprovare. Senza di essa, le chiavi si possono solo lasciare nel backup.',
  'backup.fault.office-draft':
    'La bozza dell’elenco di fiducia è illeggibile. Verificarla in «Tieni un elenco di fiducia» o spostarne il file, poi riprovare.',
  'backup.fault.running':
    'Un altro programma ha aperto i dati, ad esempio un comando o un secondo servizio di DPP Desk. Arrestarlo, poi riprovare.',
  'backup.fault.rollback': 'Qualcosa su questo computer non è nel backup. Indicare il motivo per ripristinarlo comunque.',
  'backup.fault.second-person': 'Su questo computer la conferma spetta a due persone. Inserire il nome della seconda.',
  'backup.fault.busy':
    'Si sta applicando o creando un pacchetto, o si stanno ottenendo passaporti. Attendere che finisca, o interromperlo, poi riprovare.',
  'backup.fault.not-here':
    'Un amministratore ha avviato questo servizio di lavoro con un comando. L’amministratore deve arrestarlo e usare «desk restore».',
  'backup.fault.failed': 'Operazione non riuscita. Riavviare l’app e riprovare. Se succede di nuovo, avvisare l’amministratore.',
  'backup.fault.large':
    'La copia può richiedere diversi minuti, e fino alla fine l’app non risponde. Premere di nuovo quando nessuno usa l’app.',
  'backup.nowLarge': 'Esegui il backup e attendi',
};
