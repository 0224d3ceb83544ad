// Messages of pictures and figures: the day, the supply chain, the footprint, in Italian.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Oggi',
  'day.inspections': '{count, plural, one {# controllo} other {# controlli}}',
  'day.openRuns': '{count, plural, one {# serie non è chiusa} other {# serie non sono chiuse}}',
  'chain.title': 'Catena di fornitura',
  'chain.caption': 'Ogni numero è un evento dell’elenco sottostante. L’elenco contiene tutto ciò che mostrano le immagini.',
  'chain.timelineTitle': '{count, plural, one {# evento} other {# eventi}} su una linea del tempo da {from} a {until}',
  'chain.graphTitle':
    '{events, plural, one {# evento} other {# eventi}} dall’alto in basso in ordine di tempo, con {things, plural, =0 {nient’altro in entrata o in uscita} one {# altro oggetto in entrata o in uscita} other {# altri oggetti in entrata o in uscita}}',
  'chain.kind.object': 'Evento dell’oggetto',
  'chain.kind.aggregation': 'Imballaggio o unione',
  'chain.kind.transformation': 'Trasformazione',
  'chain.kind.other': 'Altro evento',
  'chain.unsettled': 'Tratteggiato: contraddetto o non accettato',
  'chain.tooMany': '{count} eventi sono troppi per un’immagine (al massimo {most}). L’elenco è completo.',
  'chain.role.input': 'In entrata',
  'chain.role.output': 'In uscita',
  'chain.role.parent': 'Contenitore o insieme',
  'chain.role.child': 'Contenuto o parte',
  'chain.role.observed': 'Riguarda',
  'chain.thisProduct': 'Questo prodotto',
  'chain.others': 'Altri oggetti',
  'chain.more': 'altri {count}',
  'footprint.title': 'Impronta di carbonio nella sua categoria',
  'footprint.own': 'Questo prodotto',
  'footprint.rank':
    '{count, plural, one {# altro prodotto} other {# altri prodotti}} della sua categoria qui: {lower, number} più in basso, {equal, number} pari, {higher, number} più in alto.',
  'footprint.median': 'La mediana degli altri è {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Nessun altro prodotto della sua categoria indica} one {Solo un altro prodotto della sua categoria indica} other {Solo # altri prodotti della sua categoria indicano}} qui un’impronta confrontabile: troppo pochi per un confronto.',
  'footprint.scope':
    'Ogni prodotto conta una volta, con il suo ultimo passaporto in questo archivio. Le cifre sono quelle indicate, non verificate.',
  'footprint.scopeCut':
    'In base ai {count} passaporti della categoria modificati per ultimi. Ogni prodotto conta una volta. Le cifre sono quelle indicate, non verificate.',
  'footprint.chart': 'Grafico a barre delle impronte di carbonio, con una linea dove si trova questo prodotto.',
  'footprint.table': 'Lo stesso come tabella',
  'footprint.products': 'Altri prodotti',
  'footprint.range': 'da {from} a {to}',
  'footprint.per.piece': 'pezzo',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
