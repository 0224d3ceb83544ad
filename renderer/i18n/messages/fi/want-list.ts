// Messages of the want-list, in Finnish.

import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Puuttuvat passit',
  'wantList.lead':
    'Skannattu täällä ilman passin kopiota, joten ei tarkistettu. Vie luettelo tietokoneelle, jolla on verkkoyhteys. Kun passit saapuvat, tarkastukset toistetaan.',
  'wantList.save': 'Tallenna luettelo',
  'wantList.qr': 'Näytä QR-koodeina',
  'wantList.qrPart': 'QR-koodi {part}/{count}',
  'wantList.qrHelp':
    'Toinen tietokone lisää nämä koodit luetteloonsa, kun se skannaa {count, plural, one {tämän QR-koodin} other {nämä {count} QR-koodia}}. Siinä on {codes, plural, one {yksi passi} other {# passia}}.',
  'wantList.qrTooLong':
    '{count, plural, one {Yhden muun osoite on liian pitkä QR-koodiin: se on vain tallennetussa luettelossa.} other {# muun osoite on liian pitkä QR-koodiin: ne ovat vain tallennetussa luettelossa.}}',
  'wantList.qrNext': 'Seuraava',
  'wantList.qrPrevious': 'Edellinen',
  'wantList.qrFailed': 'QR-koodia ei voitu piirtää',
  'wantList.none': 'Yhtään passia ei puutu',
  'wantList.noneFound': 'Mikään puuttuva passi ei täsmää',
  'wantList.noneText': 'Kaikesta skannatusta oli kopio täällä.',
  'wantList.what': 'Tuote tai linkki',
  'wantList.serial': 'Sarjanumero {serial}',
  'wantList.batch': 'Erä {batch}',
  'wantList.scanned': 'Skannattu',
  'wantList.times': '{count, plural, one {kerran} other {# kertaa}}',
  'wantList.last': 'Viimeksi',
  'wantList.how': 'Miten kopiot tulevat tälle tietokoneelle',
  'wantList.howTake':
    'Tallenna luettelo muistitikulle. Jos tikkua ei saa käyttää, näytä se QR-koodeina ja skannaa ne toisella tietokoneella: sen oma luettelo näyttää silloin, mistä sillä ei ole kopiota.',
  'wantList.howFetch':
    'Jos toisella tietokoneella ei ole vielä kopioita: avaa siellä Tarkastukset, Puuttuvat passit, Nouda palvelusta ja valitse tallennettu luettelo.',
  'wantList.howPack': 'Avaa siellä Paketit, Tee paketti, valitse ”Vain nämä koodit” ja sitten tallennettu luettelo.',
  'wantList.howBring':
    'Tuo paketti tänne ja ota se käyttöön Paketit-näkymässä. Odottavat kohteet tarkastetaan uudelleen sekunneissa, ja jokaisessa näkymässä on linkki tulokseen.',
  'wantList.choose': 'Valitse tallennettu puuttuvien passien luettelo',
  'wantList.packEmpty':
    'Paketti on tyhjä: mistään näistä koodeista ei ole kopiota tällä tietokoneella. Nouda kopiot ensin: Tarkastukset, Puuttuvat passit, Nouda palvelusta.',
  'wantList.more': '{count} muuta lokissa',
  'wantList.open': 'Puuttuvat passit',
  'wantList.sync.fetch': 'Nouda palvelusta',
  'wantList.sync.fetchLead':
    'Ottaa yhteyttä vain nimeämääsi palveluun. Kaikki saatu todennetaan ennen säilyttämistä, myös tilaluettelot, joista näkyy, onko passi peruutettu.',
  'wantList.sync.what': 'Mitä noudetaan',
  'wantList.sync.thisList':
    '{count, plural, =0 {Luettelo on tyhjä: valitse tiedosto} one {Tämän luettelon yksi kopio} other {Tämän luettelon # kopiota}}',
  'wantList.sync.file': 'Valitse tiedosto',
  'wantList.sync.fileHelp':
    'Koodeja, tuotelinkkejä tai GTIN-numeroita, yksi rivillä; tallennettu puuttuvien passien luettelo; linkkijoukko.',
  'wantList.sync.noFile': 'Takaisin luetteloon',
  'wantList.sync.unreadable': 'Tiedostoa {name} ei voi lukea tekstinä.',
  'wantList.sync.tooLarge': 'Tiedosto {name} on suurempi kuin {limit}.',
  'wantList.sync.fingerprint': 'Palvelun oman avaimen sormenjälki',
  'wantList.sync.fingerprintHelp':
    'Avaimesi lähetetään vain palveluun, jonka oma avain on verrattu. Nouda kerran ilman avaintasi, niin näet sormenjäljen, ja vertaa sitä toiseen lähteeseen. Täällä tunnettu myöntäjä omassa osoitteessaan ei tarvitse sitä.',
  'wantList.sync.key': 'Roolisi avain (jos olet saanut sellaisen)',
  'wantList.sync.keyHelp':
    'Palvelu näyttää, mitä roolisi saa nähdä, esimerkiksi tullille tavarakoodin. Avain lähetetään vain tähän palveluun, eikä sitä säilytetä.',
  'wantList.sync.address': 'Palvelun osoite',
  'wantList.sync.addressHelp': 'Sen alussa on https://, sellaisena kuin palvelun ylläpitäjä antoi sen.',
  'wantList.sync.unprotected':
    'Tätä osoitetta ei ole suojattu (http). Valitse alla oleva ruutu, jos se on tällä tietokoneella tai sen omassa verkossa.',
  'wantList.sync.http': 'Salli http, vain tälle tietokoneelle tai sen omaan verkkoon',
  'wantList.sync.start': 'Nouda',
  'wantList.sync.stop': 'Pysäytä',
  'wantList.sync.going': 'Noudetaan',
  'wantList.sync.stopped': 'Mitään ei noudettu',
  'wantList.sync.identity': 'Palvelu ilmoittaa olevansa',
  'wantList.sync.known': 'Täällä tunnettu myöntäjä',
  'wantList.sync.unknown': 'Ei tunneta täällä. Vertaa sormenjälkeä toiseen lähteeseen ennen kuin lisäät sen Luottamus-näkymässä.',
  'wantList.sync.keys': 'Sen avaimen sormenjälki',
  'wantList.sync.unnamed': 'Palvelu ei ilmoita, kuka se on: {detail}',
  'wantList.sync.fetched': 'Noudettu',
  'wantList.sync.unchanged': 'Jo täällä',
  'wantList.sync.notThere': 'Ei löytynyt',
  'wantList.sync.refused': 'Hylätty',
  'wantList.sync.failed': 'Ei voitu noutaa',
  'wantList.sync.details': 'Mitä hylättiin tai mikä epäonnistui',
  'wantList.sync.again': 'Seuraava nouto yrittää epäonnistuneita uudelleen.',
  'wantList.sync.lists': 'Tarkistetut tilaluettelot',
  'wantList.sync.listsNote': '{count, plural, one {# ei voitu tarkistaa} other {# ei voitu tarkistaa}}',
  'wantList.sync.listDetails': 'Tilaluettelot, joita ei voitu tarkistaa',
  'wantList.sync.why.unknownIssuer': 'Myöntäjää ei taata tällä tietokoneella. Lisää se Luottamus-näkymässä ja nouda uudelleen.',
  'wantList.sync.why.otherOrigin': 'Se on toisella palvelulla, johon ei otettu yhteyttä.',
  'wantList.sync.why.older': 'Tällä tietokoneella on uudempi. Myös tämä säilytetään: sen peruutukset pätevät.',
  'wantList.sync.why.unusable': 'Se ei ole tämän myöntäjän käyttökelpoinen tilaluettelo.',
  'wantList.sync.why.notThere': 'Palvelulla ei ole sitä.',
  'wantList.sync.why.noAnswer': 'Palvelu ei vastannut. Yritä myöhemmin uudelleen.',
  'wantList.sync.why.key': 'Palvelu ei hyväksy roolisi avainta.',
  'wantList.sync.why.altered': 'Sitä on muutettu, tai se ei ole tämän tuotteen passi. Sitä ei tallennettu.',
  'wantList.sync.why.notAccepted':
    'Avaintasi ei lähetetty: palvelun omaa avainta ei ole verrattu, tai sillä on toinen. Mitään ei noudettu.',
  'wantList.sync.why.certificate': 'Palvelu ei voi todistaa olevansa se, jonka nimesit. Siltä ei noudettu mitään.',
};
