// Messages of the import of tables, in Polish.

import type { Draft } from '../en/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables: Draft<typeof english> = {
  'tables.title': 'Importuj tabelę',
  'tables.lead': 'Jeden paszport na wiersz, z arkusza kalkulacyjnego lub eksportu.',
  'tables.button': 'Importuj tabelę',
  'tables.drop': 'Upuść tabelę tutaj lub ją wybierz.',
  'tables.choose': 'Wybierz tabelę',
  'tables.dropHelp': 'Skoroszyt (XLSX), CSV lub TSV z nagłówkiem albo NDJSON.',
  'tables.unpacking': 'Odczytywanie skoroszytu {name}',
  'tables.whichSheet': 'W którym arkuszu są paszporty?',
  'tables.sheetsOf': 'Arkusze w {name}',
  'tables.hiddenSheet': '{name} (ukryty)',
  'tables.readSheet': 'Odczytaj ten arkusz',
  'tables.sheetOf': 'Arkusz {name}',
  'tables.hidden':
    'Arkusz ma ukryte komórki, które są importowane jak inne: {rows, plural, =0 {brak wierszy} one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}, {columns, plural, =0 {brak kolumn} one {# kolumna} few {# kolumny} many {# kolumn} other {# kolumny}}.',
  'tables.formulas':
    '{count, plural, one {# komórka zawiera formułę. Importowany jest ostatnio zapisany wynik.} few {# komórki zawierają formuły. Importowane są ostatnio zapisane wyniki.} many {# komórek zawiera formuły. Importowane są ostatnio zapisane wyniki.} other {# komórki zawiera formuły. Importowane są ostatnio zapisane wyniki.}}',
  'tables.merged':
    '{count, plural, one {Scalono komórki: {first}.} few {Scalono komórki w # miejscach, na przykład {first}.} many {Scalono komórki w # miejscach, na przykład {first}.} other {Scalono komórki w # miejsca, na przykład {first}.}} Wiersze, którym przez to brakuje wartości, są odrzucane: rozdziel komórki.',
  'tables.receiving': 'Odebrano {held} z {size}',
  'tables.surveying': 'Odczytywanie tabeli',
  'tables.notRead': 'Tego pliku nie można odczytać jako tabeli',
  'tables.another': 'Wybierz inną tabelę',
  'tables.templates': 'Zacznij od szablonu',
  'tables.template': 'Tabela z przykładem (CSV)',
  'tables.map': 'Która kolumna wypełnia które pole?',
  'tables.rows': '{count, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}',
  'tables.separator.comma': 'rozdzielone przecinkami',
  'tables.separator.semicolon': 'rozdzielone średnikami',
  'tables.separator.tab': 'rozdzielone tabulatorami',
  'tables.savedMapping': 'Użyj zapisanego przypisania',
  'tables.suggested': 'Według nagłówków',
  'tables.mappingName': 'Nazwa tego przypisania',
  'tables.saveMapping': 'Zapisz przypisanie',
  'tables.mappingSaved': 'Przypisanie zapisano.',
  'tables.notImported': 'nieimportowana',
  'tables.fieldOf': 'Pole kolumny {column}',
  'tables.constants': 'Takie samo w każdym wierszu',
  'tables.constantField': 'Pole {number} o stałej wartości',
  'tables.constantValue': 'Wartość: {field}',
  'tables.addConstant': 'Dodaj stałą wartość',
  'tables.decimal': 'Znak dziesiętny',
  'tables.import': 'Podgląd i import',
  'tables.preview': 'Podgląd bez zapisywania',
  'tables.previewing': 'Sprawdzanie wierszy',
  'tables.importing': 'Importowanie wierszy',
  'tables.importDo':
    '{count, plural, one {Importuj # wiersz} few {Importuj # wiersze} many {Importuj # wierszy} other {Importuj # wiersza}}',
  'tables.stopped':
    'Zatrzymano po {rows} z {all} wierszy. Zapisane już wiersze pozostają; ponowny import tej tabeli zacznie się od tego miejsca.',
  'tables.twice': 'Więcej niż jedna kolumna wypełnia to samo pole: {fields}',
  'tables.wouldStore': 'Podgląd: do zapisania {stored}, bez zmian {unchanged}, do odrzucenia {refused}. Niczego nie zmieniono.',
  'tables.stored': 'Zapisano {stored}, bez zmian {unchanged}, odrzucono {refused}. Pozostają wersjami roboczymi do czasu publikacji.',
  'tables.missing':
    'Jeszcze nie wypełniono, a potrzebuje tego każdy paszport: {fields}. Wybierz powyżej kolumnę lub dodaj stałą wartość. Bez tego każdy wiersz zostanie odrzucony.',
  'tables.required': 'Tego brakuje. Wybierz kolumnę lub dodaj stałą wartość.',
  'tables.refused': 'Odrzucone wiersze',
  'tables.line': 'Wiersz',
  'tables.column': 'Kolumna',
  'tables.reason': 'Powód',
  'tables.moreRefused':
    '{count, plural, one {Odrzucono jeszcze # wiersz, którego nie wymieniono.} few {Odrzucono jeszcze # wiersze, których nie wymieniono.} many {Odrzucono jeszcze # wierszy, których nie wymieniono.} other {Odrzucono jeszcze # wiersza, którego nie wymieniono.}}',
};
