// Messages of the import of tables, in Dutch.

import type { Draft } from '../en/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables: Draft<typeof english> = {
  'tables.title': 'Tabel importeren',
  'tables.lead': 'Eén paspoort per rij, uit een spreadsheet of een export.',
  'tables.button': 'Tabel importeren',
  'tables.drop': 'Zet hier een tabel neer of kies er een.',
  'tables.choose': 'Tabel kiezen',
  'tables.dropHelp': 'Een werkmap (XLSX), CSV of TSV met koprij, of NDJSON.',
  'tables.unpacking': 'Werkmap {name} lezen',
  'tables.whichSheet': 'Welk blad bevat de paspoorten?',
  'tables.sheetsOf': 'Bladen van {name}',
  'tables.hiddenSheet': '{name} (verborgen)',
  'tables.readSheet': 'Dit blad lezen',
  'tables.sheetOf': 'Blad {name}',
  'tables.hidden':
    'Het blad bevat verborgen cellen, die net als de andere worden geïmporteerd: {rows, plural, =0 {geen rij} one {één rij} other {# rijen}}, {columns, plural, =0 {geen kolom} one {één kolom} other {# kolommen}}.',
  'tables.formulas':
    '{count, plural, one {Eén cel bevat een formule. Het laatst opgeslagen resultaat ervan wordt geïmporteerd.} other {# cellen bevatten formules. De laatst opgeslagen resultaten ervan worden geïmporteerd.}}',
  'tables.merged':
    '{count, plural, one {Cellen zijn samengevoegd: {first}.} other {Op # plaatsen zijn cellen samengevoegd, zoals {first}.}} Rijen waarin daardoor een waarde ontbreekt, worden geweigerd: splits de cellen.',
  'tables.receiving': '{held} van {size} ontvangen',
  'tables.surveying': 'Tabel lezen',
  'tables.notRead': 'Dit bestand kan niet als tabel worden gelezen',
  'tables.another': 'Andere tabel kiezen',
  'tables.templates': 'Met een sjabloon beginnen',
  'tables.template': 'Tabel met een voorbeeld (CSV)',
  'tables.map': 'Welke kolom vult welk veld?',
  'tables.rows': '{count, plural, one {Eén rij} other {# rijen}}',
  'tables.separator.comma': 'gescheiden door komma’s',
  'tables.separator.semicolon': 'gescheiden door puntkomma’s',
  'tables.separator.tab': 'gescheiden door tabs',
  'tables.savedMapping': 'Opgeslagen toewijzing gebruiken',
  'tables.suggested': 'Zoals de koppen voorstellen',
  'tables.mappingName': 'Naam van deze toewijzing',
  'tables.saveMapping': 'Toewijzing opslaan',
  'tables.mappingSaved': 'De toewijzing is opgeslagen.',
  'tables.notImported': 'niet geïmporteerd',
  'tables.fieldOf': 'Veld van de kolom {column}',
  'tables.constants': 'In elke rij hetzelfde',
  'tables.constantField': 'Veld {number} met een vaste waarde',
  'tables.constantValue': 'Waarde van {field}',
  'tables.addConstant': 'Vaste waarde toevoegen',
  'tables.decimal': 'Decimaalteken',
  'tables.import': 'Voorbeeld en import',
  'tables.preview': 'Voorbeeld zonder op te slaan',
  'tables.previewing': 'Rijen controleren',
  'tables.importing': 'Rijen importeren',
  'tables.importDo': '{count, plural, one {Eén rij importeren} other {# rijen importeren}}',
  'tables.stopped': 'Gestopt na {rows} van {all} rijen. Al opgeslagen rijen blijven; deze tabel opnieuw importeren gaat daar verder.',
  'tables.twice': 'Meer dan één kolom vult hetzelfde veld: {fields}',
  'tables.wouldStore':
    'Voorbeeld: {stored} zouden worden opgeslagen, {unchanged} staan hier ongewijzigd, {refused} zouden worden geweigerd. Er is niets gewijzigd.',
  'tables.stored': '{stored} opgeslagen, {unchanged} ongewijzigd, {refused} geweigerd. Het zijn concepten totdat u ze publiceert.',
  'tables.missing':
    'Nog niet gevuld, en elk paspoort heeft het nodig: {fields}. Kies er hierboven de kolom voor, of voeg een vaste waarde toe. Zonder wordt elke rij geweigerd.',
  'tables.required': 'Dit ontbreekt. Kies er een kolom voor, of voeg een vaste waarde toe.',
  'tables.refused': 'Geweigerde rijen',
  'tables.line': 'Regel',
  'tables.column': 'Kolom',
  'tables.reason': 'Reden',
  'tables.moreRefused':
    '{count, plural, one {Nog één geweigerde rij staat niet in de lijst.} other {Nog # geweigerde rijen staan niet in de lijst.}}',
};
