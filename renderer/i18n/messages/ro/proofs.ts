// Messages of the proofs that come with a passport: registration, licences of GS1, in Romanian.
import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Dovadă de înregistrare',
  'registration.operator': 'Înregistrat de',
  'registration.operatorId': 'Identificatorul societății',
  'registration.id': 'Înregistrare',
  'registration.commodity': 'Codul mărfii',
  'registration.at': 'Înregistrat la',
  'registration.hash': 'Versiunea înregistrată (SHA-256)',
  'registration.registry': 'Registru',
  'registration.sealedBy': 'Cheia sigiliului',
  'registration.seal.valid': 'Sigiliul este valabil.',
  'registration.seal.invalid': 'Sigiliul nu corespunde.',
  'registration.seal.not-evaluated': 'Sigiliul nu a fost verificat: aceasta este ce afirmă dovada.',
  'registration.passport': 'Pașaport cu acești octeți',
  'registration.none': 'Pe acest calculator nu există un astfel de pașaport.',
  'registration.entry': 'Înregistrarea {id, number} din jurnal',
  'registration.unknownForm': 'Formatul acestei dovezi este necunoscut. Nu s-a citit nimic din ea.',
  'licence.title': 'Licențe GS1',
  'licence.note': 'Deținătorii acestui număr, de la GS1 până la produs.',
  'licence.by': 'de {issuer}',
  'licence.to': 'către {holder}',
  'licence.kind.prefix': 'Prefixul unei organizații membre',
  'licence.kind.company-prefix': 'Prefix de companie',
  'licence.kind.single-key': 'Număr individual',
  'licence.kind.key': 'Număr',
  'licence.kind.data': 'Date ale produsului',
};
