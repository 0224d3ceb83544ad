// Messages about the watched folder, in Spanish.
import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Archivos de una memoria USB',
  'watch.folder': 'Carpeta que vigilar',
  'watch.folderHelp':
    'La carpeta donde aparecen las memorias USB, o cualquier otra. Sus archivos y los de las carpetas inmediatamente inferiores se comprueban cada pocos segundos. Se le ofrecen las listas de confianza y los paquetes nuevos. Nada se importa automáticamente.',
  'watch.off': 'No se vigila ninguna carpeta.',
  'watch.on': 'La carpeta se vigila.',
  'watch.absent': 'La carpeta no está disponible ahora. Cuando vuelva la memoria, se vigilará de nuevo.',
  'watch.stop': 'Dejar de vigilar',
  'watch.trust': 'Se encontró la lista de confianza {sequence} de {by}, emitida el {date}. Todavía no está en vigor.',
  'watch.pack': 'Se encontró el paquete {sequence} de {by}, creado el {date}. Todavía no se ha aplicado.',
  'watch.selection': 'Se encontró un paquete de pasaportes elegidos de {by}, creado el {date}. Todavía no se ha aplicado.',
  'watch.where': '{name} en {folder}',
  'watch.look': 'Revisarlo',
  'watch.reading': 'Leyendo…',
  'watch.notRead': 'El archivo no se ha leído',
  'watch.takenOut': 'No se ha podido leer {name} por completo. ¿Se retiró la memoria? No se ha importado nada. Vuelva a insertarla.',
  'watch.noGood':
    'No se puede usar {name}: está dañado, cambiado o no es para este ordenador. No se ha importado nada. Pida una copia nueva.',
  'watch.noPermission':
    'No se puede abrir {name}: esta cuenta no tiene permiso para leerlo. No se ha importado nada. Copie el archivo de nuevo o pregunte a su administrador.',
  'watch.readError':
    'No se puede leer {name}: la memoria o el disco informa de un fallo. No se ha importado nada. Pruebe otra memoria o copie el archivo de nuevo con un nombre sencillo.',
  'watch.stillWritten': '{name} cambió mientras se leía. Se lee de nuevo cuando deje de cambiar.',
  'watch.notAPack':
    '{name} tiene nombre de paquete, pero no lo es. Puede que no se haya copiado por completo. No se ha importado nada. Cópielo de nuevo.',
  'watch.tooMany':
    '{count, plural, one {No se ha comprobado # entrada de esta carpeta:} other {No se han comprobado # entradas de esta carpeta:}} hay demasiadas. Ponga las listas de confianza y los paquetes en una memoria con poco más.',
  'watch.tooManyAtLeast':
    'No se han comprobado al menos {count, number} entradas de esta carpeta: hay demasiadas. Ponga las listas de confianza y los paquetes en una memoria con poco más.',
  'watch.deeper':
    '{count, plural, one {No se ha comprobado # carpeta o enlace más interno.} other {No se han comprobado # carpetas y enlaces más internos.}} Ponga las listas de confianza y los paquetes en la raíz de la memoria.',
};
