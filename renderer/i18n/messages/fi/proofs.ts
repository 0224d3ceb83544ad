// Messages of the proofs that come with a passport: registration, licences of GS1, in Finnish.

import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Todistus rekisteröinnistä',
  'registration.operator': 'Rekisteröijä',
  'registration.operatorId': 'Yrityksen tunniste',
  'registration.id': 'Rekisteröinti',
  'registration.commodity': 'Tavarakoodi',
  'registration.at': 'Rekisteröity',
  'registration.hash': 'Rekisteröity versio (SHA-256)',
  'registration.registry': 'Rekisteri',
  'registration.sealedBy': 'Leiman avain',
  'registration.seal.valid': 'Leima on pätevä.',
  'registration.seal.invalid': 'Leima ei täsmää.',
  'registration.seal.not-evaluated': 'Leimaa ei tarkistettu: tämä on todistuksen väite.',
  'registration.passport': 'Passi, jossa on nämä tavut',
  'registration.none': 'Tällaista passia ei ole tällä tietokoneella.',
  'registration.entry': 'Lokin merkintä {id, number}',
  'registration.unknownForm': 'Tämän todistuksen muotoa ei tunneta täällä. Siitä ei luettu mitään.',
  'licence.title': 'GS1-lisenssit',
  'licence.note': 'Kenelle tämä numero on annettu, GS1:stä tuotteeseen asti.',
  'licence.by': 'antaja {issuer}',
  'licence.to': 'saaja {holder}',
  'licence.kind.prefix': 'Jäsenjärjestön etuliite',
  'licence.kind.company-prefix': 'Yritystunniste',
  'licence.kind.single-key': 'Yksittäinen numero',
  'licence.kind.key': 'Numero',
  'licence.kind.data': 'Tuotteen tiedot',
};
