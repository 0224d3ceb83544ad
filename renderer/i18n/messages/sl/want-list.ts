// Messages of the want-list, in Slovenian.
import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Manjkajoči potni listi',
  'wantList.lead':
    'Tu skenirani brez kopije potnega lista, torej nepreverjeni. Seznam odnesite na računalnik z omrežjem. Ko potni listi prispejo, se pregledi ponovijo.',
  'wantList.save': 'Shrani seznam',
  'wantList.qr': 'Prikaži kot kode QR',
  'wantList.qrPart': 'Koda QR {part} od {count}',
  'wantList.qrHelp':
    'Drug računalnik te kode doda na svoj seznam, ko skenira {count, plural, one {te kode QR ({count})} two {ti {count} kodi QR} few {te {count} kode QR} other {teh {count} kod QR}}. {codes, plural, one {Na seznamu je # potni list.} two {Na seznamu sta # potna lista.} few {Na seznamu so # potni listi.} other {Na seznamu je # potnih listov.}}',
  'wantList.qrTooLong':
    '{count, plural, one {Še # ima predolg naslov za kodo QR: le na shranjenem seznamu.} two {Še # imata predolg naslov za kodo QR: le na shranjenem seznamu.} few {Še # imajo predolg naslov za kodo QR: le na shranjenem seznamu.} other {Še # ima predolg naslov za kodo QR: le na shranjenem seznamu.}}',
  'wantList.qrNext': 'Naslednja',
  'wantList.qrPrevious': 'Prejšnja',
  'wantList.qrFailed': 'Kode QR ni bilo mogoče narisati',
  'wantList.none': 'Noben potni list ne manjka',
  'wantList.noneFound': 'Noben manjkajoči potni list ne ustreza',
  'wantList.noneText': 'Ta računalnik ima kopijo za vse, kar je bilo skenirano.',
  'wantList.what': 'Izdelek ali povezava',
  'wantList.serial': 'Serijska številka {serial}',
  'wantList.batch': 'Serija {batch}',
  'wantList.scanned': 'Skenirano',
  'wantList.times': '{count, plural, one {#-krat} two {#-krat} few {#-krat} other {#-krat}}',
  'wantList.last': 'Nazadnje',
  'wantList.how': 'Kako dobiti kopije na ta računalnik',
  'wantList.howTake':
    'Seznam shranite na USB-pomnilnik. Kjer ta ni dovoljen, ga prikažite kot kode QR in jih skenirajte z drugim računalnikom: njegov seznam nato pokaže, katere kopije mu manjkajo.',
  'wantList.howFetch':
    'Če drug računalnik kopij še nima: tam odprite Pregledi, Manjkajoči potni listi, Pridobi iz storitve in izberite shranjeni seznam.',
  'wantList.howPack': 'Nato tam odprite Paketi, Izdelaj paket, izberite „Samo te kode“ in nato shranjeni seznam.',
  'wantList.howBring':
    'Paket prinesite sem in ga uporabite na zaslonu Paketi. Čakajoči artikli se v nekaj sekundah znova pregledajo, vsak zaslon pa pokaže povezavo do rezultata.',
  'wantList.choose': 'Izberi shranjeni seznam manjkajočih potnih listov',
  'wantList.packEmpty':
    'Paket je prazen: ta računalnik nima kopije za nobeno od teh kod. Najprej pridobite kopije: Pregledi, Manjkajoči potni listi, Pridobi iz storitve.',
  'wantList.more': 'še {count} v dnevniku',
  'wantList.open': 'Manjkajoči potni listi',
  'wantList.sync.fetch': 'Pridobi iz storitve',
  'wantList.sync.fetchLead':
    'Poveže se le s storitvijo, ki jo navedete. Vse prejeto se pred shranjevanjem verificira, tudi seznami stanj, ki kažejo preklice.',
  'wantList.sync.what': 'Kaj se pridobi',
  'wantList.sync.thisList':
    '{count, plural, =0 {Seznam je prazen: izberite datoteko} one {# kopija na tem seznamu} two {# kopiji na tem seznamu} few {# kopije na tem seznamu} other {# kopij na tem seznamu}}',
  'wantList.sync.file': 'Izberi datoteko',
  'wantList.sync.fileHelp':
    'Kode, povezave do izdelkov ali GTIN, po ena v vrstici; shranjeni seznam manjkajočih potnih listov; nabor povezav.',
  'wantList.sync.noFile': 'Nazaj na seznam',
  'wantList.sync.unreadable': 'Datoteke {name} ni mogoče prebrati kot besedilo.',
  'wantList.sync.tooLarge': 'Datoteka {name} presega {limit}.',
  'wantList.sync.fingerprint': 'Prstni odtis lastnega ključa storitve',
  'wantList.sync.fingerprintHelp':
    'Vaš ključ se pošlje le storitvi, katere lastni ključ je bil primerjan. Da vidite prstni odtis, enkrat pridobite brez svojega ključa in ga primerjajte z drugim virom. Za znanega izdajatelja na njegovem lastnem naslovu to ni potrebno.',
  'wantList.sync.key': 'Ključ za vašo vlogo (če ste ga dobili)',
  'wantList.sync.keyHelp':
    'Storitev pokaže, kar sme videti vaša vloga, na primer oznako blaga za carino. Ključ se pošlje le tej storitvi in se ne hrani.',
  'wantList.sync.address': 'Naslov storitve',
  'wantList.sync.addressHelp': 'Začne se s https://, kot vam ga je dal njen operater.',
  'wantList.sync.unprotected': 'Ta naslov ni zaščiten (http). Označite spodnje polje, če je na tem računalniku ali v njegovem omrežju.',
  'wantList.sync.http': 'Dovoli http, samo do tega računalnika ali njegovega omrežja',
  'wantList.sync.start': 'Pridobi',
  'wantList.sync.stop': 'Ustavi',
  'wantList.sync.going': 'Pridobivanje',
  'wantList.sync.stopped': 'Nič ni bilo pridobljeno',
  'wantList.sync.identity': 'Storitev pravi, da je',
  'wantList.sync.known': 'Izdajatelj, ki je tu znan',
  'wantList.sync.unknown': 'Tu neznana. Prstni odtis primerjajte z drugim virom, preden jo dodate pod Zaupanje.',
  'wantList.sync.keys': 'Prstni odtis njenega ključa',
  'wantList.sync.unnamed': 'Storitev se ne predstavi: {detail}',
  'wantList.sync.fetched': 'Pridobljeno',
  'wantList.sync.unchanged': 'Tu že prej',
  'wantList.sync.notThere': 'Ni najdeno',
  'wantList.sync.refused': 'Zavrnjeno',
  'wantList.sync.failed': 'Ni bilo mogoče pridobiti',
  'wantList.sync.details': 'Kaj je bilo zavrnjeno ali ni uspelo',
  'wantList.sync.again': 'Naslednje pridobivanje znova poskusi tisto, kar ni uspelo.',
  'wantList.sync.lists': 'Preverjeni seznami stanj',
  'wantList.sync.listsNote':
    '{count, plural, one {# ni bilo mogoče preveriti} two {# ni bilo mogoče preveriti} few {# ni bilo mogoče preveriti} other {# ni bilo mogoče preveriti}}',
  'wantList.sync.listDetails': 'Seznami stanj, ki jih ni bilo mogoče preveriti',
  'wantList.sync.why.unknownIssuer': 'Izdajatelju se na tem računalniku ne zaupa. Dodajte ga pod Zaupanje, nato znova pridobite.',
  'wantList.sync.why.otherOrigin': 'Ima ga druga storitev, s katero ni bilo stika.',
  'wantList.sync.why.older': 'Na tem računalniku je novejši. Ohrani se tudi ta: kar prekliče, šteje.',
  'wantList.sync.why.unusable': 'To ni uporaben seznam stanj tega izdajatelja.',
  'wantList.sync.why.notThere': 'Storitev ga nima.',
  'wantList.sync.why.noAnswer': 'Storitev se ni odzvala. Poskusite znova pozneje.',
  'wantList.sync.why.key': 'Storitev ne sprejme ključa za vašo vlogo.',
  'wantList.sync.why.altered': 'Bil je spremenjen ali pa ni potni list za ta izdelek. Ni bil shranjen.',
  'wantList.sync.why.notAccepted':
    'Vaš ključ ni bil poslan: lastni ključ storitve ni bil primerjan ali pa ima drugega. Nič ni bilo pridobljeno.',
  'wantList.sync.why.certificate': 'Storitev ne more dokazati, da je tista, ki ste jo navedli. Iz nje ni bilo pridobljeno nič.',
};
