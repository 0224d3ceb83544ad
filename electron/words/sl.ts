// The texts of native dialogs and menus in Slovenian.
import type { Words } from './en.ts';

export const sl: Words = {
  openLink: (host) => `Odpreti ${host} v brskalniku?`,
  openLinkDetail: 'Povezava vodi iz aplikacije DPP Desk. Kar prikazuje, ni verificirano.',
  open: 'Odpri',
  cancel: 'Opusti',
  stopped: 'Proces pregledovanja se nenehno ustavlja',
  stoppedDetail: 'Večkrat zapored je bil znova zagnan. Vsi pregledi, prikazani kot zapisani v dnevnik, so varni.',
  pageStopped: 'Okno nenehno preneha delovati',
  pageStoppedDetail: 'Njegova stran je bila večkrat zapored znova naložena. Vsi pregledi, prikazani kot zapisani v dnevnik, so varni.',
  tryAgain: 'Poskusi znova',
  saveLog: 'Shrani sporočila…',
  quit: 'Izhod',
  edit: 'Urejanje',
  view: 'Pogled',
  window: 'Okno',
};
