// The texts of native dialogs and menus in Romanian.
import type { Words } from './en.ts';

export const ro: Words = {
  openLink: (host) => `Deschideți ${host} în browser?`,
  openLinkDetail: 'Linkul duce în afara DPP Desk. Ce arată el nu este verificat.',
  open: 'Deschidere',
  cancel: 'Anulare',
  stopped: 'Procesul de inspecție se oprește mereu',
  stoppedDetail: 'A fost repornit de mai multe ori la rând. Toate inspecțiile afișate ca fiind în jurnal sunt în siguranță.',
  pageStopped: 'Fereastra se oprește mereu',
  pageStoppedDetail:
    'Pagina ei a fost reîncărcată de mai multe ori la rând. Toate inspecțiile afișate ca fiind în jurnal sunt în siguranță.',
  tryAgain: 'Reîncercare',
  saveLog: 'Salvare mesaje…',
  quit: 'Ieșire',
  edit: 'Editare',
  view: 'Vizualizare',
  window: 'Fereastră',
};
