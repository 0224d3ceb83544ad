// Messages of the notified bodies screen, in Swedish.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Anmälda organ',
  'bodies.lead': 'Organ som får bedöma produkter enligt unionsrätten, efter nummer. Fungerar utan nätverk.',
  'bodies.search': 'Nummer, namn, land eller akt',
  'bodies.country': 'Land',
  'bodies.countryAll': 'Alla länder',
  'bodies.extract':
    'Utdraget från {date} innehåller bara det som en källa har bekräftat. Vissa organ och akter saknas, och anmälningar ändras. Kontrollera i Nando innan du litar på en post.',
  'bodies.noBatteries': 'Inget organ för batterier (förordning (EU) 2023/1542) kunde bekräftas.',
  'bodies.websites': 'Du kan kopiera webbplatserna; appen öppnar dem inte.',
  'bodies.number': 'Nummer',
  'bodies.name': 'Organ',
  'bodies.acts': 'Akter',
  'bodies.source': 'Källa',
  'bodies.website': 'Webbplats',
  'bodies.copy': 'Kopiera adressen till {name}',
  'bodies.asOf': 'per {date}',
  'bodies.undated': 'odaterad',
  'bodies.origin.nando': 'Nando',
  'bodies.origin.own-page': 'Organets egen sida',
  'bodies.origin.regulator': 'Nationell tillsynsmyndighet',
  'bodies.origin.combined': 'Sammanställt från två källor',
  'bodies.origin.third-party': 'Från tredje part',
  'bodies.origin.list': 'Importerad lista',
  'bodies.noneTitle': 'Inget organ i listan passar',
  'bodies.noneText': 'Det betyder inte att det inte finns något: listan kan vara ofullständig. Kontrollera i Nando.',
  'bodies.clear': 'Rensa filtren',
  'bodies.imported':
    'Lista per {date}, importerad på den här datorn. Källa: {source}. Anmälningar ändras. Kontrollera i Nando innan du litar på en post.',
  'bodies.importForm':
    'En egen lista är en JSON- eller CSV-fil. Som CSV: raden ”statusDate,2026-01-15”, raden ”source,…”, raden ”number,name,country,acts,website”, sedan en rad för varje organ; flera akter skiljs åt med ”|”.',
  'bodies.import': 'Importera en lista',
  'bodies.importing': 'Läser {name}',
  'bodies.importDone': 'Importerade organ: {count}, per {date}',
  'bodies.importTooLarge': '{name} är större än {limit} och kan därför inte vara en lista över anmälda organ.',
  'bodies.importUnreadable': '{name} kan inte läsas som text i UTF-8. Spara den i den formen eller välj en annan fil.',
  'bodies.back': 'Tillbaka till den medföljande listan',
  'bodies.backDone': 'Den medföljande listan från {date} gäller igen',
  'bodies.olderTitle': 'Listan är äldre',
  'bodies.olderText':
    '{name} är äldre än den nuvarande listan från {date}. Det som har anmälts eller dragits in sedan dess finns inte i den.',
  'bodies.olderUse': 'Använd den äldre listan',
};
