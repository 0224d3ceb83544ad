// Messages about checkpoints of the logs, in Croatian.
import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Kontrolne točke',
  'checkpoints.lead':
    'Drugo računalo supotpisuje sadašnji sadržaj dnevnika. Kasnija se promjena tada može dokazati, pa i nekomu tko ne vjeruje ovom računalu.',
  'checkpoints.present': 'Sadašnja kontrolna točka',
  'checkpoints.presentHelp':
    'Odnesite je na drugo računalo kao kod, datoteku ili tekst. To je računalo supotpisuje, a vi je donosite natrag.',
  'checkpoints.since': 'Broj listova koje je svjedok zadnje vidio',
  'checkpoints.sinceHelp': 'Za prvu kontrolnu točku ostavite prazno. Za svaku kasniju broj navodi svjedok.',
  'checkpoints.sinceWrong': 'Ovo nije cijeli broj.',
  'checkpoints.make': 'Izradi kontrolnu točku',
  'checkpoints.origin': 'Naziv dnevnika',
  'checkpoints.size': 'Listovi',
  'checkpoints.root': 'Korijenski hash',
  'checkpoints.key': 'Otisak ključa',
  'checkpoints.begun': 'Pod ovim nazivom od',
  'checkpoints.code': 'Kontrolna točka kao QR kod',
  'checkpoints.noCode': 'Predugo za jedan kod: upotrijebite datoteku.',
  'checkpoints.asText': 'Kontrolna točka kao običan tekst',
  'checkpoints.save': 'Spremi kao datoteku',
  'checkpoints.seen': 'Kontrolna točka s drugog mjesta',
  'checkpoints.seenHelp':
    'Skenirajte je, odaberite njezinu datoteku ili zalijepite tekst: točku ovog dnevnika koja je prije viđena ili se vratila supotpisana ili točku drugog računala za supotpis.',
  'checkpoints.drop': 'Datoteka kontrolne točke',
  'checkpoints.choose': 'Odaberi kontrolnu točku',
  'checkpoints.dropHelp': 'Ili je ispustite ovdje.',
  'checkpoints.tooLong': 'Ova je datoteka preduga za kontrolnu točku.',
  'checkpoints.text': 'Tekst kontrolne točke',
  'checkpoints.scanned': 'Kontrolna točka je skenirana.',
  'checkpoints.witnessKey': 'Ključ svjedoka',
  'checkpoints.witnessKeyHelp':
    'Potreban jedanput za svakog svjedoka, koji ga pokazuje pri supotpisu. Nabavite ga od svjedoka, a ne zajedno s kontrolnom točkom.',
  'checkpoints.compare': 'Usporedi s ovim dnevnikom',
  'checkpoints.cosign': 'Supotpiši za drugo računalo',
  'checkpoints.outcome.intact': 'Dnevnik još sadržava sve što je svjedok vidio',
  'checkpoints.outcome.rewritten': 'Dnevnik je prepravljen',
  'checkpoints.outcome.undetermined': 'Ova kontrolna točka ne može pokazati je li dnevnik netaknut',
  'checkpoints.rewrittenHelp':
    'Dnevnik više ne sadržava ono što je prije viđeno. Ne oslanjajte se na dnevnik; obavijestite administratora i sačuvajte kontrolnu točku.',
  'checkpoints.epochs': 'Nazivi dnevnika',
  'checkpoints.remembered': 'Supotpisao {name}, {time}. Sada je zabilježeno pod „Svjedoci”.',
  'checkpoints.cosignedBy': 'Supotpisao {name}, {time}.',
  'checkpoints.unknown':
    'Potpisana je i pod imenima čiji ključevi ovdje nisu poznati. Ti potpisi nisu provjereni. Da biste ih provjerili, unesite ključ svjedoka:',
  'checkpoints.refused': 'Nije supotpisano',
  'checkpoints.refused.no-checkpoint': 'Ovo nije kontrolna točka ili njezin potpis nije valjan.',
  'checkpoints.refused.own': 'Ovo je kontrolna točka ovog računala. Svjedok mu može biti samo drugo.',
  'checkpoints.refused.other-key':
    'Prije supotpisanu kontrolnu točku ovog dnevnika potpisao je drugi ključ. Zatražite objašnjenje od drugog računala.',
  'checkpoints.refused.older': 'Već je supotpisana kasnija kontrolna točka ovog dnevnika, s brojem listova {size}.',
  'checkpoints.refused.proof-needed':
    'Na drugom računalu ponovno izradite kontrolnu točku i u polje „Broj listova koje je svjedok zadnje vidio” upišite {size}.',
  'checkpoints.refused.not-proved':
    'Ništa ne pokazuje da dnevnik još ima prije viđene listove ({size}). Dajte ponovno izraditi kontrolnu točku s tim brojem; ako ni to ne uspije, dnevnik je prepravljen.',
  'checkpoints.refused.inconsistent':
    'Ovo nisu prije viđeni listovi ({size}): drugi je dnevnik prepravljen ili se njegovim nazivom služi drugi dnevnik.',
  'checkpoints.cosigned': 'Supotpisana kontrolna točka',
  'checkpoints.first': 'Ovo je prva kontrolna točka ovog dnevnika ovdje. Usporedite ovaj otisak s vlasnikom drugog računala:',
  'checkpoints.continues':
    'Ima {count, plural, one {# prije viđeni list} few {sva # prije viđena lista} other {svih # prije viđenih listova}}. Otisak njezina ključa:',
  'checkpoints.ownWitnessKey': 'Ovim ključem drugo računalo verificira supotpis:',
  'checkpoints.witnesses': 'Svjedoci',
  'checkpoints.witnessList': 'Popis svjedoka',
  'checkpoints.noWitness': 'Nijedno drugo računalo još nije supotpisalo ovaj dnevnik',
  'checkpoints.noWitnessHelp': 'Odnesite sadašnju kontrolnu točku na drugo računalo i usporedite ono što se vrati.',
  'checkpoints.witness': 'Svjedok',
  'checkpoints.upTo': 'Do',
  'checkpoints.cosignedAt': 'Supotpisano',
  'checkpoints.former': 'Prijašnji naziv',
  'checkpoints.leaves': '{count, plural, one {# list} few {# lista} other {# listova}}',
};
