// Messages of the proofs that come with a passport: registration, licences of GS1, in Slovenian.
import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Dokazilo o registraciji',
  'registration.operator': 'Registriral',
  'registration.operatorId': 'Identifikator podjetja',
  'registration.id': 'Registracija',
  'registration.commodity': 'Oznaka blaga',
  'registration.at': 'Registrirano',
  'registration.hash': 'Registrirana različica (SHA-256)',
  'registration.registry': 'Register',
  'registration.sealedBy': 'Ključ žiga',
  'registration.seal.valid': 'Žig je veljaven.',
  'registration.seal.invalid': 'Žig se ne ujema.',
  'registration.seal.not-evaluated': 'Žig ni bil preverjen: to je tisto, kar trdi dokazilo.',
  'registration.passport': 'Potni list s temi bajti',
  'registration.none': 'Na tem računalniku ni takega potnega lista.',
  'registration.entry': 'Zapis {id, number} v dnevniku',
  'registration.unknownForm': 'Format tega dokazila ni znan. Iz njega ni bilo prebrano nič.',
  'licence.title': 'Licence GS1',
  'licence.note': 'Imetniki te številke, od GS1 do izdelka.',
  'licence.by': 'izdal {issuer}',
  'licence.to': 'za {holder}',
  'licence.kind.prefix': 'Predpona članice',
  'licence.kind.company-prefix': 'Predpona podjetja',
  'licence.kind.single-key': 'Posamezna številka',
  'licence.kind.key': 'Številka',
  'licence.kind.data': 'Podatki o izdelku',
};
