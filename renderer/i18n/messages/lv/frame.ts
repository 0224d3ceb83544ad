// Messages of the frame around the screens: navigation, notices, errors, in Latvian.
import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Pārbaude',
  'frame.inspections': 'Pārbaudes',
  'frame.passports': 'Pases',
  'frame.packs': 'Pakotnes',
  'frame.trustScreen': 'Uzticamība',
  'frame.bodies': 'Paziņotās struktūras',
  'frame.resolver': 'Novirzīšana',
  'frame.settings': 'Iestatījumi',
  'frame.navigation': 'Ekrāni',
  'frame.skip': 'Pāriet uz saturu',
  'frame.language': 'Valoda',
  'frame.sessionOver':
    'Šis logs vairs nav pieteicies fona programmā. Atveriet jaunu vienreizēju adresi: kamēr programma darbojas, to izdrukā “desk address”.',
  'frame.maintenance': 'Apkope kopš {time}, sāka {who}: {reason}. Pārbaudēm un izmaiņām jāgaida.',
  'frame.down': 'Fona programma neatbild. Nekas nav zaudēts. Šis logs turpina mēģināt.',
  'frame.downSince': 'Nav atbildes kopš {time}',
  'frame.back': 'Fona programma atkal atbild.',
  'frame.trust': 'Uzticamības dati',
  'frame.trustNone': 'šajā datorā nav',
  'frame.trustState': '{state, select, fresh {aktuāli} stale {jāatjaunina} expired {novecojuši} other {nav}}',
  'frame.issuers': '{count, plural, =0 {nav izdevēju} zero {# izdevēju} one {# izdevējs} other {# izdevēji}}',
  'frame.sampleLoaded': 'Paraugu kopa ir ielādēta. Viss no tās ir apzīmēts ar vārdu PARAUGS.',
  'frame.notice.workbench-restarted': 'Fona programma tika palaista no jauna. Katra pabeigtā pārbaude ir žurnālā.',
  'frame.notice.backup-restored':
    'Rezerves kopija ir atjaunota, un šim datoram atkal ir tā ieraksti. Iestatījumos redzams, kas ir atjaunots un kas nav.',
  'frame.notice.wanted-arrived': 'Saņemtas trūkstošās pases, pārbaudes atkārtotas. Rezultāti ir žurnālā.',
  'frame.notice.issuer-arrived':
    'Kļuvuši zināmi jauni izdevēji vai atslēgas: tas, kas bija no nezināma izdevēja, ir pārbaudīts vēlreiz. Rezultāti ir žurnālā.',
  'frame.notice.own-list-waiting':
    'Par importētu šā dienesta statusa sarakstu jāpieņem lēmums: tas atsauktu vai apturētu daudzas pases, vai arī atslēga, ar ko tas parakstīts, bija nomainīta, pirms saraksts pirmoreiz redzēts. Nekas nav atsaukts. Apstipriniet vai noraidiet sarakstu ekrānā “Uzticamība” vai ar komandu desk status recall.',
  'frame.notice.own-list-newer':
    'Atsaukumi ir piemēroti vēlreiz: šā dienesta statusa saraksts bija jaunāks par tā datiem, tātad šeit bija atjaunota veca datu kopija.',
  'frame.notice.log-changed':
    'Žurnāls nav tāds, kādu parakstīja šis dators: cita programma ierakstus ir mainījusi, dzēsusi vai pievienojusi. Nepaļaujieties uz to un ziņojiet administratoram:',
  'frame.notice.log-key-new':
    'Šis dators tagad paraksta žurnālu ar jaunu atslēgu, jo iepriekšējās trūkst. Tas nevar parādīt, vai agrākie ieraksti ir mainīti.',
  'frame.notice.modes-mended':
    'Datu mapes faili bija pieejami citiem šā datora lietotājiem. Tagad tos var lasīt un mainīt tikai īpašnieks:',
  'frame.notice.modes-open':
    'Citi šā datora lietotāji var lasīt vai mainīt datu mapes failus, un lietotne to nevar labot. Ziņojiet administratoram:',
  'frame.notice.public-restarted': 'Publiskais dienests tika palaists no jauna.',
  'frame.notice.backup-late': 'Jaunākā rezerves kopija ir vecāka, nekā plānots. Sk. Iestatījumi, Rezerves kopija.',
  'frame.notice.log-file-failed': 'Dienesta žurnāla failā nevar rakstīt. Atbrīvojiet vietu diskā vai palaidiet desk doctor.',
  'frame.notice.certificate-ends':
    'Novirzīšanas dienesta sertifikāta derīgums beigsies 30 dienu laikā vai ir beidzies. Ekrānā “Novirzīšana” redzams, kad un kas jādara.',
  'frame.notice.clock-behind':
    'Šā datora pulkstenis atpaliek. Kamēr tas nav noregulēts, datumus nevar izvērtēt. Ja tas tagad ir pareizs un agrāk gāja pa priekšu, apstipriniet to ekrānā “Uzticamība”.',
  'frame.notice.self-test-failed': 'Paštests neizdevās: nepaļaujieties uz šā datora slēdzieniem. Ziņojiet administratoram.',
  'frame.engineOld':
    'Šīs lietotnes pārlūka dzinējs ir no {day} vai agrāks. Dzinējiem, kas vecāki par sešiem mēnešiem, ir zināmas drošības nepilnības: instalējiet pašreizējo versiju. Lietotne pati atjauninājumus nemeklē.',
  'frame.dismiss': 'Aizvērt šo paziņojumu',
  'frame.noSuchScreen': 'Šāda ekrāna nav',
  'frame.noSuchScreenHelp': 'Adrese neatbilst nevienam no kreisajā pusē esošajiem ekrāniem.',
  'frame.notLoaded': 'Šo ekrānu neizdevās ielādēt',
  'frame.notLoadedHelp': 'To sūta fona programma, kas pašlaik neatbild. Ielādējiet ekrānu vēlreiz, kad fona programma atbildēs.',
  'frame.toInspect': 'Uz pārbaudi',
  'frame.crashed': 'Šis ekrāns pārstāja darboties',
  'frame.crashedHelp': 'Agrāk pārbaudītais ir žurnālā. Ielādējiet ekrānu vēlreiz; ja tas atkārtojas, paziņojiet tālāk redzamo tekstu.',
  'frame.reload': 'Ielādēt vēlreiz',
};
