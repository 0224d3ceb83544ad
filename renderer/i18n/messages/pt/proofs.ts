// Messages of the proofs that come with a passport: registration, licences of GS1, in Portuguese.

import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Prova de registo',
  'registration.operator': 'Registado por',
  'registration.operatorId': 'Identificador da empresa',
  'registration.id': 'Registo',
  'registration.commodity': 'Código das mercadorias',
  'registration.at': 'Registado em',
  'registration.hash': 'Versão registada (SHA-256)',
  'registration.registry': 'Registo oficial',
  'registration.sealedBy': 'Chave do selo',
  'registration.seal.valid': 'O selo é válido.',
  'registration.seal.invalid': 'O selo não corresponde.',
  'registration.seal.not-evaluated': 'O selo não foi verificado: isto é o que a prova alega.',
  'registration.passport': 'Passaporte com estes bytes',
  'registration.none': 'Não há nenhum passaporte desses neste computador.',
  'registration.entry': 'Entrada {id, number} do diário',
  'registration.unknownForm': 'O formato desta prova é desconhecido. Nada foi lido dela.',
  'licence.title': 'Licenças GS1',
  'licence.note': 'Os titulares deste número, da GS1 até ao produto.',
  'licence.by': 'por {issuer}',
  'licence.to': 'a {holder}',
  'licence.kind.prefix': 'Prefixo de uma organização membro',
  'licence.kind.company-prefix': 'Prefixo de empresa',
  'licence.kind.single-key': 'Número único',
  'licence.kind.key': 'Número',
  'licence.kind.data': 'Dados do produto',
};
