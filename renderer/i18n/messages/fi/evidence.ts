// Messages of the check of evidence bundles, in Finnish.

import type { Draft } from '../en/catalogue.ts';
import type { evidence as english } from '../en/evidence.ts';

export const evidence: Draft<typeof english> = {
  'evidence.title': 'Näyttöpaketti',
  'evidence.checking': 'Tarkistetaan jokainen tiedosto ja muodostetaan jokainen tulos uudelleen',
  'evidence.waiting': 'Odotetaan tarkistusta',
  'evidence.failed': 'Tarkistus epäonnistui tällä tietokoneella. Se ei kerro mitään näyttöpaketista.',
  'evidence.intact': 'Eheä',
  'evidence.altered': 'Muutettu',
  'evidence.undetermined': 'Ratkaisematta',
  'evidence.intactText':
    'Jokainen tavu on sellainen kuin täällä olevan luotetun luettelon nimeämä tietokone sen allekirjoitti, eikä mikään siinä oleva tulos muutu, kun se muodostetaan uudelleen.',
  'evidence.alteredText': 'Tiedosto ei ole sellainen kuin tietokone sen allekirjoitti. Se ei todista mitään.',
  'evidence.doubt.unread': 'Tämä sovelluksen versio ei osaa lukea näyttöpakettia. Uudempi voi osata.',
  'evidence.doubt.other-key': 'Sen on allekirjoittanut muu tietokone kuin se, jonka sormenjälki annettiin.',
  'evidence.doubt.unnamed':
    'Se on kokonainen, mutta mikään täällä oleva luotettu luettelo ei mainitse tietokonetta, joka allekirjoitti sen. Näyttöpaketin väärentäjä allekirjoittaa sen omalla avaimellaan.',
  'evidence.doubt.against': 'Se on kokonainen, mutta sen allekirjoittanutta tietokonetta ei täällä hyväksytä.',
  'evidence.doubt.verdicts': 'Se on kokonainen, mutta kaikkia tuloksia ei voi muodostaa siitä uudelleen sellaisina kuin ne tehtiin.',
  'evidence.toTrust': 'Luotetut luettelot',
  'evidence.toTrustHelp': 'Tietokone hyväksytään, kun luotettu luettelo mainitsee sen. Tuo sitä ylläpitävän viranomaisen luettelo.',
  'evidence.notLogged': 'Tämä oli tiedoston tarkistus. Tavaroita ei tarkastettu, eikä mitään kirjattu.',
  'evidence.desk': 'Tietokone',
  'evidence.deskNone': 'Ei mainittu missään täällä olevassa luotetussa luettelossa',
  'evidence.fingerprint': 'Sen avaimen sormenjälki',
  'evidence.made': 'Tehty',
  'evidence.scope': 'Sisältö',
  'evidence.scope.all': 'Kaikki sen lokin tarkastukset siihen asti',
  'evidence.scope.run': 'Kaikki kierroksen tarkastukset siihen asti',
  'evidence.scope.inspections': 'Valitut tarkastukset. Saman kierroksen muita voi puuttua.',
  'evidence.runs': 'Kierrokset',
  'evidence.files': 'Tiedostot',
  'evidence.hash': 'Sisällysluettelon SHA-256',
  'evidence.report': 'Raportti',
  'evidence.report.same': 'Vastaa tarkastuksia',
  'evidence.report.not-compared': 'Ei verrattu: sen on kirjoittanut sovelluksen toinen versio',
  'evidence.entries': 'Näyttöpaketin tarkastukset',
  'evidence.recorded': 'Kirjattu',
  'evidence.anew': 'Muodostettu uudelleen',
  'evidence.anew.same': 'Sama',
  'evidence.anew.declared': 'Sama, mutta muiden tarkistusten tai syiden perusteella, kuten näyttöpaketissa sanotaan',
  'evidence.anew.differs': 'Poikkeaa',
  'evidence.anew.not-made': 'Ei muodostettu uudelleen',
  'evidence.shown': 'Näytetään {shown, number}/{total, number} tarkastusta, poikkeavat ensin.',
  'evidence.verifier': 'Sivu, joka tarkistaa näyttöpaketteja',
  'evidence.verifierHash': 'Tämän sivun SHA-256',
  'evidence.verifierHelp':
    'Yksi tiedosto, joka toimii missä tahansa selaimessa ilman verkkoa. Se on vain apuväline: näyttöpaketin väärentäjä voi väärentää myös sivun. Välitä siksi sen SHA-256 muuta kautta.',
};
