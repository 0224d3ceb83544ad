// Messages of the proofs that come with a passport: registration, licences of GS1, in Dutch.

import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Registratiebewijs',
  'registration.operator': 'Geregistreerd door',
  'registration.operatorId': 'Identificatie van de onderneming',
  'registration.id': 'Registratie',
  'registration.commodity': 'Goederencode',
  'registration.at': 'Geregistreerd op',
  'registration.hash': 'Geregistreerde versie (SHA-256)',
  'registration.registry': 'Register',
  'registration.sealedBy': 'Sleutel van het zegel',
  'registration.seal.valid': 'Het zegel is in orde.',
  'registration.seal.invalid': 'Het zegel klopt niet.',
  'registration.seal.not-evaluated': 'Het zegel is niet gecontroleerd: dit is wat het bewijs beweert.',
  'registration.passport': 'Paspoort met deze bytes',
  'registration.none': 'Zo’n paspoort staat niet op deze computer.',
  'registration.entry': 'Regel {id, number} van het logboek',
  'registration.unknownForm': 'Het formaat van dit bewijs is onbekend. Er is niets uit gelezen.',
  'licence.title': 'GS1-licenties',
  'licence.note': 'De houders van dit nummer, van GS1 tot aan het product.',
  'licence.by': 'door {issuer}',
  'licence.to': 'aan {holder}',
  'licence.kind.prefix': 'Prefix van een lidorganisatie',
  'licence.kind.company-prefix': 'Bedrijfsprefix',
  'licence.kind.single-key': 'Enkel nummer',
  'licence.kind.key': 'Nummer',
  'licence.kind.data': 'Gegevens van het product',
};
