// Messages of the check of evidence bundles, in Italian.
import type { Draft } from '../en/catalogue.ts';
import type { evidence as english } from '../en/evidence.ts';

export const evidence: Draft<typeof english> = {
  'evidence.title': 'Fascicolo di prove',
  'evidence.checking': 'Verifica di ogni file e nuova elaborazione di ogni esito',
  'evidence.waiting': 'In attesa della verifica',
  'evidence.failed': 'La verifica non è riuscita su questo computer. Non dice nulla sul fascicolo.',
  'evidence.intact': 'Integro',
  'evidence.altered': 'Alterato',
  'evidence.undetermined': 'Indeterminato',
  'evidence.intactText':
    'Ogni byte è come lo ha firmato un computer indicato da un elenco di fiducia presente qui, e nessun esito risulta diverso dopo la nuova elaborazione.',
  'evidence.alteredText': 'Il file non è come lo ha firmato un computer. Non prova nulla.',
  'evidence.doubt.unread': 'Questa versione dell’app non può leggere il fascicolo. Una più recente forse sì.',
  'evidence.doubt.other-key': 'È stato firmato da un computer diverso da quello di cui è stata indicata l’impronta.',
  'evidence.doubt.unnamed':
    'È completo, ma nessun elenco di fiducia presente qui indica il computer che lo ha firmato. Chi falsifica un fascicolo lo firma con una chiave propria.',
  'evidence.doubt.against': 'È completo, ma il computer che lo ha firmato qui non è riconosciuto.',
  'evidence.doubt.verdicts': 'È completo, ma non tutti gli esiti si possono rielaborare così come erano.',
  'evidence.toTrust': 'Elenchi di fiducia',
  'evidence.toTrustHelp':
    'Un computer è riconosciuto quando un elenco di fiducia lo indica. Importare l’elenco dell’autorità che lo gestisce.',
  'evidence.notLogged': 'È stato verificato un file. Non sono state controllate merci e non è stato registrato nulla.',
  'evidence.desk': 'Computer',
  'evidence.deskNone': 'Non indicato da alcun elenco di fiducia presente qui',
  'evidence.fingerprint': 'Impronta della sua chiave',
  'evidence.made': 'Creato',
  'evidence.scope': 'Contenuto',
  'evidence.scope.all': 'Tutti i controlli del suo registro fino a quel momento',
  'evidence.scope.run': 'Tutti i controlli di una serie fino a quel momento',
  'evidence.scope.inspections': 'Controlli scelti. Altri della stessa serie possono mancare.',
  'evidence.runs': 'Serie',
  'evidence.files': 'File',
  'evidence.hash': 'SHA-256 del manifesto',
  'evidence.report': 'Rapporto',
  'evidence.report.same': 'Dice ciò che dicono i controlli',
  'evidence.report.not-compared': 'Non confrontato: scritto da un’altra versione dell’app',
  'evidence.entries': 'Controlli nel fascicolo',
  'evidence.recorded': 'Registrato',
  'evidence.anew': 'Rielaborato',
  'evidence.anew.same': 'Uguale',
  'evidence.anew.declared': 'Uguale, con altre verifiche o altri motivi, come indica il fascicolo',
  'evidence.anew.differs': 'Diverso',
  'evidence.anew.not-made': 'Non rielaborato',
  'evidence.shown': 'Sono mostrati {shown, number} controlli su {total, number}, prima quelli che differiscono.',
  'evidence.verifier': 'Pagina che verifica i fascicoli di prove',
  'evidence.verifierHash': 'SHA-256 di questa pagina',
  'evidence.verifierHelp':
    'Un solo file, per qualsiasi browser senza rete. È una comodità: chi falsifica un fascicolo può falsificare anche la pagina, perciò trasmettere il suo SHA-256 per un’altra via.',
};
