// Messages of the notified bodies screen, in Latvian.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Paziņotās struktūras',
  'bodies.lead': 'Struktūras, kas saskaņā ar Savienības tiesībām drīkst vērtēt produktus, pēc numura. Darbojas bez tīkla.',
  'bodies.search': 'Numurs, nosaukums, valsts vai akts',
  'bodies.country': 'Valsts',
  'bodies.countryAll': 'Visas valstis',
  'bodies.extract':
    'Šajā izrakstā pēc stāvokļa {date} ir tikai tas, ko apstiprinājis avots. Dažu struktūru un aktu trūkst, un paziņojumi mainās. Pirms paļaujaties uz ierakstu, pārbaudiet NANDO.',
  'bodies.noBatteries': 'Nevarēja apstiprināt nevienu struktūru baterijām (Regula (ES) 2023/1542).',
  'bodies.websites': 'Tīmekļa vietņu adreses var nokopēt; šī lietotne tās neatver.',
  'bodies.number': 'Numurs',
  'bodies.name': 'Struktūra',
  'bodies.acts': 'Akti',
  'bodies.source': 'Avots',
  'bodies.website': 'Tīmekļa vietne',
  'bodies.copy': 'Kopēt adresi: {name}',
  'bodies.asOf': 'pēc stāvokļa {date}',
  'bodies.undated': 'bez datuma',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Pašas struktūras lapa',
  'bodies.origin.regulator': 'Valsts regulators',
  'bodies.origin.combined': 'Apkopots no diviem avotiem',
  'bodies.origin.third-party': 'No trešās personas',
  'bodies.origin.list': 'Importēts saraksts',
  'bodies.noneTitle': 'Šajā sarakstā atbilstošas struktūras nav',
  'bodies.noneText': 'Tas nenozīmē, ka tādas nav: saraksts var nebūt pilnīgs. Pārbaudiet NANDO.',
  'bodies.clear': 'Notīrīt filtrus',
  'bodies.imported':
    'Saraksts pēc stāvokļa {date}, importēts šajā datorā. Avots: {source}. Paziņojumi mainās. Pirms paļaujaties uz ierakstu, pārbaudiet NANDO.',
  'bodies.importForm':
    'Savs saraksts ir JSON vai CSV fails. CSV: rinda “statusDate,2026-01-15”, rinda “source,…”, rinda “number,name,country,acts,website”, tad pa rindai katrai struktūrai; vairākus aktus atdala ar “|”.',
  'bodies.import': 'Importēt sarakstu',
  'bodies.importing': 'Lasa: {name}',
  'bodies.importDone': 'Importētas struktūras: {count}, pēc stāvokļa {date}',
  'bodies.importTooLarge': '{name} ir lielāks par {limit}, tāpēc tas nevar būt paziņoto struktūru saraksts.',
  'bodies.importUnreadable': '{name} nevar nolasīt kā UTF-8 tekstu. Saglabājiet to tādā formā vai izvēlieties citu failu.',
  'bodies.back': 'Atpakaļ uz pievienoto sarakstu',
  'bodies.backDone': 'Atkal spēkā ir pievienotais saraksts ({date})',
  'bodies.olderTitle': 'Šis saraksts ir vecāks',
  'bodies.olderText': '{name} ir vecāks par pašreizējo sarakstu ({date}). Tajā nav tā, kas kopš tā laika paziņots vai atsaukts.',
  'bodies.olderUse': 'Lietot vecāko sarakstu',
};
