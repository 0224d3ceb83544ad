// The texts of native dialogs and menus in Slovak.
import type { Words } from './en.ts';

export const sk: Words = {
  openLink: (host) => `Otvoriť ${host} v prehliadači?`,
  openLinkDetail: 'Odkaz vedie mimo DPP Desk. Čo ukazuje, nie je overené.',
  open: 'Otvoriť',
  cancel: 'Zrušiť',
  stopped: 'Proces kontroly sa opakovane zastavuje',
  stoppedDetail: 'Niekoľkokrát po sebe bol znova spustený. Každá kontrola zobrazená ako zapísaná v denníku je v bezpečí.',
  pageStopped: 'Okno opakovane zlyháva',
  pageStoppedDetail: 'Jeho stránka bola niekoľkokrát po sebe znova načítaná. Každá kontrola zobrazená ako zapísaná v denníku je v bezpečí.',
  tryAgain: 'Skúsiť znova',
  saveLog: 'Uložiť jeho hlásenia…',
  quit: 'Ukončiť',
  edit: 'Úpravy',
  view: 'Zobraziť',
  window: 'Okno',
};
