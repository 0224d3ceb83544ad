// Messages about the watched folder, in Latvian.
import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Faili no zibatmiņas',
  'watch.folder': 'Uzraugāmā mape',
  'watch.folderHelp':
    'Mape, kurā parādās USB zibatmiņas, vai jebkura cita. Tās un tieši zem tās esošo mapju failus pārbauda ik pēc dažām sekundēm. Jaunus uzticamības sarakstus un pakotnes jums piedāvā. Automātiski neko neimportē.',
  'watch.off': 'Neviena mape netiek uzraudzīta.',
  'watch.on': 'Mape tiek uzraudzīta.',
  'watch.absent': 'Mape pašlaik nav pieejama. Kad zibatmiņa būs atpakaļ, to atkal uzraudzīs.',
  'watch.stop': 'Beigt uzraudzīt',
  'watch.trust': 'Atrasts uzticamības saraksts {sequence}, uztur {by}, izdots {date}. Tas vēl nav spēkā.',
  'watch.pack': 'Atrasta pakotne {sequence}, izveidoja {by}, {date}. Tā vēl nav piemērota.',
  'watch.selection': 'Atrasta izvēlētu pasu pakotne, izveidoja {by}, {date}. Tā vēl nav piemērota.',
  'watch.where': '{name} mapē {folder}',
  'watch.look': 'Apskatīt',
  'watch.reading': 'Lasa…',
  'watch.notRead': 'Fails netika nolasīts',
  'watch.takenOut': '{name} nevarēja nolasīt pilnībā. Vai zibatmiņa tika izņemta? Nekas nav importēts. Pievienojiet to no jauna.',
  'watch.noGood': '{name} nav lietojams: tas ir bojāts, mainīts vai nav šim datoram. Nekas nav importēts. Lūdziet jaunu kopiju.',
  'watch.noPermission':
    '{name} nevar atvērt: šis konts to nedrīkst lasīt. Nekas nav importēts. Nokopējiet failu vēlreiz vai jautājiet administratoram.',
  'watch.readError':
    '{name} nevar nolasīt: zibatmiņa vai disks ziņo par kļūdu. Nekas nav importēts. Izmēģiniet citu zibatmiņu vai nokopējiet failu vēlreiz ar vienkāršu nosaukumu.',
  'watch.stillWritten': '{name} lasīšanas laikā mainījās. To nolasīs vēlreiz, kad tas vairs nemainīsies.',
  'watch.notAPack':
    '{name} ir pakotnes nosaukums, bet tas nav pakotne. Varbūt tas nav pilnībā nokopēts. Nekas nav importēts. Nokopējiet to vēlreiz.',
  'watch.tooMany':
    '{count, plural, zero {# šīs mapes ierakstu netika pārbaudīti} one {# šīs mapes ieraksts netika pārbaudīts} other {# šīs mapes ieraksti netika pārbaudīti}}: to ir pārāk daudz. Uzticamības sarakstus un pakotnes lieciet zibatmiņā, kurā maz kā cita.',
  'watch.tooManyAtLeast':
    'Vismaz {count, number} šīs mapes ieraksti netika pārbaudīti: to ir pārāk daudz. Uzticamības sarakstus un pakotnes lieciet zibatmiņā, kurā maz kā cita.',
  'watch.deeper':
    '{count, plural, zero {# dziļākas mapes un saites netika pārbaudītas.} one {# dziļāka mape vai saite netika pārbaudīta.} other {# dziļākas mapes un saites netika pārbaudītas.}} Uzticamības sarakstus un pakotnes lieciet zibatmiņas augšējā līmenī.',
};
