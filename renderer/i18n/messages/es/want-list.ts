// Messages of the want-list, in Spanish.
import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Pasaportes que faltan',
  'wantList.lead':
    'Escaneados aquí sin copia del pasaporte y, por tanto, sin comprobar. Lleve la lista a un ordenador con red. Cuando llegan los pasaportes, se repiten las inspecciones.',
  'wantList.save': 'Guardar la lista',
  'wantList.qr': 'Mostrar como códigos QR',
  'wantList.qrPart': 'Código QR {part} de {count}',
  'wantList.qrHelp':
    'El otro ordenador añade estos códigos a su lista cuando escanea {count, plural, one {este código QR} other {estos {count} códigos QR}}. {codes, plural, one {Contiene un pasaporte.} other {Contiene # pasaportes.}}',
  'wantList.qrTooLong':
    '{count, plural, one {La dirección de uno más es demasiado larga para un código QR: solo está en la lista guardada.} other {Las direcciones de # más son demasiado largas para un código QR: solo están en la lista guardada.}}',
  'wantList.qrNext': 'Siguiente',
  'wantList.qrPrevious': 'Anterior',
  'wantList.qrFailed': 'No se ha podido dibujar el código QR',
  'wantList.none': 'No falta ningún pasaporte',
  'wantList.noneFound': 'Ningún pasaporte que falta coincide',
  'wantList.noneText': 'Este ordenador tiene una copia de todo lo escaneado.',
  'wantList.what': 'Producto o enlace',
  'wantList.serial': 'Número de serie {serial}',
  'wantList.batch': 'Lote {batch}',
  'wantList.scanned': 'Escaneado',
  'wantList.times': '{count, plural, one {una vez} other {# veces}}',
  'wantList.last': 'Última vez',
  'wantList.how': 'Cómo traer copias a este ordenador',
  'wantList.howTake':
    'Guarde la lista en una memoria USB. Donde no se permita, muéstrela como códigos QR y escanéelos con el otro ordenador: su propia lista muestra entonces qué copias le faltan.',
  'wantList.howFetch':
    'Si el otro ordenador todavía no tiene las copias: abra allí Inspecciones, Pasaportes que faltan, Descargar de un servicio, y elija la lista guardada.',
  'wantList.howPack': 'Después, abra allí Paquetes, Crear un paquete, elija «Solo estos códigos» y la lista guardada.',
  'wantList.howBring':
    'Traiga el paquete aquí y aplíquelo en la pantalla Paquetes. Los artículos en espera se inspeccionan de nuevo en segundos, y todas las pantallas muestran un enlace al resultado.',
  'wantList.choose': 'Elegir una lista guardada de pasaportes que faltan',
  'wantList.packEmpty':
    'El paquete está vacío: este ordenador no tiene copia de ninguno de estos códigos. Descargue primero las copias: Inspecciones, Pasaportes que faltan, Descargar de un servicio.',
  'wantList.more': '{count} más en el registro',
  'wantList.open': 'Pasaportes que faltan',
  'wantList.sync.fetch': 'Descargar de un servicio',
  'wantList.sync.fetchLead':
    'Contacta solo con el servicio que usted indica. Todo lo recibido se verifica antes de guardarse, incluidas las listas de estado que muestran las revocaciones.',
  'wantList.sync.what': 'Qué se descarga',
  'wantList.sync.thisList':
    '{count, plural, =0 {La lista está vacía: elija un archivo} one {La única copia de esta lista} other {Las # copias de esta lista}}',
  'wantList.sync.file': 'Elegir un archivo',
  'wantList.sync.fileHelp':
    'Códigos, enlaces de producto o GTIN, uno por línea; una lista guardada de pasaportes que faltan; un conjunto de enlaces.',
  'wantList.sync.noFile': 'Volver a la lista',
  'wantList.sync.unreadable': 'El archivo {name} no se puede leer como texto.',
  'wantList.sync.tooLarge': 'El archivo {name} ocupa más de {limit}.',
  'wantList.sync.fingerprint': 'Huella de la clave propia del servicio',
  'wantList.sync.fingerprintHelp':
    'Su clave solo se envía a un servicio cuya propia clave se ha comparado. Para ver la huella, descargue una vez sin su clave y compárela con otra fuente. Esto no hace falta con un emisor conocido en su propia dirección.',
  'wantList.sync.key': 'Clave para su función (si se le dio una)',
  'wantList.sync.keyHelp':
    'El servicio muestra lo que su función puede ver, como el código de mercancía para las aduanas. La clave se envía solo a este servicio y no se guarda.',
  'wantList.sync.address': 'Dirección del servicio',
  'wantList.sync.addressHelp': 'Empieza por https://, tal como se la dio su operador.',
  'wantList.sync.unprotected':
    'Esta dirección no está protegida (http). Marque la casilla de abajo si está en este ordenador o en su propia red.',
  'wantList.sync.http': 'Permitir http, solo hacia este ordenador o su propia red',
  'wantList.sync.start': 'Descargar',
  'wantList.sync.stop': 'Detener',
  'wantList.sync.going': 'Descargando',
  'wantList.sync.stopped': 'No se ha descargado nada',
  'wantList.sync.identity': 'El servicio dice ser',
  'wantList.sync.known': 'Un emisor conocido aquí',
  'wantList.sync.unknown': 'No se conoce aquí. Compare la huella con otra fuente antes de añadirlo en Confianza.',
  'wantList.sync.keys': 'Huella de su clave',
  'wantList.sync.unnamed': 'El servicio no se identifica: {detail}',
  'wantList.sync.fetched': 'Descargados',
  'wantList.sync.unchanged': 'Ya estaban aquí',
  'wantList.sync.notThere': 'No encontrados',
  'wantList.sync.refused': 'Rechazados',
  'wantList.sync.failed': 'No se han podido descargar',
  'wantList.sync.details': 'Lo rechazado o fallido',
  'wantList.sync.again': 'La próxima descarga vuelve a intentar lo que ha fallado.',
  'wantList.sync.lists': 'Listas de estado comprobadas',
  'wantList.sync.listsNote': '{count, plural, one {# no se ha podido comprobar} other {# no se han podido comprobar}}',
  'wantList.sync.listDetails': 'Listas de estado que no se han podido comprobar',
  'wantList.sync.why.unknownIssuer': 'En este ordenador no se confía en el emisor. Añádalo en Confianza y descargue de nuevo.',
  'wantList.sync.why.otherOrigin': 'Lo tiene otro servicio, con el que no se ha contactado.',
  'wantList.sync.why.older': 'En este ordenador hay una más reciente. Esta también se conserva: lo que revoca cuenta.',
  'wantList.sync.why.unusable': 'No es una lista de estado utilizable de este emisor.',
  'wantList.sync.why.notThere': 'El servicio no lo tiene.',
  'wantList.sync.why.noAnswer': 'El servicio no ha respondido. Inténtelo más tarde.',
  'wantList.sync.why.key': 'El servicio no acepta la clave para su función.',
  'wantList.sync.why.altered': 'Se alteró, o no es un pasaporte de este producto. No se ha guardado.',
  'wantList.sync.why.notAccepted':
    'Su clave no se ha enviado: la clave propia del servicio no se comparó, o tiene otra. No se ha descargado nada.',
  'wantList.sync.why.certificate': 'El servicio no puede probar que es el que usted indicó. No se ha descargado nada de él.',
};
