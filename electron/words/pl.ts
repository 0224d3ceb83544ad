// The texts of native dialogs and menus in Polish.
import type { Words } from './en.ts';

export const pl: Words = {
  openLink: (host) => `Otworzyć ${host} w przeglądarce?`,
  openLinkDetail: 'Link prowadzi poza DPP Desk. Tego, co pokazuje, nie zweryfikowano.',
  open: 'Otwórz',
  cancel: 'Anuluj',
  stopped: 'Proces kontroli wciąż się zatrzymuje',
  stoppedDetail: 'Uruchomiono go ponownie kilka razy z rzędu. Każda kontrola pokazana jako zapisana w dzienniku jest bezpieczna.',
  pageStopped: 'Okno wciąż się zatrzymuje',
  pageStoppedDetail: 'Jego stronę wczytano ponownie kilka razy z rzędu. Każda kontrola pokazana jako zapisana w dzienniku jest bezpieczna.',
  tryAgain: 'Spróbuj ponownie',
  saveLog: 'Zapisz komunikaty…',
  quit: 'Zakończ',
  edit: 'Edycja',
  view: 'Widok',
  window: 'Okno',
};
