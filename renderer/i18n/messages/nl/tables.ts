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
  'tables.templateLong': 'Lange tabel met een voorbeeld (CSV)',
  'tables.templateHelp':
    'De verplichte kolommen staan vooraan en zijn met * gemarkeerd. De lange tabel bevat meer velden van de productgroep.',
  'tables.requiredColumn': 'verplicht',
  'tables.map': 'Welke kolom vult welk veld?',
  'tables.rows': '{count, plural, one {Eén rij} other {# rijen}}',
  'tables.separator.comma': 'gescheiden door komma’s',
  'tables.separator.semicolon': 'gescheiden door puntkomma’s',
  'tables.separator.tab': 'gescheiden door tabs',
  'tables.savedMapping': 'Opgeslagen toewijzing gebruiken',
  'tables.suggested': 'Voorgesteld op basis van de koppen',
  'tables.mappingName': 'Naam van deze toewijzing',
  'tables.saveMapping': 'Toewijzing opslaan',
  'tables.mappingSaved': 'De toewijzing is opgeslagen.',
  'tables.notImported': 'niet geïmporteerd',
  'tables.fieldOf': 'Veld van de kolom {column}',
  'tables.constants': 'Dezelfde waarde in elke rij',
  'tables.constantField': 'Veld {number} met een vaste waarde',
  'tables.constantValue': 'Waarde van {field}',
  'tables.addConstant': 'Vaste waarde toevoegen',
  'tables.decimal': 'Decimaalteken',
  'tables.import': 'Voorbeeld en import',
  'tables.preview': 'Voorbeeld zonder op te slaan',
  'tables.previewing': 'Rijen controleren',
  'tables.importing': 'Rijen importeren',
  'tables.backupFirst': 'Eerst een back-up maken',
  'tables.backupFirstHelp':
    'Bij imports van deze omvang. Blijkt de tabel fout te zijn, dan kan met deze back-up de huidige toestand worden hersteld.',
  'tables.withoutBackup': 'Zonder back-up kan een foutieve import alleen paspoort voor paspoort ongedaan worden gemaakt.',
  'tables.backingUp': 'Eerst wordt een back-up gemaakt',
  'tables.backedUp': 'Vóór deze import is een back-up gemaakt:',
  'tables.notBackedUp': 'Er is niets geïmporteerd, omdat er geen back-up kon worden gemaakt',
  'tables.notBackedUpHelp':
    'Maak ruimte op de schijf, kies in de instellingen onder “Automatische back-ups” een andere map, of importeer zonder back-up.',
  'tables.importDo': '{count, plural, one {Eén rij importeren} other {# rijen importeren}}',
  'tables.stopped': 'Gestopt na {rows} van {all} rijen. Al opgeslagen rijen blijven; deze tabel opnieuw importeren gaat daar verder.',
  'tables.twice': 'Meer dan één kolom vult hetzelfde veld: {fields}',
  'tables.wouldStore':
    'Voorbeeld: {stored} zouden worden opgeslagen, {unchanged} staan hier ongewijzigd, {refused} zouden worden geweigerd. Er is niets gewijzigd.',
  'tables.stored': '{stored} opgeslagen, {unchanged} ongewijzigd, {refused} geweigerd. Het zijn concepten totdat u ze publiceert.',
  'tables.leftOut':
    '{count, plural, one {Eén kolom wordt niet geïmporteerd: {columns}.} other {# kolommen worden niet geïmporteerd: {columns}.}} Kies een veld voor elke kolom waarvan u de waarden nodig hebt.',
  'tables.missing':
    'Nog niet ingevuld, maar verplicht in elk paspoort: {fields}. Kies hierboven voor elk de kolom, of voeg een vaste waarde toe. Anders wordt elke rij geweigerd.',
  'tables.required': 'Dit ontbreekt. Kies er een kolom voor, of voeg een vaste waarde toe.',
  'tables.refused': 'Geweigerde rijen',
  'tables.line': 'Regel',
  'tables.column': 'Kolom',
  'tables.reason': 'Reden',
  'tables.moreRefused':
    '{count, plural, one {Nog één geweigerde rij staat niet in de lijst.} other {Nog # geweigerde rijen staan niet in de lijst.}}',
  'tables.fault.quote': 'Een aanhalingsteken staat verkeerd of is niet gesloten. Verdubbel elk aanhalingsteken binnen een waarde.',
  'tables.fault.json': 'De regel is geen JSON-object.',
  'tables.fault.columns':
    'De rij en de kop hebben een verschillend aantal kolommen. De rij is afgebroken, of een scheidingsteken staat niet tussen aanhalingstekens.',
  'tables.fault.merged': 'Cellen zijn samengevoegd en alleen de eerste heeft een waarde. Splits ze.',
  'tables.fault.too-long': 'De rij, of een waarde erin, is te lang.',
  'tables.fault.cell-date': 'De cel bevat geen geldige datum.',
  'tables.fault.cell-formula':
    'De cel bevat een formule zonder opgeslagen resultaat. Open de werkmap in een rekenbladprogramma en sla die op.',
  'tables.fault.cell-error': 'De cel bevat een fout van het rekenblad.',
  'tables.fault.cell': 'De cel kan niet worden gelezen. Open de werkmap in een rekenbladprogramma en sla die op.',
  'tables.fault.encoding': 'De cel bevat tekens die niet bij de codering van het bestand passen. Sla de tabel op als UTF-8.',
  'tables.fault.duplicate': 'Het paspoort staat meer dan eens in dit bestand. De eerste rij telt.',
  'tables.fault.country': 'Geen land heeft deze naam of code.',
  'tables.fault.gtin': 'Dit is geen geldige GTIN. Controleer de cijfers.',
  'tables.fault.no-product': 'De rij noemt geen product.',
  'tables.fault.nothing-declared': 'De rij geeft niets aan.',
};
