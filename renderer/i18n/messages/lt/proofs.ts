// Messages of the proofs that come with a passport: registration, licences of GS1, in Lithuanian.
import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Registracijos įrodymas',
  'registration.operator': 'Registravo',
  'registration.operatorId': 'Įmonės identifikatorius',
  'registration.id': 'Registracija',
  'registration.commodity': 'Prekės kodas',
  'registration.at': 'Registruota',
  'registration.hash': 'Užregistruota versija (SHA-256)',
  'registration.registry': 'Registras',
  'registration.sealedBy': 'Spaudo raktas',
  'registration.seal.valid': 'Spaudas galioja.',
  'registration.seal.invalid': 'Spaudas neatitinka.',
  'registration.seal.not-evaluated': 'Spaudas netikrintas: tai teigia įrodymas.',
  'registration.passport': 'Pasas su šiais baitais',
  'registration.none': 'Tokio paso šiame kompiuteryje nėra.',
  'registration.entry': 'Žurnalo įrašas {id, number}',
  'registration.unknownForm': 'Šio įrodymo formatas nežinomas. Iš jo nieko neperskaityta.',
  'licence.title': 'GS1 licencijos',
  'licence.note': 'Šio numerio turėtojai, nuo GS1 iki gaminio.',
  'licence.by': 'suteikė {issuer}',
  'licence.to': 'gavo {holder}',
  'licence.kind.prefix': 'Organizacijos narės prefiksas',
  'licence.kind.company-prefix': 'Įmonės prefiksas',
  'licence.kind.single-key': 'Atskiras numeris',
  'licence.kind.key': 'Numeris',
  'licence.kind.data': 'Gaminio duomenys',
};
