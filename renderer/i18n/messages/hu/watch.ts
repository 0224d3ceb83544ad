// Messages about the watched folder, in Hungarian.

import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Fájlok pendrive-ról',
  'watch.folder': 'Figyelt mappa',
  'watch.folderHelp':
    'Az a mappa, ahol a pendrive-ok megjelennek, vagy bármely másik. A benne és a közvetlenül alatta lévő mappákban található fájlokat néhány másodpercenként vizsgálja. Az új bizalmi listákat és csomagokat felajánlja. Semmit sem importál magától.',
  'watch.off': 'Nincs figyelt mappa.',
  'watch.on': 'A mappa figyelése folyik.',
  'watch.absent': 'A mappa most nem érhető el. Ha a pendrive visszakerül, a figyelés folytatódik.',
  'watch.stop': 'Figyelés leállítása',
  'watch.trust': 'Bizalmi lista található: {sequence} ({by}), kiadva: {date}. Még nincs hatályban.',
  'watch.pack': 'Csomag található: {sequence} ({by}), készült: {date}. Még nincs alkalmazva.',
  'watch.selection': 'Kiválasztott termékútlevelek csomagja található ({by}), készült: {date}. Még nincs alkalmazva.',
  'watch.where': '{name}, mappa: {folder}',
  'watch.look': 'Megtekintés',
  'watch.reading': 'Olvasás…',
  'watch.notRead': 'A fájl nem lett beolvasva',
  'watch.takenOut': 'Nem sikerült teljesen beolvasni: {name}. Kihúzták a pendrive-ot? Semmi nem lett importálva. Csatlakoztassa újra.',
  'watch.noGood': 'Nem használható: {name}. Sérült, módosult vagy nem erre a gépre való. Semmi nem lett importálva. Kérjen új másolatot.',
  'watch.noPermission':
    'Nem nyitható meg: {name}. Ez a fiók nem olvashatja. Semmi nem lett importálva. Másolja át újra a fájlt, vagy forduljon a rendszergazdához.',
  'watch.readError':
    'Nem olvasható: {name}. A pendrive vagy a lemez hibát jelez. Semmi nem lett importálva. Próbáljon másik pendrive-ot, vagy másolja át a fájlt egyszerű néven.',
  'watch.stillWritten': 'Olvasás közben megváltozott: {name}. Újra beolvassa, ha már nem változik.',
  'watch.notAPack':
    'A neve csomagra utal, de nem az: {name}. Lehet, hogy nem másolták át teljesen. Semmi nem lett importálva. Másolja át újra.',
  'watch.tooMany':
    '{count, plural, other {A mappa # eleme nincs megvizsgálva}}: túl sok van. A bizalmi listákat és csomagokat olyan pendrive-ra tegye, amelyen alig van más.',
  'watch.tooManyAtLeast':
    'A mappa legalább {count, number} eleme nincs megvizsgálva: túl sok van. A bizalmi listákat és csomagokat olyan pendrive-ra tegye, amelyen alig van más.',
  'watch.deeper':
    '{count, plural, other {# mélyebb mappa vagy hivatkozás nincs megvizsgálva.}} A bizalmi listákat és csomagokat a pendrive legfelső mappájába tegye.',
};
