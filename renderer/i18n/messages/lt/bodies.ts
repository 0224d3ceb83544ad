// Messages of the notified bodies screen, in Lithuanian.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Notifikuotosios įstaigos',
  'bodies.lead': 'Įstaigos, kurios pagal Sąjungos teisę gali vertinti gaminius, pagal numerį. Veikia be tinklo.',
  'bodies.search': 'Numeris, pavadinimas, šalis arba aktas',
  'bodies.country': 'Šalis',
  'bodies.countryAll': 'Visos šalys',
  'bodies.extract':
    'Šiame {date} išraše yra tik tai, ką patvirtino šaltinis. Dalies įstaigų ir aktų trūksta, o notifikacijos keičiasi. Prieš remdamiesi įrašu, patikrinkite NANDO.',
  'bodies.noBatteries': 'Nepavyko patvirtinti nė vienos įstaigos, vertinančios baterijas (Reglamentas (ES) 2023/1542).',
  'bodies.websites': 'Svetainių adresus galima kopijuoti: ši programa jų neatveria.',
  'bodies.number': 'Numeris',
  'bodies.name': 'Įstaiga',
  'bodies.acts': 'Aktai',
  'bodies.source': 'Šaltinis',
  'bodies.website': 'Svetainė',
  'bodies.copy': 'Kopijuoti adresą: {name}',
  'bodies.asOf': 'padėtis {date}',
  'bodies.undated': 'be datos',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Pačios įstaigos puslapis',
  'bodies.origin.regulator': 'Nacionalinė reguliavimo institucija',
  'bodies.origin.combined': 'Sudaryta iš dviejų šaltinių',
  'bodies.origin.third-party': 'Iš trečiosios šalies',
  'bodies.origin.list': 'Importuotas sąrašas',
  'bodies.noneTitle': 'Šiame sąraše tinkamos įstaigos nėra',
  'bodies.noneText': 'Tai nereiškia, kad jos nėra: sąrašas gali būti neišsamus. Patikrinkite NANDO.',
  'bodies.clear': 'Valyti filtrus',
  'bodies.imported':
    'Sąrašas pagal {date} padėtį, importuotas šiame kompiuteryje. Šaltinis: {source}. Notifikacijos keičiasi. Prieš remdamiesi įrašu patikrinkite NANDO.',
  'bodies.importForm':
    'Savas sąrašas – tai JSON arba CSV failas. CSV: eilutė „statusDate,2026-01-15“, eilutė „source,…“, eilutė „number,name,country,acts,website“, tada po eilutę kiekvienai įstaigai; keli aktai skiriami „|“.',
  'bodies.import': 'Importuoti sąrašą',
  'bodies.importing': 'Skaitoma: {name}',
  'bodies.importDone': 'Importuota įstaigų: {count}, padėtis {date}',
  'bodies.importTooLarge': '{name} didesnis nei {limit}, todėl tai negali būti notifikuotųjų įstaigų sąrašas.',
  'bodies.importUnreadable': '{name} nepavyksta perskaityti kaip UTF-8 teksto. Išsaugokite tokiu pavidalu arba pasirinkite kitą failą.',
  'bodies.back': 'Grįžti prie pridėtojo sąrašo',
  'bodies.backDone': 'Vėl galioja pridėtasis {date} sąrašas',
  'bodies.olderTitle': 'Šis sąrašas senesnis',
  'bodies.olderText': '{name} senesnis už dabartinį {date} sąrašą. Jame nėra to, kas nuo tada notifikuota arba atšaukta.',
  'bodies.olderUse': 'Naudoti senesnį sąrašą',
};
