// Messages des preuves à côté d’un passeport : enregistrement, licences de GS1, en français.
import type { Translated } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Translated<typeof english> = {
  'registration.title': 'Preuve d’enregistrement',
  'registration.operator': 'Enregistré par',
  'registration.operatorId': 'Identifiant de l’entreprise',
  'registration.id': 'Enregistrement',
  'registration.commodity': 'Code des marchandises',
  'registration.at': 'Enregistré le',
  'registration.hash': 'Version enregistrée (SHA-256)',
  'registration.registry': 'Registre',
  'registration.sealedBy': 'Clé du cachet',
  'registration.seal.valid': 'Le cachet est valable.',
  'registration.seal.invalid': 'Le cachet ne correspond pas.',
  'registration.seal.not-evaluated': 'Le cachet n’a pas été contrôlé : ce sont les indications de la preuve.',
  'registration.passport': 'Passeport ayant ces octets',
  'registration.none': 'Aucun passeport ayant ces octets n’est sur cet ordinateur.',
  'registration.entry': 'Entrée {id, number} du journal',
  'registration.unknownForm': 'Le format de cette preuve est inconnu. Rien n’en a été lu.',
  'licence.title': 'Licences GS1',
  'licence.note': 'Les titulaires de ce numéro, de GS1 jusqu’au produit.',
  'licence.by': 'par {issuer}',
  'licence.to': 'à {holder}',
  'licence.kind.prefix': 'Préfixe d’une organisation membre',
  'licence.kind.company-prefix': 'Préfixe d’entreprise',
  'licence.kind.single-key': 'Numéro isolé',
  'licence.kind.key': 'Numéro',
  'licence.kind.data': 'Données du produit',
};
