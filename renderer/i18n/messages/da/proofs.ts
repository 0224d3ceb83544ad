// Messages of the proofs that come with a passport: registration, licences of GS1, in Danish.
import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Bevis for registrering',
  'registration.operator': 'Registreret af',
  'registration.operatorId': 'Virksomhedens identifikator',
  'registration.id': 'Registrering',
  'registration.commodity': 'Varekode',
  'registration.at': 'Registreret',
  'registration.hash': 'Registreret version (SHA-256)',
  'registration.registry': 'Register',
  'registration.sealedBy': 'Seglets nøgle',
  'registration.seal.valid': 'Seglet er gyldigt.',
  'registration.seal.invalid': 'Seglet passer ikke.',
  'registration.seal.not-evaluated': 'Seglet blev ikke kontrolleret: dette er, hvad beviset påstår.',
  'registration.passport': 'Pas med disse byte',
  'registration.none': 'Der er intet sådant pas på denne computer.',
  'registration.entry': 'Post {id, number} i loggen',
  'registration.unknownForm': 'Bevisets format er ukendt. Intet blev læst af det.',
  'licence.title': 'GS1-licenser',
  'licence.note': 'Indehaverne af dette nummer, fra GS1 ned til produktet.',
  'licence.by': 'af {issuer}',
  'licence.to': 'til {holder}',
  'licence.kind.prefix': 'Præfiks for en medlemsorganisation',
  'licence.kind.company-prefix': 'Virksomhedspræfiks',
  'licence.kind.single-key': 'Enkelt nummer',
  'licence.kind.key': 'Nummer',
  'licence.kind.data': 'Produktets data',
};
