// The texts of native dialogs and menus in Finnish.
import type { Words } from './en.ts';

export const fi: Words = {
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
