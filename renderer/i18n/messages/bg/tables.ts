// Messages of the import of tables, in Bulgarian.

import type { Draft } from '../en/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables: Draft<typeof english> = {
  'tables.title': 'Внасяне на таблица',
  'tables.lead': 'По един паспорт на ред, от електронна таблица или извлечение.',
  'tables.button': 'Внасяне на таблица',
  'tables.drop': 'Пуснете таблица тук или я изберете.',
  'tables.choose': 'Избор на таблица',
  'tables.dropHelp': 'Работна книга (XLSX), CSV или TSV със заглавен ред или NDJSON.',
  'tables.unpacking': 'Прочита се работната книга {name}',
  'tables.whichSheet': 'В кой лист са паспортите?',
  'tables.sheetsOf': 'Листове на {name}',
  'tables.hiddenSheet': '{name} (скрит)',
  'tables.readSheet': 'Прочитане на този лист',
  'tables.sheetOf': 'Лист {name}',
  'tables.hidden':
    'Листът съдържа скрити клетки, които се внасят като останалите: {rows, plural, =0 {няма редове} one {един ред} other {# реда}}, {columns, plural, =0 {няма колони} one {една колона} other {# колони}}.',
  'tables.formulas':
    '{count, plural, one {Една клетка съдържа формула. Внася се последно запазеният ѝ резултат.} other {# клетки съдържат формули. Внасят се последно запазените им резултати.}}',
  'tables.merged':
    '{count, plural, one {Има обединени клетки: {first}.} other {Има обединени клетки на # места, например {first}.}} Редовете, в които поради това липсва стойност, се отхвърлят: разделете клетките.',
  'tables.receiving': 'Получени {held} от {size}',
  'tables.surveying': 'Прочита се таблицата',
  'tables.notRead': 'Този файл не може да се прочете като таблица',
  'tables.another': 'Избор на друга таблица',
  'tables.templates': 'Започване от образец',
  'tables.template': 'Таблица с пример (CSV)',
  'tables.map': 'Коя колона кое поле попълва?',
  'tables.rows': '{count, plural, one {Един ред} other {# реда}}',
  'tables.separator.comma': 'със запетаи',
  'tables.separator.semicolon': 'с точка и запетая',
  'tables.separator.tab': 'с табулации',
  'tables.savedMapping': 'Използване на запазено съответствие',
  'tables.suggested': 'Според предложението по заглавията',
  'tables.mappingName': 'Име на това съответствие',
  'tables.saveMapping': 'Запазване на съответствието',
  'tables.mappingSaved': 'Съответствието е запазено.',
  'tables.notImported': 'не се внася',
  'tables.fieldOf': 'Поле на колоната {column}',
  'tables.constants': 'Еднакво във всеки ред',
  'tables.constantField': 'Поле {number} с постоянна стойност',
  'tables.constantValue': 'Стойност на {field}',
  'tables.addConstant': 'Добавяне на постоянна стойност',
  'tables.decimal': 'Десетичен знак',
  'tables.import': 'Преглед и внасяне',
  'tables.preview': 'Преглед без записване',
  'tables.previewing': 'Проверяват се редовете',
  'tables.importing': 'Внасят се редовете',
  'tables.importDo': '{count, plural, one {Внасяне на един ред} other {Внасяне на # реда}}',
  'tables.stopped':
    'Спряно след {rows} от {all} реда. Вече записаните редове се запазват; при повторно внасяне на таблицата се продължава оттам.',
  'tables.twice': 'Повече от една колона попълва едно и също поле: {fields}',
  'tables.wouldStore':
    'Преглед: за записване {stored}, вече налични без промяна {unchanged}, за отхвърляне {refused}. Нищо не е променено.',
  'tables.stored': 'Записани {stored}, без промяна {unchanged}, отхвърлени {refused}. Те са чернови, докато не ги публикувате.',
  'tables.missing':
    'Още не е попълнено, а е нужно за всеки паспорт: {fields}. Изберете колоната горе или добавете постоянна стойност. Без това всеки ред се отказва.',
  'tables.required': 'Това липсва. Изберете колона или добавете постоянна стойност.',
  'tables.refused': 'Отхвърлени редове',
  'tables.line': 'Ред',
  'tables.column': 'Колона',
  'tables.reason': 'Причина',
  'tables.moreRefused':
    '{count, plural, one {Още един ред е отхвърлен и не е в списъка.} other {Още # реда са отхвърлени и не са в списъка.}}',
};
