// Messages of the frame around the screens: navigation, notices, errors, in Estonian.
import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Kontroll',
  'frame.inspections': 'Kontrollid',
  'frame.passports': 'Passid',
  'frame.packs': 'Paketid',
  'frame.trustScreen': 'Usaldus',
  'frame.bodies': 'Teavitatud asutused',
  'frame.resolver': 'Suunamine',
  'frame.settings': 'Sätted',
  'frame.navigation': 'Vaated',
  'frame.skip': 'Liigu sisu juurde',
  'frame.language': 'Keel',
  'frame.sessionOver':
    'See aken ei ole enam taustaprogrammi sisse logitud. Avage uus ühekordne aadress: programmi töötamise ajal väljastab selle „desk address“.',
  'frame.maintenance': 'Hoolduses alates {time}, algatas {who}: {reason}. Kontrollid ja muudatused peavad ootama.',
  'frame.down': 'Taustaprogramm ei vasta. Midagi ei ole kaduma läinud. Aken proovib edasi.',
  'frame.downSince': 'Vastust ei ole alates {time}',
  'frame.back': 'Taustaprogramm vastab jälle.',
  'frame.trust': 'Usaldusandmed',
  'frame.trustNone': 'selles arvutis puuduvad',
  'frame.trustState': '{state, select, fresh {ajakohased} stale {vajavad uuendamist} expired {vananenud} other {puuduvad}}',
  'frame.issuers': '{count, plural, =0 {väljaandjaid ei ole} one {# väljaandja} other {# väljaandjat}}',
  'frame.sampleLoaded': 'Näidiskogu on laaditud. Kõik sellest pärinev kannab märget NÄIDIS.',
  'frame.notice.workbench-restarted': 'Taustaprogramm käivitati uuesti. Kõik lõpetatud kontrollid on logis.',
  'frame.notice.backup-restored': 'Varukoopia taastati ja selle arvuti kirjed on jälle olemas. Sätetes on näha, mis taastati ja mis mitte.',
  'frame.notice.wanted-arrived': 'Puuduvad passid saabusid; kontrollid tehti uuesti. Tulemused on logis.',
  'frame.notice.issuer-arrived':
    'Teada on uusi väljaandjaid või võtmeid: tundmatult väljaandjalt pärinev kontrolliti uuesti. Tulemused on logis.',
  'frame.notice.own-list-waiting':
    'Selle teenuse imporditud olekuloend vajab otsust: see tühistaks või peataks palju passe või on loendi allkirjastanud võti vahetatud välja enne, kui loendit esmakordselt nähti. Midagi ei tühistatud. Kinnitage loend või lükake see tagasi vaates „Usaldus“ või käsuga desk status recall.',
  'frame.notice.own-list-newer':
    'Tühistamised rakendati uuesti: selle teenuse olekuloend oli uuem kui tema andmed, seega oli siin taastatud andmete vana koopia.',
  'frame.notice.log-changed':
    'Logi ei ole selline, nagu see arvuti allkirjastas: teine programm on kirjeid muutnud, kustutanud või lisanud. Ärge sellele tuginege ja teatage administraatorile:',
  'frame.notice.log-key-new':
    'See arvuti allkirjastab logi nüüd uue võtmega, sest senine võti puudub. See ei näita, kas varasemaid kirjeid on muudetud.',
  'frame.notice.modes-mended':
    'Andmekausta failid olid avatud selle arvuti teistele kasutajatele. Nüüd saab neid lugeda ja muuta ainult omanik:',
  'frame.notice.modes-open':
    'Selle arvuti teised kasutajad saavad andmekausta faile lugeda või muuta ja rakendus ei saa seda parandada. Teatage administraatorile:',
  'frame.notice.public-restarted': 'Avalik teenus käivitati uuesti.',
  'frame.notice.backup-late': 'Uusim varukoopia on kavandatust vanem. Vt Sätted, Varukoopia.',
  'frame.notice.log-file-failed': 'Teenuse logifaili ei saa kirjutada. Vabastage kettaruumi või käivitage desk doctor.',
  'frame.notice.certificate-ends':
    'Suunamisteenuse sertifikaat aegub 30 päeva jooksul või on aegunud. Vaates „Suunamine“ on näha, millal ja mida teha.',
  'frame.notice.clock-behind':
    'Selle arvuti kell on taga. Kuupäevi ei saa hinnata enne, kui see on õigeks seatud. Kui kell on nüüd õige ja käis varem ette, kinnitage see vaates „Usaldus“.',
  'frame.notice.self-test-failed': 'Enesekontroll ei õnnestunud: ärge tuginege selle arvuti järeldustele. Teatage administraatorile.',
  'frame.engineOld':
    'Rakenduse veebimootor on pärit {day} või varasemast ajast. Üle kuue kuu vanustel mootoritel on teadaolevaid turvavigu: paigaldage praegune versioon. Rakendus ise uuendusi ei otsi.',
  'frame.dismiss': 'Sulge see teade',
  'frame.noSuchScreen': 'Sellist vaadet ei ole',
  'frame.noSuchScreenHelp': 'Aadress ei vasta ühelegi vasakul olevale vaatele.',
  'frame.notLoaded': 'Seda vaadet ei õnnestunud laadida',
  'frame.notLoadedHelp': 'Vaade tuleb taustaprogrammist, mis praegu ei vasta. Laadige see uuesti, kui taustaprogramm vastab.',
  'frame.toInspect': 'Kontrolli juurde',
  'frame.crashed': 'See vaade lakkas töötamast',
  'frame.crashedHelp': 'Varem kontrollitu on logis. Laadige vaade uuesti; kui see kordub, edastage allolev tekst.',
  'frame.reload': 'Laadi uuesti',
};
