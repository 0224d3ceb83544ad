// The texts of native dialogs and menus, per language. All other texts are in the renderer's catalogue.
import type { Language } from '../server/contract/index.ts';

const en = {
  openLink: (host: string) => `Open ${host} in your browser?`,
  openLinkDetail: 'The link leaves DPP Desk. What it shows is not verified.',
  open: 'Open',
  cancel: 'Cancel',
  stopped: 'The inspection process keeps stopping',
  stoppedDetail: 'It was restarted several times in a row. Every inspection that was shown as logged is safe.',
  pageStopped: 'The window keeps failing',
  pageStoppedDetail: 'Its page was loaded again several times in a row. Every inspection that was shown as logged is safe.',
  tryAgain: 'Try again',
  saveLog: 'Save its messages…',
  quit: 'Quit',
  edit: 'Edit',
  view: 'View',
  window: 'Window',
};

export type Words = typeof en;

const de: Words = {
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

const fr: Words = {
  openLink: (host) => `Ouvrir ${host} dans votre navigateur ?`,
  openLinkDetail: 'Ce lien sort de DPP Desk. Ce qu’il affiche n’est pas vérifié.',
  open: 'Ouvrir',
  cancel: 'Annuler',
  stopped: 'Le processus de contrôle s’arrête sans cesse',
  stoppedDetail: 'Il a été redémarré plusieurs fois de suite. Chaque contrôle affiché comme enregistré est conservé.',
  pageStopped: 'La fenêtre cesse sans cesse de fonctionner',
  pageStoppedDetail: 'Sa page a été rechargée plusieurs fois de suite. Chaque contrôle affiché comme enregistré est conservé.',
  tryAgain: 'Réessayer',
  saveLog: 'Enregistrer ses messages…',
  quit: 'Quitter',
  edit: 'Édition',
  view: 'Affichage',
  window: 'Fenêtre',
};

const WORDS: Readonly<Record<Language, Words>> = { en, de, fr };

/** Returns the texts for a locale such as `de-AT`, or the English ones. */
export function wordsFor(locale: string): Words {
  const language = locale.slice(0, 2).toLowerCase();
  return Object.hasOwn(WORDS, language) ? WORDS[language as Language] : en;
}
