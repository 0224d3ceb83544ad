// Messages of the frame around the screens: navigation, notices, errors, in Spanish.
import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Inspeccionar',
  'frame.inspections': 'Inspecciones',
  'frame.passports': 'Pasaportes',
  'frame.packs': 'Paquetes',
  'frame.trustScreen': 'Confianza',
  'frame.bodies': 'Organismos notificados',
  'frame.resolver': 'Resolutor',
  'frame.settings': 'Ajustes',
  'frame.navigation': 'Pantallas',
  'frame.skip': 'Ir al contenido',
  'frame.language': 'Idioma',
  'frame.sessionOver':
    'Esta ventana ya no tiene la sesión iniciada en el servicio de trabajo. Abra una nueva dirección de un solo uso; «desk address» muestra una mientras el programa funciona.',
  'frame.maintenance': 'En mantenimiento desde {time}, por {who}: {reason}. Las inspecciones y los cambios tienen que esperar.',
  'frame.down': 'El servicio de trabajo no responde. No se pierde nada. Esta ventana sigue intentándolo.',
  'frame.downSince': 'Sin respuesta desde {time}',
  'frame.back': 'El servicio de trabajo vuelve a responder.',
  'frame.trust': 'Datos de confianza',
  'frame.trustNone': 'no hay en este ordenador',
  'frame.trustState': '{state, select, fresh {al día} stale {por renovar} expired {caducados} other {no hay}}',
  'frame.issuers': '{count, plural, =0 {ningún emisor} one {# emisor} other {# emisores}}',
  'frame.sampleLoaded': 'El conjunto de ejemplo está cargado. Todo lo que procede de él está marcado como EJEMPLO.',
  'frame.notice.workbench-restarted': 'El servicio de trabajo se ha reiniciado. Todas las inspecciones terminadas están en el registro.',
  'frame.notice.backup-restored':
    'Se ha restaurado una copia de seguridad y este ordenador vuelve a tener sus registros. Los ajustes muestran qué se restauró y qué no.',
  'frame.notice.wanted-arrived':
    'Han llegado pasaportes que faltaban; se han repetido las inspecciones. Los resultados están en el registro.',
  'frame.notice.issuer-arrived':
    'Se conocen nuevos emisores o claves: los artículos de emisores desconocidos se han inspeccionado de nuevo. Los resultados están en el registro.',
  'frame.notice.own-list-waiting':
    'Una lista de estado importada de este servicio exige una decisión: revocaría o suspendería muchos pasaportes, o la clave que la firmó se sustituyó antes de que la lista se viera por primera vez. No se ha revocado nada. Confirme o rechace la lista en Confianza, o con desk status recall.',
  'frame.notice.own-list-newer':
    'Se han vuelto a aplicar revocaciones: una lista de estado de este servicio era más reciente que sus datos, así que aquí se había restaurado una copia antigua de los datos.',
  'frame.notice.log-changed':
    'El registro no es el que firmó este ordenador: otro programa ha cambiado, eliminado o añadido entradas. No se base en él y avise a su administrador:',
  'frame.notice.log-key-new':
    'Este ordenador firma ahora el registro con una clave nueva, porque falta la anterior. No puede mostrar si las entradas anteriores se cambiaron.',
  'frame.notice.modes-mended':
    'Había archivos de la carpeta de datos abiertos a otros usuarios de este ordenador. Ahora solo su propietario puede leerlos o modificarlos:',
  'frame.notice.modes-open':
    'Otros usuarios de este ordenador pueden leer o cambiar archivos de la carpeta de datos, y la aplicación no puede corregirlo. Avise a su administrador:',
  'frame.notice.public-restarted': 'El servicio público se ha reiniciado.',
  'frame.notice.backup-late': 'La copia más reciente es más antigua de lo previsto. Véase Ajustes, Copia de seguridad.',
  'frame.notice.log-file-failed':
    'No se puede escribir el archivo de registro del servicio. Libere espacio en el disco o ejecute desk doctor.',
  'frame.notice.certificate-ends':
    'El certificado del resolutor caduca en los próximos 30 días o ya ha caducado. La pantalla Resolutor muestra cuándo y qué hacer.',
  'frame.notice.clock-behind':
    'El reloj de este ordenador va atrasado. Las fechas no pueden valorarse hasta que lo corrija. Si ahora es correcto y antes iba adelantado, confírmelo en la pantalla Confianza.',
  'frame.notice.self-test-failed':
    'La autocomprobación ha fallado: no se base en los dictámenes de este ordenador. Avise a su administrador.',
  'frame.engineOld':
    'El motor del navegador de esta aplicación es del {day} o anterior. Los motores de más de seis meses tienen fallos de seguridad conocidos: instale la versión actual. La aplicación no busca actualizaciones.',
  'frame.dismiss': 'Descartar este aviso',
  'frame.noSuchScreen': 'No existe esa pantalla',
  'frame.noSuchScreenHelp': 'La dirección no corresponde a ninguna de las pantallas de la izquierda.',
  'frame.notLoaded': 'No se ha podido cargar esta pantalla',
  'frame.notLoadedHelp': 'Procede del servicio de trabajo, que no responde en este momento. Recárguela cuando responda.',
  'frame.toInspect': 'Ir a Inspeccionar',
  'frame.crashed': 'Esta pantalla ha dejado de funcionar',
  'frame.crashedHelp':
    'Lo inspeccionado antes está en el registro. Recargue la pantalla; si vuelve a ocurrir, comunique el texto de abajo.',
  'frame.reload': 'Recargar',
};
