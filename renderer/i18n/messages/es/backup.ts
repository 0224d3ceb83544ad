// Messages of backup and restore, in Spanish.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Copia de seguridad',
  'backup.none': 'Todavía no se ha hecho ninguna copia de seguridad en este ordenador.',
  'backup.lastWith': 'Última copia de seguridad: {date}, con la clave del servicio, verificada',
  'backup.lastWithout': 'Última copia de seguridad: {date}, SIN la clave del servicio, verificada',
  'backup.folder': 'Carpeta para la copia de seguridad',
  'backup.folderHelp': 'Una memoria USB u otro disco. Si se deja vacío: {folder}, que se pierde con este ordenador.',
  'backup.passphrase': 'Frase de contraseña para la clave del servicio',
  'backup.passphraseHelp':
    'Guárdela en un lugar distinto del de la copia de seguridad. Sin frase de contraseña, la clave no se incluye, y los pasaportes publicados aquí no podrán volver a firmarse con la misma clave.',
  'backup.short': 'Al menos {least} caracteres',
  'backup.now': 'Hacer la copia ahora',
  'backup.nowWithout': 'Hacer la copia ahora, sin la clave',
  'backup.busy': 'Copiando y verificando…',
  'backup.done': 'La copia de seguridad se ha hecho y verificado.',
  'backup.failed': 'No se ha hecho ninguna copia de seguridad',
  'backup.nobody': 'sin nombre indicado',
  'backup.timed.title': 'Copias de seguridad automáticas',
  'backup.timed.off': 'No se hace ninguna copia automática.',
  'backup.timed.folder': 'Carpeta para estas copias',
  'backup.timed.folderHelp':
    'En otro disco que esté siempre conectado. La carpeta conserva la copia más reciente de cada uno de los últimos 7 días, 4 semanas y 12 meses. Las copias más antiguas se eliminan.',
  'backup.timed.every': 'Con qué frecuencia',
  'backup.timed.daily': 'Cada día',
  'backup.timed.weekly': 'Cada semana',
  'backup.timed.hours': '{count, plural, one {Cada hora} other {Cada # horas}}',
  'backup.timed.minutes': '{count, plural, one {Cada minuto} other {Cada # minutos}}',
  'backup.timed.help':
    'Las copias se hacen mientras la aplicación está en marcha; si falta una, se hace lo antes posible. No contienen la clave del servicio: haga también una copia con frase de contraseña.',
  'backup.timed.stop': 'Detener las copias automáticas',
  'backup.timed.refused': 'No se ha cambiado nada',
  'backup.timed.byCommand': 'Estas copias las hace el comando que inició el servicio.',
  'backup.timed.running': 'Se está haciendo una copia…',
  'backup.timed.noneYet': 'Aún no se ha hecho ninguna copia automática.',
  'backup.timed.success': 'Última copia automática: {date}, verificada',
  'backup.timed.failure': 'La última copia automática falló el {date}. La aplicación lo intenta de nuevo cada 15 minutos.',
  'backup.timed.failedBefore': 'Una copia falló el {date}. Otra posterior se hizo correctamente.',
  'backup.timed.late': 'La antigüedad de la copia más reciente supera el doble de este intervalo.',
  'backup.restored': 'Restaurado a partir de una copia de seguridad el {date} por {who}.',
  'backup.behind.inspections':
    '{count, plural, one {No contiene # inspección hecha en este ordenador.} other {No contiene # inspecciones hechas en este ordenador.}}',
  'backup.behind.decisions':
    '{count, plural, one {No contiene # decisión tomada en este ordenador.} other {No contiene # decisiones tomadas en este ordenador.}}',
  'backup.behind.trust-office': 'La lista de confianza que contiene es de otra oficina.',
  'backup.behind.passports':
    '{count, plural, one {# pasaporte falta en ella o es distinto.} other {# pasaportes faltan en ella o son distintos.}}',
  'backup.behind.packs':
    '{count, plural, one {No contiene # paquete aplicado: aplíquelo de nuevo.} other {No contiene # paquetes aplicados: aplíquelos de nuevo.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {No contiene # versión anterior de un pasaporte.} other {No contiene # versiones anteriores de pasaportes.}}',
  'backup.behind.edits':
    '{count, plural, one {# pasaporte en edición falta en ella o es distinto.} other {# pasaportes en edición faltan en ella o son distintos.}}',
  'backup.behind.published':
    '{count, plural, one {No contiene # credencial firmada en este ordenador.} other {No contiene # credenciales firmadas en este ordenador.}}',
  'backup.behind.events': '{count, plural, one {No contiene # evento.} other {No contiene # eventos.}}',
  'backup.behind.status-log':
    'No contiene {count, plural, one {# entrada del registro} other {# entradas del registro}} sobre pasaportes revocados, suspendidos o restablecidos. Lo revocado sigue revocado.',
  'backup.behind.key-log':
    'No contiene {count, plural, one {# entrada del registro} other {# entradas del registro}} sobre claves de este servicio.',
  'backup.behind.clock-log':
    'No contiene {count, plural, one {# entrada del registro} other {# entradas del registro}} sobre el reloj de este ordenador.',
  'backup.behind.officer-log': 'No contiene {count, plural, one {# entrada del registro} other {# entradas del registro}} sobre agentes.',
  'backup.behind.erasure-log':
    'No contiene {count, plural, one {# entrada del registro} other {# entradas del registro}} sobre borrados. Los datos que se borraron se borran de nuevo.',
  'backup.behind.maintenance-log':
    'No contiene {count, plural, one {# entrada del registro} other {# entradas del registro}} sobre mantenimiento.',
  'backup.behind.customs-log':
    'No contiene {count, plural, one {# entrada del registro} other {# entradas del registro}} sobre declaraciones y suspensiones.',
  'backup.behind.run-log':
    'No contiene {count, plural, one {# entrada del registro} other {# entradas del registro}} sobre series de inspecciones.',
  'backup.behind.backup-log':
    'No contiene {count, plural, one {# entrada del registro} other {# entradas del registro}} sobre copias de seguridad hechas o restauradas.',
  'backup.behind.reader-keys':
    '{count, plural, one {No contiene # clave entregada a un lector: ya no funcionará. Expida una nueva.} other {No contiene # claves entregadas a lectores: ya no funcionarán. Expida otras nuevas.}}',
  'backup.behind.packs-made':
    'No contiene {count, plural, one {# paquete creado} other {# paquetes creados}} en este ordenador: sus números volverán a usarse. Cree el próximo paquete completo.',
  'backup.behind.fetches':
    '{count, plural, one {No contiene # descarga desde otro servicio.} other {No contiene # descargas desde otros servicios.}}',
  'backup.behind.body-list': 'No contiene la lista de organismos notificados importada en este ordenador: impórtela de nuevo.',
  'backup.behindNewest': 'El más reciente es del {date}.',
  'backup.behind.service-name': 'Aquí se publicaron pasaportes con otra dirección.',
  'backup.behind.other-key': 'El servicio de este ordenador firmaba con otra clave.',
  'backup.behind.office-draft':
    'Este ordenador tiene otro borrador de la lista de confianza. El borrador de la copia de seguridad lo sustituye. Los números de lista usados en este ordenador no vuelven a usarse.',
  'backup.behind.log-end':
    'Las últimas entradas de sus registros no coinciden con las firmas del ordenador que los llevaba: se han eliminado, cambiado o añadido entradas.',
  'backup.behind.unreadable': 'No se pudieron leer los datos anteriores, así que no se ha podido comparar nada.',
  'backup.reason': 'Motivo: {reason}',
  'backup.bringBack': 'Restaurar una copia de seguridad',
  'backup.bringBackHelp': 'Para un portátil nuevo, un disco perdido o un error. El archivo se comprueba y primero se muestra su contenido.',
  'backup.guide': '¿Tenía DPP Desk en otro ordenador?',
  'backup.lead': 'Sustituye los datos de este ordenador: los registros, los datos de confianza y, con su frase de contraseña, la clave.',
  'backup.damagedTitle': 'No se pueden abrir los registros de este ordenador',
  'backup.damagedHelp':
    'No se ha cambiado ni eliminado nada. Aquí no se puede inspeccionar nada hasta que se restaure una copia de seguridad: elija abajo su archivo. Los registros dañados se guardan en una carpeta aparte. No se pueden comparar con la copia, por lo que restaurarla exige dos personas y un motivo. Si no hay copia de seguridad, cierre esta ventana y avise a su administrador.',
  'backup.drop': 'Suelte aquí la copia de seguridad',
  'backup.choose': 'Elegir el archivo',
  'backup.dropHelp': 'Su nombre termina en .backup. Nada cambia hasta que haya visto lo que contiene.',
  'backup.onlyOne': 'Solo se puede restaurar una copia de seguridad a la vez. Se ha usado el primer archivo.',
  'backup.receiving': 'Leyendo el archivo: {held} de {size}',
  'backup.halfWay': 'Recibidos {held} de {size}. Elija de nuevo el mismo archivo para continuar.',
  'backup.checking': 'Comprobando cada byte y comparando con este ordenador',
  'backup.checkingHelp': 'Hacia el final, es posible que la aplicación no responda durante unos segundos.',
  'backup.giveUp': 'Cancelar',
  'backup.another': 'Elegir otro archivo',
  'backup.refused': 'Este archivo no se puede restaurar',
  'backup.notDone': 'La copia de seguridad no se ha restaurado. No ha cambiado nada.',
  'backup.whole': 'La copia de seguridad está completa y sin daños.',
  'backup.made': 'Creada',
  'backup.madeBy': '{date} por {who}',
  'backup.service': 'Servicio',
  'backup.version': 'Versión de la aplicación',
  'backup.trustList': 'Lista de confianza',
  'backup.trustNumber': 'número {sequence}',
  'backup.trustNone': 'ninguna',
  'backup.office': 'Lista de confianza que se mantiene para otros',
  'backup.officeNone': 'La copia de seguridad no contiene ninguna. La lista que tenga este ordenador sigue como está.',
  'backup.officeInside':
    'Se restaurará {sequence, plural, =0 {el borrador de la primera lista} other {el borrador posterior a la lista número #}}, con {count, plural, one {# emisor} other {# emisores}}.',
  'backup.officeLater': 'Si después se ha firmado otra lista, elija su archivo en «Mantener una lista de confianza» antes de firmar.',
  'backup.records': 'Registros',
  'backup.inIt': 'En la copia de seguridad',
  'backup.here': 'Ahora en este ordenador',
  'backup.hereUnreadable': 'no se puede leer',
  'backup.record.inspections': 'Inspecciones',
  'backup.record.decisions': 'Decisiones',
  'backup.record.passports': 'Pasaportes',
  'backup.record.credentials': 'Credenciales',
  'backup.record.events': 'Eventos',
  'backup.signers': 'Clave que firmó las últimas entradas de sus registros',
  'backup.signersNone': 'Las últimas entradas de sus registros no están firmadas: nada prueba que los registros estén completos.',
  'backup.signer.this-computer': 'La clave de este ordenador.',
  'backup.signer.earlier-backup':
    'Conocida aquí: este ordenador ya ha restaurado una copia de seguridad con registros firmados con esta clave.',
  'backup.signer.no':
    'Este ordenador no conoce esta clave. Su firma por sí sola no prueba que los registros estén intactos: quien reescriba una copia puede firmarla con su propia clave. Compare la huella con el ordenador que hizo la copia.',
  'backup.keys': 'Claves del servicio',
  'backup.keyRevoked': 'revocada',
  'backup.keyHere': 'en este ordenador',
  'backup.keysHere': 'Ya están en este ordenador. Se quedan como están, y la frase de contraseña de la copia no es necesaria.',
  'backup.keysInside': 'Incluidas, cifradas. Necesita la frase de contraseña que se eligió al hacer la copia de seguridad.',
  'backup.keysOutside':
    'No incluidas. Los otros ordenadores muestran «emisor desconocido» para lo publicado hasta que vuelva a firmarse con la clave de este ordenador.',
  'backup.lost': 'En este ordenador, y no en la copia de seguridad',
  'backup.lostNothing': 'No faltaría nada de lo registrado en este ordenador.',
  'backup.keptWhere': 'Los datos actuales no se eliminan. Se conservan íntegros en {folder}. Lo que se revocó aquí sigue revocado.',
  'backup.keptUnread':
    'Los datos actuales no se eliminan. Se conservan íntegros en {folder}. Es posible que falten en la copia revocaciones posteriores: importe la lista de confianza más reciente y repita las revocaciones hechas en este ordenador después de la copia.',
  'backup.switches':
    'Esto estaba activado en la copia de seguridad. En este ordenador conserva su ajuste actual, salvo que elija otra cosa:',
  'backup.switch.public-listener': 'Servir pasaportes a otros: {value}',
  'backup.switch.watched-folder': 'Vigilar una carpeta: {value}',
  'backup.keyPassphrase': 'Frase de contraseña de la copia',
  'backup.leaveKeys': 'Dejar las claves en la copia de seguridad',
  'backup.leaveKeysHelp': 'Solo si se ha perdido la frase de contraseña. Este ordenador firmará entonces con su propia clave.',
  'backup.why': 'Motivo',
  'backup.whyHelp': 'Por qué los datos más antiguos son los correctos. El motivo queda en el registro de forma permanente.',
  'backup.ask': 'Restaurar…',
  'backup.askTitle': '¿Sustituir los datos de este ordenador?',
  'backup.askText':
    'La aplicación se reinicia automáticamente con los registros del {date}. Tarda unos segundos. No apague el ordenador. Si a pesar de todo se apaga, tendrá completos o bien los registros antiguos o bien los nuevos.',
  'backup.do': 'Restaurar',
  'backup.restoring': 'Se está restaurando la copia de seguridad. Esta página se recarga automáticamente.',
  'backup.restoredNow': 'La copia de seguridad se ha restaurado.',
  'backup.restoredTitle': 'Restaurado',
  'backup.restoredFile': 'Del archivo {file}',
  'backup.restoredKeysHere': 'La clave de la copia de seguridad ya estaba en este ordenador y sigue como estaba.',
  'backup.restoredKeys': 'El servicio usa la clave de la copia de seguridad, o una más reciente de este ordenador.',
  'backup.restoredNoKeys': 'No se ha tomado ninguna clave de la copia de seguridad: este ordenador firma con la suya.',
  'backup.restoredAside': 'Los datos anteriores están en {folder}.',
  'backup.leftOff': 'No activado, aunque la copia de seguridad lo tenía activado:',
  'backup.leftOffWhere.public-listener': 'Actívelo en Resolutor',
  'backup.leftOffWhere.watched-folder': 'Actívelo en los ajustes',
  'backup.notHere': 'No disponible en esta ventana',
  'backup.commandFile': 'ARCHIVO',
  'backup.commandName': 'NOMBRE',
  'backup.commandHelp':
    'ARCHIVO es la copia de seguridad. NOMBRE es la persona que la restaura, para el registro. Los datos actuales se conservan en una carpeta aparte.',
  'backup.next':
    'La aplicación vuelve a funcionar. Sus datos de confianza son tan antiguos como la copia de seguridad: compruebe si su oficina tiene una lista más reciente.',
  'backup.nextTrust': 'Comprobar los datos de confianza',
  'backup.nextInspect': 'Seguir inspeccionando',
  'backup.fault.not-found': 'El archivo o la carpeta ya no existe. Vuelva a insertar la memoria o elija otro.',
  'backup.fault.not-a-file': 'Es una carpeta o un enlace, no un archivo. Elija la copia de seguridad misma.',
  'backup.fault.not-a-backup': 'Este archivo no es una copia de seguridad de DPP Desk. Busque uno cuyo nombre termine en .backup.',
  'backup.fault.newer':
    'La copia se hizo con una versión más reciente de DPP Desk. Instale aquí esa versión o una posterior y después restáurela.',
  'backup.fault.truncated':
    'Falta parte del archivo porque no se copió entero. Cópielo de nuevo desde un archivo completo o use una copia de seguridad anterior.',
  'backup.fault.changed': 'El archivo se dañó o se cambió después de escribirse. Cópielo de nuevo o use otra copia de seguridad.',
  'backup.fault.damaged-store': 'Los registros que contiene están dañados. Use otra copia de seguridad.',
  'backup.fault.foreign-schema': 'Este archivo contiene algo que DPP Desk nunca escribe. No lo use y avise a su administrador.',
  'backup.fault.broken-log': 'Una entrada del registro de esta copia se ha cambiado o falta. No la use y avise a su administrador.',
  'backup.fault.bad-settings':
    'El servicio no podría arrancar con los ajustes de esta copia. No se ha cambiado nada. Use otra copia de seguridad y avise a su administrador.',
  'backup.fault.no-room': 'No hay espacio suficiente en el disco. Se necesita unas tres veces el tamaño del archivo.',
  'backup.fault.exists': 'Ya existe un archivo con ese nombre. Elija otra carpeta.',
  'backup.fault.passphrase-needed': 'La clave del servicio necesita una frase de contraseña de al menos 12 caracteres.',
  'backup.fault.passphrase-wrong':
    'Esta frase de contraseña no abre las claves. Compruebe mayúsculas y espacios e inténtelo de nuevo. Sin ella, las claves solo pueden dejarse en la copia.',
  'backup.fault.office-draft':
    'No se puede leer el borrador de la lista de confianza. Compruébelo en «Mantener una lista de confianza» o aparte su archivo y vuelva a intentarlo.',
  'backup.fault.running':
    'Otro programa tiene abiertos los registros, como un comando o un segundo servicio de DPP Desk. Deténgalo y vuelva a intentarlo.',
  'backup.fault.rollback': 'Algo de este ordenador no está en la copia de seguridad. Indique el motivo para restaurarla de todos modos.',
  'backup.fault.second-person': 'En este ordenador deben confirmarlo dos personas. Escriba el nombre de la segunda.',
  'backup.fault.busy':
    'Se está aplicando o creando un paquete, o descargando pasaportes. Espere a que termine o deténgalo, y vuelva a intentarlo.',
  'backup.fault.not-here':
    'Un administrador inició este servicio de trabajo con un comando. El administrador debe detenerlo y usar «desk restore».',
  'backup.fault.failed': 'No ha funcionado. Reinicie la aplicación e inténtelo de nuevo. Si se repite, avise a su administrador.',
  'backup.fault.large':
    'La copia puede tardar varios minutos, y la aplicación no responde hasta que termina. Pulse de nuevo cuando nadie esté usando la aplicación.',
  'backup.nowLarge': 'Hacer la copia y esperar',
};
