// Messages of backup and restore, in Lithuanian.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Atsarginė kopija',
  'backup.none': 'Šiame kompiuteryje atsarginės kopijos dar nebuvo.',
  'backup.lastWith': 'Paskutinė kopija: {date}, su tarnybos raktu, patikrinta',
  'backup.lastWithout': 'Paskutinė kopija: {date}, BE tarnybos rakto, patikrinta',
  'backup.folder': 'Atsarginės kopijos aplankas',
  'backup.folderHelp': 'USB atmintinė arba kitas diskas. Jei neužpildyta: {folder}, kuris prarandamas kartu su šiuo kompiuteriu.',
  'backup.passphrase': 'Slaptafrazė tarnybos raktui',
  'backup.passphraseHelp':
    'Laikykite ją ne ten, kur kopija. Be slaptafrazės raktas į kopiją neįtraukiamas ir čia paskelbtų pasų nebus galima vėl pasirašyti tuo pačiu raktu.',
  'backup.short': 'Bent {least} ženkl.',
  'backup.now': 'Kopijuoti dabar',
  'backup.nowWithout': 'Kopijuoti dabar be rakto',
  'backup.busy': 'Kopijuojama ir tikrinama…',
  'backup.done': 'Atsarginė kopija sukurta ir patikrinta.',
  'backup.failed': 'Atsarginė kopija nesukurta',
  'backup.nobody': 'vardas nenurodytas',
  'backup.timed.title': 'Automatinės atsarginės kopijos',
  'backup.timed.off': 'Kopijos automatiškai nedaromos.',
  'backup.timed.folder': 'Šių kopijų aplankas',
  'backup.timed.folderHelp':
    'Kitame diske, kuris visada prijungtas. Aplanke lieka naujausia kiekvienos iš paskutinių 7 dienų ir 4 savaičių bei kiekvieno iš paskutinių 12 mėnesių kopija. Senesnės kopijos ištrinamos.',
  'backup.timed.every': 'Kaip dažnai',
  'backup.timed.daily': 'Kasdien',
  'backup.timed.weekly': 'Kas savaitę',
  'backup.timed.hours': '{count, plural, =1 {Kas valandą} one {Kas # valandą} few {Kas # valandas} other {Kas # valandų}}',
  'backup.timed.minutes': '{count, plural, =1 {Kas minutę} one {Kas # minutę} few {Kas # minutes} other {Kas # minučių}}',
  'backup.timed.help':
    'Jos daromos, kol programa veikia; praleista kopija padaroma kuo greičiau. Tarnybos rakto jose nėra: padarykite ir vieną kopiją su slaptafraze.',
  'backup.timed.stop': 'Nebedaryti automatinių kopijų',
  'backup.timed.refused': 'Niekas nepakeista',
  'backup.timed.byCommand': 'Šias kopijas daro komanda, paleidusi tarnybą.',
  'backup.timed.running': 'Daroma kopija…',
  'backup.timed.noneYet': 'Dar nepadaryta nė viena automatinė kopija.',
  'backup.timed.success': 'Paskutinė automatinė kopija: {date}, verifikuota',
  'backup.timed.failure': 'Paskutinės automatinės kopijos padaryti nepavyko {date}. Programa vėl bando kas 15 minučių.',
  'backup.timed.failedBefore': 'Vienos kopijos padaryti nepavyko {date}. Vėlesnė pavyko.',
  'backup.timed.late': 'Naujausia kopija daugiau nei dvigubai senesnė, nei numato šis intervalas.',
  'backup.restored': 'Atkurta iš {date} atsarginės kopijos, atkūrė {who}.',
  'backup.behind.inspections':
    '{count, plural, one {Joje nėra # šiame kompiuteryje atlikto patikrinimo.} few {Joje nėra # šiame kompiuteryje atliktų patikrinimų.} other {Joje nėra # šiame kompiuteryje atliktų patikrinimų.}}',
  'backup.behind.decisions':
    '{count, plural, one {Joje nėra # šiame kompiuteryje priimto sprendimo.} few {Joje nėra # šiame kompiuteryje priimtų sprendimų.} other {Joje nėra # šiame kompiuteryje priimtų sprendimų.}}',
  'backup.behind.trust-office': 'Joje esantis patikimas sąrašas priklauso kitai įstaigai.',
  'backup.behind.passports':
    '{count, plural, one {Joje nėra # paso arba jis kitoks.} few {Joje nėra # pasų arba jie kitokie.} other {Joje nėra # pasų arba jie kitokie.}}',
  'backup.behind.packs':
    '{count, plural, one {Joje nėra # pritaikyto paketo: pritaikykite jį dar kartą.} few {Joje nėra # pritaikytų paketų: pritaikykite juos dar kartą.} other {Joje nėra # pritaikytų paketų: pritaikykite juos dar kartą.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {Joje nėra # ankstesnės paso versijos.} few {Joje nėra # ankstesnių pasų versijų.} other {Joje nėra # ankstesnių pasų versijų.}}',
  'backup.behind.edits':
    '{count, plural, one {Joje nėra # redaguojamo paso arba jis kitoks.} few {Joje nėra # redaguojamų pasų arba jie kitokie.} other {Joje nėra # redaguojamų pasų arba jie kitokie.}}',
  'backup.behind.published':
    '{count, plural, one {Joje nėra # šiame kompiuteryje pasirašyto liudijimo.} few {Joje nėra # šiame kompiuteryje pasirašytų liudijimų.} other {Joje nėra # šiame kompiuteryje pasirašytų liudijimų.}}',
  'backup.behind.events': '{count, plural, one {Joje nėra # įvykio.} few {Joje nėra # įvykių.} other {Joje nėra # įvykių.}}',
  'backup.behind.status-log':
    '{count, plural, one {Joje nėra # žurnalo įrašo} few {Joje nėra # žurnalo įrašų} other {Joje nėra # žurnalo įrašų}} apie panaikintus, sustabdytus arba atkurtus pasus. Kas panaikinta, lieka panaikinta.',
  'backup.behind.key-log':
    '{count, plural, one {Joje nėra # žurnalo įrašo} few {Joje nėra # žurnalo įrašų} other {Joje nėra # žurnalo įrašų}} apie šios tarnybos raktus.',
  'backup.behind.clock-log':
    '{count, plural, one {Joje nėra # žurnalo įrašo} few {Joje nėra # žurnalo įrašų} other {Joje nėra # žurnalo įrašų}} apie šio kompiuterio laikrodį.',
  'backup.behind.officer-log':
    '{count, plural, one {Joje nėra # žurnalo įrašo} few {Joje nėra # žurnalo įrašų} other {Joje nėra # žurnalo įrašų}} apie pareigūnus.',
  'backup.behind.erasure-log':
    '{count, plural, one {Joje nėra # žurnalo įrašo} few {Joje nėra # žurnalo įrašų} other {Joje nėra # žurnalo įrašų}} apie ištrynimus. Ištrinti duomenys ištrinami iš naujo.',
  'backup.behind.maintenance-log':
    '{count, plural, one {Joje nėra # žurnalo įrašo} few {Joje nėra # žurnalo įrašų} other {Joje nėra # žurnalo įrašų}} apie priežiūrą.',
  'backup.behind.customs-log':
    '{count, plural, one {Joje nėra # žurnalo įrašo} few {Joje nėra # žurnalo įrašų} other {Joje nėra # žurnalo įrašų}} apie deklaracijas ir sustabdymus.',
  'backup.behind.run-log':
    '{count, plural, one {Joje nėra # žurnalo įrašo} few {Joje nėra # žurnalo įrašų} other {Joje nėra # žurnalo įrašų}} apie tikrinimo užduotis.',
  'backup.behind.backup-log':
    '{count, plural, one {Joje nėra # žurnalo įrašo} few {Joje nėra # žurnalo įrašų} other {Joje nėra # žurnalo įrašų}} apie sukurtas arba atkurtas atsargines kopijas.',
  'backup.behind.reader-keys':
    '{count, plural, one {Joje nėra # skaitytojui duoto rakto: jis nebeveikia. Išduokite naują.} few {Joje nėra # skaitytojams duotų raktų: jie nebeveikia. Išduokite naujus.} other {Joje nėra # skaitytojams duotų raktų: jie nebeveikia. Išduokite naujus.}}',
  'backup.behind.packs-made':
    '{count, plural, one {# šiame kompiuteryje sukurto paketo} few {# šiame kompiuteryje sukurtų paketų} other {# šiame kompiuteryje sukurtų paketų}} joje {count, plural, one {nėra} few {nėra} other {nėra}}: tie patys numeriai bus panaudoti dar kartą. Kitą paketą sukurkite visą.',
  'backup.behind.fetches':
    '{count, plural, one {Joje nėra # duomenų gavimo iš kitos tarnybos.} few {Joje nėra # duomenų gavimų iš kitų tarnybų.} other {Joje nėra # duomenų gavimų iš kitų tarnybų.}}',
  'backup.behind.body-list': 'Joje nėra šiame kompiuteryje importuoto notifikuotųjų įstaigų sąrašo: importuokite jį dar kartą.',
  'backup.behindNewest': 'Naujausios data – {date}.',
  'backup.behind.service-name': 'Čia pasai buvo skelbiami kitu adresu.',
  'backup.behind.other-key': 'Šio kompiuterio tarnyba pasirašė kitu raktu.',
  'backup.behind.office-draft':
    'Šiame kompiuteryje laikomas kitas patikimo sąrašo juodraštis. Jį pakeičia kopijos juodraštis. Šiame kompiuteryje panaudoti sąrašų numeriai daugiau nenaudojami.',
  'backup.behind.log-end':
    'Paskutiniai jos žurnalų įrašai neatitinka žurnalus tvarkiusio kompiuterio parašų: įrašai pašalinti, pakeisti arba pridėti.',
  'backup.behind.unreadable': 'Ankstesnės saugyklos perskaityti nepavyko, todėl nieko negalima palyginti.',
  'backup.reason': 'Priežastis: {reason}',
  'backup.bringBack': 'Atkurti atsarginę kopiją',
  'backup.bringBackHelp':
    'Naujam nešiojamajam kompiuteriui, praradus diską arba suklydus. Pirma failas patikrinamas ir parodomas jo turinys.',
  'backup.guide': 'Ar naudojote DPP Desk kitame kompiuteryje?',
  'backup.lead': 'Pakeičia šio kompiuterio duomenis: įrašus, patikimumo duomenis ir, žinant slaptafrazę, raktą.',
  'backup.damagedTitle': 'Šio kompiuterio įrašų atverti nepavyksta',
  'backup.damagedHelp':
    'Niekas nepakeista ir neištrinta. Kol neatkurta atsarginė kopija, čia nieko patikrinti negalima: toliau pasirinkite jos failą. Pažeisti įrašai laikomi atskirame aplanke. Jų negalima palyginti su kopija, todėl atkuriant reikia dviejų žmonių ir priežasties. Jei kopijos nėra, užverkite šį langą ir praneškite administratoriui.',
  'backup.drop': 'Numeskite atsarginės kopijos failą čia',
  'backup.choose': 'Pasirinkti failą',
  'backup.dropHelp': 'Jo pavadinimas baigiasi .backup. Niekas nesikeičia, kol nepamatysite, kas jame yra.',
  'backup.onlyOne': 'Vienu metu galima atkurti tik vieną kopiją. Panaudotas pirmasis failas.',
  'backup.receiving': 'Skaitomas failas: {held} iš {size}',
  'backup.halfWay': 'Gauta {held} iš {size}. Norėdami tęsti, pasirinkite tą patį failą dar kartą.',
  'backup.checking': 'Tikrinamas kiekvienas baitas ir lyginama su šiuo kompiuteriu',
  'backup.checkingHelp': 'Į pabaigą programa kelias sekundes gali neatsakyti.',
  'backup.giveUp': 'Atšaukti',
  'backup.another': 'Pasirinkti kitą failą',
  'backup.refused': 'Šio failo atkurti negalima',
  'backup.notDone': 'Atsarginė kopija neatkurta. Niekas nepakeista.',
  'backup.whole': 'Atsarginė kopija visa ir nepažeista.',
  'backup.made': 'Sukurta',
  'backup.madeBy': '{date}, sukūrė {who}',
  'backup.service': 'Tarnyba',
  'backup.version': 'Programos versija',
  'backup.trustList': 'Patikimas sąrašas',
  'backup.trustNumber': 'numeris {sequence}',
  'backup.trustNone': 'nėra',
  'backup.office': 'Kitiems tvarkomas patikimas sąrašas',
  'backup.officeNone': 'Kopijoje jo nėra. Čia tvarkomas sąrašas lieka toks, koks yra.',
  'backup.officeInside':
    '{sequence, plural, =0 {Bus atkurtas pirmojo sąrašo juodraštis} one {Bus atkurtas juodraštis po sąrašo numeris #} few {Bus atkurtas juodraštis po sąrašo numeris #} other {Bus atkurtas juodraštis po sąrašo numeris #}}, jame {count, plural, one {# išdavėjas} few {# išdavėjai} other {# išdavėjų}}.',
  'backup.officeLater':
    'Jei vėliau pasirašytas naujesnis sąrašas, prieš pasirašydami pasirinkite jo failą ekrane „Tvarkyti patikimą sąrašą“.',
  'backup.records': 'Įrašai',
  'backup.inIt': 'Atsarginėje kopijoje',
  'backup.here': 'Šiame kompiuteryje dabar',
  'backup.hereUnreadable': 'perskaityti nepavyksta',
  'backup.record.inspections': 'Patikrinimai',
  'backup.record.decisions': 'Sprendimai',
  'backup.record.passports': 'Pasai',
  'backup.record.credentials': 'Liudijimai',
  'backup.record.events': 'Įvykiai',
  'backup.signers': 'Raktas, kuriuo pasirašyti paskutiniai žurnalų įrašai',
  'backup.signersNone': 'Paskutiniai žurnalų įrašai nepasirašyti: niekas neįrodo, kad žurnalai išsamūs.',
  'backup.signer.this-computer': 'Šio kompiuterio raktas.',
  'backup.signer.earlier-backup': 'Čia žinomas: šiame kompiuteryje jau atkurta kopija, kurios žurnalai pasirašyti šiuo raktu.',
  'backup.signer.no':
    'Šis kompiuteris šio rakto nežino. Vien parašas neįrodo, kad žurnalai nepakeisti: kopiją perrašęs žmogus gali ją pasirašyti savo raktu. Palyginkite atspaudą su kopiją sukūrusiu kompiuteriu.',
  'backup.keys': 'Tarnybos raktai',
  'backup.keyRevoked': 'panaikintas',
  'backup.keyHere': 'šiame kompiuteryje',
  'backup.keysHere': 'Jau yra šiame kompiuteryje. Jie lieka tokie, kokie yra, ir kopijos slaptafrazės nereikia.',
  'backup.keysInside': 'Įtraukti, užšifruoti. Reikia slaptafrazės, pasirinktos kuriant kopiją.',
  'backup.keysOutside':
    'Neįtraukti. Kiti kompiuteriai apie tai, kas paskelbta, rodo „nežinomas išdavėjas“, kol tai iš naujo pasirašoma šio kompiuterio raktu.',
  'backup.lost': 'Yra šiame kompiuteryje, bet ne kopijoje',
  'backup.lostNothing': 'Nieko, kas įrašyta šiame kompiuteryje, netrūktų.',
  'backup.keptWhere': 'Dabartiniai duomenys neištrinami. Jie visi laikomi aplanke {folder}. Kas čia panaikinta, lieka panaikinta.',
  'backup.keptUnread':
    'Dabartiniai duomenys neištrinami. Jie visi laikomi aplanke {folder}. Kopijoje gali nebūti vėlesnių panaikinimų: importuokite naujausią patikimą sąrašą ir pakartokite panaikinimus, atliktus šiame kompiuteryje sukūrus kopiją.',
  'backup.switches': 'Kopijoje tai buvo įjungta. Šiame kompiuteryje lieka dabartinė nuostata, nebent pasirinktumėte kitaip:',
  'backup.switch.public-listener': 'Teikti pasus kitiems: {value}',
  'backup.switch.watched-folder': 'Stebėti aplanką: {value}',
  'backup.keyPassphrase': 'Atsarginės kopijos slaptafrazė',
  'backup.leaveKeys': 'Raktus palikti kopijoje',
  'backup.leaveKeysHelp': 'Tik jei slaptafrazė prarasta. Tada šis kompiuteris pasirašo savo raktu.',
  'backup.why': 'Priežastis',
  'backup.whyHelp': 'Kodėl senesni duomenys teisingi. Priežastis žurnale lieka visam laikui.',
  'backup.ask': 'Atkurti…',
  'backup.askTitle': 'Pakeisti šio kompiuterio duomenis?',
  'backup.askText':
    'Programa automatiškai paleidžiama iš naujo su {date} įrašais. Tai trunka kelias sekundes. Neišjunkite kompiuterio. Jei jis vis tiek išsijungs, bus visi senieji arba visi naujieji įrašai.',
  'backup.do': 'Atkurti',
  'backup.restoring': 'Atsarginė kopija atkuriama. Šis puslapis įkeliamas iš naujo automatiškai.',
  'backup.restoredNow': 'Atsarginė kopija atkurta.',
  'backup.restoredTitle': 'Atkurta',
  'backup.restoredFile': 'Iš failo {file}',
  'backup.restoredKeysHere': 'Kopijos raktas šiame kompiuteryje jau buvo ir lieka toks, koks buvo.',
  'backup.restoredKeys': 'Tarnyba naudoja kopijos raktą arba naujesnį šio kompiuterio raktą.',
  'backup.restoredNoKeys': 'Iš kopijos raktas nepaimtas: šis kompiuteris pasirašo savo raktu.',
  'backup.restoredAside': 'Ankstesni duomenys yra aplanke {folder}.',
  'backup.leftOff': 'Neįjungta, nors kopijoje buvo įjungta:',
  'backup.leftOffWhere.public-listener': 'Įjunkite ekrane „Nukreipimas“',
  'backup.leftOffWhere.watched-folder': 'Įjunkite nuostatose',
  'backup.notHere': 'Šiame lange negalima',
  'backup.commandFile': 'FAILAS',
  'backup.commandName': 'VARDAS',
  'backup.commandHelp':
    'FAILAS – atsarginė kopija. VARDAS – ją atkuriančio žmogaus vardas ir pavardė žurnalui. Dabartiniai duomenys laikomi atskirame aplanke.',
  'backup.next':
    'Programa vėl veikia. Jos patikimumo duomenys tokio pat senumo kaip kopija: pasitikrinkite, ar jūsų įstaiga turi naujesnį sąrašą.',
  'backup.nextTrust': 'Tikrinti patikimumo duomenis',
  'backup.nextInspect': 'Tikrinti toliau',
  'backup.fault.not-found': 'Failo arba aplanko nebėra. Vėl prijunkite atmintinę arba pasirinkite kitą.',
  'backup.fault.not-a-file': 'Tai aplankas arba nuoroda, o ne failas. Pasirinkite pačią kopiją.',
  'backup.fault.not-a-backup': 'Šis failas nėra DPP Desk atsarginė kopija. Ieškokite failo, kurio pavadinimas baigiasi .backup.',
  'backup.fault.newer': 'Kopija sukurta naujesne DPP Desk versija. Įdiekite čia tą arba vėlesnę versiją, tada atkurkite.',
  'backup.fault.truncated':
    'Failo dalies trūksta, nes jis nukopijuotas ne visas. Nukopijuokite iš viso failo arba naudokite ankstesnę kopiją.',
  'backup.fault.changed': 'Po įrašymo failas pažeistas arba pakeistas. Nukopijuokite dar kartą arba naudokite kitą kopiją.',
  'backup.fault.damaged-store': 'Jame esantys įrašai pažeisti. Naudokite kitą atsarginę kopiją.',
  'backup.fault.foreign-schema': 'Faile yra tai, ko DPP Desk niekada neįrašo. Nenaudokite jo ir praneškite administratoriui.',
  'backup.fault.broken-log': 'Šios kopijos žurnalo įrašas pakeistas arba jo trūksta. Nenaudokite jos ir praneškite administratoriui.',
  'backup.fault.bad-settings':
    'Su šios kopijos nuostatomis tarnybos paleisti nepavyko. Niekas nepakeista. Naudokite kitą kopiją ir praneškite administratoriui.',
  'backup.fault.no-room': 'Diske trūksta vietos. Reikia maždaug trigubai daugiau vietos, nei užima failas.',
  'backup.fault.exists': 'Failas tokiu pavadinimu jau yra. Pasirinkite kitą aplanką.',
  'backup.fault.passphrase-needed': 'Tarnybos raktui reikia bent 12 ženklų slaptafrazės.',
  'backup.fault.passphrase-wrong':
    'Ši slaptafrazė raktų neatrakina. Patikrinkite didžiąsias raides ir tarpus ir bandykite dar kartą. Be jos raktus galima tik palikti kopijoje.',
  'backup.fault.office-draft':
    'Patikimo sąrašo juodraščio perskaityti nepavyksta. Patikrinkite jį ekrane „Tvarkyti patikimą sąrašą“ arba perkelkite jo failą ir bandykite dar kartą.',
  'backup.fault.running':
    'Įrašus atvėrusi kita programa, pavyzdžiui, komanda arba antra DPP Desk tarnyba. Sustabdykite ją ir bandykite dar kartą.',
  'backup.fault.rollback': 'Kopijoje nėra dalies to, kas yra šiame kompiuteryje. Nurodykite, kodėl vis dėlto atkuriate.',
  'backup.fault.second-person': 'Šiame kompiuteryje tai turi patvirtinti du žmonės. Įveskite antrojo vardą ir pavardę.',
  'backup.fault.busy':
    'Taikomas ar kuriamas paketas arba gaunami pasai. Palaukite, kol bus baigta, arba sustabdykite ir bandykite dar kartą.',
  'backup.fault.not-here': 'Šią foninę programą komanda paleido administratorius. Jis turi ją sustabdyti ir įvykdyti „desk restore“.',
  'backup.fault.failed': 'Nepavyko. Paleiskite programą iš naujo ir bandykite dar kartą. Jei tai pasikartos, praneškite administratoriui.',
  'backup.fault.large':
    'Kopijavimas gali trukti kelias minutes, ir tol programa neatsako. Paspauskite dar kartą, kai programos niekas nenaudos.',
  'backup.nowLarge': 'Kopijuoti ir laukti',
};
