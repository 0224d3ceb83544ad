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
    'Šis logs vairs nav pieteicies darbgaldā. Atveriet jaunu vienreizēju adresi: kamēr programma darbojas, to izdrukā “desk address”.',
  'frame.maintenance': 'Apkope kopš {time}, {who}: {reason}. Pārbaudes un izmaiņas gaida.',
  'frame.down': 'Darbgalds neatbild. Nekas nav zaudēts. Šis logs turpina mēģināt.',
  'frame.downSince': 'Nav atbildes kopš {time}',
  'frame.back': 'Darbgalds atkal atbild.',
  'frame.trust': 'Uzticamības dati',
  'frame.trustNone': 'šajā datorā nav',
  'frame.trustState': '{state, select, fresh {aktuāli} stale {jāatjaunina} expired {novecojuši} other {nav}}',
  'frame.issuers': '{count, plural, =0 {nav izdevēju} zero {# izdevēju} one {# izdevējs} other {# izdevēji}}',
  'frame.sampleLoaded': 'Paraugu kopa ir ielādēta. Viss no tās ir apzīmēts ar vārdu PARAUGS.',
  'frame.notice.workbench-restarted': 'Darbgalds tika palaists no jauna. Katra pabeigtā pārbaude ir žurnālā.',
  'frame.notice.backup-restored':
    'Rezerves kopija ir atjaunota, un šim datoram atkal ir tā ieraksti. Iestatījumos redzams, kas ir atjaunots un kas nav.',
  'frame.notice.wanted-arrived': 'Saņemtas trūkstošās pases, pārbaudes atkārtotas. Rezultāti ir žurnālā.',
  'frame.notice.issuer-arrived':
    'Kļuvuši zināmi izdevēji vai atslēgas: tas, kas bija no nezināma izdevēja, ir pārbaudīts vēlreiz. Rezultāti ir žurnālā.',
  'frame.notice.own-list-waiting':
    'Ir importēts šā dienesta statusa saraksts, kas atsauktu vai apturētu daudzas tā pases vai kura atslēga bija nomainīta, pirms saraksts pirmoreiz saņemts. Nekas nav atsaukts: to apstiprina vai noraida cilvēks ekrānā “Uzticamība” vai ar komandu desk status recall.',
  'frame.notice.own-list-newer':
    'Atsaukumi ir piemēroti vēlreiz: šā dienesta statusa saraksts bija jaunāks par tā datiem, tātad šeit bija atjaunota veca datu kopija.',
  'frame.notice.log-changed':
    'Žurnāls nav tāds, kādu parakstīja šis dators: cita programma ierakstus ir mainījusi, dzēsusi vai pievienojusi. Nepaļaujieties uz to un ziņojiet administratoram:',
  'frame.notice.log-key-new':
    'Turpmāk žurnālu paraksta ar jaunu šā datora atslēgu, jo iepriekšējās vairs nav. Agrākie ieraksti ir ietverti tādi, kādi tie tika atrasti.',
  'frame.notice.modes-mended': 'Datu mapes faili bija pieejami citiem šā datora lietotājiem. Tagad tie pieejami tikai īpašniekam:',
  'frame.notice.modes-open':
    'Citi šā datora lietotāji var lasīt vai mainīt datu mapes failus, un šeit to nevar labot. Ziņojiet administratoram:',
  'frame.notice.public-restarted': 'Publiskais dienests tika palaists no jauna.',
  'frame.notice.backup-late': 'Jaunākā rezerves kopija ir vecāka, nekā plānots. Sk. Iestatījumi, Rezerves kopija.',
  'frame.notice.log-file-failed': 'Dienesta žurnāla failā nevar rakstīt. Atbrīvojiet vietu vai sk. desk doctor.',
  'frame.notice.certificate-ends':
    'Novirzīšanas dienesta sertifikāts beigsies 30 dienu laikā vai ir beidzies. Ekrānā Novirzīšanas dienests norādīts, kad un kas jādara.',
  'frame.notice.clock-behind':
    'Šā datora pulkstenis atpaliek. Kamēr tas nav noregulēts, datumus nevar izvērtēt. Ja tas ir pareizs un agrāk gāja pa priekšu, norādiet to ekrānā “Uzticamība”.',
  'frame.notice.self-test-failed': 'Paštests neizdevās: nepaļaujieties uz šā datora slēdzieniem. Ziņojiet administratoram.',
  'frame.engineOld':
    'Šīs lietotnes pārlūka dzinējs ir no {day} vai agrāks. Dzinējiem, kas vecāki par sešiem mēnešiem, ir zināmas drošības nepilnības: instalējiet pašreizējo versiju. Lietotne pati to nemeklē.',
  'frame.dismiss': 'Aizvērt šo paziņojumu',
  'frame.noSuchScreen': 'Šāda ekrāna nav',
  'frame.noSuchScreenHelp': 'Adrese nenorāda nevienu no kreisajā pusē esošajiem ekrāniem.',
  'frame.notLoaded': 'Šo ekrānu neizdevās ielādēt',
  'frame.notLoadedHelp': 'To sūta darbgalds, kas pašlaik neatbild. Ielādējiet ekrānu vēlreiz, kad darbgalds atbildēs.',
  'frame.toInspect': 'Uz pārbaudi',
  'frame.crashed': 'Šis ekrāns pārstāja darboties',
  'frame.crashedHelp': 'Agrāk pārbaudītais ir žurnālā. Ielādējiet ekrānu vēlreiz; ja tas atkārtojas, paziņojiet tālāk redzamo tekstu.',
  'frame.reload': 'Ielādēt vēlreiz',
};
