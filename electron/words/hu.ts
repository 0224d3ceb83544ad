// The texts of native dialogs and menus in Hungarian.
import type { Words } from './en.ts';

export const hu: Words = {
  openLink: (host) => `Megnyitja a böngészőben? ${host}`,
  openLinkDetail: 'A hivatkozás kivezet a DPP Deskből. Amit mutat, nincs megvizsgálva.',
  open: 'Megnyitás',
  cancel: 'Mégse',
  stopped: 'Az ellenőrző folyamat ismételten leáll',
  stoppedDetail: 'Egymás után többször újraindult. Minden naplózottként megjelenített ellenőrzés megvan.',
  pageStopped: 'Az ablak ismételten hibázik',
  pageStoppedDetail: 'Az oldala egymás után többször újratöltődött. Minden naplózottként megjelenített ellenőrzés megvan.',
  tryAgain: 'Újra',
  saveLog: 'Üzenetek mentése…',
  quit: 'Kilépés',
  edit: 'Szerkesztés',
  view: 'Nézet',
  window: 'Ablak',
};
