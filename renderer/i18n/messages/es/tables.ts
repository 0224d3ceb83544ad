// Messages of the import of tables, in Spanish.
import type { Draft } from '../en/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables: Draft<typeof english> = {
  'tables.title': 'Importar una tabla',
  'tables.lead': 'Un pasaporte por fila, de una hoja de cálculo o una exportación.',
  'tables.button': 'Importar una tabla',
  'tables.drop': 'Suelte aquí una tabla o elíjala.',
  'tables.choose': 'Elegir una tabla',
  'tables.dropHelp': 'Un libro (XLSX), CSV o TSV con encabezado, o NDJSON.',
  'tables.unpacking': 'Leyendo el libro {name}',
  'tables.whichSheet': '¿Qué hoja contiene los pasaportes?',
  'tables.sheetsOf': 'Hojas de {name}',
  'tables.hiddenSheet': '{name} (oculta)',
  'tables.readSheet': 'Leer esta hoja',
  'tables.sheetOf': 'Hoja {name}',
  'tables.hidden':
    'La hoja tiene celdas ocultas, que se importan como las demás: {rows, plural, =0 {ninguna fila} one {una fila} other {# filas}}, {columns, plural, =0 {ninguna columna} one {una columna} other {# columnas}}.',
  'tables.formulas':
    '{count, plural, one {Una celda contiene una fórmula. Se importa su resultado según se guardó por última vez.} other {# celdas contienen fórmulas. Se importan sus resultados según se guardaron por última vez.}}',
  'tables.merged':
    '{count, plural, one {Hay celdas combinadas: {first}.} other {Hay celdas combinadas en # lugares, como {first}.}} Las filas a las que por ello falta un valor se rechazan: separe las celdas.',
  'tables.receiving': 'Recibidos {held} de {size}',
  'tables.surveying': 'Leyendo la tabla',
  'tables.notRead': 'Este archivo no se puede leer como tabla',
  'tables.another': 'Elegir otra tabla',
  'tables.templates': 'Partir de una plantilla',
  'tables.template': 'Tabla con un ejemplo (CSV)',
  'tables.map': '¿Qué columna rellena qué campo?',
  'tables.rows': '{count, plural, one {Una fila} other {# filas}}',
  'tables.separator.comma': 'separados por comas',
  'tables.separator.semicolon': 'separados por puntos y comas',
  'tables.separator.tab': 'separados por tabulaciones',
  'tables.savedMapping': 'Usar una asignación guardada',
  'tables.suggested': 'Como sugieren los encabezados',
  'tables.mappingName': 'Nombre de esta asignación',
  'tables.saveMapping': 'Guardar la asignación',
  'tables.mappingSaved': 'La asignación está guardada.',
  'tables.notImported': 'no se importa',
  'tables.fieldOf': 'Campo de la columna {column}',
  'tables.constants': 'Igual en todas las filas',
  'tables.constantField': 'Campo {number} con un valor fijo',
  'tables.constantValue': 'Valor de {field}',
  'tables.addConstant': 'Añadir un valor fijo',
  'tables.decimal': 'Signo decimal',
  'tables.import': 'Previsualizar e importar',
  'tables.preview': 'Previsualizar sin guardar',
  'tables.previewing': 'Comprobando las filas',
  'tables.importing': 'Importando las filas',
  'tables.importDo': '{count, plural, one {Importar una fila} other {Importar # filas}}',
  'tables.stopped':
    'Detenido tras {rows} de {all} filas. Las filas ya guardadas se conservan; si vuelve a importar esta tabla, continúa desde ahí.',
  'tables.twice': 'Más de una columna rellena el mismo campo: {fields}',
  'tables.wouldStore':
    'Previsualización: se guardarían {stored}, {unchanged} ya están aquí sin cambios, se rechazarían {refused}. No se ha cambiado nada.',
  'tables.stored': '{stored} guardadas, {unchanged} sin cambios, {refused} rechazadas. Son borradores hasta que las publique.',
  'tables.missing':
    'Aún sin rellenar, y todo pasaporte lo necesita: {fields}. Elija arriba su columna o añada un valor fijo. Sin ello se rechaza cada fila.',
  'tables.required': 'Falta esto. Elija una columna o añada un valor fijo.',
  'tables.refused': 'Filas rechazadas',
  'tables.line': 'Línea',
  'tables.column': 'Columna',
  'tables.reason': 'Motivo',
  'tables.moreRefused':
    '{count, plural, one {Se ha rechazado una fila más, que no figura aquí.} other {Se han rechazado # filas más, que no figuran aquí.}}',
};
