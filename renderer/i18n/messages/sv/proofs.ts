// Messages of the proofs that come with a passport: registration, licences of GS1, in Swedish.
import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Bevis om registrering',
  'registration.operator': 'Registrerat av',
  'registration.operatorId': 'Företagets identifierare',
  'registration.id': 'Registrering',
  'registration.commodity': 'Varukod',
  'registration.at': 'Registrerat',
  'registration.hash': 'Registrerad version (SHA-256)',
  'registration.registry': 'Register',
  'registration.sealedBy': 'Stämpelns nyckel',
  'registration.seal.valid': 'Stämpeln är giltig.',
  'registration.seal.invalid': 'Stämpeln stämmer inte.',
  'registration.seal.not-evaluated': 'Stämpeln kontrollerades inte: detta är vad beviset påstår.',
  'registration.passport': 'Pass med dessa byte',
  'registration.none': 'Inget sådant pass finns på den här datorn.',
  'registration.entry': 'Post {id, number} i loggen',
  'registration.unknownForm': 'Bevisets format är okänt. Inget lästes ur det.',
  'licence.title': 'GS1-licenser',
  'licence.note': 'Innehavarna av numret, från GS1 ned till produkten.',
  'licence.by': 'av {issuer}',
  'licence.to': 'till {holder}',
  'licence.kind.prefix': 'Prefix för en medlemsorganisation',
  'licence.kind.company-prefix': 'Företagsprefix',
  'licence.kind.single-key': 'Enskilt nummer',
  'licence.kind.key': 'Nummer',
  'licence.kind.data': 'Produktens data',
};
