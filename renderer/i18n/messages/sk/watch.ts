// Messages about the watched folder, in Slovak.

import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Súbory z flash disku',
  'watch.folder': 'Sledovaný priečinok',
  'watch.folderHelp':
    'Priečinok, v ktorom sa objavujú flash disky, alebo akýkoľvek iný. Jeho súbory a súbory v priečinkoch priamo pod ním sa kontrolujú každých niekoľko sekúnd. Nové dôveryhodné zoznamy a balíky sa vám ponúknu. Nič sa neimportuje samo.',
  'watch.off': 'Žiadny priečinok sa nesleduje.',
  'watch.on': 'Priečinok sa sleduje.',
  'watch.absent': 'Priečinok teraz nie je dostupný. Keď bude flash disk späť, bude sa opäť sledovať.',
  'watch.stop': 'Ukončiť sledovanie',
  'watch.trust': 'Našiel sa dôveryhodný zoznam {sequence} ({by}) vydaný {date}. Zatiaľ neplatí.',
  'watch.pack': 'Našiel sa balík {sequence} ({by}) vytvorený {date}. Zatiaľ sa nepoužil.',
  'watch.selection': 'Našiel sa balík vybraných pasov ({by}) vytvorený {date}. Zatiaľ sa nepoužil.',
  'watch.where': '{name} v {folder}',
  'watch.look': 'Pozrieť',
  'watch.reading': 'Číta sa…',
  'watch.notRead': 'Súbor sa neprečítal',
  'watch.takenOut': '{name} sa nepodarilo prečítať celý. Nebol flash disk vybratý? Nič sa neimportovalo. Vložte ho znova.',
  'watch.noGood':
    '{name} nemožno použiť: je poškodený, zmenený alebo nie je pre tento počítač. Nič sa neimportovalo. Požiadajte o novú kópiu.',
  'watch.noPermission':
    '{name} nemožno otvoriť: tento účet ho nesmie čítať. Nič sa neimportovalo. Skopírujte súbor znova alebo sa obráťte na správcu.',
  'watch.readError':
    '{name} nemožno prečítať: flash disk alebo disk hlási chybu. Nič sa neimportovalo. Skúste iný flash disk alebo súbor skopírujte znova pod jednoduchým názvom.',
  'watch.stillWritten': '{name} sa počas čítania zmenil. Prečíta sa znova, keď sa prestane meniť.',
  'watch.notAPack': '{name} má názov balíka, ale balík to nie je. Možno sa neskopíroval celý. Nič sa neimportovalo. Skopírujte ho znova.',
  'watch.tooMany':
    '{count, plural, one {# položka tohto priečinka sa neskontrolovala} few {# položky tohto priečinka sa neskontrolovali} other {# položiek tohto priečinka sa neskontrolovalo}}: je ich priveľa. Uložte dôveryhodné zoznamy a balíky na flash disk, kde je iba málo iného.',
  'watch.tooManyAtLeast':
    'Najmenej {count, number} položiek tohto priečinka sa neskontrolovalo: je ich priveľa. Uložte dôveryhodné zoznamy a balíky na flash disk, kde je iba málo iného.',
  'watch.deeper':
    '{count, plural, one {# nižší priečinok alebo odkaz sa neskontroloval.} few {# nižšie priečinky alebo odkazy sa neskontrolovali.} other {# nižších priečinkov alebo odkazov sa neskontrolovalo.}} Uložte dôveryhodné zoznamy a balíky do koreňového priečinka flash disku.',
};
