// Messages of the notified bodies screen, in Estonian.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Teavitatud asutused',
  'bodies.lead': 'Asutused, kes tohivad liidu õiguse alusel tooteid hinnata, numbri järgi. Töötab võrguta.',
  'bodies.search': 'Number, nimi, riik või õigusakt',
  'bodies.country': 'Riik',
  'bodies.countryAll': 'Kõik riigid',
  'bodies.extract':
    'See väljavõte seisuga {date} sisaldab ainult seda, mida allikas kinnitas. Osa asutusi ja õigusakte puudub ning teavitused muutuvad. Enne kirjele tuginemist kontrollige NANDOst.',
  'bodies.noBatteries': 'Ühtegi akude ja patareide asutust (määrus (EL) 2023/1542) ei õnnestunud kinnitada.',
  'bodies.websites': 'Veebilehtede aadressid saab kopeerida; see rakendus neid ei ava.',
  'bodies.number': 'Number',
  'bodies.name': 'Asutus',
  'bodies.acts': 'Õigusaktid',
  'bodies.source': 'Allikas',
  'bodies.website': 'Veebileht',
  'bodies.copy': 'Kopeeri aadress: {name}',
  'bodies.asOf': 'seisuga {date}',
  'bodies.undated': 'kuupäevata',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Asutuse enda leht',
  'bodies.origin.regulator': 'Riiklik reguleerija',
  'bodies.origin.combined': 'Koostatud kahest allikast',
  'bodies.origin.third-party': 'Kolmandalt isikult',
  'bodies.origin.list': 'Imporditud loend',
  'bodies.noneTitle': 'Sobivat asutust selles loendis ei ole',
  'bodies.noneText': 'See ei tähenda, et seda ei ole: loend ei pruugi olla täielik. Kontrollige NANDOst.',
  'bodies.clear': 'Tühjenda filtrid',
  'bodies.imported':
    'Loend seisuga {date}, imporditud selles arvutis. Allikas: {source}. Teavitused muutuvad. Enne kirjele tuginemist kontrollige NANDOst.',
  'bodies.importForm':
    'Oma loend on JSON- või CSV-fail. CSV puhul: rida „statusDate,2026-01-15“, rida „source,…“, rida „number,name,country,acts,website“, siis iga asutuse kohta rida; mitu õigusakti eraldatakse märgiga „|“.',
  'bodies.import': 'Impordi loend',
  'bodies.importing': 'Lugemine: {name}',
  'bodies.importDone': 'Imporditud asutusi: {count}, seisuga {date}',
  'bodies.importTooLarge': '{name} on suurem kui {limit}, seega ei saa see olla teavitatud asutuste loend.',
  'bodies.importUnreadable': '{name} ei ole UTF-8 tekstina loetav. Salvestage see sellisel kujul või valige teine fail.',
  'bodies.back': 'Tagasi kaasasoleva loendi juurde',
  'bodies.backDone': 'Kehtib jälle kaasasolev loend kuupäevaga {date}',
  'bodies.olderTitle': 'See loend on vanem',
  'bodies.olderText':
    '{name} on vanem kui praegune loend kuupäevaga {date}. Selles ei ole seda, millest vahepeal teavitati või mis tagasi võeti.',
  'bodies.olderUse': 'Kasuta vanemat loendit',
};
