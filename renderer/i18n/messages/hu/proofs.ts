// Messages of the proofs that come with a passport: registration, licences of GS1, in Hungarian.

import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Regisztrációs bizonylat',
  'registration.operator': 'Regisztrálta',
  'registration.operatorId': 'A vállalkozás azonosítója',
  'registration.id': 'Regisztráció',
  'registration.commodity': 'Árukód',
  'registration.at': 'Regisztrálva',
  'registration.hash': 'Regisztrált változat (SHA-256)',
  'registration.registry': 'Nyilvántartás',
  'registration.sealedBy': 'A bélyegző kulcsa',
  'registration.seal.valid': 'A bélyegző érvényes.',
  'registration.seal.invalid': 'A bélyegző nem egyezik.',
  'registration.seal.not-evaluated': 'A bélyegzőt nem vizsgálták: ez a bizonylat állítása.',
  'registration.passport': 'Ezeket a bájtokat tartalmazó termékútlevél',
  'registration.none': 'Ezen a gépen nincs ilyen termékútlevél.',
  'registration.entry': 'A napló {id, number}. bejegyzése',
  'registration.unknownForm': 'E bizonylat formátuma ismeretlen. Semmi nem lett belőle kiolvasva.',
  'licence.title': 'GS1-licencek',
  'licence.note': 'E szám birtokosai, a GS1-től a termékig.',
  'licence.by': 'kiadta: {issuer}',
  'licence.to': 'jogosult: {holder}',
  'licence.kind.prefix': 'Tagszervezet előtagja',
  'licence.kind.company-prefix': 'Cégprefix',
  'licence.kind.single-key': 'Egyedi szám',
  'licence.kind.key': 'Szám',
  'licence.kind.data': 'A termék adatai',
};
