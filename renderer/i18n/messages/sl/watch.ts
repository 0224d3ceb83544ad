// Messages about the watched folder, in Slovenian.
import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Datoteke z USB-pomnilnika',
  'watch.folder': 'Mapa za spremljanje',
  'watch.folderHelp':
    'Mapa, v kateri se pojavijo USB-pomnilniki, ali katera koli druga. Njene datoteke in tiste v mapah neposredno pod njo se preverijo vsakih nekaj sekund. Ponujeni so vam novi zanesljivi seznami in paketi. Nič se ne uvozi samodejno.',
  'watch.off': 'Nobena mapa se ne spremlja.',
  'watch.on': 'Mapa se spremlja.',
  'watch.absent': 'Mapa trenutno ni na voljo. Ko se USB-pomnilnik vrne, se spet spremlja.',
  'watch.stop': 'Nehaj spremljati',
  'watch.trust': 'Najden je zanesljivi seznam {sequence} od {by}, izdan {date}. Še ne velja.',
  'watch.pack': 'Najden je paket {sequence} od {by}, izdelan {date}. Še ni bil uporabljen.',
  'watch.selection': 'Najden je paket izbranih potnih listov od {by}, izdelan {date}. Še ni bil uporabljen.',
  'watch.where': '{name} v {folder}',
  'watch.look': 'Preglej',
  'watch.reading': 'Branje…',
  'watch.notRead': 'Datoteka ni bila prebrana',
  'watch.takenOut': '{name}: ni bilo mogoče prebrati v celoti. Je bil USB-pomnilnik odstranjen? Nič ni bilo uvoženo. Znova ga priključite.',
  'watch.noGood':
    '{name}: ni mogoče uporabiti: poškodovano je, spremenjeno ali ni za ta računalnik. Nič ni bilo uvoženo. Zahtevajte novo kopijo.',
  'watch.noPermission':
    '{name}: ni mogoče odpreti: ta račun tega ne sme brati. Nič ni bilo uvoženo. Znova kopirajte datoteko ali vprašajte skrbnika.',
  'watch.readError':
    '{name}: ni mogoče prebrati: USB-pomnilnik ali disk javlja napako. Nič ni bilo uvoženo. Poskusite z drugim USB-pomnilnikom ali datoteko znova kopirajte pod preprostim imenom.',
  'watch.stillWritten': '{name}: med branjem spremenjeno. Prebere se znova, ko se ne spreminja več.',
  'watch.notAPack': '{name}: ima ime paketa, vendar ni paket. Morda ni bilo kopirano v celoti. Nič ni bilo uvoženo. Kopirajte znova.',
  'watch.tooMany':
    '{count, plural, one {# element te mape ni bil preverjen} two {# elementa te mape nista bila preverjena} few {# elementi te mape niso bili preverjeni} other {# elementov te mape ni bilo preverjenih}}: preveč jih je. Zanesljive sezname in pakete dajte na USB-pomnilnik z malo druge vsebine.',
  'watch.tooManyAtLeast':
    'Najmanj {count, number} elementov te mape ni bilo preverjenih: preveč jih je. Zanesljive sezname in pakete dajte na USB-pomnilnik z malo druge vsebine.',
  'watch.deeper':
    '{count, plural, one {# globlja mapa ali povezava ni bila preverjena} two {# globlji mapi ali povezavi nista bili preverjeni} few {# globlje mape in povezave niso bile preverjene} other {# globljih map in povezav ni bilo preverjenih}}. Zanesljive sezname in pakete dajte na vrh USB-pomnilnika.',
};
