// Messages of backup and restore, in Croatian.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Sigurnosna kopija',
  'backup.none': 'Na ovom računalu još nije izrađena nijedna sigurnosna kopija.',
  'backup.lastWith': 'Posljednja sigurnosna kopija: {date}, s ključem usluge, verificirana',
  'backup.lastWithout': 'Posljednja sigurnosna kopija: {date}, BEZ ključa usluge, verificirana',
  'backup.folder': 'Mapa za sigurnosnu kopiju',
  'backup.folderHelp': 'USB memorija ili drugi disk. Ako je prazno: {folder}, što se gubi s ovim računalom.',
  'backup.passphrase': 'Pristupna fraza za ključ usluge',
  'backup.passphraseHelp':
    'Čuvajte je na drugom mjestu, a ne uz sigurnosnu kopiju. Bez pristupne fraze ključ se izostavlja, a ovdje objavljene putovnice ne mogu se ponovno potpisati istim ključem.',
  'backup.short': 'Najmanje znakova: {least}',
  'backup.now': 'Izradi sigurnosnu kopiju',
  'backup.nowWithout': 'Izradi sigurnosnu kopiju bez ključa',
  'backup.busy': 'Kopiranje i verificiranje…',
  'backup.done': 'Sigurnosna kopija izrađena je i verificirana.',
  'backup.failed': 'Sigurnosna kopija nije izrađena',
  'backup.nobody': 'ime nije navedeno',
  'backup.timed.title': 'Automatske sigurnosne kopije',
  'backup.timed.off': 'Automatske sigurnosne kopije ne izrađuju se.',
  'backup.timed.folder': 'Mapa za ove kopije',
  'backup.timed.folderHelp':
    'Na drugom disku, koji je uvijek priključen. U mapi ostaje najnovija kopija iz svakog od zadnjih 7 dana, 4 tjedna i 12 mjeseci. Starije se brišu.',
  'backup.timed.every': 'Koliko često',
  'backup.timed.daily': 'Svaki dan',
  'backup.timed.weekly': 'Svaki tjedan',
  'backup.timed.hours': '{count, plural, =1 {Svaki sat} one {Svakih # sati} few {Svaka # sata} other {Svakih # sati}}',
  'backup.timed.minutes': '{count, plural, =1 {Svaku minutu} one {Svakih # minuta} few {Svake # minute} other {Svakih # minuta}}',
  'backup.timed.help':
    'Kopije se izrađuju dok aplikacija radi; propuštena se izrađuje što prije. Ne sadržavaju ključ usluge: izradite i jednu kopiju s pristupnom frazom.',
  'backup.timed.stop': 'Zaustavi automatske kopije',
  'backup.timed.refused': 'Ništa nije promijenjeno',
  'backup.timed.byCommand': 'Ove kopije izrađuje naredba koja je pokrenula uslugu.',
  'backup.timed.running': 'Kopija se izrađuje…',
  'backup.timed.noneYet': 'Još nije izrađena nijedna automatska kopija.',
  'backup.timed.success': 'Zadnja automatska kopija: {date}, verificirana',
  'backup.timed.failure': 'Zadnja automatska kopija nije uspjela {date}. Aplikacija ponovno pokušava svakih 15 minuta.',
  'backup.timed.failedBefore': 'Jedna kopija nije uspjela {date}. Kasnija je uspjela.',
  'backup.timed.late': 'Najnovija je kopija više nego dvostruko starija od tog razmaka.',
  'backup.restored': 'Vraćeno iz sigurnosne kopije {date}, vratio: {who}.',
  'backup.behind.inspections':
    '{count, plural, one {# pregled izrađen na ovom računalu nije u njoj.} few {# pregleda izrađena na ovom računalu nisu u njoj.} other {# pregleda izrađenih na ovom računalu nije u njoj.}}',
  'backup.behind.decisions':
    '{count, plural, one {# odluka donesena na ovom računalu nije u njoj.} few {# odluke donesene na ovom računalu nisu u njoj.} other {# odluka donesenih na ovom računalu nije u njoj.}}',
  'backup.behind.trust-office': 'Pouzdani popis u njoj pripada drugom uredu.',
  'backup.behind.passports':
    '{count, plural, one {# putovnica nedostaje u njoj ili je ondje drukčija.} few {# putovnice nedostaju u njoj ili su ondje drukčije.} other {# putovnica nedostaje u njoj ili je ondje drukčije.}}',
  'backup.behind.packs':
    '{count, plural, one {# primijenjeni paket nije u njoj: primijenite ga ponovno.} few {# primijenjena paketa nisu u njoj: primijenite ih ponovno.} other {# primijenjenih paketa nije u njoj: primijenite ih ponovno.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {# ranija inačica putovnice nije u njoj.} few {# ranije inačice putovnica nisu u njoj.} other {# ranijih inačica putovnica nije u njoj.}}',
  'backup.behind.edits':
    '{count, plural, one {# putovnica koja se uređuje nedostaje u njoj ili je ondje drukčija.} few {# putovnice koje se uređuju nedostaju u njoj ili su ondje drukčije.} other {# putovnica koje se uređuju nedostaje u njoj ili je ondje drukčije.}}',
  'backup.behind.published':
    '{count, plural, one {# vjerodajnica potpisana na ovom računalu nije u njoj.} few {# vjerodajnice potpisane na ovom računalu nisu u njoj.} other {# vjerodajnica potpisanih na ovom računalu nije u njoj.}}',
  'backup.behind.events': '{count, plural, one {# događaj nije u njoj.} few {# događaja nisu u njoj.} other {# događaja nije u njoj.}}',
  'backup.behind.status-log':
    '{count, plural, one {# zapis o opozvanim, suspendiranim ili ponovno aktiviranim putovnicama nije u njoj.} few {# zapisa o opozvanim, suspendiranim ili ponovno aktiviranim putovnicama nisu u njoj.} other {# zapisa o opozvanim, suspendiranim ili ponovno aktiviranim putovnicama nije u njoj.}} Što je opozvano, ostaje opozvano.',
  'backup.behind.key-log':
    '{count, plural, one {# zapis o ključevima ove usluge nije u njoj.} few {# zapisa o ključevima ove usluge nisu u njoj.} other {# zapisa o ključevima ove usluge nije u njoj.}}',
  'backup.behind.clock-log':
    '{count, plural, one {# zapis o satu ovog računala nije u njoj.} few {# zapisa o satu ovog računala nisu u njoj.} other {# zapisa o satu ovog računala nije u njoj.}}',
  'backup.behind.officer-log':
    '{count, plural, one {# zapis o službenicima nije u njoj.} few {# zapisa o službenicima nisu u njoj.} other {# zapisa o službenicima nije u njoj.}}',
  'backup.behind.erasure-log':
    '{count, plural, one {# zapis o brisanjima nije u njoj.} few {# zapisa o brisanjima nisu u njoj.} other {# zapisa o brisanjima nije u njoj.}} Izbrisani podaci ponovno se brišu.',
  'backup.behind.maintenance-log':
    '{count, plural, one {# zapis o održavanju nije u njoj.} few {# zapisa o održavanju nisu u njoj.} other {# zapisa o održavanju nije u njoj.}}',
  'backup.behind.customs-log':
    '{count, plural, one {# zapis o deklaracijama i suspenzijama nije u njoj.} few {# zapisa o deklaracijama i suspenzijama nisu u njoj.} other {# zapisa o deklaracijama i suspenzijama nije u njoj.}}',
  'backup.behind.run-log':
    '{count, plural, one {# zapis o zadacima nije u njoj.} few {# zapisa o zadacima nisu u njoj.} other {# zapisa o zadacima nije u njoj.}}',
  'backup.behind.backup-log':
    '{count, plural, one {# zapis o izrađenim ili vraćenim sigurnosnim kopijama nije u njoj.} few {# zapisa o izrađenim ili vraćenim sigurnosnim kopijama nisu u njoj.} other {# zapisa o izrađenim ili vraćenim sigurnosnim kopijama nije u njoj.}}',
  'backup.behind.reader-keys':
    '{count, plural, one {# ključ dan čitatelju nije u njoj: više ne radi.} few {# ključa dana čitateljima nisu u njoj: više ne rade.} other {# ključeva danih čitateljima nije u njoj: više ne rade.}} Izdajte nove.',
  'backup.behind.packs-made':
    '{count, plural, one {# paket izrađen na ovom računalu nije u njoj: njegov će se broj ponovno upotrijebiti.} few {# paketa izrađena na ovom računalu nisu u njoj: njihovi će se brojevi ponovno upotrijebiti.} other {# paketa izrađenih na ovom računalu nije u njoj: njihovi će se brojevi ponovno upotrijebiti.}} Sljedeći paket izradite kao cijeli.',
  'backup.behind.fetches':
    '{count, plural, one {# dohvat s druge usluge nije u njoj.} few {# dohvata s drugih usluga nisu u njoj.} other {# dohvata s drugih usluga nije u njoj.}}',
  'backup.behind.body-list': 'Popis prijavljenih tijela uvezen na ovom računalu nije u njoj: uvezite ga ponovno.',
  'backup.behindNewest': 'Najnoviji je od {date}.',
  'backup.behind.service-name': 'Ovdje su objavljene putovnice pod drugom adresom.',
  'backup.behind.other-key': 'Usluga ovog računala potpisivala je drugim ključem.',
  'backup.behind.office-draft':
    'Na ovom je računalu drugi nacrt pouzdanog popisa. Zamjenjuje ga nacrt iz sigurnosne kopije. Brojevi popisa upotrijebljeni na ovom računalu više se ne upotrebljavaju.',
  'backup.behind.log-end':
    'Zadnji zapisi njezinih dnevnika ne odgovaraju potpisima računala koje ih je vodilo: zapisi su uklonjeni, promijenjeni ili dodani.',
  'backup.behind.unreadable': 'Prijašnje spremište podataka nije se moglo pročitati pa se ništa nije moglo usporediti.',
  'backup.reason': 'Razlog: {reason}',
  'backup.bringBack': 'Vrati sigurnosnu kopiju',
  'backup.bringBackHelp':
    'Za novo prijenosno računalo, izgubljeni disk ili pogrešku. Najprije se datoteka provjerava i prikazuje njezin sadržaj.',
  'backup.guide': 'Jeste li imali DPP Desk na drugom računalu?',
  'backup.lead': 'Zamjenjuje podatke na ovom računalu: zapise, podatke o povjerenju i, uz njezinu pristupnu frazu, ključ.',
  'backup.damagedTitle': 'Zapisi na ovom računalu ne mogu se otvoriti',
  'backup.damagedHelp':
    'Ništa nije promijenjeno ni izbrisano. Ovdje se ništa ne može pregledati dok se ne vrati sigurnosna kopija: odaberite njezinu datoteku u nastavku. Oštećeni zapisi čuvaju se u zasebnoj mapi. Ne mogu se usporediti sa sigurnosnom kopijom pa su za vraćanje potrebni dvije osobe i razlog. Ako sigurnosne kopije nema, zatvorite ovaj prozor i obavijestite administratora.',
  'backup.drop': 'Ispustite datoteku sigurnosne kopije ovdje',
  'backup.choose': 'Odaberi datoteku',
  'backup.dropHelp': 'Naziv joj završava na .backup. Ništa se ne mijenja dok ne vidite što je u njoj.',
  'backup.onlyOne': 'Odjednom se može vratiti samo jedna sigurnosna kopija. Upotrijebljena je prva datoteka.',
  'backup.receiving': 'Čitanje datoteke: {held} od {size}',
  'backup.halfWay': 'Primljeno je {held} od {size}. Ponovno odaberite istu datoteku da nastavite.',
  'backup.checking': 'Provjera svakog bajta i usporedba s ovim računalom',
  'backup.checkingHelp': 'Pri kraju aplikacija možda nekoliko sekundi neće odgovarati.',
  'backup.giveUp': 'Odustani',
  'backup.another': 'Odaberi drugu datoteku',
  'backup.refused': 'Ova se datoteka ne može vratiti',
  'backup.notDone': 'Sigurnosna kopija nije vraćena. Ništa se nije promijenilo.',
  'backup.whole': 'Sigurnosna kopija je potpuna i neoštećena.',
  'backup.made': 'Izrađena',
  'backup.madeBy': '{date}, izradio: {who}',
  'backup.service': 'Usluga',
  'backup.version': 'Inačica aplikacije',
  'backup.trustList': 'Pouzdani popis',
  'backup.trustNumber': 'broj {sequence}',
  'backup.trustNone': 'nema',
  'backup.office': 'Pouzdani popis koji se vodi za druge',
  'backup.officeNone': 'U sigurnosnoj kopiji ga nema. Popis koji se vodi na ovom računalu ostaje kakav jest.',
  'backup.officeInside':
    '{sequence, plural, =0 {Vratit će se nacrt prvog popisa} other {Vratit će se nacrt nakon popisa broj #}}, s {count, plural, one {# izdavateljem} few {# izdavatelja} other {# izdavatelja}}.',
  'backup.officeLater': 'Ako je otad potpisan kasniji popis, prije potpisivanja odaberite njegovu datoteku pod „Vođenje pouzdanog popisa”.',
  'backup.records': 'Zapisi',
  'backup.inIt': 'U sigurnosnoj kopiji',
  'backup.here': 'Sada na ovom računalu',
  'backup.hereUnreadable': 'ne može se pročitati',
  'backup.record.inspections': 'Pregledi',
  'backup.record.decisions': 'Odluke',
  'backup.record.passports': 'Putovnice',
  'backup.record.credentials': 'Vjerodajnice',
  'backup.record.events': 'Događaji',
  'backup.signers': 'Ključ koji je potpisao posljednje zapise njezinih dnevnika',
  'backup.signersNone': 'Posljednji zapisi njezinih dnevnika nisu potpisani: ništa ne dokazuje da su dnevnici potpuni.',
  'backup.signer.this-computer': 'Ključ ovog računala.',
  'backup.signer.earlier-backup': 'Ovdje poznat: ovo je računalo vratilo sigurnosnu kopiju s dnevnicima potpisanima ovim ključem.',
  'backup.signer.no':
    'Ovo računalo ne poznaje taj ključ. Sam njegov potpis ne dokazuje da su dnevnici netaknuti: tko prepravi sigurnosnu kopiju, može je potpisati vlastitim ključem. Usporedite otisak s računalom koje je izradilo kopiju.',
  'backup.keys': 'Ključevi usluge',
  'backup.keyRevoked': 'opozvan',
  'backup.keyHere': 'na ovom računalu',
  'backup.keysHere': 'Već su na ovom računalu. Ostaju kakvi jesu, a pristupna fraza sigurnosne kopije nije potrebna.',
  'backup.keysInside': 'Uključeni, šifrirani. Potrebna je pristupna fraza odabrana pri izradi sigurnosne kopije.',
  'backup.keysOutside':
    'Nisu uključeni. Objavljeno na drugim računalima ima ocjenu „nepoznat izdavatelj” dok se ponovno ne potpiše ključem ovog računala.',
  'backup.lost': 'Na ovom računalu, a ne u sigurnosnoj kopiji',
  'backup.lostNothing': 'Ništa zabilježeno na ovom računalu ne bi nedostajalo.',
  'backup.keptWhere': 'Sadašnji se podaci ne brišu. U cijelosti se čuvaju u {folder}. Što je ovdje opozvano, ostaje opozvano.',
  'backup.keptUnread':
    'Sadašnji se podaci ne brišu. U cijelosti se čuvaju u {folder}. U sigurnosnoj kopiji možda nedostaju kasniji opozivi: uvezite najnoviji pouzdani popis i ponovite opoziv svega što je otad opozvano na ovom računalu.',
  'backup.switches':
    'U sigurnosnoj kopiji bilo je uključeno sljedeće. Na ovom računalu zadržava sadašnju postavku, osim ako odaberete drukčije:',
  'backup.switch.public-listener': 'Pružaj putovnice drugima: {value}',
  'backup.switch.watched-folder': 'Prati mapu: {value}',
  'backup.keyPassphrase': 'Pristupna fraza sigurnosne kopije',
  'backup.leaveKeys': 'Ostavi ključeve u sigurnosnoj kopiji',
  'backup.leaveKeysHelp': 'Samo ako je pristupna fraza izgubljena. Ovo računalo tada potpisuje vlastitim ključem.',
  'backup.why': 'Razlog',
  'backup.whyHelp': 'Zašto su stariji podaci ispravni. Razlog trajno ostaje u dnevniku.',
  'backup.ask': 'Vrati…',
  'backup.askTitle': 'Zamijeniti podatke ovog računala?',
  'backup.askText':
    'Aplikacija se automatski ponovno pokreće sa zapisima od {date}. Traje nekoliko sekundi. Ne isključujte računalo. Ako se ipak isključi, u cijelosti postoje ili stari ili novi zapisi.',
  'backup.do': 'Vrati',
  'backup.restoring': 'Sigurnosna se kopija vraća. Ova se stranica automatski ponovno učitava.',
  'backup.restoredNow': 'Sigurnosna kopija je vraćena.',
  'backup.restoredTitle': 'Vraćeno',
  'backup.restoredFile': 'Iz datoteke {file}',
  'backup.restoredKeysHere': 'Ključ sigurnosne kopije već je bio na ovom računalu i ostao je kakav je bio.',
  'backup.restoredKeys': 'Usluga upotrebljava ključ iz sigurnosne kopije ili noviji ključ ovog računala.',
  'backup.restoredNoKeys': 'Iz sigurnosne kopije nije preuzet ključ: ovo računalo potpisuje vlastitim.',
  'backup.restoredAside': 'Prijašnji podaci su u {folder}.',
  'backup.leftOff': 'Nije uključeno, iako je u sigurnosnoj kopiji bilo uključeno:',
  'backup.leftOffWhere.public-listener': 'Uključite na zaslonu Resolver',
  'backup.leftOffWhere.watched-folder': 'Uključite u postavkama',
  'backup.notHere': 'Nije dostupno u ovom prozoru',
  'backup.commandFile': 'DATOTEKA',
  'backup.commandName': 'IME',
  'backup.commandHelp': 'DATOTEKA je sigurnosna kopija. IME je osoba koja je vraća, za dnevnik. Sadašnji podaci čuvaju se u zasebnoj mapi.',
  'backup.next':
    'Aplikacija opet radi. Njezini su podaci o povjerenju stari koliko i sigurnosna kopija: provjerite ima li ured noviji popis.',
  'backup.nextTrust': 'Provjeri podatke o povjerenju',
  'backup.nextInspect': 'Nastavi pregledavati',
  'backup.fault.not-found': 'Datoteka ili mapa više ne postoji. Ponovno priključite USB memoriju ili odaberite drugu.',
  'backup.fault.not-a-file': 'Ovo je mapa ili poveznica, a ne datoteka. Odaberite samu sigurnosnu kopiju.',
  'backup.fault.not-a-backup': 'Ova datoteka nije sigurnosna kopija aplikacije DPP Desk. Potražite onu čiji naziv završava na .backup.',
  'backup.fault.newer':
    'Sigurnosnu kopiju izradila je novija inačica aplikacije DPP Desk. Ovdje instalirajte tu ili kasniju inačicu, a zatim je vratite.',
  'backup.fault.truncated':
    'Dio datoteke nedostaje jer nije u cijelosti kopirana. Kopirajte je ponovno iz potpune datoteke ili upotrijebite raniju sigurnosnu kopiju.',
  'backup.fault.changed':
    'Datoteka je oštećena ili promijenjena nakon što je zapisana. Kopirajte je ponovno ili upotrijebite drugu sigurnosnu kopiju.',
  'backup.fault.damaged-store': 'Zapisi u njoj su oštećeni. Upotrijebite drugu sigurnosnu kopiju.',
  'backup.fault.foreign-schema':
    'Datoteka sadržava nešto što DPP Desk nikad ne zapisuje. Ne upotrebljavajte je i obavijestite administratora.',
  'backup.fault.broken-log':
    'Zapis u dnevniku ove sigurnosne kopije promijenjen je ili nedostaje. Ne upotrebljavajte je i obavijestite administratora.',
  'backup.fault.bad-settings':
    'Usluga se nije mogla pokrenuti s postavkama iz ove sigurnosne kopije. Ništa nije promijenjeno. Upotrijebite drugu i obavijestite administratora.',
  'backup.fault.no-room': 'Na disku nema dovoljno mjesta. Potrebno je otprilike trostruko više od veličine datoteke.',
  'backup.fault.exists': 'Datoteka s tim nazivom već postoji. Odaberite drugu mapu.',
  'backup.fault.passphrase-needed': 'Za ključ usluge potrebna je pristupna fraza od najmanje 12 znakova.',
  'backup.fault.passphrase-wrong':
    'Ova pristupna fraza ne otvara ključeve. Provjerite velika slova i razmake pa pokušajte ponovno. Bez nje se ključevi mogu samo ostaviti u sigurnosnoj kopiji.',
  'backup.fault.office-draft':
    'Nacrt pouzdanog popisa ne može se pročitati. Provjerite ga pod „Vođenje pouzdanog popisa” ili premjestite njegovu datoteku pa pokušajte ponovno.',
  'backup.fault.running':
    'Zapise drži otvorenima drugi program, na primjer naredba ili druga usluga DPP Desk. Zaustavite ga pa pokušajte ponovno.',
  'backup.fault.rollback': 'Nešto na ovom računalu nije u sigurnosnoj kopiji. Navedite razlog zašto je ipak vraćate.',
  'backup.fault.second-person': 'Na ovom računalu to moraju potvrditi dvije osobe. Unesite ime druge.',
  'backup.fault.busy':
    'Primjenjuje se ili izrađuje paket ili se dohvaćaju putovnice. Pričekajte da završi ili to zaustavite pa pokušajte ponovno.',
  'backup.fault.not-here':
    'Ovaj je radni servis naredbom pokrenuo administrator. Administrator ga mora zaustaviti i upotrijebiti „desk restore”.',
  'backup.fault.failed': 'Nije uspjelo. Ponovno pokrenite aplikaciju i pokušajte opet. Ako se ponovi, obavijestite administratora.',
  'backup.fault.large':
    'Kopiranje može trajati nekoliko minuta, a aplikacija ne odgovara dok ne završi. Pritisnite ponovno kad nitko ne upotrebljava aplikaciju.',
  'backup.nowLarge': 'Izradi sigurnosnu kopiju i čekaj',
};
