// The texts of native dialogs and menus in Italian.
import type { Words } from './en.ts';

export const it: Words = {
  openLink: (host) => `Aprire ${host} nel browser?`,
  openLinkDetail: 'Il collegamento porta fuori da DPP Desk. Ciò che mostra non è verificato.',
  open: 'Apri',
  cancel: 'Annulla',
  stopped: 'Il processo di controllo continua ad arrestarsi',
  stoppedDetail: 'È stato riavviato più volte di seguito. Tutti i controlli mostrati come registrati sono al sicuro.',
  pageStopped: 'La finestra continua ad arrestarsi',
  pageStoppedDetail: 'La sua pagina è stata ricaricata più volte di seguito. Tutti i controlli mostrati come registrati sono al sicuro.',
  tryAgain: 'Riprova',
  saveLog: 'Salva i messaggi…',
  quit: 'Esci',
  edit: 'Modifica',
  view: 'Visualizza',
  window: 'Finestra',
};
