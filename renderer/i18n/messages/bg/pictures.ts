// Messages of pictures and figures: the day, the supply chain, the footprint, in Bulgarian.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Днес',
  'day.inspections': '{count, plural, one {# проверка} other {# проверки}}',
  'day.openRuns': '{count, plural, one {# серия не е приключена} other {# серии не са приключени}}',
  'chain.title': 'Верига на доставки',
  'chain.caption': 'Всеки номер е събитие от списъка по-долу. В списъка е всичко, което показват изображенията.',
  'chain.timelineTitle': '{count, plural, one {# събитие} other {# събития}} по времева линия от {from} до {until}',
  'chain.graphTitle':
    '{events, plural, one {# събитие} other {# събития}} отгоре надолу по време, с {things, plural, =0 {нищо друго, което е влязло или излязло} one {# друг предмет, който е влязъл или излязъл} other {# други предмета, които са влезли или излезли}}',
  'chain.kind.object': 'Събитие с обект',
  'chain.kind.aggregation': 'Опаковане или съединяване',
  'chain.kind.transformation': 'Преобразуване',
  'chain.kind.other': 'Друго събитие',
  'chain.unsettled': 'Пунктир: оспорено или неприето',
  'chain.tooMany': '{count} събития са твърде много за изображение (най-много {most}). Списъкът е пълен.',
  'chain.role.input': 'Влязло',
  'chain.role.output': 'Излязло',
  'chain.role.parent': 'Опаковка или цяло',
  'chain.role.child': 'Съдържание или част',
  'chain.role.observed': 'Отнася се за',
  'chain.thisProduct': 'Този продукт',
  'chain.others': 'Други',
  'chain.more': 'още {count}',
  'footprint.title': 'Въглероден отпечатък в категорията',
  'footprint.own': 'Този продукт',
  'footprint.rank':
    '{count, plural, one {# друг продукт} other {# други продукта}} от категорията тук: {lower, number} по-ниски, {equal, number} равни, {higher, number} по-високи.',
  'footprint.median': 'Медианата на останалите е {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Никой друг продукт от категорията не посочва} one {Само един друг продукт от категорията посочва} other {Само # други продукта от категорията посочват}} тук сравним отпечатък: твърде малко за сравнение.',
  'footprint.scope': 'Всеки продукт се брои веднъж, по последния му паспорт тук. Числата са както са посочени, непроверени.',
  'footprint.scopeCut':
    'Разгледани са {count} паспорта от категорията, променени последно. Всеки продукт се брои веднъж. Числата са както са посочени, непроверени.',
  'footprint.chart': 'Стълбчеста диаграма на въглеродни отпечатъци с линия при този продукт.',
  'footprint.table': 'Същото като таблица',
  'footprint.products': 'Други продукти',
  'footprint.range': '{from} до {to}',
  'footprint.per.piece': 'брой',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
