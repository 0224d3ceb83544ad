// Messages of the notified bodies screen, in Italian.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Organismi notificati',
  'bodies.lead': 'Organismi che possono valutare i prodotti ai sensi del diritto dell’Unione, per numero. Funziona senza rete.',
  'bodies.search': 'Numero, nome, paese o atto',
  'bodies.country': 'Paese',
  'bodies.countryAll': 'Tutti i paesi',
  'bodies.extract':
    'Questo estratto del {date} contiene solo ciò che una fonte ha confermato. Mancano alcuni organismi e atti, e le notifiche cambiano. Consultare NANDO prima di fare affidamento su una voce.',
  'bodies.noBatteries': 'Non è stato possibile confermare alcun organismo per le batterie (regolamento (UE) 2023/1542).',
  'bodies.websites': 'I siti web si possono copiare; questa app non li apre.',
  'bodies.number': 'Numero',
  'bodies.name': 'Organismo',
  'bodies.acts': 'Atti',
  'bodies.source': 'Fonte',
  'bodies.website': 'Sito web',
  'bodies.copy': 'Copia l’indirizzo di {name}',
  'bodies.asOf': 'al {date}',
  'bodies.undated': 'senza data',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Pagina dell’organismo stesso',
  'bodies.origin.regulator': 'Autorità nazionale',
  'bodies.origin.combined': 'Combinato da due fonti',
  'bodies.origin.third-party': 'Da terzi',
  'bodies.origin.list': 'Elenco importato',
  'bodies.noneTitle': 'Nessun organismo dell’elenco corrisponde',
  'bodies.noneText': 'Ciò non significa che non ne esistano: l’elenco può essere incompleto. Consultare NANDO.',
  'bodies.clear': 'Cancella i filtri',
  'bodies.imported':
    'Elenco al {date}, importato su questo computer. Fonte: {source}. Le notifiche cambiano. Consultare NANDO prima di fare affidamento su una voce.',
  'bodies.importForm':
    'L’elenco proprio è un file JSON o CSV. In CSV: la riga «statusDate,2026-01-15», la riga «source,…», la riga «number,name,country,acts,website», poi una riga per ogni organismo. Separare più atti con «|».',
  'bodies.import': 'Importa un elenco',
  'bodies.importing': 'Lettura di {name}',
  'bodies.importDone': 'Organismi importati: {count}, al {date}',
  'bodies.importTooLarge': '{name} supera {limit}, quindi non può essere un elenco di organismi notificati.',
  'bodies.importUnreadable': 'Impossibile leggere {name} come testo UTF-8. Salvarlo in questa forma o scegliere un altro file.',
  'bodies.back': 'Torna all’elenco incluso',
  'bodies.backDone': 'È di nuovo in vigore l’elenco incluso del {date}',
  'bodies.olderTitle': 'Questo elenco è meno recente',
  'bodies.olderText': '{name} è meno recente dell’elenco attuale del {date}. Non contiene ciò che è stato notificato o ritirato da allora.',
  'bodies.olderUse': 'Usa l’elenco meno recente',
};
