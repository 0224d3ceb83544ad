// Messages about received passports and events, in Spanish.
import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Procedencia',
  'received.whose.own': 'Pasaportes propios',
  'received.whose.received': 'Recibidos de otros',
  'received.from': 'Recibido de {name}',
  'received.how':
    '{door, select, pack {por paquete} sync {descargado del servicio} file {importado como archivo} restore {con una copia de seguridad} other {aquí}}, {date}, {who}',
  'received.key': 'Clave',
  'received.speaker': 'Afirmado por',
  'received.came': 'Cómo llegó',
  'received.search': 'Nombre, fabricante, código, remitente',
  'received.emptyTitle': 'No se ha recibido nada',
  'received.emptyText': 'Aquí figuran los pasaportes completos de los paquetes de otros servicios.',
  'received.note':
    'Los pasaportes de otros se guardan a nombre de quien los envió. No cambian ninguno de los suyos, nunca se firman aquí y no son públicos.',
  'received.toList': 'Todos los pasaportes recibidos',
  'received.ownToo': 'Usted tiene un pasaporte propio con este código. No ha cambiado.',
  'received.openOwn': 'Abrir su propio pasaporte',
  'received.sources': 'Eventos enviados por otros',
  'received.sourcesText':
    'No son públicos hasta que usted los acepta. Entonces figuran con los suyos, con el nombre de quien los afirma y el de usted. Nunca se firman aquí.',
  'received.sourcesNone': 'No hay eventos de otros.',
  'received.counts':
    '{count, plural, one {# evento} other {# eventos}}, {accepted, plural, =0 {ninguno aceptado} one {# aceptado} other {# aceptados}}',
  'received.look': 'Revisar y aceptar',
  'received.withdraw': 'Retirar',
  'received.acceptTitle': '¿Aceptar los eventos de {name}?',
  'received.acceptText':
    'Son afirmaciones de {name}. Los eventos aceptados se hacen públicos junto con los suyos, con ambos nombres. Los eventos posteriores de esta fuente deben aceptarse por separado.',
  'received.accept': 'Aceptar estos eventos',
  'received.accepted': 'Los eventos ya son públicos, como afirmaciones de su fuente.',
  'received.who': 'Su nombre, público con los eventos',
  'received.withdrawTitle': '¿Retirar los eventos de {name}?',
  'received.withdrawText': 'Se conservan aquí, pero dejan de ser públicos.',
  'received.withdrawn': 'Los eventos ya no son públicos.',
  'received.eventAccepted': 'aceptado por {name}, {date}',
  'received.eventWaiting': 'no aceptado: no es público',
  'received.conflicting': 'afirmaciones contradictorias: no firmado',
  'received.importedOwn': 'eventos propios: {stored} nuevos, {present} ya estaban aquí',
  'received.importedOthers':
    'eventos afirmados por {name}, públicos con su nombre, no firmados aquí: {stored} nuevos, {present} ya estaban aquí',
  'received.importedConflicts':
    '{count, plural, one {Uno de ellos dice} other {# de ellos dicen}} otra cosa con un ID que ya se había usado. Se conservan ambos.',
};
