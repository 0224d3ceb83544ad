// Messages about the watched folder, in Maltese.
import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Fajls minn stick',
  'watch.folder': 'Folder biex jiġi segwit',
  'watch.folderHelp':
    'Il-folder fejn jidhru l-USB sticks, jew kull ieħor. Il-fajls tiegħu, u dawk fil-folders direttament taħtu, jiġu kkontrollati kull ftit sekondi. Listi ta’ fiduċja u pakketti ġodda jiġu offruti lilek. Xejn ma jiġi importat awtomatikament.',
  'watch.off': 'L-ebda folder mhu segwit.',
  'watch.on': 'Il-folder qed jiġi segwit.',
  'watch.absent': 'Bħalissa l-folder mhux hemm. Meta l-istick jerġa’ jkun hemm, jerġa’ jiġi segwit.',
  'watch.stop': 'Tibqax issegwi',
  'watch.trust': 'Instabet il-lista ta’ fiduċja {sequence} ta’ {by}, maħruġa {date}. Għadha mhix fis-seħħ.',
  'watch.pack': 'Instab il-pakkett {sequence} ta’ {by}, magħmul {date}. Għadu ma ġiex applikat.',
  'watch.selection': 'Instab pakkett ta’ passaporti magħżula minn {by}, magħmul {date}. Għadu ma ġiex applikat.',
  'watch.where': '{name} f’{folder}',
  'watch.look': 'Eżaminah',
  'watch.reading': 'Qed jinqara…',
  'watch.notRead': 'Il-fajl ma nqarax',
  'watch.takenOut': '{name} ma setax jinqara kollu. Tneħħa l-istick? Ma ġie importat xejn. Erġa’ daħħlu.',
  'watch.noGood': '{name} ma jistax jintuża: hu bil-ħsara, mibdul jew mhux għal dan il-kompjuter. Ma ġie importat xejn. Itlob kopja ġdida.',
  'watch.noPermission':
    '{name} ma jistax jinfetaħ: dan il-kont ma jistax jaqrah. Ma ġie importat xejn. Erġa’ kkopja l-fajl, jew staqsi lill-amministratur tiegħek.',
  'watch.readError':
    '{name} ma jistax jinqara: l-istick jew id-disk jirrapporta difett. Ma ġie importat xejn. Ipprova stick ieħor, jew erġa’ kkopja l-fajl taħt isem sempliċi.',
  'watch.stillWritten': '{name} inbidel waqt li nqara. Jerġa’ jinqara meta ma jibqax jinbidel.',
  'watch.notAPack': '{name} għandu l-isem ta’ pakkett iżda mhuwiex. Forsi ma ġiex ikkupjat kollu. Ma ġie importat xejn. Erġa’ kkopjah.',
  'watch.tooMany':
    'Ma ġewx ikkontrollati f’dan il-folder, għax hemm wisq: {count, plural, one {# entrata} two {# entrati} few {# entrati} many {#-il entrata} other {# entrata}}. Poġġi listi ta’ fiduċja u pakketti fuq stick li ftit li xejn fih aktar.',
  'watch.tooManyAtLeast':
    'Mill-inqas {count, number} entrati ta’ dan il-folder ma ġewx ikkontrollati: hemm wisq. Poġġi listi ta’ fiduċja u pakketti fuq stick li ftit li xejn fih aktar.',
  'watch.deeper':
    'Ma ġewx ikkontrollati: {count, plural, one {# folder aktar ’l isfel jew link} two {# folders aktar ’l isfel u links} few {# folders aktar ’l isfel u links} many {#-il folder aktar ’l isfel jew link} other {# folder aktar ’l isfel jew link}}. Poġġi listi ta’ fiduċja u pakketti fil-livell ta’ fuq tal-istick.',
};
