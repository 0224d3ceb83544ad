// The texts of native dialogs and menus in Danish.
import type { Words } from './en.ts';

export const da: Words = {
  openLink: (host) => `Åbn ${host} i browseren?`,
  openLinkDetail: 'Linket fører væk fra DPP Desk. Det, det viser, er ikke verificeret.',
  open: 'Åbn',
  cancel: 'Annullér',
  stopped: 'Inspektionsprocessen stopper gang på gang',
  stoppedDetail: 'Den er genstartet flere gange i træk. Alle inspektioner, der blev vist som logget, er i sikkerhed.',
  pageStopped: 'Vinduet holder op med at virke gang på gang',
  pageStoppedDetail: 'Dets side er genindlæst flere gange i træk. Alle inspektioner, der blev vist som logget, er i sikkerhed.',
  tryAgain: 'Prøv igen',
  saveLog: 'Gem meddelelserne…',
  quit: 'Afslut',
  edit: 'Redigér',
  view: 'Vis',
  window: 'Vindue',
};
