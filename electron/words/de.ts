// The texts of native dialogs and menus in German.
import type { Words } from './en.ts';

export const de: Words = {
  openLink: (host) => `${host} im Browser öffnen?`,
  openLinkDetail: 'Der Link führt aus DPP Desk hinaus. Was er zeigt, ist nicht geprüft.',
  open: 'Öffnen',
  cancel: 'Abbrechen',
  stopped: 'Der Prüfprozess bricht immer wieder ab',
  stoppedDetail: 'Er wurde mehrmals hintereinander neu gestartet. Jede als protokolliert angezeigte Prüfung ist gesichert.',
  pageStopped: 'Das Fenster stürzt immer wieder ab',
  pageStoppedDetail: 'Seine Seite wurde mehrmals hintereinander neu geladen. Jede als protokolliert angezeigte Prüfung ist gesichert.',
  tryAgain: 'Erneut versuchen',
  saveLog: 'Meldungen speichern …',
  quit: 'Beenden',
  edit: 'Bearbeiten',
  view: 'Ansicht',
  window: 'Fenster',
};
