// Messages of the want-list, in Croatian.
import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Putovnice koje nedostaju',
  'wantList.lead':
    'Ovdje skenirane bez kopije putovnice, dakle neprovjerene. Odnesite popis na računalo s mrežom. Kad putovnice stignu, pregledi se ponavljaju.',
  'wantList.save': 'Spremi popis',
  'wantList.qr': 'Prikaži kao QR kodove',
  'wantList.qrPart': 'QR kod {part} od {count}',
  'wantList.qrHelp':
    'Drugo računalo dodaje ove kodove svojem popisu kad skenira {count, plural, one {ove QR kodove ({count})} few {ova {count} QR koda} other {ovih {count} QR kodova}}. {codes, plural, one {Na popisu je # putovnica.} few {Na popisu su # putovnice.} other {Na popisu je # putovnica.}}',
  'wantList.qrTooLong':
    '{count, plural, one {Još # ima predugu adresu za QR kod: samo je na spremljenom popisu.} few {Još # imaju predugu adresu za QR kod: samo su na spremljenom popisu.} other {Još # ima predugu adresu za QR kod: samo su na spremljenom popisu.}}',
  'wantList.qrNext': 'Sljedeći',
  'wantList.qrPrevious': 'Prethodni',
  'wantList.qrFailed': 'QR kod nije se mogao nacrtati',
  'wantList.none': 'Nijedna putovnica ne nedostaje',
  'wantList.noneFound': 'Nijedna putovnica koja nedostaje ne odgovara',
  'wantList.noneText': 'Ovo računalo ima kopiju svega što je skenirano.',
  'wantList.what': 'Proizvod ili poveznica',
  'wantList.serial': 'Serijski broj {serial}',
  'wantList.batch': 'Serija {batch}',
  'wantList.scanned': 'Skenirano',
  'wantList.times': '{count, plural, one {# put} few {# puta} other {# puta}}',
  'wantList.last': 'Zadnji put',
  'wantList.how': 'Kako dobiti kopije na ovo računalo',
  'wantList.howTake':
    'Spremite popis na USB memoriju. Gdje nije dopuštena, prikažite ga kao QR kodove i skenirajte ih drugim računalom: njegov popis tada pokazuje koje mu kopije nedostaju.',
  'wantList.howFetch':
    'Ako drugo računalo još nema kopije: ondje otvorite Pregledi, Putovnice koje nedostaju, Dohvati s usluge i odaberite spremljeni popis.',
  'wantList.howPack': 'Zatim ondje otvorite Paketi, Izradi paket, odaberite „Samo ovi kodovi”, a zatim spremljeni popis.',
  'wantList.howBring':
    'Donesite paket ovamo i primijenite ga na zaslonu Paketi. Artikli koji čekaju ponovno se pregledavaju u nekoliko sekundi, a svaki zaslon pokazuje poveznicu na rezultat.',
  'wantList.choose': 'Odaberi spremljeni popis putovnica koje nedostaju',
  'wantList.packEmpty':
    'Paket je prazan: nijedan od ovih kodova nema kopiju na ovom računalu. Najprije dohvatite kopije: Pregledi, Putovnice koje nedostaju, Dohvati s usluge.',
  'wantList.more': 'još {count} u dnevniku',
  'wantList.open': 'Putovnice koje nedostaju',
  'wantList.sync.fetch': 'Dohvati s usluge',
  'wantList.sync.fetchLead':
    'Kontaktira samo uslugu koju navedete. Sve primljeno verificira se prije pohrane, uključujući popise statusa koji pokazuju opozive.',
  'wantList.sync.what': 'Što se dohvaća',
  'wantList.sync.thisList':
    '{count, plural, =0 {Popis je prazan: odaberite datoteku} one {# kopija na ovom popisu} few {# kopije na ovom popisu} other {# kopija na ovom popisu}}',
  'wantList.sync.file': 'Odaberi datoteku',
  'wantList.sync.fileHelp':
    'Kodovi, poveznice proizvoda ili GTIN-ovi, po jedan u retku; spremljeni popis putovnica koje nedostaju; skup poveznica.',
  'wantList.sync.noFile': 'Natrag na popis',
  'wantList.sync.unreadable': 'Datoteka {name} ne može se pročitati kao tekst.',
  'wantList.sync.tooLarge': 'Datoteka {name} veća je od {limit}.',
  'wantList.sync.fingerprint': 'Otisak vlastitog ključa usluge',
  'wantList.sync.fingerprintHelp':
    'Vaš se ključ šalje samo usluzi čiji je vlastiti ključ uspoređen. Da vidite otisak, dohvatite jednom bez svojeg ključa i usporedite ga s drugim izvorom. Za poznatog izdavatelja na njegovoj vlastitoj adresi to nije potrebno.',
  'wantList.sync.key': 'Ključ za vašu ulogu (ako ste ga dobili)',
  'wantList.sync.keyHelp':
    'Usluga pokazuje što vaša uloga smije vidjeti, na primjer oznaku robe za carinu. Ključ se šalje samo ovoj usluzi i ne čuva se.',
  'wantList.sync.address': 'Adresa usluge',
  'wantList.sync.addressHelp': 'Počinje s https://, kako vam ju je dao njezin operator.',
  'wantList.sync.unprotected': 'Ova adresa nije zaštićena (http). Označite okvir u nastavku ako je na ovom računalu ili u njegovoj mreži.',
  'wantList.sync.http': 'Dopusti http, samo prema ovom računalu ili njegovoj mreži',
  'wantList.sync.start': 'Dohvati',
  'wantList.sync.stop': 'Zaustavi',
  'wantList.sync.going': 'Dohvaćanje',
  'wantList.sync.stopped': 'Ništa nije dohvaćeno',
  'wantList.sync.identity': 'Usluga kaže da je',
  'wantList.sync.known': 'Izdavatelj koji je ovdje poznat',
  'wantList.sync.unknown': 'Ovdje nepoznata. Usporedite otisak s drugim izvorom prije nego što je dodate pod Povjerenje.',
  'wantList.sync.keys': 'Otisak njezina ključa',
  'wantList.sync.unnamed': 'Usluga ne kaže tko je: {detail}',
  'wantList.sync.fetched': 'Dohvaćeno',
  'wantList.sync.unchanged': 'Ovdje prije',
  'wantList.sync.notThere': 'Nije pronađeno',
  'wantList.sync.refused': 'Odbijeno',
  'wantList.sync.failed': 'Nije se moglo dohvatiti',
  'wantList.sync.details': 'Što je odbijeno ili nije uspjelo',
  'wantList.sync.again': 'Sljedeći dohvat ponovno pokušava ono što nije uspjelo.',
  'wantList.sync.lists': 'Provjereni popisi statusa',
  'wantList.sync.listsNote':
    '{count, plural, one {# nije se mogao provjeriti} few {# nisu se mogla provjeriti} other {# nije se moglo provjeriti}}',
  'wantList.sync.listDetails': 'Popisi statusa koji se nisu mogli provjeriti',
  'wantList.sync.why.unknownIssuer': 'Izdavatelju se na ovom računalu ne vjeruje. Dodajte ga pod Povjerenje pa ponovno dohvatite.',
  'wantList.sync.why.otherOrigin': 'Ima ga druga usluga, koja nije kontaktirana.',
  'wantList.sync.why.older': 'Na ovom je računalu noviji. Čuva se i ovaj: što on opoziva, vrijedi.',
  'wantList.sync.why.unusable': 'To nije upotrebljiv popis statusa ovog izdavatelja.',
  'wantList.sync.why.notThere': 'Usluga ga nema.',
  'wantList.sync.why.noAnswer': 'Usluga nije odgovorila. Pokušajte ponovno kasnije.',
  'wantList.sync.why.key': 'Usluga ne prihvaća ključ za vašu ulogu.',
  'wantList.sync.why.altered': 'Izmijenjeno je ili nije putovnica za ovaj proizvod. Nije pohranjeno.',
  'wantList.sync.why.notAccepted': 'Vaš ključ nije poslan: vlastiti ključ usluge nije uspoređen ili ima drugi. Ništa nije dohvaćeno.',
  'wantList.sync.why.certificate': 'Usluga ne može dokazati da je ona koju ste naveli. S nje ništa nije dohvaćeno.',
};
