// The texts of native dialogs and menus in Maltese.
import type { Words } from './en.ts';

export const mt: Words = {
  openLink: (host) => `Tiftaħ ${host} fil-brawżer tiegħek?`,
  openLinkDetail: 'Il-link joħroġ minn DPP Desk. Dak li juri mhux ivverifikat.',
  open: 'Iftaħ',
  cancel: 'Ikkanċella',
  stopped: 'Il-proċess tal-ispezzjoni jibqa’ jieqaf',
  stoppedDetail: 'Reġa’ nbeda diversi drabi wara xulxin. Kull spezzjoni li ntweriet bħala rreġistrata hi sigura.',
  pageStopped: 'It-tieqa tibqa’ tfalli',
  pageStoppedDetail: 'Il-paġna tagħha reġgħet tgħabbiet diversi drabi wara xulxin. Kull spezzjoni li ntweriet bħala rreġistrata hi sigura.',
  tryAgain: 'Erġa’ pprova',
  saveLog: 'Issejvja l-messaġġi tiegħu…',
  quit: 'Oħroġ',
  edit: 'Editja',
  view: 'Dehra',
  window: 'Tieqa',
};
