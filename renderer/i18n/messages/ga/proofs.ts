// Messages of the proofs that come with a passport: registration, licences of GS1, in Irish.
import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Cruthúnas clárúcháin',
  'registration.operator': 'Cláraithe ag',
  'registration.operatorId': 'Aitheantóir na cuideachta',
  'registration.id': 'Clárú',
  'registration.commodity': 'Cód tráchtearra',
  'registration.at': 'Cláraithe ar',
  'registration.hash': 'Leagan cláraithe (SHA-256)',
  'registration.registry': 'Clárlann',
  'registration.sealedBy': 'Eochair an tséala',
  'registration.seal.valid': 'Tá an séala bailí.',
  'registration.seal.invalid': 'Ní mheaitseálann an séala.',
  'registration.seal.not-evaluated': 'Níor seiceáladh an séala: is é seo an rud a mhaíonn an cruthúnas.',
  'registration.passport': 'Pas leis na bearta seo',
  'registration.none': 'Níl a leithéid de phas ar an ríomhaire seo.',
  'registration.entry': 'Iontráil {id, number} den loga',
  'registration.unknownForm': 'Níl foirm an chruthúnais seo ar eolas anseo. Níor léadh aon ní uaidh.',
  'licence.title': 'Ceadúnais GS1',
  'licence.note': 'Sealbhóirí na huimhreach seo, ó GS1 síos go dtí an táirge.',
  'licence.by': 'ag {issuer}',
  'licence.to': 'do {holder}',
  'licence.kind.prefix': 'Réimír balleagraíochta',
  'licence.kind.company-prefix': 'Réimír cuideachta',
  'licence.kind.single-key': 'Uimhir aonair',
  'licence.kind.key': 'Uimhir',
  'licence.kind.data': 'Sonraí an táirge',
};
