// Messages about the watched folder, in Romanian.
import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Fișiere de pe un stick',
  'watch.folder': 'Dosar de urmărit',
  'watch.folderHelp':
    'Dosarul în care apar stickurile USB sau oricare altul. Fișierele lui și cele din dosarele aflate direct în el se verifică la fiecare câteva secunde. Vi se propun liste sigure și pachete noi. Nimic nu se importă automat.',
  'watch.off': 'Nu se urmărește niciun dosar.',
  'watch.on': 'Dosarul este urmărit.',
  'watch.absent': 'Dosarul nu este disponibil acum. Când stickul revine, este urmărit din nou.',
  'watch.stop': 'Oprire urmărire',
  'watch.trust': 'S-a găsit lista sigură {sequence} de la {by}, emisă la {date}. Nu este încă în vigoare.',
  'watch.pack': 'S-a găsit pachetul {sequence} de la {by}, creat la {date}. Nu a fost încă aplicat.',
  'watch.selection': 'S-a găsit un pachet cu pașapoarte alese de la {by}, creat la {date}. Nu a fost încă aplicat.',
  'watch.where': '{name} în {folder}',
  'watch.look': 'Consultare',
  'watch.reading': 'Se citește…',
  'watch.notRead': 'Fișierul nu a fost citit',
  'watch.takenOut': '{name} nu a putut fi citit complet. A fost scos stickul? Nu s-a importat nimic. Conectați-l din nou.',
  'watch.noGood':
    '{name} nu poate fi folosit: este deteriorat, modificat sau nu este pentru acest calculator. Nu s-a importat nimic. Cereți o copie nouă.',
  'watch.noPermission':
    '{name} nu poate fi deschis: acest cont nu are voie să îl citească. Nu s-a importat nimic. Copiați din nou fișierul sau întrebați administratorul.',
  'watch.readError':
    '{name} nu poate fi citit: stickul sau discul semnalează o eroare. Nu s-a importat nimic. Încercați alt stick sau copiați din nou fișierul sub un nume simplu.',
  'watch.stillWritten': '{name} s-a modificat în timpul citirii. Se citește din nou când nu se mai modifică.',
  'watch.notAPack':
    '{name} are numele unui pachet, dar nu este unul. Poate nu a fost copiat complet. Nu s-a importat nimic. Copiați-l din nou.',
  'watch.tooMany':
    '{count, plural, one {# element din acest dosar nu a fost verificat} few {# elemente din acest dosar nu au fost verificate} other {# de elemente din acest dosar nu au fost verificate}}: sunt prea multe. Puneți listele sigure și pachetele pe un stick cu puține alte fișiere.',
  'watch.tooManyAtLeast':
    'Cel puțin {count, number} elemente din acest dosar nu au fost verificate: sunt prea multe. Puneți listele sigure și pachetele pe un stick cu puține alte fișiere.',
  'watch.deeper':
    '{count, plural, one {# dosar aflat mai adânc sau un link nu a fost verificat} few {# dosare aflate mai adânc și linkuri nu au fost verificate} other {# de dosare aflate mai adânc și linkuri nu au fost verificate}}. Puneți listele sigure și pachetele direct pe stick.',
};
