// Messages about received passports and events, in Bulgarian.

import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Произход',
  'received.whose.own': 'Собствени паспорти',
  'received.whose.received': 'Получени от други',
  'received.from': 'Получено от {name}',
  'received.how':
    '{door, select, pack {с пакет} sync {изтеглено от службата} file {внесено като файл} restore {с резервно копие} other {тук}}, {date}, {who}',
  'received.key': 'Ключ',
  'received.speaker': 'Твърди се от',
  'received.came': 'Начин на получаване',
  'received.search': 'Наименование, производител, код, подател',
  'received.emptyTitle': 'Няма получени',
  'received.emptyText': 'Тук са изброени пълните паспорти от пакетите на други служби.',
  'received.note':
    'Паспортите, изпратени от други, се съхраняват под името на подателя. Те не променят никой от Вашите, никога не се подписват тук и не са публични.',
  'received.toList': 'Всички получени паспорти',
  'received.ownToo': 'Имате собствен паспорт с този код. Той не е променен.',
  'received.openOwn': 'Отваряне на собствения паспорт',
  'received.sources': 'Събития, изпратени от други',
  'received.sourcesText':
    'Не са публични, докато не ги приемете. След това са в списъка с Вашите събития, под името на страната, която ги твърди, и под Вашето. Никога не се подписват тук.',
  'received.sourcesNone': 'Няма събития от други.',
  'received.counts': '{count, plural, one {# събитие} other {# събития}}, {accepted, plural, =0 {няма приети} other {приети #}}',
  'received.look': 'Преглед и приемане',
  'received.withdraw': 'Оттегляне',
  'received.acceptTitle': 'Приемане на събитията от {name}?',
  'received.acceptText':
    'Това са твърдения на {name}. Приетите събития стават публични заедно с Вашите, с двете имена. По-късни събития от този източник трябва да се приемат отделно.',
  'received.accept': 'Приемане на тези събития',
  'received.accepted': 'Събитията вече са публични като твърдение на източника им.',
  'received.who': 'Вашето име, публично със събитията',
  'received.withdrawTitle': 'Оттегляне на събитията от {name}?',
  'received.withdrawText': 'Те се пазят тук, но вече не са публични.',
  'received.withdrawn': 'Събитията вече не са публични.',
  'received.eventAccepted': 'прието от {name}, {date}',
  'received.eventWaiting': 'не е прието: не е публично',
  'received.conflicting': 'противоречиви твърдения: не е подписано',
  'received.importedOwn': 'собствени събития: нови {stored}, вече налични {present}',
  'received.importedOthers': 'събития, твърдени от {name}, публични с Вашето име, неподписани тук: нови {stored}, вече налични {present}',
  'received.importedConflicts':
    '{count, plural, one {Едно от тях посочва} other {# от тях посочват}} нещо различно под вече използван идентификатор. Запазени са и двете.',
};
