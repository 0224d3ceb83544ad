// Messages about the watched folder, in Italian.
import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'File da una chiavetta',
  'watch.folder': 'Cartella da sorvegliare',
  'watch.folderHelp':
    'La cartella in cui compaiono le chiavette USB, o qualsiasi altra. I suoi file, e quelli delle cartelle direttamente sottostanti, sono verificati ogni pochi secondi. Nuovi elenchi di fiducia e pacchetti vengono proposti. Nulla è importato automaticamente.',
  'watch.off': 'Nessuna cartella è sorvegliata.',
  'watch.on': 'La cartella è sorvegliata.',
  'watch.absent': 'Al momento la cartella non è disponibile. Quando la chiavetta sarà di nuovo inserita, sarà di nuovo sorvegliata.',
  'watch.stop': 'Interrompi la sorveglianza',
  'watch.trust': 'Trovato l’elenco di fiducia {sequence} di {by}, emesso il {date}. Non è ancora in vigore.',
  'watch.pack': 'Trovato il pacchetto {sequence} di {by}, creato il {date}. Non è ancora stato applicato.',
  'watch.selection': 'Trovato un pacchetto di passaporti scelti di {by}, creato il {date}. Non è ancora stato applicato.',
  'watch.where': '{name} in {folder}',
  'watch.look': 'Esamina',
  'watch.reading': 'Lettura…',
  'watch.notRead': 'Il file non è stato letto',
  'watch.takenOut': 'Impossibile leggere per intero {name}. La chiavetta è stata rimossa? Nulla è stato importato. Inserirla di nuovo.',
  'watch.noGood':
    '{name} non è utilizzabile: è danneggiato, modificato o non destinato a questo computer. Nulla è stato importato. Chiedere una nuova copia.',
  'watch.noPermission':
    'Impossibile aprire {name}: questo account non è autorizzato a leggerlo. Nulla è stato importato. Copiare di nuovo il file o rivolgersi all’amministratore.',
  'watch.readError':
    'Impossibile leggere {name}: la chiavetta o il disco segnala un guasto. Nulla è stato importato. Provare un’altra chiavetta o copiare di nuovo il file con un nome semplice.',
  'watch.stillWritten': '{name} è cambiato durante la lettura. Sarà riletto quando non cambierà più.',
  'watch.notAPack':
    '{name} ha il nome di un pacchetto ma non lo è. Può non essere stato copiato per intero. Nulla è stato importato. Copiarlo di nuovo.',
  'watch.tooMany':
    '{count, plural, one {# voce di questa cartella non è stata verificata} other {# voci di questa cartella non sono state verificate}}: sono troppe. Mettere elenchi di fiducia e pacchetti su una chiavetta con poco altro.',
  'watch.tooManyAtLeast':
    'Almeno {count, number} voci di questa cartella non sono state verificate: sono troppe. Mettere elenchi di fiducia e pacchetti su una chiavetta con poco altro.',
  'watch.deeper':
    '{count, plural, one {# cartella più interna o un collegamento non è stato verificato.} other {# cartelle più interne e collegamenti non sono stati verificati.}} Mettere elenchi di fiducia e pacchetti al primo livello della chiavetta.',
};
