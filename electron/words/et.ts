// The texts of native dialogs and menus in Estonian.
import type { Words } from './en.ts';

export const et: Words = {
  openLink: (host) => `Kas avada ${host} brauseris?`,
  openLinkDetail: 'Link viib DPP Deskist välja. Mida see näitab, on verifitseerimata.',
  open: 'Ava',
  cancel: 'Loobu',
  stopped: 'Kontrollimise protsess seiskub ikka ja jälle',
  stoppedDetail: 'See käivitati mitu korda järjest uuesti. Kõik kontrollid, mida näidati logisse kirjutatuna, on alles.',
  pageStopped: 'Aken lakkab ikka ja jälle töötamast',
  pageStoppedDetail: 'Selle leht laaditi mitu korda järjest uuesti. Kõik kontrollid, mida näidati logisse kirjutatuna, on alles.',
  tryAgain: 'Proovi uuesti',
  saveLog: 'Salvesta selle teated…',
  quit: 'Välju',
  edit: 'Redigeeri',
  view: 'Vaade',
  window: 'Aken',
};
