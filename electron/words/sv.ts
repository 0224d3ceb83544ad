// The texts of native dialogs and menus in Swedish.
import type { Words } from './en.ts';

export const sv: Words = {
  openLink: (host) => `Öppna ${host} i webbläsaren?`,
  openLinkDetail: 'Länken leder bort från DPP Desk. Det den visar är inte verifierat.',
  open: 'Öppna',
  cancel: 'Avbryt',
  stopped: 'Inspektionsprocessen stannar gång på gång',
  stoppedDetail: 'Den har startats om flera gånger i rad. Alla inspektioner som har visats som loggade är i säkerhet.',
  pageStopped: 'Fönstret slutar fungera gång på gång',
  pageStoppedDetail: 'Dess sida har lästs in på nytt flera gånger i rad. Alla inspektioner som har visats som loggade är i säkerhet.',
  tryAgain: 'Försök igen',
  saveLog: 'Spara meddelandena…',
  quit: 'Avsluta',
  edit: 'Redigera',
  view: 'Visa',
  window: 'Fönster',
};
