// The texts of native dialogs and menus in Dutch.
import type { Words } from './en.ts';

export const nl: Words = {
  openLink: (host) => `${host} in uw browser openen?`,
  openLinkDetail: 'De koppeling leidt buiten DPP Desk. Wat ze toont, is niet geverifieerd.',
  open: 'Openen',
  cancel: 'Annuleren',
  stopped: 'Het controleproces stopt telkens',
  stoppedDetail: 'Het is enkele keren na elkaar opnieuw gestart. Elke controle die als vastgelegd werd getoond, is veilig.',
  pageStopped: 'Het venster loopt telkens vast',
  pageStoppedDetail: 'De pagina is enkele keren na elkaar opnieuw geladen. Elke controle die als vastgelegd werd getoond, is veilig.',
  tryAgain: 'Opnieuw proberen',
  saveLog: 'Meldingen opslaan…',
  quit: 'Afsluiten',
  edit: 'Bewerken',
  view: 'Beeld',
  window: 'Venster',
};
