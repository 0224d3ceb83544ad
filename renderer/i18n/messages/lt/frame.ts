// Messages of the frame around the screens: navigation, notices, errors, in Lithuanian.
import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Tikrinimas',
  'frame.inspections': 'Patikrinimai',
  'frame.passports': 'Pasai',
  'frame.packs': 'Paketai',
  'frame.trustScreen': 'Patikimumas',
  'frame.bodies': 'Notifikuotosios įstaigos',
  'frame.resolver': 'Nukreipimas',
  'frame.settings': 'Nuostatos',
  'frame.navigation': 'Ekranai',
  'frame.skip': 'Pereiti prie turinio',
  'frame.language': 'Kalba',
  'frame.sessionOver':
    'Šis langas nebeprisijungęs prie foninės programos. Atverkite naują vienkartinį adresą: kol programa veikia, jį išveda „desk address“.',
  'frame.maintenance': 'Priežiūra nuo {time}, pradėjo {who}: {reason}. Patikrinimai ir pakeitimai turi palaukti.',
  'frame.down': 'Foninė programa neatsako. Niekas neprarasta. Šis langas bando toliau.',
  'frame.downSince': 'Neatsako nuo {time}',
  'frame.back': 'Foninė programa vėl atsako.',
  'frame.trust': 'Patikimumo duomenys',
  'frame.trustNone': 'šiame kompiuteryje nėra',
  'frame.trustState': '{state, select, fresh {aktualu} stale {atnaujintina} expired {pasenę} other {nėra}}',
  'frame.issuers': '{count, plural, =0 {išdavėjų nėra} one {# išdavėjas} few {# išdavėjai} other {# išdavėjų}}',
  'frame.sampleLoaded': 'Įkeltas pavyzdžių rinkinys. Visa, kas iš jo, pažymėta žodžiu PAVYZDYS.',
  'frame.notice.workbench-restarted': 'Foninė programa paleista iš naujo. Kiekvienas užbaigtas patikrinimas yra žurnale.',
  'frame.notice.backup-restored':
    'Atkurta atsarginė kopija, šis kompiuteris vėl turi savo įrašus. Kas atkurta ir kas ne, rodoma nuostatose.',
  'frame.notice.wanted-arrived': 'Gauta trūkstamų pasų, patikrinimai pakartoti. Rezultatai yra žurnale.',
  'frame.notice.issuer-arrived':
    'Tapo žinomi nauji išdavėjai arba raktai: tai, kas gauta iš nežinomo išdavėjo, patikrinta dar kartą. Rezultatai yra žurnale.',
  'frame.notice.own-list-waiting':
    'Dėl importuoto šios tarnybos būsenos sąrašo reikia sprendimo: jis panaikintų arba sustabdytų daug pasų arba jį pasirašęs raktas pakeistas prieš pirmą kartą pamatant sąrašą. Niekas nepanaikinta. Patvirtinkite arba atmeskite sąrašą ekrane „Patikimumas“ arba komanda desk status recall.',
  'frame.notice.own-list-newer':
    'Panaikinimai pritaikyti iš naujo: šios tarnybos būsenos sąrašas buvo naujesnis už jos duomenis, taigi čia buvo atkurta sena duomenų kopija.',
  'frame.notice.log-changed':
    'Žurnalas nėra toks, kokį pasirašė šis kompiuteris: kita programa įrašus pakeitė, pašalino arba pridėjo. Juo nesiremkite ir praneškite administratoriui:',
  'frame.notice.log-key-new':
    'Šis kompiuteris dabar žurnalą pasirašo nauju raktu, nes ankstesnio rakto trūksta. Ar ankstesni įrašai pakeisti, jis parodyti negali.',
  'frame.notice.modes-mended':
    'Duomenų aplanko failai buvo prieinami kitiems šio kompiuterio naudotojams. Dabar juos skaityti ir keisti gali tik savininkas:',
  'frame.notice.modes-open':
    'Kiti šio kompiuterio naudotojai gali skaityti arba keisti duomenų aplanko failus, ir programa to ištaisyti negali. Praneškite administratoriui:',
  'frame.notice.public-restarted': 'Viešoji tarnyba paleista iš naujo.',
  'frame.notice.backup-late': 'Naujausia atsarginė kopija senesnė, nei planuota. Žr. Nuostatos, Atsarginė kopija.',
  'frame.notice.log-file-failed': 'Į tarnybos žurnalo failą rašyti nepavyksta. Atlaisvinkite vietos diske arba įvykdykite desk doctor.',
  'frame.notice.certificate-ends':
    'Nukreipimo tarnybos sertifikatas baigs galioti per 30 dienų arba jau nebegalioja. Ekrane „Nukreipimas“ nurodyta, kada ir ką daryti.',
  'frame.notice.clock-behind':
    'Šio kompiuterio laikrodis vėluoja. Kol jis nenustatytas, datų vertinti negalima. Jei dabar jis teisingas, o anksčiau skubėjo, patvirtinkite tai ekrane „Patikimumas“.',
  'frame.notice.self-test-failed': 'Savitikra nepavyko: šio kompiuterio išvadomis nesiremkite. Praneškite administratoriui.',
  'frame.engineOld':
    'Šios programos naršyklės variklio data – {day} arba ankstesnė. Senesni nei šešių mėnesių varikliai turi žinomų saugumo spragų: įdiekite dabartinę versiją. Programa pati naujinimų neieško.',
  'frame.dismiss': 'Užverti šį pranešimą',
  'frame.noSuchScreen': 'Tokio ekrano nėra',
  'frame.noSuchScreenHelp': 'Adresas neatitinka nė vieno iš kairėje esančių ekranų.',
  'frame.notLoaded': 'Šio ekrano įkelti nepavyko',
  'frame.notLoadedHelp': 'Jis gaunamas iš foninės programos, o ši dabar neatsako. Įkelkite ekraną dar kartą, kai foninė programa atsakys.',
  'frame.toInspect': 'Į tikrinimą',
  'frame.crashed': 'Šis ekranas nustojo veikti',
  'frame.crashedHelp':
    'Kas patikrinta anksčiau, yra žurnale. Įkelkite ekraną dar kartą; jei tai pasikartos, praneškite toliau pateiktą tekstą.',
  'frame.reload': 'Įkelti dar kartą',
};
