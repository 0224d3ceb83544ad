// The texts of native dialogs and menus in French.
import type { Words } from './en.ts';

export const fr: Words = {
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
