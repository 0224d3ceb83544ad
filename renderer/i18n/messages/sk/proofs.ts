// Messages of the proofs that come with a passport: registration, licences of GS1, in Slovak.

import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Doklad o registrácii',
  'registration.operator': 'Zaregistroval',
  'registration.operatorId': 'Identifikátor podniku',
  'registration.id': 'Registrácia',
  'registration.commodity': 'Kód tovaru',
  'registration.at': 'Zaregistrované',
  'registration.hash': 'Zaregistrovaná verzia (SHA-256)',
  'registration.registry': 'Register',
  'registration.sealedBy': 'Kľúč pečate',
  'registration.seal.valid': 'Pečať je platná.',
  'registration.seal.invalid': 'Pečať nesúhlasí.',
  'registration.seal.not-evaluated': 'Pečať nebola overená: ide o tvrdenie dokladu.',
  'registration.passport': 'Pas s týmito bajtmi',
  'registration.none': 'V tomto počítači žiadny taký pas nie je.',
  'registration.entry': 'Zápis {id, number} v denníku',
  'registration.unknownForm': 'Formát tohto dokladu nie je známy. Nič sa z neho neprečítalo.',
  'licence.title': 'Licencie GS1',
  'licence.note': 'Komu bolo toto číslo pridelené, od GS1 až po výrobok.',
  'licence.by': 'od: {issuer}',
  'licence.to': 'pre: {holder}',
  'licence.kind.prefix': 'Predpona členskej organizácie',
  'licence.kind.company-prefix': 'Predpona firmy',
  'licence.kind.single-key': 'Jednotlivé číslo',
  'licence.kind.key': 'Číslo',
  'licence.kind.data': 'Údaje o výrobku',
};
