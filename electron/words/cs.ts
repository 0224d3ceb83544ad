// The texts of native dialogs and menus in Czech.
import type { Words } from './en.ts';

export const cs: Words = {
  openLink: (host) => `Otevřít ${host} v prohlížeči?`,
  openLinkDetail: 'Odkaz vede mimo DPP Desk. Co ukazuje, není ověřeno.',
  open: 'Otevřít',
  cancel: 'Zrušit',
  stopped: 'Proces kontroly se opakovaně zastavuje',
  stoppedDetail: 'Několikrát po sobě byl znovu spuštěn. Každá kontrola zobrazená jako zapsaná v deníku je v bezpečí.',
  pageStopped: 'Okno opakovaně selhává',
  pageStoppedDetail: 'Jeho stránka byla několikrát po sobě znovu načtena. Každá kontrola zobrazená jako zapsaná v deníku je v bezpečí.',
  tryAgain: 'Zkusit znovu',
  saveLog: 'Uložit jeho hlášení…',
  quit: 'Ukončit',
  edit: 'Úpravy',
  view: 'Zobrazit',
  window: 'Okno',
};
