// Messages about the watched folder, in Swedish.
import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Filer från ett usb-minne',
  'watch.folder': 'Mapp att bevaka',
  'watch.folderHelp':
    'Mappen där usb-minnen dyker upp, eller någon annan. Dess filer, och de i mapparna direkt under, kontrolleras med några sekunders mellanrum. Nya tillitslistor och paket erbjuds dig. Inget importeras automatiskt.',
  'watch.off': 'Ingen mapp bevakas.',
  'watch.on': 'Mappen bevakas.',
  'watch.absent': 'Mappen finns inte där just nu. När usb-minnet är tillbaka bevakas den igen.',
  'watch.stop': 'Sluta bevaka',
  'watch.trust': 'Tillitslista {sequence} från {by}, utfärdad {date}, har hittats. Den gäller inte än.',
  'watch.pack': 'Paket {sequence} från {by}, skapat {date}, har hittats. Det har inte tillämpats än.',
  'watch.selection': 'Ett paket med utvalda pass från {by}, skapat {date}, har hittats. Det har inte tillämpats än.',
  'watch.where': '{name} i {folder}',
  'watch.look': 'Granska det',
  'watch.reading': 'Läser…',
  'watch.notRead': 'Filen lästes inte',
  'watch.takenOut': '{name} kunde inte läsas helt. Togs usb-minnet bort? Inget importerades. Sätt i det igen.',
  'watch.noGood': '{name} kan inte användas: den är skadad, ändrad eller inte för den här datorn. Inget importerades. Be om en ny kopia.',
  'watch.noPermission':
    '{name} kan inte öppnas: kontot får inte läsa den. Inget importerades. Kopiera filen igen eller fråga administratören.',
  'watch.readError':
    '{name} kan inte läsas: usb-minnet eller disken rapporterar ett fel. Inget importerades. Prova ett annat usb-minne eller kopiera filen igen under ett enkelt namn.',
  'watch.stillWritten': '{name} ändrades medan den lästes. Den läses igen när den inte längre ändras.',
  'watch.notAPack': '{name} har ett pakets namn men är inget paket. Kanske kopierades den inte helt. Inget importerades. Kopiera den igen.',
  'watch.tooMany':
    '{count, plural, one {# post i mappen kontrollerades inte} other {# poster i mappen kontrollerades inte}}: de är för många. Lägg tillitslistor och paket på ett usb-minne med bara lite annat.',
  'watch.tooManyAtLeast':
    'Minst {count, number} poster i mappen kontrollerades inte: de är för många. Lägg tillitslistor och paket på ett usb-minne med bara lite annat.',
  'watch.deeper':
    '{count, plural, one {# mapp eller länk längre ned kontrollerades inte.} other {# mappar och länkar längre ned kontrollerades inte.}} Lägg tillitslistor och paket överst på usb-minnet.',
};
