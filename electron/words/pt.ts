// The texts of native dialogs and menus in Portuguese.
import type { Words } from './en.ts';

export const pt: Words = {
  openLink: (host) => `Abrir ${host} no seu navegador?`,
  openLinkDetail: 'A ligação sai do DPP Desk. O que mostra não está verificado.',
  open: 'Abrir',
  cancel: 'Cancelar',
  stopped: 'O processo de controlo para repetidamente',
  stoppedDetail: 'Foi reiniciado várias vezes seguidas. Todos os controlos mostrados como registados no diário estão a salvo.',
  pageStopped: 'A janela falha repetidamente',
  pageStoppedDetail:
    'A sua página foi carregada de novo várias vezes seguidas. Todos os controlos mostrados como registados no diário estão a salvo.',
  tryAgain: 'Tentar de novo',
  saveLog: 'Guardar as mensagens…',
  quit: 'Sair',
  edit: 'Editar',
  view: 'Ver',
  window: 'Janela',
};
