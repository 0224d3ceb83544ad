// The texts of native dialogs and menus in Latvian.
import type { Words } from './en.ts';

export const lv: Words = {
  openLink: (host) => `Vai atvērt ${host} pārlūkā?`,
  openLinkDetail: 'Saite ved ārpus DPP Desk. Tas, ko tā rāda, nav verificēts.',
  open: 'Atvērt',
  cancel: 'Atcelt',
  stopped: 'Pārbaudes process atkārtoti apstājas',
  stoppedDetail: 'Tas vairākas reizes pēc kārtas tika palaists no jauna. Visas pārbaudes, kas tika rādītas kā ierakstītas, ir drošībā.',
  pageStopped: 'Logs atkārtoti pārstāj darboties',
  pageStoppedDetail:
    'Tā lapa vairākas reizes pēc kārtas tika ielādēta no jauna. Visas pārbaudes, kas tika rādītas kā ierakstītas, ir drošībā.',
  tryAgain: 'Mēģināt vēlreiz',
  saveLog: 'Saglabāt tā ziņojumus…',
  quit: 'Iziet',
  edit: 'Rediģēt',
  view: 'Skats',
  window: 'Logs',
};
