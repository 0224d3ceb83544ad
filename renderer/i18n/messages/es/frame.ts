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
  'frame.maintenance': 'En mantenimiento desde {time}, por {who}: {reason}. Las inspecciones y los cambios esperan.',
  'frame.down': 'El servicio de trabajo no responde. No se pierde nada. Esta ventana sigue intentándolo.',
  'frame.downSince': 'Sin respuesta desde {time}',
  'frame.back': 'El servicio de trabajo vuelve a responder.',
  'frame.trust': 'Datos de confianza',
  'frame.trustNone': 'no hay en este ordenador',
  'frame.trustState': '{state, select, fresh {al día} stale {por renovar} expired {caducados} other {no hay}}',
  'frame.issuers': '{count, plural, =0 {ningún emisor} one {# emisor} other {# emisores}}',
  'frame.sampleLoaded': 'El conjunto de ejemplo está cargado. Todo lo que procede de él lleva EJEMPLO.',
  'frame.notice.workbench-restarted': 'El servicio de trabajo se ha reiniciado. Todas las inspecciones terminadas están en el registro.',
  'frame.notice.backup-restored':
    'Se ha restaurado una copia de seguridad y este ordenador vuelve a tener sus registros. Los ajustes muestran qué se restauró y qué no.',
  'frame.notice.wanted-arrived':
    'Han llegado pasaportes que faltaban; se han repetido las inspecciones. Los resultados están en el registro.',
  'frame.notice.issuer-arrived':
    'Ahora se conocen emisores o claves nuevos: lo que procedía de un emisor desconocido se ha inspeccionado de nuevo. Los resultados están en el registro.',
  'frame.notice.own-list-waiting':
    'Se ha importado una lista de estado de este servicio que revocaría o suspendería muchos de sus pasaportes, o cuya clave se sustituyó antes de que se viera la lista por primera vez. No se ha revocado nada: una persona lo confirma o lo rechaza en Confianza, o con desk status recall.',
  'frame.notice.own-list-newer':
    'Se han vuelto a aplicar revocaciones: una lista de estado de este servicio era más reciente que sus datos, así que aquí se había restaurado una copia antigua de los datos.',
  'frame.notice.log-changed':
    'El registro no es el que firmó este ordenador: otro programa ha cambiado, eliminado o añadido entradas. No se base en él y avise a su administrador:',
  'frame.notice.log-key-new':
    'El registro se firma desde ahora con una clave nueva de este ordenador, porque la anterior ya no existe. Las entradas anteriores quedan cubiertas tal como se encontraron.',
  'frame.notice.modes-mended':
    'Había archivos de la carpeta de datos abiertos a otros usuarios de este ordenador. Ahora son solo de su propietario:',
  'frame.notice.modes-open':
    'Otros usuarios de este ordenador pueden leer o cambiar archivos de la carpeta de datos, y no se puede corregir desde aquí. Avise a su administrador:',
  'frame.notice.public-restarted': 'El servicio público se ha reiniciado.',
  'frame.notice.backup-late': 'La copia más reciente es más antigua de lo previsto. Véase Ajustes, Copia de seguridad.',
  'frame.notice.log-file-failed': 'No se puede escribir el archivo de registro del servicio. Haga sitio o consulte desk doctor.',
  'frame.notice.certificate-ends':
    'El certificado del resolutor caduca antes de 30 días o ya ha caducado. La pantalla Resolutor dice cuándo y qué hacer.',
  'frame.notice.clock-behind':
    'El reloj de este ordenador va atrasado. Las fechas no pueden valorarse hasta que se ponga en hora. Si es correcto y antes iba adelantado, indíquelo en la pantalla Confianza.',
  'frame.notice.self-test-failed':
    'La autocomprobación ha fallado: no se base en los dictámenes de este ordenador. Avise a su administrador.',
  'frame.engineOld':
    'El motor del navegador de esta aplicación es del {day} o anterior. Los motores de más de seis meses tienen fallos de seguridad conocidos: instale la versión actual. La aplicación no la busca.',
  'frame.dismiss': 'Descartar este aviso',
  'frame.noSuchScreen': 'No existe esa pantalla',
  'frame.noSuchScreenHelp': 'La dirección no corresponde a ninguna de las pantallas de la izquierda.',
  'frame.notLoaded': 'No se ha podido cargar esta pantalla',
  'frame.notLoadedHelp': 'Procede del servicio de trabajo, que no responde en este momento. Cárguela de nuevo cuando responda.',
  'frame.toInspect': 'Ir a Inspeccionar',
  'frame.crashed': 'Esta pantalla ha dejado de funcionar',
  'frame.crashedHelp':
    'Lo inspeccionado antes está en el registro. Cargue de nuevo la pantalla; si vuelve a ocurrir, comunique el texto de abajo.',
  'frame.reload': 'Cargar de nuevo',
};
