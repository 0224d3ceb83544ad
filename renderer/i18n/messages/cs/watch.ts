// Messages about the watched folder, in Czech.

import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Soubory z flash disku',
  'watch.folder': 'Sledovaná složka',
  'watch.folderHelp':
    'Složka, v níž se objevují flash disky, nebo jakákoli jiná. Její soubory a soubory ve složkách přímo pod ní se kontrolují každých několik sekund. Nové důvěryhodné seznamy a balíčky jsou vám nabídnuty. Nic se neimportuje samo.',
  'watch.off': 'Žádná složka se nesleduje.',
  'watch.on': 'Složka se sleduje.',
  'watch.absent': 'Složka nyní není dostupná. Až bude flash disk zpět, bude se opět sledovat.',
  'watch.stop': 'Ukončit sledování',
  'watch.trust': 'Nalezen důvěryhodný seznam {sequence} ({by}) vydaný {date}. Dosud neplatí.',
  'watch.pack': 'Nalezen balíček {sequence} ({by}) vytvořený {date}. Dosud nebyl použit.',
  'watch.selection': 'Nalezen balíček vybraných pasů ({by}) vytvořený {date}. Dosud nebyl použit.',
  'watch.where': '{name} v {folder}',
  'watch.look': 'Prohlédnout',
  'watch.reading': 'Čtení…',
  'watch.notRead': 'Soubor nebyl přečten',
  'watch.takenOut': '{name} se nepodařilo přečíst celý. Byl flash disk vyjmut? Nic nebylo importováno. Vložte jej znovu.',
  'watch.noGood':
    '{name} nelze použít: je poškozený, změněný nebo není pro tento počítač. Nic nebylo importováno. Požádejte o novou kopii.',
  'watch.noPermission':
    '{name} nelze otevřít: tento účet jej nesmí číst. Nic nebylo importováno. Zkopírujte soubor znovu nebo se obraťte na správce.',
  'watch.readError':
    '{name} nelze přečíst: flash disk nebo disk hlásí chybu. Nic nebylo importováno. Zkuste jiný flash disk nebo soubor zkopírujte znovu pod jednoduchým názvem.',
  'watch.stillWritten': '{name} se během čtení změnil. Přečte se znovu, až se přestane měnit.',
  'watch.notAPack':
    '{name} má název balíčku, ale balíček to není. Možná nebyl zkopírován celý. Nic nebylo importováno. Zkopírujte jej znovu.',
  'watch.tooMany':
    '{count, plural, one {# položka této složky nebyla zkontrolována} few {# položky této složky nebyly zkontrolovány} other {# položek této složky nebylo zkontrolováno}}: je jich příliš mnoho. Uložte důvěryhodné seznamy a balíčky na flash disk, kde je jen málo dalšího.',
  'watch.tooManyAtLeast':
    'Nejméně {count, number} položek této složky nebylo zkontrolováno: je jich příliš mnoho. Uložte důvěryhodné seznamy a balíčky na flash disk, kde je jen málo dalšího.',
  'watch.deeper':
    '{count, plural, one {Nebyla zkontrolována # nižší složka nebo odkaz.} few {Nebyly zkontrolovány # nižší složky nebo odkazy.} other {Nebylo zkontrolováno # nižších složek nebo odkazů.}} Uložte důvěryhodné seznamy a balíčky do kořenové složky flash disku.',
};
