// The texts of native dialogs and menus in Croatian.
import type { Words } from './en.ts';

export const hr: Words = {
  openLink: (host) => `Otvoriti ${host} u pregledniku?`,
  openLinkDetail: 'Poveznica vodi izvan aplikacije DPP Desk. Ono što prikazuje nije verificirano.',
  open: 'Otvori',
  cancel: 'Odustani',
  stopped: 'Proces pregleda stalno se zaustavlja',
  stoppedDetail: 'Ponovno je pokrenut više puta zaredom. Svi pregledi prikazani kao zapisani u dnevnik su sigurni.',
  pageStopped: 'Prozor stalno prestaje raditi',
  pageStoppedDetail: 'Njegova je stranica ponovno učitana više puta zaredom. Svi pregledi prikazani kao zapisani u dnevnik su sigurni.',
  tryAgain: 'Pokušaj ponovno',
  saveLog: 'Spremi poruke…',
  quit: 'Izlaz',
  edit: 'Uređivanje',
  view: 'Prikaz',
  window: 'Prozor',
};
