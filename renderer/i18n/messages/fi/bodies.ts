// Messages of the notified bodies screen, in Finnish.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Ilmoitetut laitokset',
  'bodies.lead': 'Laitokset, jotka saavat arvioida tuotteita unionin lainsäädännön nojalla, numeron mukaan. Toimii ilman verkkoa.',
  'bodies.search': 'Numero, nimi, maa tai säädös',
  'bodies.country': 'Maa',
  'bodies.countryAll': 'Kaikki maat',
  'bodies.extract':
    'Ote, tilanne {date}. Siinä on vain se, minkä jokin lähde on vahvistanut. Osa laitoksista ja säädöksistä puuttuu, ja ilmoitukset muuttuvat. Tarkista NANDOsta ennen kuin luotat merkintään.',
  'bodies.noBatteries': 'Yhtään akkujen ja paristojen laitosta (asetus (EU) 2023/1542) ei voitu vahvistaa.',
  'bodies.websites': 'Verkko-osoitteet voi kopioida: sovellus ei avaa niitä.',
  'bodies.number': 'Numero',
  'bodies.name': 'Laitos',
  'bodies.acts': 'Säädökset',
  'bodies.source': 'Lähde',
  'bodies.website': 'Verkkosivusto',
  'bodies.copy': 'Kopioi osoite: {name}',
  'bodies.asOf': 'tilanne {date}',
  'bodies.undated': 'päiväämätön',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Laitoksen oma sivu',
  'bodies.origin.regulator': 'Kansallinen viranomainen',
  'bodies.origin.combined': 'Koottu kahdesta lähteestä',
  'bodies.origin.third-party': 'Kolmannelta osapuolelta',
  'bodies.origin.list': 'Tuotu luettelo',
  'bodies.noneTitle': 'Mikään tämän luettelon laitos ei täsmää',
  'bodies.noneText': 'Se ei tarkoita, ettei sellaista ole: luettelo ei ehkä ole täydellinen. Tarkista NANDOsta.',
  'bodies.clear': 'Tyhjennä suodattimet',
  'bodies.imported':
    'Luettelo, tilanne {date}, tuotu tällä tietokoneella. Lähde: {source}. Ilmoitukset muuttuvat. Tarkista NANDOsta ennen kuin luotat merkintään.',
  'bodies.importForm':
    'Oma luettelo on JSON- tai CSV-tiedosto. CSV-muodossa: rivi ”statusDate,2026-01-15”, rivi ”source,…”, rivi ”number,name,country,acts,website” ja sitten rivi kutakin laitosta kohti; useat säädökset erotetaan merkillä ”|”.',
  'bodies.import': 'Tuo luettelo',
  'bodies.importing': 'Luetaan {name}',
  'bodies.importDone': 'Tuotuja laitoksia: {count}, tilanne {date}',
  'bodies.importTooLarge': '{name} on suurempi kuin {limit}, joten se ei voi olla ilmoitettujen laitosten luettelo.',
  'bodies.importUnreadable': 'Tiedostoa {name} ei voi lukea UTF-8-tekstinä. Tallenna se siinä muodossa tai valitse toinen tiedosto.',
  'bodies.back': 'Takaisin mukana tulleeseen luetteloon',
  'bodies.backDone': 'Mukana tullut luettelo ({date}) on taas voimassa',
  'bodies.olderTitle': 'Tämä luettelo on vanhempi',
  'bodies.olderText': '{name} on nykyistä luetteloa ({date}) vanhempi. Sen jälkeen ilmoitettu tai peruutettu ei ole siinä.',
  'bodies.olderUse': 'Käytä vanhempaa luetteloa',
};
