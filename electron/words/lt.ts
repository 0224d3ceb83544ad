// The texts of native dialogs and menus in Lithuanian.
import type { Words } from './en.ts';

export const lt: Words = {
  openLink: (host) => `Atverti ${host} naršyklėje?`,
  openLinkDetail: 'Nuoroda veda iš DPP Desk. Tai, ką ji rodo, neverifikuota.',
  open: 'Atverti',
  cancel: 'Atšaukti',
  stopped: 'Tikrinimo procesas vis sustoja',
  stoppedDetail: 'Jis kelis kartus iš eilės paleistas iš naujo. Visi patikrinimai, kurie buvo rodomi kaip įrašyti, saugūs.',
  pageStopped: 'Langas vis sugenda',
  pageStoppedDetail: 'Jo puslapis kelis kartus iš eilės įkeltas iš naujo. Visi patikrinimai, kurie buvo rodomi kaip įrašyti, saugūs.',
  tryAgain: 'Bandyti dar kartą',
  saveLog: 'Išsaugoti jo pranešimus…',
  quit: 'Baigti darbą',
  edit: 'Redagavimas',
  view: 'Rodymas',
  window: 'Langas',
};
