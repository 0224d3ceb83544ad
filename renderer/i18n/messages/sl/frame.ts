// Messages of the frame around the screens: navigation, notices, errors, in Slovenian.
import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Preglej',
  'frame.inspections': 'Pregledi',
  'frame.passports': 'Potni listi',
  'frame.packs': 'Paketi',
  'frame.trustScreen': 'Zaupanje',
  'frame.bodies': 'Priglašeni organi',
  'frame.resolver': 'Resolver',
  'frame.settings': 'Nastavitve',
  'frame.navigation': 'Zasloni',
  'frame.skip': 'Skoči na vsebino',
  'frame.language': 'Jezik',
  'frame.sessionOver':
    'To okno ni več prijavljeno v delovno storitev. Odprite nov enkratni naslov; „desk address“ ga izpiše, dokler program teče.',
  'frame.maintenance': 'V vzdrževanju od {time}, začel: {who}. Razlog: {reason}. Pregledi in spremembe morajo počakati.',
  'frame.down': 'Delovna storitev se ne odziva. Nič ni izgubljeno. To okno poskuša naprej.',
  'frame.downSince': 'Brez odgovora od {time}',
  'frame.back': 'Delovna storitev se spet odziva.',
  'frame.trust': 'Podatki o zaupanju',
  'frame.trustNone': 'jih ni na tem računalniku',
  'frame.trustState': '{state, select, fresh {ažurni} stale {treba obnoviti} expired {zastareli} other {jih ni}}',
  'frame.issuers':
    '{count, plural, =0 {ni izdajateljev} one {# izdajatelj} two {# izdajatelja} few {# izdajatelji} other {# izdajateljev}}',
  'frame.sampleLoaded': 'Nabor primerov je naložen. Vse iz njega nosi oznako PRIMER.',
  'frame.notice.workbench-restarted': 'Delovna storitev je bila znova zagnana. Vsak končan pregled je v dnevniku.',
  'frame.notice.backup-restored':
    'Obnovljena je bila varnostna kopija in ta računalnik ima spet njene zapise. Nastavitve kažejo, kaj je bilo obnovljeno in kaj ne.',
  'frame.notice.wanted-arrived': 'Manjkajoči potni listi so prispeli; pregledi so bili ponovljeni. Rezultati so v dnevniku.',
  'frame.notice.issuer-arrived':
    'Znani so novi izdajatelji ali ključi: kar je bilo od neznanih izdajateljev, je bilo znova pregledano. Rezultati so v dnevniku.',
  'frame.notice.own-list-waiting':
    'O uvoženem seznamu stanj te storitve je treba odločiti: preklical ali začasno preklical bi veliko potnih listov ali pa je bil ključ, s katerim je podpisan, zamenjan, preden je bil seznam prvič viden. Nič ni bilo preklicano. Seznam potrdite ali zavrnite pod Zaupanje ali z ukazom desk status recall.',
  'frame.notice.own-list-newer':
    'Preklici so bili znova uporabljeni: seznam stanj te storitve je bil novejši od njenih podatkov, torej je bila tu obnovljena stara kopija podatkov.',
  'frame.notice.log-changed':
    'Dnevnik ni tisti, ki ga je podpisal ta računalnik: drug program je spremenil, odstranil ali dodal zapise. Ne zanašajte se nanj in obvestite skrbnika:',
  'frame.notice.log-key-new':
    'Ta računalnik zdaj podpisuje dnevnik z novim ključem, ker prejšnji ključ manjka. Ne more pokazati, ali so bili prejšnji zapisi spremenjeni.',
  'frame.notice.modes-mended':
    'Datoteke v mapi s podatki so bile dostopne drugim uporabnikom tega računalnika. Zdaj jih lahko bere ali spreminja le njihov lastnik:',
  'frame.notice.modes-open':
    'Drugi uporabniki tega računalnika lahko berejo ali spreminjajo datoteke v mapi s podatki, aplikacija pa tega ne more popraviti. Obvestite skrbnika:',
  'frame.notice.public-restarted': 'Javna storitev je bila znova zagnana.',
  'frame.notice.backup-late': 'Najnovejša varnostna kopija je starejša, kot je načrtovano. Glejte Nastavitve, Varnostna kopija.',
  'frame.notice.log-file-failed': 'V datoteko dnevnika storitve ni mogoče pisati. Sprostite prostor na disku ali zaženite desk doctor.',
  'frame.notice.certificate-ends': 'Potrdilo resolverja poteče v 30 dneh ali je poteklo. Zaslon Resolver pokaže, kdaj in kaj storiti.',
  'frame.notice.clock-behind':
    'Ura tega računalnika zaostaja. Datumov ni mogoče presoditi, dokler je ne nastavite. Če je zdaj točna in je prej prehitevala, to potrdite na zaslonu Zaupanje.',
  'frame.notice.self-test-failed': 'Samopreizkus ni uspel: ne zanašajte se na ocene tega računalnika. Obvestite skrbnika.',
  'frame.engineOld':
    'Pogon brskalnika v tej aplikaciji je z dne {day} ali starejši. Pogoni, starejši od šestih mesecev, imajo znane varnostne pomanjkljivosti: namestite aktualno različico. Aplikacija posodobitev ne preverja.',
  'frame.dismiss': 'Zapri obvestilo',
  'frame.noSuchScreen': 'Takega zaslona ni',
  'frame.noSuchScreenHelp': 'Naslov ne označuje nobenega od zaslonov na levi.',
  'frame.notLoaded': 'Tega zaslona ni bilo mogoče naložiti',
  'frame.notLoadedHelp': 'Prihaja iz delovne storitve, ki se trenutno ne odziva. Naložite ga znova, ko se delovna storitev odzove.',
  'frame.toInspect': 'Na Preglej',
  'frame.crashed': 'Ta zaslon je prenehal delovati',
  'frame.crashedHelp': 'Kar je bilo pregledano prej, je v dnevniku. Znova naložite zaslon; če se ponovi, sporočite spodnje besedilo.',
  'frame.reload': 'Naloži znova',
};
