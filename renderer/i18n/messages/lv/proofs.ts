// Messages of the proofs that come with a passport: registration, licences of GS1, in Latvian.
import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Reģistrācijas pierādījums',
  'registration.operator': 'Reģistrēja',
  'registration.operatorId': 'Uzņēmuma identifikators',
  'registration.id': 'Reģistrācija',
  'registration.commodity': 'Preces kods',
  'registration.at': 'Reģistrēts',
  'registration.hash': 'Reģistrētā versija (SHA-256)',
  'registration.registry': 'Reģistrs',
  'registration.sealedBy': 'Zīmoga atslēga',
  'registration.seal.valid': 'Zīmogs ir derīgs.',
  'registration.seal.invalid': 'Zīmogs neatbilst.',
  'registration.seal.not-evaluated': 'Zīmogs nav pārbaudīts: tā apgalvo pierādījums.',
  'registration.passport': 'Pase ar šiem baitiem',
  'registration.none': 'Šādas pases šajā datorā nav.',
  'registration.entry': 'Žurnāla ieraksts {id, number}',
  'registration.unknownForm': 'Šā pierādījuma formāts nav zināms. No tā nekas nav nolasīts.',
  'licence.title': 'GS1 licences',
  'licence.note': 'Šā numura turētāji, no GS1 līdz produktam.',
  'licence.by': 'piešķīra {issuer}',
  'licence.to': 'saņēma {holder}',
  'licence.kind.prefix': 'Dalīborganizācijas prefikss',
  'licence.kind.company-prefix': 'Uzņēmuma prefikss',
  'licence.kind.single-key': 'Atsevišķs numurs',
  'licence.kind.key': 'Numurs',
  'licence.kind.data': 'Produkta dati',
};
