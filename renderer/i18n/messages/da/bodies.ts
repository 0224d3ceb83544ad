// Messages of the notified bodies screen, in Danish.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Bemyndigede organer',
  'bodies.lead': 'Organer, der må vurdere produkter efter EU-retten, efter nummer. Virker uden netværk.',
  'bodies.search': 'Nummer, navn, land eller retsakt',
  'bodies.country': 'Land',
  'bodies.countryAll': 'Alle lande',
  'bodies.extract':
    'Uddraget fra {date} indeholder kun det, en kilde har bekræftet. Nogle organer og retsakter mangler, og notifikationer ændres. Kontrollér i NANDO, før du stoler på en post.',
  'bodies.noBatteries': 'Intet organ for batterier (forordning (EU) 2023/1542) kunne bekræftes.',
  'bodies.websites': 'Du kan kopiere webstederne; appen åbner dem ikke.',
  'bodies.number': 'Nummer',
  'bodies.name': 'Organ',
  'bodies.acts': 'Retsakter',
  'bodies.source': 'Kilde',
  'bodies.website': 'Websted',
  'bodies.copy': 'Kopiér adressen for {name}',
  'bodies.asOf': 'pr. {date}',
  'bodies.undated': 'udateret',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Organets egen side',
  'bodies.origin.regulator': 'National tilsynsmyndighed',
  'bodies.origin.combined': 'Sammensat af to kilder',
  'bodies.origin.third-party': 'Fra en tredjepart',
  'bodies.origin.list': 'Importeret liste',
  'bodies.noneTitle': 'Intet organ på listen passer',
  'bodies.noneText': 'Det betyder ikke, at der ikke er noget: listen er måske ikke fuldstændig. Kontrollér i NANDO.',
  'bodies.clear': 'Ryd filtre',
  'bodies.imported':
    'Liste pr. {date}, importeret på denne computer. Kilde: {source}. Notifikationer ændres. Kontrollér i NANDO, før du stoler på en post.',
  'bodies.importForm':
    'En egen liste er en JSON- eller CSV-fil. Som CSV: linjen »statusDate,2026-01-15«, linjen »source,…«, linjen »number,name,country,acts,website«, derefter en linje for hvert organ; flere retsakter adskilles med »|«.',
  'bodies.import': 'Importér en liste',
  'bodies.importing': 'Læser {name}',
  'bodies.importDone': 'Importerede organer: {count}, pr. {date}',
  'bodies.importTooLarge': '{name} er større end {limit} og kan derfor ikke være en liste over bemyndigede organer.',
  'bodies.importUnreadable': '{name} kan ikke læses som tekst i UTF-8. Gem den i den form, eller vælg en anden fil.',
  'bodies.back': 'Tilbage til den medfølgende liste',
  'bodies.backDone': 'Den medfølgende liste fra {date} gælder igen',
  'bodies.olderTitle': 'Denne liste er ældre',
  'bodies.olderText':
    '{name} er ældre end den nuværende liste fra {date}. Det, der siden er notificeret eller trukket tilbage, er ikke i den.',
  'bodies.olderUse': 'Brug den ældre liste',
};
