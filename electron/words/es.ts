// The texts of native dialogs and menus in Spanish.
import type { Words } from './en.ts';

export const es: Words = {
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
