// Messages of the proofs that come with a passport: registration, licences of GS1, in Spanish.
import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Prueba de registro',
  'registration.operator': 'Registrado por',
  'registration.operatorId': 'Identificador de la empresa',
  'registration.id': 'Registro',
  'registration.commodity': 'Código de mercancía',
  'registration.at': 'Registrado el',
  'registration.hash': 'Versión registrada (SHA-256)',
  'registration.registry': 'Registro central',
  'registration.sealedBy': 'Clave del sello',
  'registration.seal.valid': 'El sello es válido.',
  'registration.seal.invalid': 'El sello no coincide.',
  'registration.seal.not-evaluated': 'El sello no se ha comprobado: esto es lo que afirma la prueba.',
  'registration.passport': 'Pasaporte con estos bytes',
  'registration.none': 'En este ordenador no hay tal pasaporte.',
  'registration.entry': 'Entrada {id, number} del registro',
  'registration.unknownForm': 'El formato de esta prueba es desconocido. No se ha leído nada de ella.',
  'licence.title': 'Licencias GS1',
  'licence.note': 'Los titulares de este número, desde GS1 hasta el producto.',
  'licence.by': 'de {issuer}',
  'licence.to': 'a {holder}',
  'licence.kind.prefix': 'Prefijo de una organización miembro',
  'licence.kind.company-prefix': 'Prefijo de empresa',
  'licence.kind.single-key': 'Número suelto',
  'licence.kind.key': 'Número',
  'licence.kind.data': 'Datos del producto',
};
