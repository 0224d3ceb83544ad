// Messages of backup and restore, in Maltese.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Kopja ta’ riżerva',
  'backup.none': 'Għadha ma saret l-ebda kopja ta’ riżerva f’dan il-kompjuter.',
  'backup.lastWith': 'L-aħħar kopja ta’ riżerva: {date}, biċ-ċavetta tas-servizz, ivverifikata',
  'backup.lastWithout': 'L-aħħar kopja ta’ riżerva: {date}, MINGĦAJR iċ-ċavetta tas-servizz, ivverifikata',
  'backup.folder': 'Folder għall-kopja ta’ riżerva',
  'backup.folderHelp': 'USB stick jew disk ieħor. Jekk jitħalla vojt: {folder}, li jintilef ma’ dan il-kompjuter.',
  'backup.passphrase': 'Frażi sigrieta għaċ-ċavetta tas-servizz',
  'backup.passphraseHelp':
    'Żommha f’post ieħor mill-kopja. Mingħajr frażi sigrieta ċ-ċavetta titħalla barra, u passaporti ppubblikati hawn ma jistgħux jerġgħu jiġu ffirmati bl-istess ċavetta.',
  'backup.short': 'Mill-inqas {least} karattri',
  'backup.now': 'Agħmel kopja issa',
  'backup.nowWithout': 'Agħmel kopja issa, mingħajr iċ-ċavetta',
  'backup.busy': 'Qed tiġi kkupjata u vverifikata…',
  'backup.done': 'Il-kopja ta’ riżerva saret u ġiet ivverifikata.',
  'backup.failed': 'Ma saret l-ebda kopja ta’ riżerva',
  'backup.nobody': 'l-ebda isem',
  'backup.timed.title': 'Kopji ta’ riżerva awtomatiċi',
  'backup.timed.off': 'Ma ssir l-ebda kopja awtomatika.',
  'backup.timed.folder': 'Folder għal dawn il-kopji',
  'backup.timed.folderHelp':
    'Fuq disk ieħor li jkun dejjem imqabbad. Il-folder iżomm l-aktar kopja riċenti ta’ kull wieħed mill-aħħar 7 ijiem, 4 ġimgħat u 12-il xahar. Il-kopji eqdem jitħassru.',
  'backup.timed.every': 'Kemm-il darba',
  'backup.timed.daily': 'Kuljum',
  'backup.timed.weekly': 'Kull ġimgħa',
  'backup.timed.hours':
    '{count, plural, =1 {Kull siegħa} one {Kull # siegħa} two {Kull sagħtejn} few {Kull # sigħat} many {Kull #-il siegħa} other {Kull # siegħa}}',
  'backup.timed.minutes':
    '{count, plural, =1 {Kull minuta} one {Kull # minuta} two {Kull # minuti} few {Kull # minuti} many {Kull #-il minuta} other {Kull # minuta}}',
  'backup.timed.help':
    'Isiru waqt li l-app tkun qed taħdem; kopja li tinqabeż issir mill-aktar fis possibbli. Ma fihomx iċ-ċavetta tas-servizz: agħmel ukoll kopja b’frażi sigrieta.',
  'backup.timed.stop': 'Waqqaf il-kopji awtomatiċi',
  'backup.timed.refused': 'Ma nbidel xejn',
  'backup.timed.byCommand': 'Dawn il-kopji jagħmilhom il-kmand li beda s-servizz.',
  'backup.timed.running': 'Qed issir kopja ta’ riżerva…',
  'backup.timed.noneYet': 'Għadha ma saret l-ebda kopja awtomatika.',
  'backup.timed.success': 'L-aħħar kopja awtomatika: {date}, ivverifikata',
  'backup.timed.failure': 'L-aħħar kopja awtomatika falliet fi {date}. L-app terġa’ tipprova kull 15-il minuta.',
  'backup.timed.failedBefore': 'Kopja waħda falliet fi {date}. Oħra wara rnexxiet.',
  'backup.timed.late': 'L-età tal-aktar kopja riċenti hi aktar mid-doppju ta’ dan l-intervall.',
  'backup.restored': 'Irrestawrata minn kopja ta’ riżerva fi {date} minn {who}.',
  'backup.behind.inspections':
    'Mhux fiha: {count, plural, one {# spezzjoni li saret f’dan il-kompjuter} two {# spezzjonijiet li saru f’dan il-kompjuter} few {# spezzjonijiet li saru f’dan il-kompjuter} many {#-il spezzjoni li saret f’dan il-kompjuter} other {# spezzjoni li saret f’dan il-kompjuter}}.',
  'backup.behind.decisions':
    'Mhux fiha: {count, plural, one {# deċiżjoni li ttieħdet f’dan il-kompjuter} two {# deċiżjonijiet li ttieħdu f’dan il-kompjuter} few {# deċiżjonijiet li ttieħdu f’dan il-kompjuter} many {#-il deċiżjoni li ttieħdet f’dan il-kompjuter} other {# deċiżjoni li ttieħdet f’dan il-kompjuter}}.',
  'backup.behind.trust-office': 'Il-lista ta’ fiduċja fiha hi ta’ uffiċċju ieħor.',
  'backup.behind.passports':
    'Nieqsa minnha jew differenti hemm: {count, plural, one {# passaport} two {# passaporti} few {# passaporti} many {#-il passaport} other {# passaport}}.',
  'backup.behind.packs':
    'Mhux fiha: {count, plural, one {# pakkett applikat} two {# pakketti applikati} few {# pakketti applikati} many {#-il pakkett applikat} other {# pakkett applikat}}. Erġa’ applika.',
  'backup.behind.earlier-versions':
    'Mhux fiha: {count, plural, one {# verżjoni aktar bikrija ta’ passaport} two {# verżjonijiet aktar bikrija ta’ passaporti} few {# verżjonijiet aktar bikrija ta’ passaporti} many {#-il verżjoni aktar bikrija ta’ passaport} other {# verżjoni aktar bikrija ta’ passaport}}.',
  'backup.behind.edits':
    'Nieqsa minnha jew differenti hemm: {count, plural, one {# passaport li qed jiġi editjat} two {# passaporti li qed jiġu editjati} few {# passaporti li qed jiġu editjati} many {#-il passaport li qed jiġi editjat} other {# passaport li qed jiġi editjat}}.',
  'backup.behind.published':
    'Mhux fiha: {count, plural, one {# kredenzjal iffirmat f’dan il-kompjuter} two {# kredenzjali ffirmati f’dan il-kompjuter} few {# kredenzjali ffirmati f’dan il-kompjuter} many {#-il kredenzjal iffirmat f’dan il-kompjuter} other {# kredenzjal iffirmat f’dan il-kompjuter}}.',
  'backup.behind.events':
    'Mhux fiha: {count, plural, one {# avveniment} two {# avvenimenti} few {# avvenimenti} many {#-il avveniment} other {# avveniment}}.',
  'backup.behind.status-log':
    'Mhux fiha: {count, plural, one {# entrata tal-ġurnal} two {# entrati tal-ġurnal} few {# entrati tal-ġurnal} many {#-il entrata tal-ġurnal} other {# entrata tal-ġurnal}} dwar passaporti revokati, sospiżi jew reintegrati. Dak li hu revokat jibqa’ revokat.',
  'backup.behind.key-log':
    'Mhux fiha: {count, plural, one {# entrata tal-ġurnal} two {# entrati tal-ġurnal} few {# entrati tal-ġurnal} many {#-il entrata tal-ġurnal} other {# entrata tal-ġurnal}} dwar ċwievet ta’ dan is-servizz.',
  'backup.behind.clock-log':
    'Mhux fiha: {count, plural, one {# entrata tal-ġurnal} two {# entrati tal-ġurnal} few {# entrati tal-ġurnal} many {#-il entrata tal-ġurnal} other {# entrata tal-ġurnal}} dwar l-arloġġ ta’ dan il-kompjuter.',
  'backup.behind.officer-log':
    'Mhux fiha: {count, plural, one {# entrata tal-ġurnal} two {# entrati tal-ġurnal} few {# entrati tal-ġurnal} many {#-il entrata tal-ġurnal} other {# entrata tal-ġurnal}} dwar uffiċjali.',
  'backup.behind.erasure-log':
    'Mhux fiha: {count, plural, one {# entrata tal-ġurnal} two {# entrati tal-ġurnal} few {# entrati tal-ġurnal} many {#-il entrata tal-ġurnal} other {# entrata tal-ġurnal}} dwar tħassir. Id-data li kienet tħassret terġa’ titħassar.',
  'backup.behind.maintenance-log':
    'Mhux fiha: {count, plural, one {# entrata tal-ġurnal} two {# entrati tal-ġurnal} few {# entrati tal-ġurnal} many {#-il entrata tal-ġurnal} other {# entrata tal-ġurnal}} dwar manutenzjoni.',
  'backup.behind.customs-log':
    'Mhux fiha: {count, plural, one {# entrata tal-ġurnal} two {# entrati tal-ġurnal} few {# entrati tal-ġurnal} many {#-il entrata tal-ġurnal} other {# entrata tal-ġurnal}} dwar dikjarazzjonijiet u sospensjonijiet.',
  'backup.behind.run-log':
    'Mhux fiha: {count, plural, one {# entrata tal-ġurnal} two {# entrati tal-ġurnal} few {# entrati tal-ġurnal} many {#-il entrata tal-ġurnal} other {# entrata tal-ġurnal}} dwar sensiliet ta’ spezzjonijiet.',
  'backup.behind.backup-log':
    'Mhux fiha: {count, plural, one {# entrata tal-ġurnal} two {# entrati tal-ġurnal} few {# entrati tal-ġurnal} many {#-il entrata tal-ġurnal} other {# entrata tal-ġurnal}} dwar kopji ta’ riżerva li saru jew ġew irrestawrati.',
  'backup.behind.reader-keys':
    'Mhux fiha: {count, plural, one {# ċavetta mogħtija lil qarrej} two {# ċwievet mogħtija lil qarrejja} few {# ċwievet mogħtija lil qarrejja} many {#-il ċavetta mogħtija lil qarrej} other {# ċavetta mogħtija lil qarrej}}. Ma jaħdmux aktar: oħroġ ġodda.',
  'backup.behind.packs-made':
    'Mhux fiha: {count, plural, one {# pakkett magħmul f’dan il-kompjuter} two {# pakketti magħmula f’dan il-kompjuter} few {# pakketti magħmula f’dan il-kompjuter} many {#-il pakkett magħmul f’dan il-kompjuter} other {# pakkett magħmul f’dan il-kompjuter}}. In-numri tagħhom jerġgħu jintużaw: agħmel il-pakkett li jmiss sħiħ.',
  'backup.behind.fetches':
    'Mhux fiha: {count, plural, one {# ksib minn servizz ieħor} two {# ksib minn servizzi oħra} few {# ksib minn servizzi oħra} many {#-il ksib minn servizz ieħor} other {# ksib minn servizz ieħor}}.',
  'backup.behind.body-list': 'Il-lista ta’ korpi notifikati li ġiet importata f’dan il-kompjuter mhix fiha: erġa’ importaha.',
  'backup.behindNewest': 'L-aktar riċenti hi ta’ {date}.',
  'backup.behind.service-name': 'Hawn ġew ippubblikati passaporti taħt indirizz ieħor.',
  'backup.behind.other-key': 'Is-servizz ta’ dan il-kompjuter iffirma b’ċavetta oħra.',
  'backup.behind.office-draft':
    'Dan il-kompjuter iżomm abbozz differenti tal-lista ta’ fiduċja. L-abbozz fil-kopja jieħu postu. In-numri tal-listi li ntużaw f’dan il-kompjuter ma jerġgħux jintużaw.',
  'backup.behind.log-end':
    'L-aħħar entrati tal-ġurnali tagħha ma jaqblux mal-firem tal-kompjuter li żammhom: entrati tneħħew, inbidlu jew żdiedu.',
  'backup.behind.unreadable': 'Il-maħżen ta’ qabel ma setax jinqara, għalhekk ma seta’ jitqabbel xejn.',
  'backup.reason': 'Raġuni: {reason}',
  'backup.bringBack': 'Irrestawra kopja ta’ riżerva',
  'backup.bringBackHelp': 'Għal laptop ġdid, disk mitluf jew żball. Il-fajl jiġi kkontrollat, u l-ewwel jintwera x’fih.',
  'backup.guide': 'Kellek DPP Desk f’kompjuter ieħor?',
  'backup.lead': 'Tieħu post id-data f’dan il-kompjuter: ir-rekords, id-data ta’ fiduċja u, bil-frażi sigrieta tagħha, iċ-ċavetta.',
  'backup.damagedTitle': 'Ir-rekords f’dan il-kompjuter ma jistgħux jinfetħu',
  'backup.damagedHelp':
    'Ma nbidel u ma tħassar xejn. Ma jista’ jiġi spezzjonat xejn hawn qabel ma tiġi rrestawrata kopja ta’ riżerva: agħżel il-fajl tagħha hawn taħt. Ir-rekords bil-ħsara jinżammu f’folder separat. Ma jistgħux jitqabblu mal-kopja, għalhekk biex tirrestawra jinħtieġu żewġ persuni u raġuni. Jekk m’hemmx kopja, agħlaq din it-tieqa u għarraf lill-amministratur tiegħek.',
  'backup.drop': 'Itlaq il-fajl tal-kopja ta’ riżerva hawn',
  'backup.choose': 'Agħżel il-fajl',
  'backup.dropHelp': 'Ismu jispiċċa b’.backup. Ma jinbidel xejn qabel ma tkun rajt x’fih.',
  'backup.onlyOne': 'Tista’ tiġi rrestawrata biss kopja waħda kull darba. Intuża l-ewwel fajl.',
  'backup.receiving': 'Qed jinqara l-fajl: {held} minn {size}',
  'backup.halfWay': 'Waslu {held} minn {size}. Erġa’ agħżel l-istess fajl biex tkompli.',
  'backup.checking': 'Qed jiġi kkontrollat kull byte u mqabbel ma’ dan il-kompjuter',
  'backup.checkingHelp': 'Lejn l-aħħar, l-app tista’ ma twieġibx għal xi sekondi.',
  'backup.giveUp': 'Ikkanċella',
  'backup.another': 'Agħżel fajl ieħor',
  'backup.refused': 'Dan il-fajl ma jistax jiġi rrestawrat',
  'backup.notDone': 'Il-kopja ta’ riżerva ma ġietx irrestawrata. Ma nbidel xejn.',
  'backup.whole': 'Il-kopja ta’ riżerva hi kompluta u mingħajr ħsara.',
  'backup.made': 'Saret',
  'backup.madeBy': '{date} minn {who}',
  'backup.service': 'Servizz',
  'backup.version': 'Verżjoni tal-app',
  'backup.trustList': 'Lista ta’ fiduċja',
  'backup.trustNumber': 'numru {sequence}',
  'backup.trustNone': 'xejn',
  'backup.office': 'Lista ta’ fiduċja miżmuma għal oħrajn',
  'backup.officeNone': 'M’hemmx fiha. Lista miżmuma hawn tibqa’ kif inhi.',
  'backup.officeInside':
    '{sequence, plural, =0 {L-abbozz tal-ewwel lista} one {L-abbozz wara l-lista numru #} two {L-abbozz wara l-lista numru #} few {L-abbozz wara l-lista numru #} many {L-abbozz wara l-lista numru #} other {L-abbozz wara l-lista numru #}}, b’{count, plural, one {# emittent} two {# emittenti} few {# emittenti} many {#-il emittent} other {# emittent}}, jiġi rrestawrat.',
  'backup.officeLater':
    'Jekk minn dakinhar ġiet iffirmata lista aktar riċenti, agħżel il-fajl tagħha taħt “Żomm lista ta’ fiduċja” qabel ma tiffirma.',
  'backup.records': 'Rekords',
  'backup.inIt': 'Fil-kopja ta’ riżerva',
  'backup.here': 'F’dan il-kompjuter issa',
  'backup.hereUnreadable': 'ma jistax jinqara',
  'backup.record.inspections': 'Spezzjonijiet',
  'backup.record.decisions': 'Deċiżjonijiet',
  'backup.record.passports': 'Passaporti',
  'backup.record.credentials': 'Kredenzjali',
  'backup.record.events': 'Avvenimenti',
  'backup.signers': 'Ċavetta li ffirmat l-aħħar entrati tal-ġurnali tagħha',
  'backup.signersNone': 'L-aħħar entrati tal-ġurnali tagħha mhumiex iffirmati: xejn ma jipprova li l-ġurnali huma kompluti.',
  'backup.signer.this-computer': 'Iċ-ċavetta ta’ dan il-kompjuter.',
  'backup.signer.earlier-backup': 'Magħrufa hawn: dan il-kompjuter irrestawra kopja b’ġurnali ffirmati b’din iċ-ċavetta.',
  'backup.signer.no':
    'Dan il-kompjuter ma jafx din iċ-ċavetta. Il-firma tagħha waħedha ma tippruvax li l-ġurnali huma intatti: kull min jerġa’ jikteb kopja jista’ jiffirmaha biċ-ċavetta tiegħu. Qabbel il-marka tas-swaba’ mal-kompjuter li għamel il-kopja.',
  'backup.keys': 'Ċwievet tas-servizz',
  'backup.keyRevoked': 'revokata',
  'backup.keyHere': 'f’dan il-kompjuter',
  'backup.keysHere': 'Diġà f’dan il-kompjuter. Jibqgħu kif inhuma, u l-frażi sigrieta tal-kopja mhix meħtieġa.',
  'backup.keysInside': 'Inklużi, ikkriptati. Teħtieġ il-frażi sigrieta magħżula meta saret il-kopja.',
  'backup.keysOutside':
    'Mhux inklużi. Dak li ġie ppubblikat juri “emittent mhux magħruf” f’kompjuters oħra sakemm jerġa’ jiġi ffirmat biċ-ċavetta ta’ dan.',
  'backup.lost': 'F’dan il-kompjuter, u mhux fil-kopja ta’ riżerva',
  'backup.lostNothing': 'Xejn minn dak irreġistrat f’dan il-kompjuter ma jkun nieqes.',
  'backup.keptWhere': 'Id-data attwali ma titħassarx. Tinżamm kollha f’{folder}. Dak li ġie revokat hawn jibqa’ revokat.',
  'backup.keptUnread':
    'Id-data attwali ma titħassarx. Tinżamm kollha f’{folder}. Il-kopja tista’ ma tafx x’ġie revokat hawn wara li saret: importa l-aktar lista ta’ fiduċja riċenti, u rrepeti r-revoki li dan il-kompjuter għamel minn dakinhar.',
  'backup.switches': 'Dan kien mixgħul fil-kopja. F’dan il-kompjuter jibqa’ kif inhu sakemm ma tagħżlux:',
  'backup.switch.public-listener': 'Ipprovdi passaporti lil oħrajn: {value}',
  'backup.switch.watched-folder': 'Segwi folder: {value}',
  'backup.keyPassphrase': 'Frażi sigrieta tal-kopja ta’ riżerva',
  'backup.leaveKeys': 'Ħalli ċ-ċwievet fil-kopja',
  'backup.leaveKeysHelp': 'Biss jekk intilfet il-frażi sigrieta. Dan il-kompjuter imbagħad jiffirma biċ-ċavetta tiegħu.',
  'backup.why': 'Raġuni',
  'backup.whyHelp': 'Għaliex id-data eqdem hi t-tajba. Ir-raġuni tibqa’ fil-ġurnal għal dejjem.',
  'backup.ask': 'Irrestawra…',
  'backup.askTitle': 'Tinbidel id-data ta’ dan il-kompjuter?',
  'backup.askText':
    'L-app terġa’ tibda awtomatikament bir-rekords ta’ {date}. Dan jieħu ftit sekondi. Titfix il-kompjuter. Jekk jintefa xorta, ikun hemm jew ir-rekords il-qodma jew il-ġodda, kollha kemm huma.',
  'backup.do': 'Irrestawra',
  'backup.restoring': 'Il-kopja ta’ riżerva qed tiġi rrestawrata. Din il-paġna terġa’ titgħabba awtomatikament.',
  'backup.restoredNow': 'Il-kopja ta’ riżerva ġiet irrestawrata.',
  'backup.restoredTitle': 'Irrestawrata',
  'backup.restoredFile': 'Mill-fajl {file}',
  'backup.restoredKeysHere': 'Iċ-ċavetta tal-kopja kienet diġà f’dan il-kompjuter u tibqa’ kif kienet.',
  'backup.restoredKeys': 'Iċ-ċavetta tas-servizz hi dik tal-kopja, jew waħda aktar ġdida ta’ dan il-kompjuter.',
  'backup.restoredNoKeys': 'Ma ttieħdet l-ebda ċavetta mill-kopja: dan il-kompjuter jiffirma biċ-ċavetta tiegħu stess.',
  'backup.restoredAside': 'Id-data ta’ qabel tinsab f’{folder}.',
  'backup.leftOff': 'Mhux mixgħul, għalkemm fil-kopja kien:',
  'backup.leftOffWhere.public-listener': 'Ixgħlu taħt “Riżolvitur”',
  'backup.leftOffWhere.watched-folder': 'Ixgħlu fil-konfigurazzjoni',
  'backup.notHere': 'Mhux disponibbli f’din it-tieqa',
  'backup.commandFile': 'FAJL',
  'backup.commandName': 'ISEM',
  'backup.commandHelp':
    'FAJL hi l-kopja ta’ riżerva. ISEM hi l-persuna li tirrestawraha, għall-ġurnal. Id-data attwali tinżamm f’folder separat.',
  'backup.next':
    'L-app reġgħet qed taħdem. Id-data ta’ fiduċja tagħha hi antika daqs il-kopja: ara jekk l-uffiċċju tiegħek għandux lista aktar riċenti.',
  'backup.nextTrust': 'Ara d-data ta’ fiduċja',
  'backup.nextInspect': 'Kompli spezzjona',
  'backup.fault.not-found': 'Il-fajl jew il-folder m’għadux jeżisti. Erġa’ daħħal l-istick, jew agħżel ieħor.',
  'backup.fault.not-a-file': 'Dan hu folder jew link, mhux fajl. Agħżel il-kopja nnifisha.',
  'backup.fault.not-a-backup': 'Dan il-fajl mhux kopja ta’ riżerva ta’ DPP Desk. Fittex wieħed li ismu jispiċċa b’.backup.',
  'backup.fault.newer':
    'Il-kopja saret b’verżjoni aktar ġdida ta’ DPP Desk. Installa dik il-verżjoni jew waħda aktar tard hawn, imbagħad irrestawraha.',
  'backup.fault.truncated':
    'Parti mill-fajl hi nieqsa għax ma ġiex ikkupjat kollu. Erġa’ kkopjah minn fajl sħiħ, jew uża kopja aktar bikrija.',
  'backup.fault.changed': 'Il-fajl ġarrab ħsara jew inbidel wara li nkiteb. Erġa’ kkopjah, jew uża kopja oħra.',
  'backup.fault.damaged-store': 'Ir-rekords ġewwa huma bil-ħsara. Uża kopja ta’ riżerva oħra.',
  'backup.fault.foreign-schema': 'Dan il-fajl fih xi ħaġa li DPP Desk qatt ma jikteb. Tużahx, u għarraf lill-amministratur tiegħek.',
  'backup.fault.broken-log': 'Entrata fil-ġurnal ta’ din il-kopja nbidlet jew hi nieqsa. Tużahiex, u għarraf lill-amministratur tiegħek.',
  'backup.fault.bad-settings':
    'Is-servizz ma setax jibda bil-konfigurazzjoni f’din il-kopja. Ma nbidel xejn. Uża kopja oħra, u għarraf lill-amministratur tiegħek.',
  'backup.fault.no-room': 'M’hemmx biżżejjed spazju fuq id-disk. Meħtieġ madwar tliet darbiet id-daqs tal-fajl.',
  'backup.fault.exists': 'Diġà hemm fajl b’dak l-isem. Agħżel folder ieħor.',
  'backup.fault.passphrase-needed': 'Għaċ-ċavetta tas-servizz hi meħtieġa frażi sigrieta ta’ mill-inqas 12-il karattru.',
  'backup.fault.passphrase-wrong':
    'Din il-frażi sigrieta ma tiftaħx iċ-ċwievet. Ara l-ittri kbar u l-ispazji, u erġa’ pprova. Mingħajrha, iċ-ċwievet jistgħu biss jitħallew fil-kopja.',
  'backup.fault.office-draft':
    'L-abbozz tal-lista ta’ fiduċja ma jistax jinqara. Arah taħt “Żomm lista ta’ fiduċja”, jew warrab il-fajl tiegħu, imbagħad erġa’ pprova.',
  'backup.fault.running':
    'Programm ieħor għandu r-rekords miftuħa, bħal kmand jew servizz ieħor ta’ DPP Desk. Waqqfu, imbagħad erġa’ pprova.',
  'backup.fault.rollback': 'Xi ħaġa f’dan il-kompjuter mhix fil-kopja. Agħti r-raġuni għaliex tirrestawraha xorta.',
  'backup.fault.second-person': 'F’dan il-kompjuter iridu jikkonfermaw dan żewġ persuni. Ikteb isem it-tieni waħda.',
  'backup.fault.busy':
    'Qed jiġi applikat jew magħmul pakkett, jew qed jinkisbu passaporti. Stenna sakemm jitlesta, jew waqqfu, imbagħad erġa’ pprova.',
  'backup.fault.not-here': 'Dan il-programm bdieh amministratur b’kmand. L-amministratur irid iwaqqfu u juża “desk restore”.',
  'backup.fault.failed': 'Dak ma rnexxiex. Erġa’ ibda l-app u pprova darb’oħra. Jekk jerġa’ jiġri, għarraf lill-amministratur tiegħek.',
  'backup.fault.large':
    'L-ikkupjar jista’ jieħu diversi minuti, u l-app ma twieġibx qabel ma jitlesta. Erġa’ agħfas meta ħadd ma jkun qed juża l-app.',
  'backup.nowLarge': 'Agħmel kopja u stenna',
};
