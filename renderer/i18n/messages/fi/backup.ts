// Messages of backup and restore, in Finnish.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Varmuuskopio',
  'backup.none': 'Tällä tietokoneella ei ole vielä tehty varmuuskopiota.',
  'backup.lastWith': 'Viimeisin varmuuskopio: {date}, palvelun avain mukana, tarkistettu',
  'backup.lastWithout': 'Viimeisin varmuuskopio: {date}, ILMAN palvelun avainta, tarkistettu',
  'backup.folder': 'Varmuuskopion kansio',
  'backup.folderHelp': 'Muistitikku tai toinen levy. Tyhjänä: {folder}, joka menetetään tämän tietokoneen mukana.',
  'backup.passphrase': 'Palvelun avaimen tunnuslause',
  'backup.passphraseHelp':
    'Säilytä sitä muualla kuin varmuuskopiota. Ilman tunnuslausetta avain jätetään pois, eikä täällä julkaistuja passeja voi allekirjoittaa uudelleen samalla avaimella.',
  'backup.short': 'Vähintään {least} merkkiä',
  'backup.now': 'Varmuuskopioi nyt',
  'backup.nowWithout': 'Varmuuskopioi nyt ilman avainta',
  'backup.busy': 'Kopioidaan ja tarkistetaan…',
  'backup.done': 'Varmuuskopio tehtiin ja tarkistettiin.',
  'backup.failed': 'Varmuuskopiota ei tehty',
  'backup.nobody': 'nimeä ei annettu',
  'backup.timed.title': 'Automaattiset varmuuskopiot',
  'backup.timed.off': 'Varmuuskopioita ei tehdä automaattisesti.',
  'backup.timed.folder': 'Näiden varmuuskopioiden kansio',
  'backup.timed.folderHelp':
    'Toisella levyllä, joka on aina kytkettynä. Kansiossa säilytetään uusin varmuuskopio kultakin viimeiseltä 7 päivältä, 4 viikolta ja 12 kuukaudelta. Vanhemmat poistetaan.',
  'backup.timed.every': 'Kuinka usein',
  'backup.timed.daily': 'Joka päivä',
  'backup.timed.weekly': 'Joka viikko',
  'backup.timed.hours': '{count, plural, one {Joka tunti} other {# tunnin välein}}',
  'backup.timed.minutes': '{count, plural, one {Joka minuutti} other {# minuutin välein}}',
  'backup.timed.help':
    'Varmuuskopiot tehdään sovelluksen ollessa käynnissä; väliin jäänyt tehdään mahdollisimman pian. Niissä ei ole palvelun avainta: tee myös yksi varmuuskopio tunnuslauseella.',
  'backup.timed.stop': 'Lopeta automaattiset varmuuskopiot',
  'backup.timed.refused': 'Mitään ei muutettu',
  'backup.timed.byCommand': 'Palvelun käynnistänyt komento tekee nämä varmuuskopiot.',
  'backup.timed.running': 'Varmuuskopiota tehdään…',
  'backup.timed.noneYet': 'Automaattista varmuuskopiota ei ole vielä tehty.',
  'backup.timed.success': 'Viimeisin automaattinen varmuuskopio: {date}, tarkistettu',
  'backup.timed.failure': 'Viimeisin automaattinen varmuuskopio epäonnistui {date}. Sovellus yrittää uudelleen 15 minuutin välein.',
  'backup.timed.failedBefore': 'Yksi varmuuskopio epäonnistui {date}. Myöhempi onnistui.',
  'backup.timed.late': 'Uusimman varmuuskopion ikä on yli kaksi kertaa tämä aikaväli.',
  'backup.restored': 'Palautettu varmuuskopiosta {date}, palauttaja {who}.',
  'backup.behind.inspections':
    '{count, plural, one {# tällä tietokoneella tehty tarkastus ei ole siinä.} other {# tällä tietokoneella tehtyä tarkastusta ei ole siinä.}}',
  'backup.behind.decisions':
    '{count, plural, one {# tällä tietokoneella tehty päätös ei ole siinä.} other {# tällä tietokoneella tehtyä päätöstä ei ole siinä.}}',
  'backup.behind.trust-office': 'Siinä oleva luotettu luettelo on toisen ylläpitäjän.',
  'backup.behind.passports':
    '{count, plural, one {# passi puuttuu siitä tai on siinä erilainen.} other {# passia puuttuu siitä tai on siinä erilaisia.}}',
  'backup.behind.packs':
    '{count, plural, one {# käyttöön otettu paketti ei ole siinä: ota se käyttöön uudelleen.} other {# käyttöön otettua pakettia ei ole siinä: ota ne käyttöön uudelleen.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {# passin aiempi versio ei ole siinä.} other {# passien aiempaa versiota ei ole siinä.}}',
  'backup.behind.edits':
    '{count, plural, one {# muokattavana oleva passi puuttuu siitä tai on siinä erilainen.} other {# muokattavana olevaa passia puuttuu siitä tai on siinä erilaisia.}}',
  'backup.behind.published':
    '{count, plural, one {# tällä tietokoneella allekirjoitettu todiste ei ole siinä.} other {# tällä tietokoneella allekirjoitettua todistetta ei ole siinä.}}',
  'backup.behind.events': '{count, plural, one {# tapahtuma ei ole siinä.} other {# tapahtumaa ei ole siinä.}}',
  'backup.behind.status-log':
    '{count, plural, one {# lokimerkintä peruutetuista, keskeytetyistä tai voimaan palautetuista passeista puuttuu} other {# lokimerkintää peruutetuista, keskeytetyistä tai voimaan palautetuista passeista puuttuu}} siitä. Peruutettu pysyy peruutettuna.',
  'backup.behind.key-log':
    '{count, plural, one {# lokimerkintä tämän palvelun avaimista puuttuu} other {# lokimerkintää tämän palvelun avaimista puuttuu}} siitä.',
  'backup.behind.clock-log':
    '{count, plural, one {# lokimerkintä tämän tietokoneen kellosta puuttuu} other {# lokimerkintää tämän tietokoneen kellosta puuttuu}} siitä.',
  'backup.behind.officer-log':
    '{count, plural, one {# lokimerkintä virkailijoista puuttuu} other {# lokimerkintää virkailijoista puuttuu}} siitä.',
  'backup.behind.erasure-log':
    '{count, plural, one {# lokimerkintä poistoista puuttuu} other {# lokimerkintää poistoista puuttuu}} siitä. Poistetut tiedot poistetaan uudelleen.',
  'backup.behind.maintenance-log':
    '{count, plural, one {# lokimerkintä huollosta puuttuu} other {# lokimerkintää huollosta puuttuu}} siitä.',
  'backup.behind.customs-log':
    '{count, plural, one {# lokimerkintä ilmoituksista ja keskeytyksistä puuttuu} other {# lokimerkintää ilmoituksista ja keskeytyksistä puuttuu}} siitä.',
  'backup.behind.run-log':
    '{count, plural, one {# lokimerkintä tarkastuskierroksista puuttuu} other {# lokimerkintää tarkastuskierroksista puuttuu}} siitä.',
  'backup.behind.backup-log':
    '{count, plural, one {# lokimerkintä tehdyistä tai palautetuista varmuuskopioista puuttuu} other {# lokimerkintää tehdyistä tai palautetuista varmuuskopioista puuttuu}} siitä.',
  'backup.behind.reader-keys':
    '{count, plural, one {# lukijalle annettu avain ei ole siinä:} other {# lukijoille annettua avainta ei ole siinä:}} ne eivät enää toimi. Anna uudet.',
  'backup.behind.packs-made':
    '{count, plural, one {# tällä tietokoneella tehty paketti} other {# tällä tietokoneella tehtyä pakettia}} {count, plural, one {puuttuu} other {puuttuu}} siitä: niiden numerot käytetään uudelleen. Tee seuraavasta paketista täysi.',
  'backup.behind.fetches':
    '{count, plural, one {# nouto toisesta palvelusta puuttuu siitä.} other {# noutoa muista palveluista puuttuu siitä.}}',
  'backup.behind.body-list': 'Tällä tietokoneella tuotu ilmoitettujen laitosten luettelo ei ole siinä: tuo se uudelleen.',
  'backup.behindNewest': 'Uusin on päivältä {date}.',
  'backup.behind.service-name': 'Täällä on julkaistu passeja toisella osoitteella.',
  'backup.behind.other-key': 'Tämän tietokoneen palvelu on allekirjoittanut toisella avaimella.',
  'backup.behind.office-draft':
    'Tällä tietokoneella on toinen luotetun luettelon luonnos. Varmuuskopion luonnos korvaa sen. Tällä tietokoneella käytettyjä luettelon numeroita ei käytetä uudelleen.',
  'backup.behind.log-end':
    'Sen lokien viimeiset merkinnät eivät vastaa niitä pitäneen tietokoneen allekirjoituksia: merkintöjä on poistettu, muutettu tai lisätty.',
  'backup.behind.unreadable': 'Entistä tietovarastoa ei voitu lukea, joten mitään ei voitu verrata.',
  'backup.reason': 'Syy: {reason}',
  'backup.bringBack': 'Palauta varmuuskopio',
  'backup.bringBackHelp': 'Uutta kannettavaa, menetettyä levyä tai virhettä varten. Ensin tiedosto tarkistetaan ja sen sisältö näytetään.',
  'backup.guide': 'Onko sinulla ollut DPP Desk toisella tietokoneella?',
  'backup.lead': 'Korvaa tämän tietokoneen tiedot: kirjaukset, luottamustiedot ja tunnuslauseensa avulla avaimen.',
  'backup.damagedTitle': 'Tämän tietokoneen tietoja ei voi avata',
  'backup.damagedHelp':
    'Mitään ei ole muutettu eikä poistettu. Täällä ei voi tarkastaa mitään ennen kuin varmuuskopio on palautettu: valitse sen tiedosto alta. Vahingoittuneet tiedot säilytetään erillisessä kansiossa. Niitä ei voi verrata varmuuskopioon, joten palauttaminen vaatii kaksi henkilöä ja syyn. Jos varmuuskopiota ei ole, sulje tämä ikkuna ja ilmoita pääkäyttäjälle.',
  'backup.drop': 'Pudota varmuuskopiotiedosto tähän',
  'backup.choose': 'Valitse tiedosto',
  'backup.dropHelp': 'Sen nimen lopussa on .backup. Mikään ei muutu ennen kuin olet nähnyt, mitä siinä on.',
  'backup.onlyOne': 'Vain yhden varmuuskopion voi palauttaa kerrallaan. Ensimmäistä tiedostoa käytettiin.',
  'backup.receiving': 'Luetaan tiedostoa: {held}/{size}',
  'backup.halfWay': '{held}/{size} vastaanotettu. Jatka valitsemalla sama tiedosto uudelleen.',
  'backup.checking': 'Tarkistetaan jokainen tavu ja verrataan tähän tietokoneeseen',
  'backup.checkingHelp': 'Lopussa sovellus ei ehkä vastaa muutamaan sekuntiin.',
  'backup.giveUp': 'Peruuta',
  'backup.another': 'Valitse toinen tiedosto',
  'backup.refused': 'Tätä tiedostoa ei voi palauttaa',
  'backup.notDone': 'Varmuuskopiota ei palautettu. Mikään ei ole muuttunut.',
  'backup.whole': 'Varmuuskopio on täydellinen ja ehjä.',
  'backup.made': 'Tehty',
  'backup.madeBy': '{date}, tekijä {who}',
  'backup.service': 'Palvelu',
  'backup.version': 'Sovelluksen versio',
  'backup.trustList': 'Luotettu luettelo',
  'backup.trustNumber': 'numero {sequence}',
  'backup.trustNone': 'ei ole',
  'backup.office': 'Muille ylläpidettävä luotettu luettelo',
  'backup.officeNone': 'Varmuuskopiossa ei ole sellaista. Tällä tietokoneella ylläpidettävä luettelo pysyy ennallaan.',
  'backup.officeInside':
    'Palautetaan {sequence, plural, =0 {ensimmäisen luettelon luonnos} other {luettelon numero # jälkeinen luonnos}}, jossa on {count, plural, one {# myöntäjä} other {# myöntäjää}}.',
  'backup.officeLater':
    'Jos sen jälkeen on allekirjoitettu myöhempi luettelo, valitse sen tiedosto kohdassa ”Ylläpidä luotettua luetteloa” ennen kuin allekirjoitat.',
  'backup.records': 'Kirjaukset',
  'backup.inIt': 'Varmuuskopiossa',
  'backup.here': 'Nyt tällä tietokoneella',
  'backup.hereUnreadable': 'ei voi lukea',
  'backup.record.inspections': 'Tarkastukset',
  'backup.record.decisions': 'Päätökset',
  'backup.record.passports': 'Passit',
  'backup.record.credentials': 'Todisteet',
  'backup.record.events': 'Tapahtumat',
  'backup.signers': 'Avain, jolla sen lokien viimeiset merkinnät on allekirjoitettu',
  'backup.signersNone': 'Sen lokien viimeisiä merkintöjä ei ole allekirjoitettu: mikään ei todista, että lokit ovat täydelliset.',
  'backup.signer.this-computer': 'Tämän tietokoneen avain.',
  'backup.signer.earlier-backup':
    'Tunnetaan täällä: tämä tietokone on palauttanut varmuuskopion, jonka lokit on allekirjoitettu tällä avaimella.',
  'backup.signer.no':
    'Tämä tietokone ei tunne tätä avainta. Sen allekirjoitus ei yksin todista, että lokit ovat eheät: jokainen, joka muuttaa varmuuskopiota, voi allekirjoittaa sen omalla avaimellaan. Vertaa sormenjälkeä varmuuskopion tehneeseen tietokoneeseen.',
  'backup.keys': 'Palvelun avaimet',
  'backup.keyRevoked': 'peruutettu',
  'backup.keyHere': 'tällä tietokoneella',
  'backup.keysHere': 'Jo tällä tietokoneella. Ne pysyvät ennallaan, eikä varmuuskopion tunnuslausetta tarvita.',
  'backup.keysInside': 'Mukana salattuina. Tarvitset tunnuslauseen, joka valittiin varmuuskopiota tehtäessä.',
  'backup.keysOutside':
    'Eivät mukana. Julkaistujen passien tulos muilla tietokoneilla on ”tuntematon myöntäjä”, kunnes ne allekirjoitetaan uudelleen tämän tietokoneen avaimella.',
  'backup.lost': 'Tällä tietokoneella, mutta ei varmuuskopiossa',
  'backup.lostNothing': 'Mitään tällä tietokoneella kirjattua ei jäisi puuttumaan.',
  'backup.keptWhere': 'Nykyisiä tietoja ei poisteta. Ne säilytetään kokonaan kansiossa {folder}. Täällä peruutettu pysyy peruutettuna.',
  'backup.keptUnread':
    'Nykyisiä tietoja ei poisteta. Ne säilytetään kokonaan kansiossa {folder}. Varmuuskopiosta voi puuttua myöhempiä peruutuksia: tuo uusin luotettu luettelo ja toista peruutukset, jotka tällä tietokoneella on tehty varmuuskopion jälkeen.',
  'backup.switches': 'Tämä oli varmuuskopiossa käytössä. Tällä tietokoneella asetus pysyy ennallaan, ellet valitse toisin:',
  'backup.switch.public-listener': 'Tarjoa passeja muille: {value}',
  'backup.switch.watched-folder': 'Seuraa kansiota: {value}',
  'backup.keyPassphrase': 'Varmuuskopion tunnuslause',
  'backup.leaveKeys': 'Jätä avaimet varmuuskopioon',
  'backup.leaveKeysHelp': 'Vain jos tunnuslause on kadonnut. Tämä tietokone allekirjoittaa silloin omalla avaimellaan.',
  'backup.why': 'Syy',
  'backup.whyHelp': 'Miksi vanhemmat tiedot ovat oikeat. Syy jää lokiin pysyvästi.',
  'backup.ask': 'Palauta…',
  'backup.askTitle': 'Korvataanko tämän tietokoneen tiedot?',
  'backup.askText':
    'Sovellus käynnistyy itsestään uudelleen {date} tiedoilla. Tämä kestää muutaman sekunnin. Älä sammuta tietokonetta. Jos se kuitenkin sammuu, joko vanhat tai uudet tiedot ovat kokonaan tallella.',
  'backup.do': 'Palauta',
  'backup.restoring': 'Varmuuskopiota palautetaan. Tämä sivu latautuu itsestään uudelleen.',
  'backup.restoredNow': 'Varmuuskopio palautettiin.',
  'backup.restoredTitle': 'Palautettu',
  'backup.restoredFile': 'Tiedostosta {file}',
  'backup.restoredKeysHere': 'Varmuuskopion avain oli jo tällä tietokoneella ja pysyy ennallaan.',
  'backup.restoredKeys': 'Palvelu käyttää varmuuskopion avainta tai tämän tietokoneen uudempaa avainta.',
  'backup.restoredNoKeys': 'Varmuuskopiosta ei otettu avainta: tämä tietokone allekirjoittaa omallaan.',
  'backup.restoredAside': 'Entiset tiedot ovat kansiossa {folder}.',
  'backup.leftOff': 'Ei otettu käyttöön, vaikka oli käytössä varmuuskopiossa:',
  'backup.leftOffWhere.public-listener': 'Ota käyttöön Resolveri-näkymässä',
  'backup.leftOffWhere.watched-folder': 'Ota käyttöön asetuksissa',
  'backup.notHere': 'Ei käytettävissä tässä ikkunassa',
  'backup.commandFile': 'TIEDOSTO',
  'backup.commandName': 'NIMI',
  'backup.commandHelp':
    'TIEDOSTO on varmuuskopio. NIMI on sen palauttava henkilö lokia varten. Nykyiset tiedot säilytetään erillisessä kansiossa.',
  'backup.next':
    'Sovellus on taas käynnissä. Sen luottamustiedot ovat yhtä vanhat kuin varmuuskopio: tarkista, onko virastollasi uudempi luettelo.',
  'backup.nextTrust': 'Tarkista luottamustiedot',
  'backup.nextInspect': 'Jatka tarkastamista',
  'backup.fault.not-found': 'Tiedostoa tai kansiota ei enää ole. Liitä muistitikku uudelleen tai valitse toinen.',
  'backup.fault.not-a-file': 'Tämä on kansio tai linkki, ei tiedosto. Valitse itse varmuuskopio.',
  'backup.fault.not-a-backup': 'Tämä tiedosto ei ole DPP Deskin varmuuskopio. Etsi tiedosto, jonka nimen lopussa on .backup.',
  'backup.fault.newer': 'Varmuuskopio on tehty uudemmalla DPP Deskin versiolla. Asenna tänne se tai myöhempi versio ja palauta sitten.',
  'backup.fault.truncated':
    'Osa tiedostosta puuttuu, koska sitä ei kopioitu kokonaan. Kopioi se uudelleen täydellisestä tiedostosta tai käytä aiempaa varmuuskopiota.',
  'backup.fault.changed':
    'Tiedosto on vahingoittunut tai sitä on muutettu kirjoittamisen jälkeen. Kopioi se uudelleen tai käytä toista varmuuskopiota.',
  'backup.fault.damaged-store': 'Sen sisältämät tiedot ovat vahingoittuneet. Käytä toista varmuuskopiota.',
  'backup.fault.foreign-schema':
    'Tässä tiedostossa on jotakin, mitä DPP Desk ei koskaan kirjoita. Älä käytä sitä, ja ilmoita pääkäyttäjälle.',
  'backup.fault.broken-log': 'Tämän varmuuskopion lokin merkintä on muutettu tai puuttuu. Älä käytä sitä, ja ilmoita pääkäyttäjälle.',
  'backup.fault.bad-settings':
    'Palvelu ei voisi käynnistyä tämän varmuuskopion asetuksilla. Mitään ei muutettu. Käytä toista varmuuskopiota ja ilmoita pääkäyttäjälle.',
  'backup.fault.no-room': 'Levyllä ei ole tarpeeksi tilaa. Tilaa tarvitaan noin kolme kertaa tiedoston koko.',
  'backup.fault.exists': 'Samanniminen tiedosto on jo olemassa. Valitse toinen kansio.',
  'backup.fault.passphrase-needed': 'Palvelun avainta varten tarvitaan vähintään 12 merkin tunnuslause.',
  'backup.fault.passphrase-wrong':
    'Tämä tunnuslause ei avaa avaimia. Tarkista isot kirjaimet ja välilyönnit ja yritä uudelleen. Ilman sitä avaimet voi vain jättää varmuuskopioon.',
  'backup.fault.office-draft':
    'Luotetun luettelon luonnosta ei voi lukea. Tarkista se kohdassa ”Ylläpidä luotettua luetteloa” tai siirrä sen tiedosto pois ja yritä sitten uudelleen.',
  'backup.fault.running':
    'Toinen ohjelma pitää tietoja avoinna, esimerkiksi komento tai toinen DPP Desk -palvelu. Pysäytä se ja yritä uudelleen.',
  'backup.fault.rollback': 'Jokin tällä tietokoneella oleva ei ole varmuuskopiossa. Anna syy, miksi se silti palautetaan.',
  'backup.fault.second-person': 'Tällä tietokoneella kahden henkilön on vahvistettava tämä. Kirjoita toisen nimi.',
  'backup.fault.busy':
    'Pakettia otetaan käyttöön tai tehdään, tai passeja noudetaan. Odota, kunnes se on valmis, tai pysäytä se ja yritä uudelleen.',
  'backup.fault.not-here':
    'Pääkäyttäjä on käynnistänyt tämän taustapalvelun komennolla. Pääkäyttäjän on pysäytettävä se ja käytettävä komentoa ”desk restore”.',
  'backup.fault.failed': 'Se ei onnistunut. Käynnistä sovellus uudelleen ja yritä uudelleen. Jos se toistuu, ilmoita pääkäyttäjälle.',
  'backup.fault.large':
    'Kopiointi voi kestää useita minuutteja, eikä sovellus vastaa ennen kuin se on valmis. Paina uudelleen, kun kukaan ei käytä sovellusta.',
  'backup.nowLarge': 'Varmuuskopioi ja odota',
};
