// Messages of the proofs that come with a passport: registration, licences of GS1, in Polish.

import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Dowód rejestracji',
  'registration.operator': 'Zarejestrował',
  'registration.operatorId': 'Identyfikator przedsiębiorstwa',
  'registration.id': 'Rejestracja',
  'registration.commodity': 'Kod towaru',
  'registration.at': 'Data rejestracji',
  'registration.hash': 'Zarejestrowana wersja (SHA-256)',
  'registration.registry': 'Rejestr',
  'registration.sealedBy': 'Klucz pieczęci',
  'registration.seal.valid': 'Pieczęć jest prawidłowa.',
  'registration.seal.invalid': 'Pieczęć się nie zgadza.',
  'registration.seal.not-evaluated': 'Pieczęci nie sprawdzono: to tylko twierdzenie dowodu.',
  'registration.passport': 'Paszport o tych bajtach',
  'registration.none': 'Na tym komputerze nie ma takiego paszportu.',
  'registration.entry': 'Wpis {id, number} dziennika',
  'registration.unknownForm': 'Format tego dowodu jest nieznany. Niczego z niego nie odczytano.',
  'licence.title': 'Licencje GS1',
  'licence.note': 'Komu przyznano ten numer, od GS1 aż do produktu.',
  'licence.by': 'przez {issuer}',
  'licence.to': 'dla {holder}',
  'licence.kind.prefix': 'Prefiks organizacji krajowej',
  'licence.kind.company-prefix': 'Prefiks firmy',
  'licence.kind.single-key': 'Pojedynczy numer',
  'licence.kind.key': 'Numer',
  'licence.kind.data': 'Dane produktu',
};
