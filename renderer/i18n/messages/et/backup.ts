// Messages of backup and restore, in Estonian.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Varukoopia',
  'backup.none': 'Selles arvutis ei ole veel varukoopiat tehtud.',
  'backup.lastWith': 'Viimane varukoopia: {date}, teenuse võtmega, kontrollitud',
  'backup.lastWithout': 'Viimane varukoopia: {date}, teenuse võtmeta, kontrollitud',
  'backup.folder': 'Varukoopia kaust',
  'backup.folderHelp': 'USB-mälupulk või teine ketas. Kui jätta tühjaks: {folder}, mis läheb kaduma koos selle arvutiga.',
  'backup.passphrase': 'Paroolifraas teenuse võtmele',
  'backup.passphraseHelp':
    'Hoidke seda varukoopiast eraldi. Paroolifraasita jääb võti välja ja siin avaldatud passe ei saa sama võtmega uuesti allkirjastada.',
  'backup.short': 'Vähemalt {least} märki',
  'backup.now': 'Varunda kohe',
  'backup.nowWithout': 'Varunda kohe, ilma võtmeta',
  'backup.busy': 'Kopeerimine ja kontrollimine…',
  'backup.done': 'Varukoopia on tehtud ja kontrollitud.',
  'backup.failed': 'Varukoopiat ei tehtud',
  'backup.nobody': 'nimi puudub',
  'backup.timed.title': 'Automaatsed varukoopiad',
  'backup.timed.off': 'Varukoopiaid automaatselt ei tehta.',
  'backup.timed.folder': 'Nende varukoopiate kaust',
  'backup.timed.folderHelp':
    'Teisel kettal, mis on alati ühendatud. Kausta jääb viimase 7 päeva, 4 nädala ja 12 kuu jooksul iga päeva, nädala ja kuu uusim varukoopia. Vanemad kustutatakse.',
  'backup.timed.every': 'Kui tihti',
  'backup.timed.daily': 'Iga päev',
  'backup.timed.weekly': 'Iga nädal',
  'backup.timed.hours': '{count, plural, one {Iga tund} other {Iga # tunni järel}}',
  'backup.timed.minutes': '{count, plural, one {Iga minut} other {Iga # minuti järel}}',
  'backup.timed.help':
    'Neid tehakse rakenduse töötamise ajal; vahele jäänud varukoopia tehakse esimesel võimalusel. Teenuse võtit neis ei ole: tehke ka üks varukoopia paroolifraasiga.',
  'backup.timed.stop': 'Lõpeta automaatne varundamine',
  'backup.timed.refused': 'Midagi ei muudetud',
  'backup.timed.byCommand': 'Neid varukoopiaid teeb käsk, mis teenuse käivitas.',
  'backup.timed.running': 'Varukoopiat tehakse…',
  'backup.timed.noneYet': 'Ühtegi automaatset varukoopiat ei ole veel tehtud.',
  'backup.timed.success': 'Viimane automaatne varukoopia: {date}, verifitseeritud',
  'backup.timed.failure': 'Viimane automaatne varundamine ebaõnnestus {date}. Rakendus proovib uuesti iga 15 minuti järel.',
  'backup.timed.failedBefore': 'Üks varundamine ebaõnnestus {date}. Hilisem õnnestus.',
  'backup.timed.late': 'Uusim varukoopia on rohkem kui kaks korda vanem, kui see ajavahemik ette näeb.',
  'backup.restored': 'Taastatud {date} varukoopiast, taastaja {who}.',
  'backup.behind.inspections':
    '{count, plural, one {Selles ei ole # selles arvutis tehtud kontrolli.} other {Selles ei ole # selles arvutis tehtud kontrolli.}}',
  'backup.behind.decisions':
    '{count, plural, one {Selles ei ole # selles arvutis tehtud otsust.} other {Selles ei ole # selles arvutis tehtud otsust.}}',
  'backup.behind.trust-office': 'Selles olev usaldusnimekiri kuulub teisele asutusele.',
  'backup.behind.passports':
    '{count, plural, one {# pass puudub sellest või on seal erinev.} other {# passi puudub sellest või on seal erinevad.}}',
  'backup.behind.packs':
    '{count, plural, one {Selles ei ole # rakendatud paketti: rakendage see uuesti.} other {Selles ei ole # rakendatud paketti: rakendage need uuesti.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {Selles ei ole # passi varasemat versiooni.} other {Selles ei ole # passide varasemat versiooni.}}',
  'backup.behind.edits':
    '{count, plural, one {# redigeeritav pass puudub sellest või on seal erinev.} other {# redigeeritavat passi puudub sellest või on seal erinevad.}}',
  'backup.behind.published':
    '{count, plural, one {Selles ei ole # selles arvutis allkirjastatud tunnistust.} other {Selles ei ole # selles arvutis allkirjastatud tunnistust.}}',
  'backup.behind.events': '{count, plural, one {Selles ei ole # sündmust.} other {Selles ei ole # sündmust.}}',
  'backup.behind.status-log':
    '{count, plural, one {Selles puudub # logikirje} other {Selles puudub # logikirjet}} tühistatud, peatatud või taastatud passide kohta. Mis on tühistatud, jääb tühistatuks.',
  'backup.behind.key-log':
    '{count, plural, one {Selles puudub # logikirje} other {Selles puudub # logikirjet}} selle teenuse võtmete kohta.',
  'backup.behind.clock-log':
    '{count, plural, one {Selles puudub # logikirje} other {Selles puudub # logikirjet}} selle arvuti kella kohta.',
  'backup.behind.officer-log': '{count, plural, one {Selles puudub # logikirje} other {Selles puudub # logikirjet}} ametnike kohta.',
  'backup.behind.erasure-log':
    '{count, plural, one {Selles puudub # logikirje} other {Selles puudub # logikirjet}} kustutamiste kohta. Kustutatud andmed kustutatakse uuesti.',
  'backup.behind.maintenance-log': '{count, plural, one {Selles puudub # logikirje} other {Selles puudub # logikirjet}} hoolduse kohta.',
  'backup.behind.customs-log':
    '{count, plural, one {Selles puudub # logikirje} other {Selles puudub # logikirjet}} deklaratsioonide ja peatamiste kohta.',
  'backup.behind.run-log': '{count, plural, one {Selles puudub # logikirje} other {Selles puudub # logikirjet}} kontrolliülesannete kohta.',
  'backup.behind.backup-log':
    '{count, plural, one {Selles puudub # logikirje} other {Selles puudub # logikirjet}} tehtud või taastatud varukoopiate kohta.',
  'backup.behind.reader-keys':
    '{count, plural, one {Selles ei ole # lugejale antud võtit: see enam ei tööta. Andke uus.} other {Selles ei ole # lugejatele antud võtit: need enam ei tööta. Andke uued.}}',
  'backup.behind.packs-made':
    '{count, plural, one {# selles arvutis koostatud pakett} other {# selles arvutis koostatud paketti}} {count, plural, one {puudub sellest} other {puudub sellest}}: nende numbrid võetakse uuesti kasutusele. Tehke järgmine pakett täispaketina.',
  'backup.behind.fetches':
    '{count, plural, one {Selles puudub # hankimine teisest teenusest.} other {Selles puudub # hankimist teistest teenustest.}}',
  'backup.behind.body-list': 'Selles ei ole selles arvutis imporditud teavitatud asutuste loendit: importige see uuesti.',
  'backup.behindNewest': 'Uusim on kuupäevast {date}.',
  'backup.behind.service-name': 'Siin avaldati passe teise aadressiga.',
  'backup.behind.other-key': 'Selle arvuti teenus allkirjastas teise võtmega.',
  'backup.behind.office-draft':
    'Selles arvutis on usaldusnimekirja mustand teistsugune. Varukoopias olev mustand asendab selle. Selles arvutis kasutatud nimekirjanumbreid uuesti ei kasutata.',
  'backup.behind.log-end':
    'Selle logide viimased kirjed ei vasta neid logisid pidanud arvuti allkirjadele: kirjeid on kustutatud, muudetud või lisatud.',
  'backup.behind.unreadable': 'Eelmist hoidlat ei saanud lugeda, seega ei saanud midagi võrrelda.',
  'backup.reason': 'Põhjus: {reason}',
  'backup.bringBack': 'Taasta varukoopia',
  'backup.bringBackHelp': 'Uue sülearvuti, kadunud ketta või vea puhuks. Enne fail kontrollitakse ja näidatakse selle sisu.',
  'backup.guide': 'Kas teil oli DPP Desk teises arvutis?',
  'backup.lead': 'Asendab selle arvuti andmed: kirjed, usaldusandmed ja paroolifraasi olemasolul võtme.',
  'backup.damagedTitle': 'Selle arvuti kirjeid ei saa avada',
  'backup.damagedHelp':
    'Midagi ei ole muudetud ega kustutatud. Siin ei saa midagi kontrollida enne, kui varukoopia on taastatud: valige selle fail allpool. Kahjustatud kirjed hoitakse alles eraldi kaustas. Neid ei saa varukoopiaga võrrelda, seepärast on taastamiseks vaja kahte inimest ja põhjust. Kui varukoopiat ei ole, sulgege aken ja teatage administraatorile.',
  'backup.drop': 'Kukutage varukoopia fail siia',
  'backup.choose': 'Vali fail',
  'backup.dropHelp': 'Selle nime lõpus on .backup. Midagi ei muutu enne, kui olete selle sisu näinud.',
  'backup.onlyOne': 'Korraga saab taastada ainult ühe varukoopia. Kasutati esimest faili.',
  'backup.receiving': 'Faili lugemine: {held} / {size}',
  'backup.halfWay': 'Saabunud {held} / {size}. Jätkamiseks valige sama fail uuesti.',
  'backup.checking': 'Iga baidi kontrollimine ja võrdlemine selle arvutiga',
  'backup.checkingHelp': 'Lõpu lähenedes ei pruugi rakendus mõni sekund vastata.',
  'backup.giveUp': 'Loobu',
  'backup.another': 'Vali teine fail',
  'backup.refused': 'Seda faili ei saa taastada',
  'backup.notDone': 'Varukoopiat ei taastatud. Midagi ei ole muutunud.',
  'backup.whole': 'Varukoopia on täielik ja kahjustamata.',
  'backup.made': 'Tehtud',
  'backup.madeBy': '{date}, tegija {who}',
  'backup.service': 'Teenus',
  'backup.version': 'Rakenduse versioon',
  'backup.trustList': 'Usaldusnimekiri',
  'backup.trustNumber': 'number {sequence}',
  'backup.trustNone': 'puudub',
  'backup.office': 'Teistele peetav usaldusnimekiri',
  'backup.officeNone': 'Varukoopias seda ei ole. Selles arvutis peetav nimekiri jääb samaks.',
  'backup.officeInside':
    '{sequence, plural, =0 {Taastatakse esimese nimekirja mustand} one {Taastatakse mustand pärast nimekirja number #} other {Taastatakse mustand pärast nimekirja number #}}, milles on {count, plural, one {# väljaandja} other {# väljaandjat}}.',
  'backup.officeLater':
    'Kui vahepeal on allkirjastatud hilisem nimekiri, valige enne allkirjastamist selle fail vaates „Usaldusnimekirja pidamine“.',
  'backup.records': 'Kirjed',
  'backup.inIt': 'Varukoopias',
  'backup.here': 'Selles arvutis praegu',
  'backup.hereUnreadable': 'ei saa lugeda',
  'backup.record.inspections': 'Kontrollid',
  'backup.record.decisions': 'Otsused',
  'backup.record.passports': 'Passid',
  'backup.record.credentials': 'Tunnistused',
  'backup.record.events': 'Sündmused',
  'backup.signers': 'Võti, millega allkirjastati selle logide viimased kirjed',
  'backup.signersNone': 'Selle logide viimased kirjed on allkirjastamata: miski ei tõenda, et logid on täielikud.',
  'backup.signer.this-computer': 'Selle arvuti võti.',
  'backup.signer.earlier-backup': 'Siin tuntud: see arvuti on taastanud varukoopia, mille logid on selle võtmega allkirjastatud.',
  'backup.signer.no':
    'See arvuti seda võtit ei tunne. Ainult selle allkiri ei tõenda, et logid on rikkumata: varukoopia ümberkirjutaja saab selle oma võtmega allkirjastada. Võrrelge sõrmejälge varukoopia teinud arvutiga.',
  'backup.keys': 'Teenuse võtmed',
  'backup.keyRevoked': 'tühistatud',
  'backup.keyHere': 'selles arvutis',
  'backup.keysHere': 'Juba selles arvutis. Need jäävad samaks ja varukoopia paroolifraasi ei ole vaja.',
  'backup.keysInside': 'Kaasas, krüptitult. Vajate paroolifraasi, mis valiti varukoopia tegemisel.',
  'backup.keysOutside':
    'Ei ole kaasas. Teised arvutid näitavad avaldatu kohta „tundmatu väljaandja“, kuni see allkirjastatakse uuesti selle arvuti võtmega.',
  'backup.lost': 'Selles arvutis olemas, varukoopias mitte',
  'backup.lostNothing': 'Midagi selles arvutis kirja pandust ei jääks puudu.',
  'backup.keptWhere': 'Praeguseid andmeid ei kustutata. Need hoitakse täielikult alles kaustas {folder}. Siin tühistatu jääb tühistatuks.',
  'backup.keptUnread':
    'Praeguseid andmeid ei kustutata. Need hoitakse täielikult alles kaustas {folder}. Varukoopias võivad puududa hilisemad tühistamised: importige uusim usaldusnimekiri ja korrake tühistamisi, mis on selles arvutis tehtud pärast varukoopia loomist.',
  'backup.switches': 'Varukoopias oli see sisse lülitatud. Selles arvutis jääb praegune säte kehtima, kui te ei vali teisiti:',
  'backup.switch.public-listener': 'Passide andmine teistele: {value}',
  'backup.switch.watched-folder': 'Kausta jälgimine: {value}',
  'backup.keyPassphrase': 'Varukoopia paroolifraas',
  'backup.leaveKeys': 'Jäta võtmed varukoopiasse',
  'backup.leaveKeysHelp': 'Ainult siis, kui paroolifraas on kadunud. Seejärel allkirjastab see arvuti oma võtmega.',
  'backup.why': 'Põhjus',
  'backup.whyHelp': 'Miks on vanemad andmed õiged. Põhjus jääb logisse alatiseks.',
  'backup.ask': 'Taasta…',
  'backup.askTitle': 'Kas asendada selle arvuti andmed?',
  'backup.askText':
    'Rakendus käivitub automaatselt uuesti {date} kirjetega. See võtab mõne sekundi. Ärge lülitage arvutit välja. Kui see siiski välja lülitub, on täielikult alles kas vanad või uued kirjed.',
  'backup.do': 'Taasta',
  'backup.restoring': 'Varukoopiat taastatakse. See leht laaditakse automaatselt uuesti.',
  'backup.restoredNow': 'Varukoopia taastati.',
  'backup.restoredTitle': 'Taastatud',
  'backup.restoredFile': 'Failist {file}',
  'backup.restoredKeysHere': 'Varukoopia võti oli selles arvutis juba olemas ja jääb samaks.',
  'backup.restoredKeys': 'Teenus kasutab varukoopias olevat võtit või selle arvuti uuemat võtit.',
  'backup.restoredNoKeys': 'Varukoopiast võtit ei võetud: see arvuti allkirjastab oma võtmega.',
  'backup.restoredAside': 'Eelmised andmed on kaustas {folder}.',
  'backup.leftOff': 'Ei lülitatud sisse, kuigi varukoopias oli sees:',
  'backup.leftOffWhere.public-listener': 'Lülitage sisse vaates „Suunamine“',
  'backup.leftOffWhere.watched-folder': 'Lülitage sisse sätetes',
  'backup.notHere': 'Selles aknas ei ole see võimalik',
  'backup.commandFile': 'FAIL',
  'backup.commandName': 'NIMI',
  'backup.commandHelp': 'FAIL on varukoopia. NIMI on taastaja nimi logi jaoks. Praegused andmed hoitakse alles eraldi kaustas.',
  'backup.next':
    'Rakendus töötab jälle. Selle usaldusandmed on sama vanad kui varukoopia: kontrollige, kas teie asutusel on uuem nimekiri.',
  'backup.nextTrust': 'Kontrolli usaldusandmeid',
  'backup.nextInspect': 'Jätka kontrollimist',
  'backup.fault.not-found': 'Faili või kausta enam ei ole. Ühendage mälupulk uuesti või valige teine.',
  'backup.fault.not-a-file': 'See on kaust või link, mitte fail. Valige varukoopia ise.',
  'backup.fault.not-a-backup': 'See fail ei ole DPP Deski varukoopia. Otsige faili, mille nime lõpus on .backup.',
  'backup.fault.newer': 'Varukoopia on tehtud DPP Deski uuema versiooniga. Paigaldage siin see või hilisem versioon ja taastage siis.',
  'backup.fault.truncated':
    'Osa failist puudub, sest see kopeeriti poolikult. Kopeerige see uuesti täielikust failist või kasutage varasemat varukoopiat.',
  'backup.fault.changed': 'Faili on pärast kirjutamist kahjustatud või muudetud. Kopeerige see uuesti või kasutage teist varukoopiat.',
  'backup.fault.damaged-store': 'Selles olevad kirjed on kahjustatud. Kasutage teist varukoopiat.',
  'backup.fault.foreign-schema': 'Fail sisaldab midagi, mida DPP Desk kunagi ei kirjuta. Ärge seda kasutage ja teatage administraatorile.',
  'backup.fault.broken-log': 'Selle varukoopia logis on kirjet muudetud või see puudub. Ärge seda kasutage ja teatage administraatorile.',
  'backup.fault.bad-settings':
    'Teenus ei käivitunud selle varukoopia sätetega. Midagi ei muudetud. Kasutage teist varukoopiat ja teatage administraatorile.',
  'backup.fault.no-room': 'Kettal ei ole piisavalt ruumi. Vaja on umbes kolm korda faili suurusest.',
  'backup.fault.exists': 'Sellise nimega fail on juba olemas. Valige teine kaust.',
  'backup.fault.passphrase-needed': 'Teenuse võtmele on vaja vähemalt 12-märgilist paroolifraasi.',
  'backup.fault.passphrase-wrong':
    'See paroolifraas ei ava võtmeid. Kontrollige suurtähti ja tühikuid ning proovige uuesti. Ilma selleta saab võtmed ainult varukoopiasse jätta.',
  'backup.fault.office-draft':
    'Usaldusnimekirja mustandit ei saa lugeda. Kontrollige seda vaates „Usaldusnimekirja pidamine“ või viige selle fail mujale ja proovige uuesti.',
  'backup.fault.running':
    'Kirjed on avatud teises programmis, näiteks käsus või DPP Deski teises teenuses. Peatage see ja proovige uuesti.',
  'backup.fault.rollback': 'Midagi selles arvutis olevat varukoopias ei ole. Märkige põhjus, miks siiski taastate.',
  'backup.fault.second-person': 'Selles arvutis peavad seda kinnitama kaks inimest. Sisestage teise nimi.',
  'backup.fault.busy':
    'Paketti rakendatakse või koostatakse või passe hangitakse. Oodake, kuni see lõpeb, või peatage see ja proovige uuesti.',
  'backup.fault.not-here':
    'Selle taustaprogrammi käivitas administraator käsuga. Administraator peab selle peatama ja kasutama käsku „desk restore“.',
  'backup.fault.failed': 'See ei õnnestunud. Käivitage rakendus uuesti ja proovige veel kord. Kui see kordub, teatage administraatorile.',
  'backup.fault.large': 'Kopeerimine võib võtta mitu minutit ja rakendus seni ei vasta. Vajutage uuesti, kui keegi rakendust ei kasuta.',
  'backup.nowLarge': 'Varunda ja oota',
};
