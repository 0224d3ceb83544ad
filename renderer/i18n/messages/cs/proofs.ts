// Messages of the proofs that come with a passport: registration, licences of GS1, in Czech.

import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Doklad o registraci',
  'registration.operator': 'Zaregistroval',
  'registration.operatorId': 'Identifikátor podniku',
  'registration.id': 'Registrace',
  'registration.commodity': 'Kód zboží',
  'registration.at': 'Zaregistrováno',
  'registration.hash': 'Zaregistrovaná verze (SHA-256)',
  'registration.registry': 'Registr',
  'registration.sealedBy': 'Klíč pečeti',
  'registration.seal.valid': 'Pečeť je platná.',
  'registration.seal.invalid': 'Pečeť nesouhlasí.',
  'registration.seal.not-evaluated': 'Pečeť nebyla ověřena: jde o tvrzení dokladu.',
  'registration.passport': 'Pas s těmito bajty',
  'registration.none': 'V tomto počítači žádný takový pas není.',
  'registration.entry': 'Zápis {id, number} v deníku',
  'registration.unknownForm': 'Formát tohoto dokladu není znám. Nic se z něj nepřečetlo.',
  'licence.title': 'Licence GS1',
  'licence.note': 'Komu bylo toto číslo přiděleno, od GS1 až po výrobek.',
  'licence.by': 'od: {issuer}',
  'licence.to': 'pro: {holder}',
  'licence.kind.prefix': 'Prefix členské organizace',
  'licence.kind.company-prefix': 'Prefix firmy',
  'licence.kind.single-key': 'Jednotlivé číslo',
  'licence.kind.key': 'Číslo',
  'licence.kind.data': 'Údaje o výrobku',
};
