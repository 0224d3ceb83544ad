// Messages of the proofs that come with a passport: registration, licences of GS1, in Bulgarian.

import type { Draft } from '../en/catalogue.ts';
import type { proofs as english } from '../en/proofs.ts';

export const proofs: Draft<typeof english> = {
  'registration.title': 'Доказателство за регистрация',
  'registration.operator': 'Регистрирал',
  'registration.operatorId': 'Идентификатор на предприятието',
  'registration.id': 'Регистрация',
  'registration.commodity': 'Код на стоката',
  'registration.at': 'Регистрирано на',
  'registration.hash': 'Регистрирана версия (SHA-256)',
  'registration.registry': 'Регистър',
  'registration.sealedBy': 'Ключ на печата',
  'registration.seal.valid': 'Печатът е валиден.',
  'registration.seal.invalid': 'Печатът не съответства.',
  'registration.seal.not-evaluated': 'Печатът не е проверен: това е само твърдение на доказателството.',
  'registration.passport': 'Паспорт с тези байтове',
  'registration.none': 'На този компютър няма такъв паспорт.',
  'registration.entry': 'Запис {id, number} в дневника',
  'registration.unknownForm': 'Форматът на това доказателство не е познат. От него не е прочетено нищо.',
  'licence.title': 'Лицензи от GS1',
  'licence.note': 'На кого е предоставен този номер, от GS1 до продукта.',
  'licence.by': 'от {issuer}',
  'licence.to': 'на {holder}',
  'licence.kind.prefix': 'Префикс на национална организация',
  'licence.kind.company-prefix': 'Фирмен префикс',
  'licence.kind.single-key': 'Единичен номер',
  'licence.kind.key': 'Номер',
  'licence.kind.data': 'Данни за продукта',
};
