// The texts of native dialogs and menus in Bulgarian.
import type { Words } from './en.ts';

export const bg: Words = {
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
