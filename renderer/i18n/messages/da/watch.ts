// Messages about the watched folder, in Danish.
import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Filer fra en USB-nøgle',
  'watch.folder': 'Mappe, der skal overvåges',
  'watch.folderHelp':
    'Den mappe, hvor USB-nøgler dukker op, eller en anden. Dens filer og dem i mapperne lige under kontrolleres med få sekunders mellemrum. Nye positivlister og pakker tilbydes dig. Intet importeres automatisk.',
  'watch.off': 'Ingen mappe overvåges.',
  'watch.on': 'Mappen overvåges.',
  'watch.absent': 'Mappen er der ikke i øjeblikket. Når USB-nøglen er tilbage, overvåges den igen.',
  'watch.stop': 'Stop overvågningen',
  'watch.trust': 'Positivliste {sequence} fra {by}, udstedt {date}, er fundet. Den gælder ikke endnu.',
  'watch.pack': 'Pakke {sequence} fra {by}, lavet {date}, er fundet. Den er ikke anvendt endnu.',
  'watch.selection': 'En pakke med udvalgte pas fra {by}, lavet {date}, er fundet. Den er ikke anvendt endnu.',
  'watch.where': '{name} i {folder}',
  'watch.look': 'Gennemgå den',
  'watch.reading': 'Læser…',
  'watch.notRead': 'Filen blev ikke læst',
  'watch.takenOut': '{name} kunne ikke læses helt. Blev USB-nøglen taget ud? Intet blev importeret. Sæt den i igen.',
  'watch.noGood':
    '{name} kan ikke bruges: den er beskadiget, ændret eller ikke til denne computer. Intet blev importeret. Bed om en ny kopi.',
  'watch.noPermission':
    '{name} kan ikke åbnes: denne konto må ikke læse den. Intet blev importeret. Kopiér filen igen, eller spørg administratoren.',
  'watch.readError':
    '{name} kan ikke læses: USB-nøglen eller disken melder en fejl. Intet blev importeret. Prøv en anden USB-nøgle, eller kopiér filen igen under et enkelt navn.',
  'watch.stillWritten': '{name} blev ændret, mens den blev læst. Den læses igen, når den ikke længere ændres.',
  'watch.notAPack': '{name} har en pakkes navn, men er ikke en. Måske blev den ikke kopieret helt. Intet blev importeret. Kopiér den igen.',
  'watch.tooMany':
    '{count, plural, one {# post i mappen blev ikke kontrolleret} other {# poster i mappen blev ikke kontrolleret}}: der er for mange. Læg positivlister og pakker på en USB-nøgle med kun lidt andet.',
  'watch.tooManyAtLeast':
    'Mindst {count, number} poster i mappen blev ikke kontrolleret: der er for mange. Læg positivlister og pakker på en USB-nøgle med kun lidt andet.',
  'watch.deeper':
    '{count, plural, one {# mappe eller link længere nede blev ikke kontrolleret.} other {# mapper og links længere nede blev ikke kontrolleret.}} Læg positivlister og pakker øverst på USB-nøglen.',
};
