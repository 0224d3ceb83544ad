// Messages about checkpoints of the logs, in Spanish.
import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Puntos de control',
  'checkpoints.lead':
    'Otro puesto cofirma el contenido actual de los registros. Así puede probarse cualquier cambio posterior, incluso ante quien no confía en este ordenador.',
  'checkpoints.present': 'Punto de control actual',
  'checkpoints.presentHelp': 'Llévelo a otro puesto como código, archivo o texto. Ese puesto lo cofirma y usted lo trae de vuelta.',
  'checkpoints.since': 'Número de hojas que vio el testigo la última vez',
  'checkpoints.sinceHelp': 'Déjelo vacío para el primer punto de control. Para los siguientes, el testigo le da el número.',
  'checkpoints.sinceWrong': 'No es un número entero.',
  'checkpoints.make': 'Crear un punto de control',
  'checkpoints.origin': 'Nombre del registro',
  'checkpoints.size': 'Hojas',
  'checkpoints.root': 'Hash raíz',
  'checkpoints.key': 'Huella de la clave',
  'checkpoints.begun': 'Usado con este nombre desde',
  'checkpoints.code': 'El punto de control como código QR',
  'checkpoints.noCode': 'Demasiado largo para un código: use el archivo.',
  'checkpoints.asText': 'El punto de control como texto',
  'checkpoints.save': 'Guardar como archivo',
  'checkpoints.seen': 'Un punto de control de otro lugar',
  'checkpoints.seenHelp':
    'Escanéelo, elija su archivo o pegue su texto. Puede ser un punto de control anterior o cofirmado de este registro, o uno de otro puesto que usted cofirma.',
  'checkpoints.drop': 'Archivo del punto de control',
  'checkpoints.choose': 'Elegir un punto de control',
  'checkpoints.dropHelp': 'O suéltelo aquí.',
  'checkpoints.tooLong': 'Este archivo es demasiado largo para un punto de control.',
  'checkpoints.text': 'Texto del punto de control',
  'checkpoints.scanned': 'El punto de control se ha escaneado.',
  'checkpoints.witnessKey': 'Clave del testigo',
  'checkpoints.witnessKeyHelp':
    'Necesaria una vez por testigo, que la muestra al cofirmar. Obténgala del testigo, no junto con el punto de control.',
  'checkpoints.compare': 'Comparar con este registro',
  'checkpoints.cosign': 'Cofirmar para otro puesto',
  'checkpoints.outcome.intact': 'El registro sigue conteniendo todo lo que vio el testigo',
  'checkpoints.outcome.rewritten': 'El registro se ha reescrito',
  'checkpoints.outcome.undetermined': 'Este punto de control no permite saber si el registro está intacto',
  'checkpoints.rewrittenHelp':
    'El registro ya no contiene lo que se vio antes. No se base en él; avise a su administrador y conserve el punto de control.',
  'checkpoints.epochs': 'Nombres del registro',
  'checkpoints.remembered': 'Cofirmado por {name}, {time}. Queda anotado en «Testigos».',
  'checkpoints.cosignedBy': 'Cofirmado por {name}, {time}.',
  'checkpoints.unknown':
    'Firmado también con nombres cuyas claves no se conocen aquí. Estas firmas no se han comprobado. Para comprobarlas, introduzca la clave del testigo:',
  'checkpoints.refused': 'No cofirmado',
  'checkpoints.refused.no-checkpoint': 'No es un punto de control, o su firma no es válida.',
  'checkpoints.refused.own': 'Es un punto de control de este ordenador. Solo otro puede ser su testigo.',
  'checkpoints.refused.other-key':
    'El punto de control de este registro que se cofirmó antes estaba firmado con otra clave. Pida una explicación al otro puesto.',
  'checkpoints.refused.older': 'Ya se cofirmó un punto de control posterior de este registro, con {size} hojas.',
  'checkpoints.refused.proof-needed':
    'En el otro ordenador, cree de nuevo el punto de control e introduzca {size} en «Número de hojas que vio el testigo la última vez».',
  'checkpoints.refused.not-proved':
    'Nada muestra que el registro siga teniendo las {size} hojas vistas antes. Pida que se cree de nuevo el punto de control con este número; si también falla, el registro se ha reescrito.',
  'checkpoints.refused.inconsistent':
    'No son las {size} hojas vistas antes: el otro registro se ha reescrito, o un registro distinto usa su nombre.',
  'checkpoints.cosigned': 'Punto de control cofirmado',
  'checkpoints.first': 'Es el primer punto de control de este registro aquí. Compare esta huella con el titular del otro puesto:',
  'checkpoints.continues': 'Contiene {count, plural, one {la # hoja vista} other {las # hojas vistas}} antes. Huella de su clave:',
  'checkpoints.ownWitnessKey': 'El otro puesto verifica la cofirma con esta clave:',
  'checkpoints.witnesses': 'Testigos',
  'checkpoints.witnessList': 'Lista de testigos',
  'checkpoints.noWitness': 'Ningún otro puesto ha cofirmado aún este registro',
  'checkpoints.noWitnessHelp': 'Lleve el punto de control actual a otro puesto y compare lo que reciba de vuelta.',
  'checkpoints.witness': 'Testigo',
  'checkpoints.upTo': 'Hasta',
  'checkpoints.cosignedAt': 'Cofirmado',
  'checkpoints.former': 'Nombre anterior',
  'checkpoints.leaves': '{count, plural, one {# hoja} other {# hojas}}',
};
