// Messages of the want-list, in Maltese.
import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Passaporti nieqsa',
  'wantList.lead':
    'Skenjati hawn mingħajr kopja tal-passaport, għalhekk mhux ikkontrollati. Ħu l-lista f’kompjuter b’network. Meta jaslu l-passaporti, l-ispezzjonijiet jiġu ripetuti.',
  'wantList.save': 'Issejvja l-lista',
  'wantList.qr': 'Uri bħala kodiċijiet QR',
  'wantList.qrPart': 'Kodiċi QR {part} minn {count}',
  'wantList.qrHelp':
    'Il-kompjuter l-ieħor iżid dawn il-kodiċijiet mal-lista tiegħu meta jiskennja {count, plural, one {dan il-kodiċi QR} two {dawn il-{count} kodiċijiet QR} few {dawn il-{count} kodiċijiet QR} many {dawn il-{count}-il kodiċi QR} other {dawn il-{count} kodiċi QR}}. Fiha {codes, plural, one {# passaport} two {# passaporti} few {# passaporti} many {#-il passaport} other {# passaport}}.',
  'wantList.qrTooLong':
    'B’indirizz twil wisq għal kodiċi QR, fil-lista ssejvjata biss: {count, plural, one {# passaport ieħor} two {# passaporti oħra} few {# passaporti oħra} many {#-il passaport ieħor} other {# passaport ieħor}}.',
  'wantList.qrNext': 'Li jmiss',
  'wantList.qrPrevious': 'Ta’ qabel',
  'wantList.qrFailed': 'Il-kodiċi QR ma setax jitpinġa',
  'wantList.none': 'L-ebda passaport mhu nieqes',
  'wantList.noneFound': 'L-ebda passaport nieqes ma jaqbel',
  'wantList.noneText': 'Kull ma ġie skenjat kellu l-kopja tiegħu hawn.',
  'wantList.what': 'Prodott jew link',
  'wantList.serial': 'Numru tas-serje {serial}',
  'wantList.batch': 'Lott {batch}',
  'wantList.scanned': 'Skenjat',
  'wantList.times': '{count, plural, one {darba} two {# darbiet} few {# darbiet} many {#-il darba} other {# darba}}',
  'wantList.last': 'L-aħħar darba',
  'wantList.how': 'Kif jaslu l-kopji f’dan il-kompjuter',
  'wantList.howTake':
    'Issejvja l-lista fuq stick. Fejn stick mhux permess, uriha bħala kodiċijiet QR u skennjahom bil-kompjuter l-ieħor: il-lista tiegħu mbagħad turi ta’ xiex m’għandux kopja.',
  'wantList.howFetch':
    'Jekk il-kompjuter l-ieħor għad m’għandux il-kopji: hemmhekk, iftaħ “Spezzjonijiet”, “Passaporti nieqsa”, “Ikseb minn servizz”, u agħżel il-lista ssejvjata.',
  'wantList.howPack': 'Hemmhekk, iftaħ “Pakketti”, “Agħmel pakkett”, agħżel “Dawn il-kodiċijiet biss” u mbagħad il-lista ssejvjata.',
  'wantList.howBring':
    'Ġib il-pakkett hawn u applikah fl-iskrin “Pakketti”. Oġġetti li qed jistennew jerġgħu jiġu spezzjonati fi ftit sekondi, u kull skrin juri link għar-riżultat.',
  'wantList.choose': 'Agħżel lista ssejvjata ta’ passaporti nieqsa',
  'wantList.packEmpty':
    'Il-pakkett hu vojt: l-ebda wieħed minn dawn il-kodiċijiet m’għandu kopja f’dan il-kompjuter. L-ewwel ikseb il-kopji: “Spezzjonijiet”, “Passaporti nieqsa”, “Ikseb minn servizz”.',
  'wantList.more': '{count} oħra fil-ġurnal',
  'wantList.open': 'Passaporti nieqsa',
  'wantList.sync.fetch': 'Ikseb minn servizz',
  'wantList.sync.fetchLead':
    'Jikkuntattja biss is-servizz li ssemmi. Kull ma jasal jiġi vverifikat qabel ma jinħażen, inklużi l-listi tal-istatus li juru r-revoki.',
  'wantList.sync.what': 'X’jinkiseb',
  'wantList.sync.thisList':
    '{count, plural, =0 {Il-lista hi vojta: agħżel fajl} one {# kopja minn din il-lista} two {# kopji minn din il-lista} few {# kopji minn din il-lista} many {#-il kopja minn din il-lista} other {# kopja minn din il-lista}}',
  'wantList.sync.file': 'Agħżel fajl',
  'wantList.sync.fileHelp':
    'Kodiċijiet, links ta’ prodotti jew GTINs, wieħed f’kull linja; lista ssejvjata ta’ passaporti nieqsa; sett ta’ links.',
  'wantList.sync.noFile': 'Lura għal-lista',
  'wantList.sync.unreadable': 'Il-fajl {name} ma jistax jinqara bħala test.',
  'wantList.sync.tooLarge': 'Il-fajl {name} akbar minn {limit}.',
  'wantList.sync.fingerprint': 'Marka tas-swaba’ taċ-ċavetta tas-servizz innifsu',
  'wantList.sync.fingerprintHelp':
    'Iċ-ċavetta tiegħek tintbagħat biss lil servizz li ċ-ċavetta tiegħu tqabblet. Biex tara l-marka tas-swaba’, ikseb darba mingħajr iċ-ċavetta tiegħek, u qabbilha ma’ sors ieħor. Dan mhux meħtieġ għal emittent magħruf fl-indirizz tiegħu stess.',
  'wantList.sync.key': 'Ċavetta għar-rwol tiegħek (jekk ingħatajt waħda)',
  'wantList.sync.keyHelp':
    'Is-servizz juri dak li jista’ jara r-rwol tiegħek, bħall-kodiċi tal-merkanzija għad-dwana. Iċ-ċavetta tintbagħat lil dan is-servizz biss u ma tinżammx.',
  'wantList.sync.address': 'Indirizz tas-servizz',
  'wantList.sync.addressHelp': 'Jibda b’https://, kif tahulek l-operatur tiegħu.',
  'wantList.sync.unprotected':
    'Dan l-indirizz mhux protett (http). Immarka l-kaxxa hawn taħt jekk hu f’dan il-kompjuter jew fin-network tiegħu stess.',
  'wantList.sync.http': 'Ippermetti http, lejn dan il-kompjuter jew in-network tiegħu biss',
  'wantList.sync.start': 'Ikseb',
  'wantList.sync.stop': 'Waqqaf',
  'wantList.sync.going': 'Qed jinkiseb',
  'wantList.sync.stopped': 'Ma nkiseb xejn',
  'wantList.sync.identity': 'Is-servizz jgħid li hu',
  'wantList.sync.known': 'Emittent magħruf hawn',
  'wantList.sync.unknown': 'Mhux magħruf hawn. Qabbel il-marka tas-swaba’ ma’ sors ieħor qabel ma żżidu taħt “Fiduċja”.',
  'wantList.sync.keys': 'Marka tas-swaba’ taċ-ċavetta tiegħu',
  'wantList.sync.unnamed': 'Is-servizz ma jgħidx min hu: {detail}',
  'wantList.sync.fetched': 'Miksub',
  'wantList.sync.unchanged': 'Hawn qabel',
  'wantList.sync.notThere': 'Ma nstabux',
  'wantList.sync.refused': 'Irrifjutat',
  'wantList.sync.failed': 'Ma setgħux jinkisbu',
  'wantList.sync.details': 'X’ġie rrifjutat jew falla',
  'wantList.sync.again': 'Il-ksib li jmiss jerġa’ jipprova dawk li fallew.',
  'wantList.sync.lists': 'Listi tal-istatus ikkontrollati',
  'wantList.sync.listsNote':
    '{count, plural, one {# ma setgħetx tiġi kkontrollata} two {# ma setgħux jiġu kkontrollati} few {# ma setgħux jiġu kkontrollati} many {# ma setgħux jiġu kkontrollati} other {# ma setgħux jiġu kkontrollati}}',
  'wantList.sync.listDetails': 'Listi tal-istatus li ma setgħux jiġu kkontrollati',
  'wantList.sync.why.unknownIssuer': 'L-emittent mhux fdat f’dan il-kompjuter. Żidu taħt “Fiduċja”, imbagħad erġa’ ikseb.',
  'wantList.sync.why.otherOrigin': 'Għandu servizz ieħor, li ma ġiex ikkuntattjat.',
  'wantList.sync.why.older': 'F’dan il-kompjuter hemm waħda aktar ġdida. Tinżamm din ukoll: dak li tirrevoka jgħodd.',
  'wantList.sync.why.unusable': 'Mhix lista tal-istatus li tista’ tintuża ta’ dan l-emittent.',
  'wantList.sync.why.notThere': 'Is-servizz m’għandux dan.',
  'wantList.sync.why.noAnswer': 'Is-servizz ma weġibx. Erġa’ pprova aktar tard.',
  'wantList.sync.why.key': 'Is-servizz ma jaċċettax iċ-ċavetta għar-rwol tiegħek.',
  'wantList.sync.why.altered': 'Inbidel, jew mhux passaport għal dan il-prodott. Ma nħażinx.',
  'wantList.sync.why.notAccepted':
    'Iċ-ċavetta tiegħek ma ntbagħtitx: iċ-ċavetta tas-servizz innifsu ma tqabblitx, jew għandu oħra. Ma nkiseb xejn.',
  'wantList.sync.why.certificate': 'Is-servizz ma jistax jipprova li hu dak li semmejt. Ma nkiseb xejn minnu.',
};
