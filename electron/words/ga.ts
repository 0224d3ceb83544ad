// The texts of native dialogs and menus in Irish.
import type { Words } from './en.ts';

export const ga: Words = {
  openLink: (host) => `${host} a oscailt i do bhrabhsálaí?`,
  openLinkDetail: 'Fágann an nasc DPP Desk. Níl an rud a thaispeánann sé fíoraithe.',
  open: 'Oscail',
  cancel: 'Cealaigh',
  stopped: 'Stopann an próiseas iniúchta arís agus arís eile',
  stoppedDetail: 'Atosaíodh roinnt uaireanta as a chéile é. Tá gach iniúchadh a taispeánadh mar logáilte slán.',
  pageStopped: 'Teipeann ar an bhfuinneog arís agus arís eile',
  pageStoppedDetail: 'Lódáladh a leathanach arís roinnt uaireanta as a chéile. Tá gach iniúchadh a taispeánadh mar logáilte slán.',
  tryAgain: 'Bain triail eile as',
  saveLog: 'Sábháil a theachtaireachtaí…',
  quit: 'Scoir',
  edit: 'Eagar',
  view: 'Amharc',
  window: 'Fuinneog',
};
