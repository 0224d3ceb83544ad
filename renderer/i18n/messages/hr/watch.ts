// Messages about the watched folder, in Croatian.
import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Datoteke s USB memorije',
  'watch.folder': 'Mapa koja se prati',
  'watch.folderHelp':
    'Mapa u kojoj se pojavljuju USB memorije ili bilo koja druga. Njezine se datoteke i one u mapama izravno ispod provjeravaju svakih nekoliko sekundi. Nude vam se novi pouzdani popisi i paketi. Ništa se ne uvozi automatski.',
  'watch.off': 'Ne prati se nijedna mapa.',
  'watch.on': 'Mapa se prati.',
  'watch.absent': 'Mapa trenutačno nije dostupna. Kad se USB memorija vrati, ponovno se prati.',
  'watch.stop': 'Prekini praćenje',
  'watch.trust': 'Pronađen je pouzdani popis {sequence} od {by}, izdan {date}. Još nije na snazi.',
  'watch.pack': 'Pronađen je paket {sequence} od {by}, izrađen {date}. Još nije primijenjen.',
  'watch.selection': 'Pronađen je paket odabranih putovnica od {by}, izrađen {date}. Još nije primijenjen.',
  'watch.where': '{name} u {folder}',
  'watch.look': 'Pregledaj',
  'watch.reading': 'Čitanje…',
  'watch.notRead': 'Datoteka nije pročitana',
  'watch.takenOut': '{name}: nije se moglo u cijelosti pročitati. Je li USB memorija izvađena? Ništa nije uvezeno. Ponovno je priključite.',
  'watch.noGood':
    '{name}: ne može se upotrijebiti: oštećeno je, promijenjeno ili nije za ovo računalo. Ništa nije uvezeno. Zatražite novu kopiju.',
  'watch.noPermission':
    '{name}: ne može se otvoriti: ovaj račun to ne smije čitati. Ništa nije uvezeno. Ponovno kopirajte datoteku ili pitajte administratora.',
  'watch.readError':
    '{name}: ne može se pročitati: USB memorija ili disk javlja pogrešku. Ništa nije uvezeno. Pokušajte s drugom USB memorijom ili ponovno kopirajte datoteku pod jednostavnim imenom.',
  'watch.stillWritten': '{name}: promijenjeno tijekom čitanja. Čita se ponovno kad se više ne mijenja.',
  'watch.notAPack': '{name}: ima ime paketa, ali nije paket. Možda nije u cijelosti kopirano. Ništa nije uvezeno. Kopirajte ponovno.',
  'watch.tooMany':
    '{count, plural, one {# stavka ove mape nije provjerena} few {# stavke ove mape nisu provjerene} other {# stavki ove mape nije provjereno}}: ima ih previše. Pouzdane popise i pakete stavite na USB memoriju s malo drugog sadržaja.',
  'watch.tooManyAtLeast':
    'Najmanje {count, number} stavki ove mape nije provjereno: ima ih previše. Pouzdane popise i pakete stavite na USB memoriju s malo drugog sadržaja.',
  'watch.deeper':
    '{count, plural, one {# dublja mapa ili poveznica nije provjerena} few {# dublje mape i poveznice nisu provjerene} other {# dubljih mapa i poveznica nije provjereno}}. Pouzdane popise i pakete stavite na vrh USB memorije.',
};
