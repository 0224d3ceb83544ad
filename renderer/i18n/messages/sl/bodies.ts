// Messages of the notified bodies screen, in Slovenian.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Priglašeni organi',
  'bodies.lead': 'Organi, ki smejo ocenjevati izdelke po pravu Unije, po številki. Deluje brez omrežja.',
  'bodies.search': 'Številka, ime, država ali akt',
  'bodies.country': 'Država',
  'bodies.countryAll': 'Vse države',
  'bodies.extract':
    'Ta izvleček z dne {date} vsebuje le, kar je potrdil kak vir. Nekateri organi in akti manjkajo, priglasitve pa se spreminjajo. Preden se zanesete na zapis, preverite NANDO.',
  'bodies.noBatteries': 'Ni bilo mogoče potrditi nobenega organa za baterije (Uredba (EU) 2023/1542).',
  'bodies.websites': 'Spletne naslove lahko kopirate; ta aplikacija jih ne odpira.',
  'bodies.number': 'Številka',
  'bodies.name': 'Organ',
  'bodies.acts': 'Akti',
  'bodies.source': 'Vir',
  'bodies.website': 'Spletno mesto',
  'bodies.copy': 'Kopiraj naslov za {name}',
  'bodies.asOf': 'na dan {date}',
  'bodies.undated': 'brez datuma',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Lastna stran organa',
  'bodies.origin.regulator': 'Nacionalni regulator',
  'bodies.origin.combined': 'Sestavljeno iz dveh virov',
  'bodies.origin.third-party': 'Od tretje osebe',
  'bodies.origin.list': 'Uvoženi seznam',
  'bodies.noneTitle': 'Noben organ na tem seznamu ne ustreza',
  'bodies.noneText': 'To ne pomeni, da ga ni: seznam morda ni popoln. Preverite NANDO.',
  'bodies.clear': 'Počisti filtre',
  'bodies.imported':
    'Seznam na dan {date}, uvožen na tem računalniku. Vir: {source}. Priglasitve se spreminjajo. Preden se zanesete na zapis, preverite NANDO.',
  'bodies.importForm':
    'Lastni seznam je datoteka JSON ali CSV. Kot CSV: vrstica „statusDate,2026-01-15“, vrstica „source,…“, vrstica „number,name,country,acts,website“, nato po ena vrstica za vsak organ; več aktov ločuje znak „|“.',
  'bodies.import': 'Uvozi seznam',
  'bodies.importing': 'Branje: {name}',
  'bodies.importDone': 'Uvoženi organi: {count}, na dan {date}',
  'bodies.importTooLarge': '{name} presega {limit}: to ni seznam priglašenih organov.',
  'bodies.importUnreadable': '{name} ni mogoče prebrati kot besedilo v UTF-8. Shranite v tej obliki ali izberite drugo datoteko.',
  'bodies.back': 'Nazaj na priloženi seznam',
  'bodies.backDone': 'Priloženi seznam z dne {date} spet velja',
  'bodies.olderTitle': 'Ta seznam je starejši',
  'bodies.olderText':
    '{name} je starejši od sedanjega seznama z dne {date}. Ne vsebuje tega, kar je bilo od takrat priglašeno ali umaknjeno.',
  'bodies.olderUse': 'Uporabi starejši seznam',
};
