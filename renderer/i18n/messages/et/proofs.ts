// Messages of the proofs that come with a passport: registration, licences of GS1, in Estonian.
import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Registreerimistõend',
  'registration.operator': 'Registreerija',
  'registration.operatorId': 'Ettevõtte identifikaator',
  'registration.id': 'Registreering',
  'registration.commodity': 'Kaubakood',
  'registration.at': 'Registreeritud',
  'registration.hash': 'Registreeritud versioon (SHA-256)',
  'registration.registry': 'Register',
  'registration.sealedBy': 'Templi võti',
  'registration.seal.valid': 'Tempel kehtib.',
  'registration.seal.invalid': 'Tempel ei vasta.',
  'registration.seal.not-evaluated': 'Templit ei kontrollitud: see on tõendi väide.',
  'registration.passport': 'Nende baitidega pass',
  'registration.none': 'Selles arvutis sellist passi ei ole.',
  'registration.entry': 'Logikirje {id, number}',
  'registration.unknownForm': 'Selle tõendi vorming on tundmatu. Sellest ei loetud midagi.',
  'licence.title': 'GS1 litsentsid',
  'licence.note': 'Selle numbri valdajad, GS1-st tooteni.',
  'licence.by': 'andis {issuer}',
  'licence.to': 'saajale {holder}',
  'licence.kind.prefix': 'Liikmesorganisatsiooni prefiks',
  'licence.kind.company-prefix': 'Ettevõtte prefiks',
  'licence.kind.single-key': 'Üksiknumber',
  'licence.kind.key': 'Number',
  'licence.kind.data': 'Toote andmed',
};
