// The texts of native dialogs and menus, per language. All other texts are in the renderer's catalogue.
import { type CompleteLanguage, type DraftLanguage, isLanguage } from '../server/domain/language/languages.ts';

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

const bg: Words = {
  openLink: (host) => `Да се отвори ли ${host} в браузъра?`,
  openLinkDetail: 'Връзката води извън DPP Desk. Показаното от нея не е проверено.',
  open: 'Отваряне',
  cancel: 'Отказ',
  stopped: 'Процесът за проверка спира многократно',
  stoppedDetail: 'Беше рестартиран няколко пъти поред. Всяка проверка, показана като вписана в дневника, е запазена.',
  pageStopped: 'Прозорецът спира многократно',
  pageStoppedDetail: 'Страницата му беше заредена отново няколко пъти поред. Всяка проверка, показана като вписана в дневника, е запазена.',
  tryAgain: 'Нов опит',
  saveLog: 'Запазване на съобщенията…',
  quit: 'Изход',
  edit: 'Редактиране',
  view: 'Изглед',
  window: 'Прозорец',
};

const el: Words = {
  openLink: (host) => `Να ανοίξει το ${host} στον περιηγητή σας;`,
  openLinkDetail: 'Ο σύνδεσμος οδηγεί εκτός του DPP Desk. Όσα δείχνει δεν έχουν επαληθευτεί.',
  open: 'Άνοιγμα',
  cancel: 'Ακύρωση',
  stopped: 'Η διεργασία ελέγχου διακόπτεται συνεχώς',
  stoppedDetail: 'Επανεκκινήθηκε αρκετές φορές διαδοχικά. Κάθε έλεγχος που εμφανίστηκε ως καταγεγραμμένος είναι ασφαλής.',
  pageStopped: 'Το παράθυρο παύει συνεχώς να λειτουργεί',
  pageStoppedDetail: 'Η σελίδα του φορτώθηκε ξανά αρκετές φορές διαδοχικά. Κάθε έλεγχος που εμφανίστηκε ως καταγεγραμμένος είναι ασφαλής.',
  tryAgain: 'Νέα προσπάθεια',
  saveLog: 'Αποθήκευση των μηνυμάτων…',
  quit: 'Έξοδος',
  edit: 'Επεξεργασία',
  view: 'Προβολή',
  window: 'Παράθυρο',
};

const es: Words = {
  openLink: (host) => `¿Abrir ${host} en su navegador?`,
  openLinkDetail: 'El enlace sale de DPP Desk. Lo que muestra no está verificado.',
  open: 'Abrir',
  cancel: 'Cancelar',
  stopped: 'El proceso de inspección se detiene una y otra vez',
  stoppedDetail: 'Se ha reiniciado varias veces seguidas. Todas las inspecciones mostradas como registradas están a salvo.',
  pageStopped: 'La ventana falla una y otra vez',
  pageStoppedDetail:
    'Su página se ha vuelto a cargar varias veces seguidas. Todas las inspecciones mostradas como registradas están a salvo.',
  tryAgain: 'Reintentar',
  saveLog: 'Guardar sus mensajes…',
  quit: 'Salir',
  edit: 'Edición',
  view: 'Ver',
  window: 'Ventana',
};

const fi: Words = {
  openLink: (host) => `Avataanko ${host} selaimessa?`,
  openLinkDetail: 'Linkki johtaa DPP Deskin ulkopuolelle. Sitä, mitä se näyttää, ei ole todennettu.',
  open: 'Avaa',
  cancel: 'Peruuta',
  stopped: 'Tarkastusprosessi pysähtyy toistuvasti',
  stoppedDetail: 'Se käynnistettiin uudelleen monta kertaa peräkkäin. Jokainen kirjatuksi näytetty tarkastus on tallessa.',
  pageStopped: 'Ikkuna kaatuu toistuvasti',
  pageStoppedDetail: 'Sen sivu ladattiin uudelleen monta kertaa peräkkäin. Jokainen kirjatuksi näytetty tarkastus on tallessa.',
  tryAgain: 'Yritä uudelleen',
  saveLog: 'Tallenna sen viestit…',
  quit: 'Lopeta',
  edit: 'Muokkaa',
  view: 'Näytä',
  window: 'Ikkuna',
};

const it: Words = {
  openLink: (host) => `Aprire ${host} nel browser?`,
  openLinkDetail: 'Il collegamento porta fuori da DPP Desk. Ciò che mostra non è verificato.',
  open: 'Apri',
  cancel: 'Annulla',
  stopped: 'Il processo di controllo continua ad arrestarsi',
  stoppedDetail: 'È stato riavviato più volte di seguito. Tutti i controlli mostrati come registrati sono al sicuro.',
  pageStopped: 'La finestra continua ad arrestarsi',
  pageStoppedDetail: 'La sua pagina è stata ricaricata più volte di seguito. Tutti i controlli mostrati come registrati sono al sicuro.',
  tryAgain: 'Riprova',
  saveLog: 'Salva i messaggi…',
  quit: 'Esci',
  edit: 'Modifica',
  view: 'Visualizza',
  window: 'Finestra',
};

const nl: Words = {
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

const WORDS: Readonly<Record<CompleteLanguage, Words> & Partial<Record<DraftLanguage, Words>>> = { en, de, fr, bg, el, es, fi, it, nl };

/** Returns the texts for a locale such as `de-AT`, or the English ones. */
export function wordsFor(locale: string): Words {
  const language = locale.slice(0, 2).toLowerCase();
  return (isLanguage(language) ? WORDS[language] : undefined) ?? en;
}
