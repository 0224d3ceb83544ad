// Messages about the watched folder, in Estonian.
import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Failid mälupulgalt',
  'watch.folder': 'Jälgitav kaust',
  'watch.folderHelp':
    'Kaust, kuhu ilmuvad USB-mälupulgad, või mis tahes muu. Selle ja vahetult selle all olevate kaustade faile kontrollitakse iga mõne sekundi järel. Uusi usaldusnimekirju ja pakette pakutakse teile. Midagi ei impordita automaatselt.',
  'watch.off': 'Ühtegi kausta ei jälgita.',
  'watch.on': 'Kausta jälgitakse.',
  'watch.absent': 'Kausta praegu ei ole. Kui mälupulk on tagasi, jälgitakse seda jälle.',
  'watch.stop': 'Lõpeta jälgimine',
  'watch.trust': 'Leiti usaldusnimekiri {sequence}, pidaja {by}, välja antud {date}. See veel ei kehti.',
  'watch.pack': 'Leiti pakett {sequence}, koostaja {by}, koostatud {date}. See on veel rakendamata.',
  'watch.selection': 'Leiti valitud passide pakett, koostaja {by}, koostatud {date}. See on veel rakendamata.',
  'watch.where': '{name} kaustas {folder}',
  'watch.look': 'Vaata üle',
  'watch.reading': 'Lugemine…',
  'watch.notRead': 'Faili ei loetud',
  'watch.takenOut': 'Faili {name} ei saanud täielikult lugeda. Kas mälupulk eemaldati? Midagi ei imporditud. Ühendage see uuesti.',
  'watch.noGood':
    'Faili {name} ei saa kasutada: see on kahjustatud, muudetud või mitte selle arvuti jaoks. Midagi ei imporditud. Küsige uut koopiat.',
  'watch.noPermission':
    'Faili {name} ei saa avada: sellel kontol ei ole lubatud seda lugeda. Midagi ei imporditud. Kopeerige fail uuesti või küsige administraatorilt.',
  'watch.readError':
    'Faili {name} ei saa lugeda: mälupulk või ketas teatab veast. Midagi ei imporditud. Proovige muud mälupulka või kopeerige fail lihtsa nimega uuesti.',
  'watch.stillWritten': '{name} muutus lugemise ajal. See loetakse uuesti, kui see enam ei muutu.',
  'watch.notAPack':
    '{name} kannab paketi nime, aga ei ole pakett. Võib-olla kopeeriti see poolikult. Midagi ei imporditud. Kopeerige see uuesti.',
  'watch.tooMany':
    '{count, plural, one {# selle kausta kirjet ei kontrollitud} other {# selle kausta kirjet ei kontrollitud}}: neid on liiga palju. Hoidke usaldusnimekirju ja pakette mälupulgal, kus on vähe muud.',
  'watch.tooManyAtLeast':
    'Vähemalt {count, number} selle kausta kirjet ei kontrollitud: neid on liiga palju. Hoidke usaldusnimekirju ja pakette mälupulgal, kus on vähe muud.',
  'watch.deeper':
    '{count, plural, one {# sügavamat kausta või linki ei vaadatud.} other {# sügavamat kausta ja linki ei vaadatud.}} Hoidke usaldusnimekirju ja pakette mälupulga ülemisel tasemel.',
};
