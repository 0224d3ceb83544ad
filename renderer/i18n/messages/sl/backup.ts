// Messages of backup and restore, in Slovenian.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Varnostna kopija',
  'backup.none': 'Na tem računalniku še ni bila izdelana nobena varnostna kopija.',
  'backup.lastWith': 'Zadnja varnostna kopija: {date}, s ključem storitve, verificirana',
  'backup.lastWithout': 'Zadnja varnostna kopija: {date}, BREZ ključa storitve, verificirana',
  'backup.folder': 'Mapa za varnostno kopijo',
  'backup.folderHelp': 'USB-pomnilnik ali drug disk. Če je prazno: {folder}, ki se izgubi s tem računalnikom.',
  'backup.passphrase': 'Geselna fraza za ključ storitve',
  'backup.passphraseHelp':
    'Hranite jo na drugem mestu kot varnostno kopijo. Brez geselne fraze se ključ izpusti, tu objavljenih potnih listov pa ni mogoče znova podpisati z istim ključem.',
  'backup.short': 'Najmanjše število znakov: {least}',
  'backup.now': 'Izdelaj varnostno kopijo',
  'backup.nowWithout': 'Izdelaj varnostno kopijo brez ključa',
  'backup.busy': 'Kopiranje in verifikacija…',
  'backup.done': 'Varnostna kopija je izdelana in verificirana.',
  'backup.failed': 'Varnostna kopija ni bila izdelana',
  'backup.nobody': 'ime ni navedeno',
  'backup.timed.title': 'Samodejne varnostne kopije',
  'backup.timed.off': 'Samodejne varnostne kopije se ne izdelujejo.',
  'backup.timed.folder': 'Mapa za te kopije',
  'backup.timed.folderHelp':
    'Na drugem disku, ki je vedno priključen. V mapi ostane najnovejša kopija iz vsakega od zadnjih 7 dni, 4 tednov in 12 mesecev. Starejše se izbrišejo.',
  'backup.timed.every': 'Kako pogosto',
  'backup.timed.daily': 'Vsak dan',
  'backup.timed.weekly': 'Vsak teden',
  'backup.timed.hours': '{count, plural, =1 {Vsako uro} one {Vsakih # ur} two {Vsaki # uri} few {Vsake # ure} other {Vsakih # ur}}',
  'backup.timed.minutes':
    '{count, plural, =1 {Vsako minuto} one {Vsakih # minut} two {Vsaki # minuti} few {Vsake # minute} other {Vsakih # minut}}',
  'backup.timed.help':
    'Kopije se izdelujejo, ko aplikacija teče; zamujena se izdela čim prej. Ne vsebujejo ključa storitve: izdelajte tudi eno kopijo z geselno frazo.',
  'backup.timed.stop': 'Ustavi samodejne kopije',
  'backup.timed.refused': 'Nič ni bilo spremenjeno',
  'backup.timed.byCommand': 'Te kopije izdeluje ukaz, ki je zagnal storitev.',
  'backup.timed.running': 'Kopija se izdeluje…',
  'backup.timed.noneYet': 'Nobena samodejna kopija še ni bila izdelana.',
  'backup.timed.success': 'Zadnja samodejna kopija: {date}, verificirana',
  'backup.timed.failure': 'Zadnja samodejna kopija ni uspela {date}. Aplikacija poskusi znova vsakih 15 minut.',
  'backup.timed.failedBefore': 'Ena kopija ni uspela {date}. Poznejša je uspela.',
  'backup.timed.late': 'Najnovejša kopija je več kot dvakrat starejša od tega razmika.',
  'backup.restored': 'Obnovljeno iz varnostne kopije {date}, obnovil: {who}.',
  'backup.behind.inspections':
    '{count, plural, one {# pregleda s tega računalnika ni v njej.} two {# pregledov s tega računalnika ni v njej.} few {# pregledov s tega računalnika ni v njej.} other {# pregledov s tega računalnika ni v njej.}}',
  'backup.behind.decisions':
    '{count, plural, one {# odločitve s tega računalnika ni v njej.} two {# odločitev s tega računalnika ni v njej.} few {# odločitev s tega računalnika ni v njej.} other {# odločitev s tega računalnika ni v njej.}}',
  'backup.behind.trust-office': 'Zanesljivi seznam v njej pripada drugemu uradu.',
  'backup.behind.passports':
    '{count, plural, one {# potni list v njej manjka ali je tam drugačen.} two {# potna lista v njej manjkata ali sta tam drugačna.} few {# potni listi v njej manjkajo ali so tam drugačni.} other {# potnih listov v njej manjka ali je tam drugačnih.}}',
  'backup.behind.packs':
    '{count, plural, one {# uporabljenega paketa ni v njej: uporabite ga znova.} two {# uporabljenih paketov ni v njej: uporabite ju znova.} few {# uporabljenih paketov ni v njej: uporabite jih znova.} other {# uporabljenih paketov ni v njej: uporabite jih znova.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {# prejšnje različice potnega lista ni v njej.} two {# prejšnjih različic potnih listov ni v njej.} few {# prejšnjih različic potnih listov ni v njej.} other {# prejšnjih različic potnih listov ni v njej.}}',
  'backup.behind.edits':
    '{count, plural, one {# potni list v urejanju v njej manjka ali je tam drugačen.} two {# potna lista v urejanju v njej manjkata ali sta tam drugačna.} few {# potni listi v urejanju v njej manjkajo ali so tam drugačni.} other {# potnih listov v urejanju v njej manjka ali je tam drugačnih.}}',
  'backup.behind.published':
    '{count, plural, one {# poverilnice, podpisane na tem računalniku, ni v njej.} two {# poverilnic, podpisanih na tem računalniku, ni v njej.} few {# poverilnic, podpisanih na tem računalniku, ni v njej.} other {# poverilnic, podpisanih na tem računalniku, ni v njej.}}',
  'backup.behind.events':
    '{count, plural, one {# dogodka ni v njej.} two {# dogodkov ni v njej.} few {# dogodkov ni v njej.} other {# dogodkov ni v njej.}}',
  'backup.behind.status-log':
    'V njej ni {count, plural, one {# zapisa} two {# zapisov} few {# zapisov} other {# zapisov}} o preklicanih, začasno preklicanih ali znova uveljavljenih potnih listih. Kar je preklicano, ostane preklicano.',
  'backup.behind.key-log':
    'V njej ni {count, plural, one {# zapisa} two {# zapisov} few {# zapisov} other {# zapisov}} o ključih te storitve.',
  'backup.behind.clock-log':
    'V njej ni {count, plural, one {# zapisa} two {# zapisov} few {# zapisov} other {# zapisov}} o uri tega računalnika.',
  'backup.behind.officer-log': 'V njej ni {count, plural, one {# zapisa} two {# zapisov} few {# zapisov} other {# zapisov}} o uslužbencih.',
  'backup.behind.erasure-log':
    'V njej ni {count, plural, one {# zapisa} two {# zapisov} few {# zapisov} other {# zapisov}} o izbrisih. Izbrisani podatki se izbrišejo znova.',
  'backup.behind.maintenance-log':
    'V njej ni {count, plural, one {# zapisa} two {# zapisov} few {# zapisov} other {# zapisov}} o vzdrževanju.',
  'backup.behind.customs-log':
    'V njej ni {count, plural, one {# zapisa} two {# zapisov} few {# zapisov} other {# zapisov}} o deklaracijah in prekinitvah.',
  'backup.behind.run-log': 'V njej ni {count, plural, one {# zapisa} two {# zapisov} few {# zapisov} other {# zapisov}} o nalogah.',
  'backup.behind.backup-log':
    'V njej ni {count, plural, one {# zapisa} two {# zapisov} few {# zapisov} other {# zapisov}} o izdelanih ali obnovljenih varnostnih kopijah.',
  'backup.behind.reader-keys':
    '{count, plural, one {# ključa, danega bralcu, ni v njej: ne deluje več.} two {# ključev, danih bralcem, ni v njej: ne delujeta več.} few {# ključev, danih bralcem, ni v njej: ne delujejo več.} other {# ključev, danih bralcem, ni v njej: ne delujejo več.}} Izdajte nove.',
  'backup.behind.packs-made':
    '{count, plural, one {# paketa s tega računalnika ni v njej: njegova številka bo znova uporabljena.} two {# paketov s tega računalnika ni v njej: njuni številki bosta znova uporabljeni.} few {# paketov s tega računalnika ni v njej: njihove številke bodo znova uporabljene.} other {# paketov s tega računalnika ni v njej: njihove številke bodo znova uporabljene.}} Naslednji paket izdelajte kot celotnega.',
  'backup.behind.fetches':
    '{count, plural, one {# pridobivanja iz druge storitve ni v njej.} two {# pridobivanj iz drugih storitev ni v njej.} few {# pridobivanj iz drugih storitev ni v njej.} other {# pridobivanj iz drugih storitev ni v njej.}}',
  'backup.behind.body-list': 'Seznama priglašenih organov, uvoženega na tem računalniku, ni v njej: uvozite ga znova.',
  'backup.behindNewest': 'Najnovejši je z dne {date}.',
  'backup.behind.service-name': 'Tu so bili objavljeni potni listi pod drugim naslovom.',
  'backup.behind.other-key': 'Storitev tega računalnika je podpisovala z drugim ključem.',
  'backup.behind.office-draft':
    'Na tem računalniku je drug osnutek zanesljivega seznama. Nadomesti ga osnutek iz varnostne kopije. Številke seznamov, uporabljene na tem računalniku, se ne uporabijo znova.',
  'backup.behind.log-end':
    'Zadnji zapisi njenih dnevnikov se ne ujemajo s podpisi računalnika, ki jih je vodil: zapisi so bili odstranjeni, spremenjeni ali dodani.',
  'backup.behind.unreadable': 'Prejšnje shrambe podatkov ni bilo mogoče prebrati, zato ni bilo mogoče ničesar primerjati.',
  'backup.reason': 'Razlog: {reason}',
  'backup.bringBack': 'Obnovi varnostno kopijo',
  'backup.bringBackHelp': 'Za nov prenosnik, izgubljen disk ali napako. Najprej se datoteka preveri in prikaže njena vsebina.',
  'backup.guide': 'Ste imeli DPP Desk na drugem računalniku?',
  'backup.lead': 'Nadomesti podatke na tem računalniku: zapise, podatke o zaupanju in z njeno geselno frazo tudi ključ.',
  'backup.damagedTitle': 'Zapisov na tem računalniku ni mogoče odpreti',
  'backup.damagedHelp':
    'Nič ni bilo spremenjeno ali izbrisano. Tu ni mogoče pregledati ničesar, dokler ni obnovljena varnostna kopija: spodaj izberite njeno datoteko. Poškodovani zapisi se hranijo v ločeni mapi. Z varnostno kopijo jih ni mogoče primerjati, zato sta za obnovo potrebna dve osebi in razlog. Če varnostne kopije ni, zaprite to okno in obvestite skrbnika.',
  'backup.drop': 'Spustite datoteko varnostne kopije sem',
  'backup.choose': 'Izberi datoteko',
  'backup.dropHelp': 'Njeno ime se konča z .backup. Nič se ne spremeni, dokler ne vidite, kaj je v njej.',
  'backup.onlyOne': 'Naenkrat je mogoče obnoviti le eno varnostno kopijo. Uporabljena je bila prva datoteka.',
  'backup.receiving': 'Branje datoteke: {held} od {size}',
  'backup.halfWay': 'Prejeto je {held} od {size}. Znova izberite isto datoteko, da nadaljujete.',
  'backup.checking': 'Preverjanje vsakega bajta in primerjava s tem računalnikom',
  'backup.checkingHelp': 'Proti koncu se aplikacija morda nekaj sekund ne bo odzivala.',
  'backup.giveUp': 'Opusti',
  'backup.another': 'Izberi drugo datoteko',
  'backup.refused': 'Te datoteke ni mogoče obnoviti',
  'backup.notDone': 'Varnostna kopija ni bila obnovljena. Nič se ni spremenilo.',
  'backup.whole': 'Varnostna kopija je popolna in nepoškodovana.',
  'backup.made': 'Izdelana',
  'backup.madeBy': '{date}, izdelal: {who}',
  'backup.service': 'Storitev',
  'backup.version': 'Različica aplikacije',
  'backup.trustList': 'Zanesljivi seznam',
  'backup.trustNumber': 'številka {sequence}',
  'backup.trustNone': 'ga ni',
  'backup.office': 'Zanesljivi seznam, ki se vodi za druge',
  'backup.officeNone': 'Varnostna kopija ga ne vsebuje. Seznam, ki se vodi na tem računalniku, ostane, kot je.',
  'backup.officeInside':
    '{sequence, plural, =0 {Obnovil se bo osnutek prvega seznama} other {Obnovil se bo osnutek po seznamu številka #}} ({count, plural, one {# izdajatelj} two {# izdajatelja} few {# izdajatelji} other {# izdajateljev}}).',
  'backup.officeLater':
    'Če je bil od takrat podpisan poznejši seznam, pred podpisom izberite njegovo datoteko pod „Vodenje zanesljivega seznama“.',
  'backup.records': 'Zapisi',
  'backup.inIt': 'V varnostni kopiji',
  'backup.here': 'Zdaj na tem računalniku',
  'backup.hereUnreadable': 'ni mogoče prebrati',
  'backup.record.inspections': 'Pregledi',
  'backup.record.decisions': 'Odločitve',
  'backup.record.passports': 'Potni listi',
  'backup.record.credentials': 'Poverilnice',
  'backup.record.events': 'Dogodki',
  'backup.signers': 'Ključ, ki je podpisal zadnje zapise njenih dnevnikov',
  'backup.signersNone': 'Zadnji zapisi njenih dnevnikov niso podpisani: nič ne dokazuje, da so dnevniki popolni.',
  'backup.signer.this-computer': 'Ključ tega računalnika.',
  'backup.signer.earlier-backup': 'Tu znan: ta računalnik je obnovil varnostno kopijo z dnevniki, podpisanimi s tem ključem.',
  'backup.signer.no':
    'Ta računalnik tega ključa ne pozna. Sam njegov podpis ne dokazuje, da so dnevniki nedotaknjeni: kdor predela varnostno kopijo, jo lahko podpiše s svojim ključem. Prstni odtis primerjajte z računalnikom, ki je kopijo izdelal.',
  'backup.keys': 'Ključi storitve',
  'backup.keyRevoked': 'preklican',
  'backup.keyHere': 'na tem računalniku',
  'backup.keysHere': 'Že na tem računalniku. Ostanejo, kot so, geselna fraza varnostne kopije pa ni potrebna.',
  'backup.keysInside': 'Vključeni, šifrirani. Potrebujete geselno frazo, izbrano ob izdelavi varnostne kopije.',
  'backup.keysOutside':
    'Niso vključeni. Kar je bilo objavljeno, ima na drugih računalnikih oceno „neznan izdajatelj“, dokler ni znova podpisano s ključem tega računalnika.',
  'backup.lost': 'Na tem računalniku, ne pa v varnostni kopiji',
  'backup.lostNothing': 'Nič od zabeleženega na tem računalniku ne bi manjkalo.',
  'backup.keptWhere': 'Sedanji podatki se ne izbrišejo. V celoti se hranijo v {folder}. Kar je bilo tu preklicano, ostane preklicano.',
  'backup.keptUnread':
    'Sedanji podatki se ne izbrišejo. V celoti se hranijo v {folder}. V varnostni kopiji morda manjkajo poznejši preklici: uvozite najnovejši zanesljivi seznam in ponovite preklice, ki so bili od takrat izvedeni na tem računalniku.',
  'backup.switches': 'V varnostni kopiji je bilo to vklopljeno. Na tem računalniku ohrani sedanjo nastavitev, razen če izberete drugače:',
  'backup.switch.public-listener': 'Zagotavljaj potne liste drugim: {value}',
  'backup.switch.watched-folder': 'Spremljaj mapo: {value}',
  'backup.keyPassphrase': 'Geselna fraza varnostne kopije',
  'backup.leaveKeys': 'Pusti ključe v varnostni kopiji',
  'backup.leaveKeysHelp': 'Samo če je geselna fraza izgubljena. Ta računalnik nato podpisuje s svojim ključem.',
  'backup.why': 'Razlog',
  'backup.whyHelp': 'Zakaj so starejši podatki pravi. Razlog trajno ostane v dnevniku.',
  'backup.ask': 'Obnovi…',
  'backup.askTitle': 'Nadomestiti podatke tega računalnika?',
  'backup.askText':
    'Aplikacija se samodejno znova zažene z zapisi z dne {date}. To traja nekaj sekund. Računalnika ne izklopite. Če se vseeno izklopi, v celoti obstajajo bodisi stari bodisi novi zapisi.',
  'backup.do': 'Obnovi',
  'backup.restoring': 'Varnostna kopija se obnavlja. Ta stran se samodejno znova naloži.',
  'backup.restoredNow': 'Varnostna kopija je obnovljena.',
  'backup.restoredTitle': 'Obnovljeno',
  'backup.restoredFile': 'Iz datoteke {file}',
  'backup.restoredKeysHere': 'Ključ varnostne kopije je bil že na tem računalniku in je ostal, kot je bil.',
  'backup.restoredKeys': 'Storitev uporablja ključ iz varnostne kopije ali novejšega s tega računalnika.',
  'backup.restoredNoKeys': 'Iz varnostne kopije ni bil prevzet noben ključ: ta računalnik podpisuje s svojim ključem.',
  'backup.restoredAside': 'Prejšnji podatki so v {folder}.',
  'backup.leftOff': 'Ni vklopljeno, čeprav je bilo v varnostni kopiji vklopljeno:',
  'backup.leftOffWhere.public-listener': 'Vklopite na zaslonu Resolver',
  'backup.leftOffWhere.watched-folder': 'Vklopite v nastavitvah',
  'backup.notHere': 'Ni na voljo v tem oknu',
  'backup.commandFile': 'DATOTEKA',
  'backup.commandName': 'IME',
  'backup.commandHelp': 'DATOTEKA je varnostna kopija. IME je oseba, ki jo obnovi, za dnevnik. Sedanji podatki se hranijo v ločeni mapi.',
  'backup.next': 'Aplikacija spet deluje. Njeni podatki o zaupanju so stari kot varnostna kopija: preverite, ali ima urad novejši seznam.',
  'backup.nextTrust': 'Preveri podatke o zaupanju',
  'backup.nextInspect': 'Nadaljuj pregledovanje',
  'backup.fault.not-found': 'Datoteka ali mapa ne obstaja več. Znova priključite USB-pomnilnik ali izberite drugega.',
  'backup.fault.not-a-file': 'To je mapa ali povezava in ne datoteka. Izberite samo varnostno kopijo.',
  'backup.fault.not-a-backup': 'Ta datoteka ni varnostna kopija aplikacije DPP Desk. Poiščite tako, katere ime se konča z .backup.',
  'backup.fault.newer':
    'Varnostno kopijo je izdelala novejša različica aplikacije DPP Desk. Tu namestite to ali poznejšo različico, nato jo obnovite.',
  'backup.fault.truncated':
    'Del datoteke manjka, ker ni bila v celoti kopirana. Kopirajte jo znova iz popolne datoteke ali uporabite prejšnjo varnostno kopijo.',
  'backup.fault.changed':
    'Datoteka je bila po zapisu poškodovana ali spremenjena. Kopirajte jo znova ali uporabite drugo varnostno kopijo.',
  'backup.fault.damaged-store': 'Zapisi v njej so poškodovani. Uporabite drugo varnostno kopijo.',
  'backup.fault.foreign-schema': 'Datoteka vsebuje nekaj, česar DPP Desk nikoli ne zapiše. Ne uporabite je in obvestite skrbnika.',
  'backup.fault.broken-log': 'Zapis v dnevniku te varnostne kopije je bil spremenjen ali manjka. Ne uporabite je in obvestite skrbnika.',
  'backup.fault.bad-settings':
    'Storitve ni bilo mogoče zagnati z nastavitvami iz te varnostne kopije. Nič ni bilo spremenjeno. Uporabite drugo in obvestite skrbnika.',
  'backup.fault.no-room': 'Na disku ni dovolj prostora. Potrebna je približno trikratna velikost datoteke.',
  'backup.fault.exists': 'Datoteka s tem imenom že obstaja. Izberite drugo mapo.',
  'backup.fault.passphrase-needed': 'Za ključ storitve je potrebna geselna fraza z najmanj 12 znaki.',
  'backup.fault.passphrase-wrong':
    'Ta geselna fraza ne odpre ključev. Preverite velike črke in presledke ter poskusite znova. Brez nje je ključe mogoče le pustiti v varnostni kopiji.',
  'backup.fault.office-draft':
    'Osnutka zanesljivega seznama ni mogoče prebrati. Preverite ga pod „Vodenje zanesljivega seznama“ ali premaknite njegovo datoteko, nato poskusite znova.',
  'backup.fault.running': 'Zapise ima odprte drug program, na primer ukaz ali druga storitev DPP Desk. Ustavite ga, nato poskusite znova.',
  'backup.fault.rollback': 'Nečesa na tem računalniku ni v varnostni kopiji. Navedite razlog, zakaj jo vseeno obnavljate.',
  'backup.fault.second-person': 'Na tem računalniku morata to potrditi dve osebi. Vnesite ime druge.',
  'backup.fault.busy':
    'Uporablja ali izdeluje se paket ali pa se pridobivajo potni listi. Počakajte, da se konča, ali to ustavite, nato poskusite znova.',
  'backup.fault.not-here': 'To delovno storitev je z ukazom zagnal skrbnik. Skrbnik jo mora ustaviti in uporabiti „desk restore“.',
  'backup.fault.failed': 'Ni uspelo. Znova zaženite aplikacijo in poskusite znova. Če se ponovi, obvestite skrbnika.',
  'backup.fault.large':
    'Kopiranje lahko traja več minut, aplikacija pa se ne odziva, dokler ni končano. Pritisnite znova, ko aplikacije nihče ne uporablja.',
  'backup.nowLarge': 'Izdelaj varnostno kopijo in počakaj',
};
