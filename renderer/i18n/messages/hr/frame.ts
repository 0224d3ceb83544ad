// Messages of the frame around the screens: navigation, notices, errors, in Croatian.
import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Pregledaj',
  'frame.inspections': 'Pregledi',
  'frame.passports': 'Putovnice',
  'frame.packs': 'Paketi',
  'frame.trustScreen': 'Povjerenje',
  'frame.bodies': 'Prijavljena tijela',
  'frame.resolver': 'Resolver',
  'frame.settings': 'Postavke',
  'frame.navigation': 'Zasloni',
  'frame.skip': 'Preskoči na sadržaj',
  'frame.language': 'Jezik',
  'frame.sessionOver':
    'Ovaj prozor više nije prijavljen u radni servis. Otvorite novu jednokratnu adresu; „desk address” ispisuje je dok program radi.',
  'frame.maintenance': 'U održavanju od {time}, započeo: {who}. Razlog: {reason}. Pregledi i promjene moraju pričekati.',
  'frame.down': 'Radni servis ne odgovara. Ništa nije izgubljeno. Ovaj prozor nastavlja pokušavati.',
  'frame.downSince': 'Bez odgovora od {time}',
  'frame.back': 'Radni servis ponovno odgovara.',
  'frame.trust': 'Podaci o povjerenju',
  'frame.trustNone': 'nema ih na ovom računalu',
  'frame.trustState': '{state, select, fresh {ažurni} stale {treba obnoviti} expired {zastarjeli} other {nema ih}}',
  'frame.issuers': '{count, plural, =0 {nema izdavatelja} one {# izdavatelj} few {# izdavatelja} other {# izdavatelja}}',
  'frame.sampleLoaded': 'Skup primjera je učitan. Sve iz njega nosi oznaku PRIMJER.',
  'frame.notice.workbench-restarted': 'Radni servis ponovno je pokrenut. Svaki dovršeni pregled je u dnevniku.',
  'frame.notice.backup-restored':
    'Vraćena je sigurnosna kopija i ovo računalo opet ima njezine zapise. Postavke pokazuju što je vraćeno, a što nije.',
  'frame.notice.wanted-arrived': 'Stigle su putovnice koje su nedostajale; pregledi su ponovljeni. Rezultati su u dnevniku.',
  'frame.notice.issuer-arrived':
    'Poznati su novi izdavatelji ili ključevi: ono što je bilo od nepoznatih izdavatelja ponovno je pregledano. Rezultati su u dnevniku.',
  'frame.notice.own-list-waiting':
    'Za uvezeni popis statusa ove usluge potrebna je odluka: opozvao bi ili suspendirao mnoge putovnice ili je ključ kojim je potpisan zamijenjen prije nego što je popis prvi put viđen. Ništa nije opozvano. Potvrdite ili odbijte popis pod Povjerenje ili naredbom desk status recall.',
  'frame.notice.own-list-newer':
    'Opozivi su ponovno primijenjeni: popis statusa ove usluge bio je noviji od njezinih podataka, što znači da je ovdje bila vraćena stara kopija podataka.',
  'frame.notice.log-changed':
    'Dnevnik nije onaj koji je ovo računalo potpisalo: drugi je program promijenio, uklonio ili dodao zapise. Ne oslanjajte se na njega i obavijestite administratora:',
  'frame.notice.log-key-new':
    'Ovo računalo sada potpisuje dnevnik novim ključem jer prijašnji ključ nedostaje. Ne može pokazati jesu li raniji zapisi mijenjani.',
  'frame.notice.modes-mended':
    'Datoteke mape s podacima bile su dostupne drugim korisnicima ovog računala. Sada ih može čitati ili mijenjati samo njihov vlasnik:',
  'frame.notice.modes-open':
    'Drugi korisnici ovog računala mogu čitati ili mijenjati datoteke mape s podacima, a aplikacija to ne može ispraviti. Obavijestite administratora:',
  'frame.notice.public-restarted': 'Javna usluga ponovno je pokrenuta.',
  'frame.notice.backup-late': 'Najnovija sigurnosna kopija starija je nego što je planirano. Pogledajte Postavke, Sigurnosna kopija.',
  'frame.notice.log-file-failed': 'U datoteku dnevnika usluge ne može se pisati. Oslobodite prostor na disku ili pokrenite desk doctor.',
  'frame.notice.certificate-ends':
    'Certifikat resolvera istječe u roku od 30 dana ili je istekao. Zaslon Resolver kaže kada i što učiniti.',
  'frame.notice.clock-behind':
    'Sat ovog računala kasni. Datumi se ne mogu ocijeniti dok ga ne namjestite. Ako je sada točan, a prije je žurio, potvrdite to na zaslonu Povjerenje.',
  'frame.notice.self-test-failed': 'Samoprovjera nije uspjela: ne oslanjajte se na ocjene ovog računala. Obavijestite administratora.',
  'frame.engineOld':
    'Mehanizam preglednika ove aplikacije potječe od {day} ili ranije. Mehanizmi stariji od šest mjeseci imaju poznate sigurnosne propuste: instalirajte aktualnu inačicu. Aplikacija sama ne provjerava ažuriranja.',
  'frame.dismiss': 'Zatvori obavijest',
  'frame.noSuchScreen': 'Takav zaslon ne postoji',
  'frame.noSuchScreenHelp': 'Adresa ne označava nijedan od zaslona slijeva.',
  'frame.notLoaded': 'Ovaj zaslon nije se mogao učitati',
  'frame.notLoadedHelp': 'Dolazi iz radnog servisa, koji trenutačno ne odgovara. Učitajte ga ponovno kad radni servis odgovori.',
  'frame.toInspect': 'Na Pregledaj',
  'frame.crashed': 'Ovaj zaslon je prestao raditi',
  'frame.crashedHelp':
    'Ono što je prije pregledano nalazi se u dnevniku. Ponovno učitajte zaslon; ako se ponovi, prijavite tekst u nastavku.',
  'frame.reload': 'Učitaj ponovno',
};
