// Messages of the proofs that come with a passport: registration, licences of GS1, in Croatian.
import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Dokaz o registraciji',
  'registration.operator': 'Registrirao',
  'registration.operatorId': 'Identifikator poduzeća',
  'registration.id': 'Registracija',
  'registration.commodity': 'Oznaka robe',
  'registration.at': 'Registrirano',
  'registration.hash': 'Registrirana inačica (SHA-256)',
  'registration.registry': 'Registar',
  'registration.sealedBy': 'Ključ pečata',
  'registration.seal.valid': 'Pečat je valjan.',
  'registration.seal.invalid': 'Pečat ne odgovara.',
  'registration.seal.not-evaluated': 'Pečat nije provjeren: to je ono što dokaz tvrdi.',
  'registration.passport': 'Putovnica s ovim bajtovima',
  'registration.none': 'Na ovom računalu nema takve putovnice.',
  'registration.entry': 'Zapis {id, number} u dnevniku',
  'registration.unknownForm': 'Format ovog dokaza nije poznat. Iz njega ništa nije pročitano.',
  'licence.title': 'Licencije GS1',
  'licence.note': 'Nositelji ovog broja, od GS1 do proizvoda.',
  'licence.by': 'izdao {issuer}',
  'licence.to': 'za {holder}',
  'licence.kind.prefix': 'Prefiks organizacije članice',
  'licence.kind.company-prefix': 'Prefiks poduzeća',
  'licence.kind.single-key': 'Pojedinačni broj',
  'licence.kind.key': 'Broj',
  'licence.kind.data': 'Podaci o proizvodu',
};
