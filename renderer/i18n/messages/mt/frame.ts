// Messages of the frame around the screens: navigation, notices, errors, in Maltese.
import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Spezzjona',
  'frame.inspections': 'Spezzjonijiet',
  'frame.passports': 'Passaporti',
  'frame.packs': 'Pakketti',
  'frame.trustScreen': 'Fiduċja',
  'frame.bodies': 'Korpi notifikati',
  'frame.resolver': 'Riżolvitur',
  'frame.settings': 'Konfigurazzjoni',
  'frame.navigation': 'Skrins',
  'frame.skip': 'Aqbeż għall-kontenut',
  'frame.language': 'Lingwa',
  'frame.sessionOver':
    'Din it-tieqa m’għadhiex illoggjata fil-programm. Iftaħ indirizz ġdid ta’ darba; “desk address” jistampa wieħed waqt li l-programm ikun għaddej.',
  'frame.maintenance': 'F’manutenzjoni minn {time} (bdieha {who}): {reason}. L-ispezzjonijiet u l-bidliet iridu jistennew.',
  'frame.down': 'Il-programm mhux qed iwieġeb. Ma ntilef xejn. Din it-tieqa tibqa’ tipprova.',
  'frame.downSince': 'L-ebda tweġiba minn {time}',
  'frame.back': 'Il-programm reġa’ qed iwieġeb.',
  'frame.trust': 'Data ta’ fiduċja',
  'frame.trustNone': 'm’hemmx f’dan il-kompjuter',
  'frame.trustState': '{state, select, fresh {aġġornata} stale {trid tiġġedded} expired {antikwata} other {m’hemmx}}',
  'frame.issuers':
    '{count, plural, =0 {l-ebda emittent} one {# emittent} two {# emittenti} few {# emittenti} many {#-il emittent} other {# emittent}}',
  'frame.sampleLoaded': 'Is-sett ta’ kampjuni tgħabba. Kull ma ġej minnu għandu l-kelma KAMPJUN.',
  'frame.notice.workbench-restarted': 'Il-programm reġa’ nbeda. Kull spezzjoni li tlestiet tinsab fil-ġurnal.',
  'frame.notice.backup-restored':
    'Kopja ta’ riżerva ġiet irrestawrata, u dan il-kompjuter reġa’ għandu r-rekords tiegħu. Il-konfigurazzjoni turi x’ġie rrestawrat u x’le.',
  'frame.notice.wanted-arrived': 'Waslu passaporti nieqsa; l-ispezzjonijiet ġew ripetuti. Ir-riżultati jinsabu fil-ġurnal.',
  'frame.notice.issuer-arrived':
    'Saru magħrufa emittenti jew ċwievet: dak li ġie minn emittent mhux magħruf reġa’ ġie spezzjonat. Ir-riżultati jinsabu fil-ġurnal.',
  'frame.notice.own-list-waiting':
    'Lista tal-istatus ta’ dan is-servizz li ġiet importata teħtieġ deċiżjoni: tirrevoka jew tissospendi ħafna passaporti, jew iċ-ċavetta li ffirmatha nbidlet qabel ma l-lista dehret l-ewwel darba. Ma ġie revokat xejn. Ikkonferma jew irrifjuta l-lista fi “Fiduċja”, jew b’desk status recall.',
  'frame.notice.own-list-newer':
    'Ir-revoki reġgħu ġew applikati: lista tal-istatus ta’ dan is-servizz kienet aktar riċenti mid-data tiegħu, jiġifieri kienet ġiet irrestawrata kopja antika tad-data.',
  'frame.notice.log-changed':
    'Il-ġurnal mhux dak li ffirma dan il-kompjuter: programm ieħor biddel, neħħa jew żied entrati. Toqgħodx fuqu, u għarraf lill-amministratur tiegħek:',
  'frame.notice.log-key-new':
    'Dan il-kompjuter issa jiffirma l-ġurnal b’ċavetta ġdida, għax iċ-ċavetta ta’ qabel hi nieqsa. Ma jistax juri jekk inbidlux entrati aktar bikrija.',
  'frame.notice.modes-mended':
    'Fajls tal-folder tad-data kienu miftuħa għal utenti oħra ta’ dan il-kompjuter. Issa sidhom biss jista’ jaqrahom jew ibiddilhom:',
  'frame.notice.modes-open':
    'Utenti oħra ta’ dan il-kompjuter jistgħu jaqraw jew ibiddlu fajls tal-folder tad-data, u l-app ma tistax tikkoreġi dan. Għarraf lill-amministratur tiegħek:',
  'frame.notice.public-restarted': 'Is-servizz pubbliku reġa’ nbeda.',
  'frame.notice.backup-late': 'L-aktar kopja ta’ riżerva ġdida hija eqdem milli ppjanat. Ara Konfigurazzjoni, Kopja ta’ riżerva.',
  'frame.notice.log-file-failed': 'Il-fajl tal-ġurnal tas-servizz ma jistax jinkiteb. Agħmel spazju fuq id-disk, jew ħaddem desk doctor.',
  'frame.notice.certificate-ends':
    'Iċ-ċertifikat tar-riżolvitur jiskadi fi żmien 30 jum, jew skada. L-iskrin “Riżolvitur” juri meta u x’għandek tagħmel.',
  'frame.notice.clock-behind':
    'L-arloġġ ta’ dan il-kompjuter hu lura. Id-dati ma jistgħux jiġu ġġudikati qabel ma tikkoreġih. Jekk issa hu tajjeb u qabel kien ’il quddiem, ikkonferma dan fl-iskrin “Fiduċja”.',
  'frame.notice.self-test-failed': 'L-awtotest falla: toqgħodx fuq il-verdetti ta’ dan il-kompjuter. Għarraf lill-amministratur tiegħek.',
  'frame.engineOld':
    'Il-magna tal-brawżer ta’ din l-app hi ta’ {day} jew qabel. Magni ta’ aktar minn sitt xhur għandhom difetti tas-sigurtà magħrufa: installa l-verżjoni attwali. L-app ma tfittixx aġġornamenti.',
  'frame.dismiss': 'Neħħi dan l-avviż',
  'frame.noSuchScreen': 'M’hemmx skrin bħal dan',
  'frame.noSuchScreenHelp': 'L-indirizz ma jaqbel ma’ l-ebda wieħed mill-iskrins fuq ix-xellug.',
  'frame.notLoaded': 'Dan l-iskrin ma setax jitgħabba',
  'frame.notLoadedHelp': 'Ġej mill-programm, li bħalissa mhux qed iwieġeb. Erġa’ għabbih meta l-programm iwieġeb.',
  'frame.toInspect': 'Mur għal Spezzjona',
  'frame.crashed': 'Dan l-iskrin waqaf jaħdem',
  'frame.crashedHelp':
    'Dak li ġie spezzjonat qabel jinsab fil-ġurnal. Erġa’ għabbi l-iskrin; jekk jerġa’ jiġri, irrapporta t-test hawn taħt.',
  'frame.reload': 'Erġa’ għabbi',
};
