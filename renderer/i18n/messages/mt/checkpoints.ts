// Messages about checkpoints of the logs, in Maltese.
import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Punti ta’ kontroll',
  'checkpoints.lead':
    'Kompjuter ieħor jikkofirma l-kontenut attwali tal-ġurnali. Bidla aktar tard imbagħad tista’ tiġi pprovata, anke lil min ma jafdax dan il-kompjuter.',
  'checkpoints.present': 'Punt ta’ kontroll preżenti',
  'checkpoints.presentHelp': 'Ħudu f’kompjuter ieħor bħala kodiċi, fajl jew test. Dak il-kompjuter jikkofirmah, u inti ġġibu lura.',
  'checkpoints.since': 'Numru ta’ weraq li x-xhud ra l-aħħar',
  'checkpoints.sinceHelp': 'Ħallih vojt għall-ewwel punt ta’ kontroll. Għal kull wieħed wara, ix-xhud jagħtik in-numru.',
  'checkpoints.sinceWrong': 'Dan mhux numru sħiħ.',
  'checkpoints.make': 'Agħmel punt ta’ kontroll',
  'checkpoints.origin': 'Isem il-ġurnal',
  'checkpoints.size': 'Weraq',
  'checkpoints.root': 'Hash tal-għerq',
  'checkpoints.key': 'Marka tas-swaba’ taċ-ċavetta',
  'checkpoints.begun': 'Taħt dan l-isem minn',
  'checkpoints.code': 'Il-punt ta’ kontroll bħala kodiċi QR',
  'checkpoints.noCode': 'Twil wisq għal kodiċi wieħed: uża l-fajl.',
  'checkpoints.asText': 'Il-punt ta’ kontroll bħala test sempliċi',
  'checkpoints.save': 'Issejvja bħala fajl',
  'checkpoints.seen': 'Punt ta’ kontroll minn x’imkien ieħor',
  'checkpoints.seenHelp':
    'Skennjah, agħżel il-fajl tiegħu jew ippejstja t-test tiegħu. Jista’ jkun punt ta’ kontroll aktar bikri jew ikkofirmat ta’ dan il-ġurnal, jew wieħed ta’ kompjuter ieħor li inti tikkofirma.',
  'checkpoints.drop': 'Fajl tal-punt ta’ kontroll',
  'checkpoints.choose': 'Agħżel punt ta’ kontroll',
  'checkpoints.dropHelp': 'Jew itilqu hawn.',
  'checkpoints.tooLong': 'Dan il-fajl hu twil wisq għal punt ta’ kontroll.',
  'checkpoints.text': 'Test tal-punt ta’ kontroll',
  'checkpoints.scanned': 'Il-punt ta’ kontroll ġie skenjat.',
  'checkpoints.witnessKey': 'Ċavetta tax-xhud',
  'checkpoints.witnessKeyHelp':
    'Meħtieġa darba għal kull xhud, li juriha meta jikkofirma. Ġibha mix-xhud, mhux flimkien mal-punt ta’ kontroll.',
  'checkpoints.compare': 'Qabbel ma’ dan il-ġurnal',
  'checkpoints.cosign': 'Ikkofirma għal kompjuter ieħor',
  'checkpoints.outcome.intact': 'Il-ġurnal għad fih kull ma ra x-xhud',
  'checkpoints.outcome.rewritten': 'Il-ġurnal inkiteb mill-ġdid',
  'checkpoints.outcome.undetermined': 'Dan il-punt ta’ kontroll ma jistax juri jekk il-ġurnal hux intatt',
  'checkpoints.rewrittenHelp':
    'Dak li deher qabel m’għadux fil-ġurnal. Toqgħodx fuq il-ġurnal; għarraf lill-amministratur tiegħek, u żomm il-punt ta’ kontroll.',
  'checkpoints.epochs': 'Ismijiet tal-ġurnal',
  'checkpoints.remembered': 'Ikkofirmat minn {name}, {time}. Dan issa hu rreġistrat taħt “Xhieda”.',
  'checkpoints.cosignedBy': 'Ikkofirmat minn {name}, {time}.',
  'checkpoints.unknown':
    'Iffirmat ukoll b’ismijiet li ċ-ċwievet tagħhom mhumiex magħrufa hawn. Dawn il-firem ma ġewx ikkontrollati. Biex tikkontrollahom, daħħal iċ-ċavetta tax-xhud:',
  'checkpoints.refused': 'Mhux ikkofirmat',
  'checkpoints.refused.no-checkpoint': 'Dan mhux punt ta’ kontroll, jew il-firma tiegħu mhix valida.',
  'checkpoints.refused.own': 'Dan hu punt ta’ kontroll ta’ dan il-kompjuter. Kompjuter ieħor biss jista’ jkun ix-xhud tiegħu.',
  'checkpoints.refused.other-key':
    'Ċavetta differenti ffirmat il-punt ta’ kontroll ta’ dan il-ġurnal li ġie kkofirmat qabel. Itlob spjegazzjoni lil sid il-kompjuter l-ieħor.',
  'checkpoints.refused.older': 'Punt ta’ kontroll aktar tard ta’ dan il-ġurnal diġà ġie kkofirmat, weraq: {size}.',
  'checkpoints.refused.proof-needed':
    'Fil-kompjuter l-ieħor, erġa’ agħmel il-punt ta’ kontroll, u daħħal {size} taħt “Numru ta’ weraq li x-xhud ra l-aħħar”.',
  'checkpoints.refused.not-proved':
    'Xejn ma juri li l-ġurnal għad għandu l-weraq li dehru qabel ({size}). Ħalli l-punt ta’ kontroll jerġa’ jsir b’dan in-numru; jekk ifalli wkoll, il-ġurnal inkiteb mill-ġdid.',
  'checkpoints.refused.inconsistent':
    'Dawn mhumiex il-weraq li dehru qabel ({size}): il-ġurnal l-ieħor inkiteb mill-ġdid, jew ġurnal ieħor juża ismu.',
  'checkpoints.cosigned': 'Punt ta’ kontroll ikkofirmat',
  'checkpoints.first':
    'Dan hu l-ewwel punt ta’ kontroll ta’ dan il-ġurnal hawn. Qabbel din il-marka tas-swaba’ ma’ sid il-kompjuter l-ieħor:',
  'checkpoints.continues':
    'Għandu dak kollu li deher qabel: {count, plural, one {# werqa} two {# weraq} few {# weraq} many {#-il werqa} other {# werqa}}. Marka tas-swaba’ taċ-ċavetta tiegħu:',
  'checkpoints.ownWitnessKey': 'B’din iċ-ċavetta l-kompjuter l-ieħor jivverifika l-kofirma:',
  'checkpoints.witnesses': 'Xhieda',
  'checkpoints.witnessList': 'Lista ta’ xhieda',
  'checkpoints.noWitness': 'L-ebda kompjuter ieħor għadu ma kkofirma dan il-ġurnal',
  'checkpoints.noWitnessHelp': 'Ħu l-punt ta’ kontroll preżenti f’kompjuter ieħor, u qabbel dak li jiġi lura.',
  'checkpoints.witness': 'Xhud',
  'checkpoints.upTo': 'Sa',
  'checkpoints.cosignedAt': 'Ikkofirmat',
  'checkpoints.former': 'Isem ta’ qabel',
  'checkpoints.leaves': '{count, plural, one {# werqa} two {# weraq} few {# weraq} many {#-il werqa} other {# werqa}}',
};
