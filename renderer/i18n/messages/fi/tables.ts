// Messages of the import of tables, in Finnish.

import type { Draft } from '../en/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables: Draft<typeof english> = {
  'tables.title': 'Tuo taulukko',
  'tables.lead': 'Yksi passi riviä kohti, taulukkolaskennasta tai tietojen viennistä.',
  'tables.button': 'Tuo taulukko',
  'tables.drop': 'Pudota taulukko tähän tai valitse se.',
  'tables.choose': 'Valitse taulukko',
  'tables.dropHelp': 'Työkirja (XLSX), otsikkorivillinen CSV tai TSV tai NDJSON.',
  'tables.unpacking': 'Luetaan työkirjaa {name}',
  'tables.whichSheet': 'Millä taulukkosivulla passit ovat?',
  'tables.sheetsOf': 'Työkirjan {name} sivut',
  'tables.hiddenSheet': '{name} (piilotettu)',
  'tables.readSheet': 'Lue tämä sivu',
  'tables.sheetOf': 'Sivu {name}',
  'tables.hidden':
    'Sivulla on piilotettuja soluja, jotka tuodaan kuten muut: {rows, plural, =0 {ei rivejä} one {yksi rivi} other {# riviä}}, {columns, plural, =0 {ei sarakkeita} one {yksi sarake} other {# saraketta}}.',
  'tables.formulas':
    '{count, plural, one {Yhdessä solussa on kaava. Sen viimeksi tallennettu tulos tuodaan.} other {# solussa on kaava. Niiden viimeksi tallennetut tulokset tuodaan.}}',
  'tables.merged':
    '{count, plural, one {Soluja on yhdistetty: {first}.} other {Soluja on yhdistetty # kohdassa, esimerkiksi {first}.}} Rivit, joilta tämän vuoksi puuttuu arvo, hylätään: kumoa yhdistäminen.',
  'tables.receiving': '{held}/{size} vastaanotettu',
  'tables.surveying': 'Luetaan taulukkoa',
  'tables.notRead': 'Tätä tiedostoa ei voi lukea taulukkona',
  'tables.another': 'Valitse toinen taulukko',
  'tables.templates': 'Aloita mallista',
  'tables.template': 'Taulukko esimerkkeineen (CSV)',
  'tables.map': 'Mikä sarake täyttää minkä kentän?',
  'tables.rows': '{count, plural, one {Yksi rivi} other {# riviä}}',
  'tables.separator.comma': 'erottimena pilkku',
  'tables.separator.semicolon': 'erottimena puolipiste',
  'tables.separator.tab': 'erottimena sarkain',
  'tables.savedMapping': 'Käytä tallennettua vastaavuutta',
  'tables.suggested': 'Otsikoiden ehdottama',
  'tables.mappingName': 'Tämän vastaavuuden nimi',
  'tables.saveMapping': 'Tallenna vastaavuus',
  'tables.mappingSaved': 'Vastaavuus on tallennettu.',
  'tables.notImported': 'ei tuoda',
  'tables.fieldOf': 'Sarakkeen {column} kenttä',
  'tables.constants': 'Sama jokaisella rivillä',
  'tables.constantField': 'Kenttä {number}, kiinteä arvo',
  'tables.constantValue': 'Arvo: {field}',
  'tables.addConstant': 'Lisää kiinteä arvo',
  'tables.decimal': 'Desimaalierotin',
  'tables.import': 'Esikatsele ja tuo',
  'tables.preview': 'Esikatsele tallentamatta',
  'tables.previewing': 'Tarkistetaan rivejä',
  'tables.importing': 'Tuodaan rivejä',
  'tables.importDo': '{count, plural, one {Tuo yksi rivi} other {Tuo # riviä}}',
  'tables.stopped':
    'Pysäytetty, {rows}/{all} riviä käsitelty. Jo tallennetut rivit säilyvät; tämän taulukon tuominen uudelleen jatkaa siitä.',
  'tables.twice': 'Useampi kuin yksi sarake täyttää saman kentän: {fields}',
  'tables.wouldStore':
    'Esikatselu: {stored} tallennettaisiin, {unchanged} on täällä muuttumattomana, {refused} hylättäisiin. Mitään ei muutettu.',
  'tables.stored': '{stored} tallennettu, {unchanged} muuttumatonta, {refused} hylätty. Ne ovat luonnoksia, kunnes julkaiset ne.',
  'tables.missing':
    'Vielä täyttämättä, ja jokainen passi tarvitsee sen: {fields}. Valitse sarake yllä tai lisää kiinteä arvo. Ilman sitä jokainen rivi hylätään.',
  'tables.required': 'Tämä puuttuu. Valitse sarake tai lisää kiinteä arvo.',
  'tables.refused': 'Hylätyt rivit',
  'tables.line': 'Rivi',
  'tables.column': 'Sarake',
  'tables.reason': 'Syy',
  'tables.moreRefused':
    '{count, plural, one {Lisäksi hylättiin yksi rivi, jota ei luetella.} other {Lisäksi hylättiin # riviä, joita ei luetella.}}',
};
