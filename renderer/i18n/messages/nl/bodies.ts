// Messages of the notified bodies screen, in Dutch.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Aangemelde instanties',
  'bodies.lead': 'Instanties die volgens het Unierecht producten mogen beoordelen, op nummer. Werkt zonder netwerk.',
  'bodies.search': 'Nummer, naam, land of wetgeving',
  'bodies.country': 'Land',
  'bodies.countryAll': 'Alle landen',
  'bodies.extract':
    'Dit uittreksel van {date} bevat alleen wat een bron heeft bevestigd. Er ontbreken instanties en wetgeving, en aanmeldingen veranderen. Raadpleeg NANDO voordat u op een vermelding vertrouwt.',
  'bodies.noBatteries': 'Voor batterijen (Verordening (EU) 2023/1542) kon geen instantie worden bevestigd.',
  'bodies.websites': 'U kunt de websites kopiëren; deze app opent ze niet.',
  'bodies.number': 'Nummer',
  'bodies.name': 'Instantie',
  'bodies.acts': 'Wetgeving',
  'bodies.source': 'Bron',
  'bodies.website': 'Website',
  'bodies.copy': 'Adres van {name} kopiëren',
  'bodies.asOf': 'per {date}',
  'bodies.undated': 'zonder datum',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Eigen pagina van de instantie',
  'bodies.origin.regulator': 'Nationale toezichthouder',
  'bodies.origin.combined': 'Samengesteld uit twee bronnen',
  'bodies.origin.third-party': 'Verklaard door een derde',
  'bodies.origin.list': 'Geïmporteerde lijst',
  'bodies.noneTitle': 'Geen instantie in deze lijst gevonden',
  'bodies.noneText': 'Dat betekent niet dat er geen is: de lijst is mogelijk niet volledig. Raadpleeg NANDO.',
  'bodies.clear': 'Filters wissen',
  'bodies.imported':
    'Lijst per {date}, op deze computer geïmporteerd. Bron: {source}. Aanmeldingen veranderen. Raadpleeg NANDO voordat u op een vermelding vertrouwt.',
  'bodies.importForm':
    'Een eigen lijst is een JSON- of CSV-bestand. Als CSV: de regel “statusDate,2026-01-15”, de regel “source,…”, de regel “number,name,country,acts,website” en daarna één regel per instantie; meerdere wetgevingshandelingen worden door “|” gescheiden.',
  'bodies.import': 'Lijst importeren',
  'bodies.importing': '{name} lezen',
  'bodies.importDone': 'Geïmporteerde instanties: {count}, per {date}',
  'bodies.importTooLarge': '{name} is groter dan {limit}: dat is geen lijst van aangemelde instanties.',
  'bodies.importUnreadable': '{name} kan niet als tekst in UTF-8 worden gelezen. Sla het bestand in die vorm op of kies een ander.',
  'bodies.back': 'Terug naar de meegeleverde lijst',
  'bodies.backDone': 'De meegeleverde lijst van {date} geldt weer',
  'bodies.olderTitle': 'Deze lijst is ouder',
  'bodies.olderText': '{name} is ouder dan de huidige lijst van {date}. Wat sindsdien is aangemeld of ingetrokken, staat er niet in.',
  'bodies.olderUse': 'Oudere lijst gebruiken',
};
