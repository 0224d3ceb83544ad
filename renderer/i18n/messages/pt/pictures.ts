// Messages of pictures and figures: the day, the supply chain, the footprint, in Portuguese.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Hoje',
  'day.inspections': '{count, plural, one {# controlo} other {# controlos}}',
  'day.openRuns': '{count, plural, one {# série não está encerrada} other {# séries não estão encerradas}}',
  'chain.title': 'Cadeia de abastecimento',
  'chain.caption': 'Cada número é um evento da lista abaixo. A lista contém tudo o que as imagens mostram.',
  'chain.timelineTitle': '{count, plural, one {# evento} other {# eventos}} numa linha do tempo, de {from} a {until}',
  'chain.graphTitle':
    '{events, plural, one {# evento} other {# eventos}} de cima para baixo por ordem temporal, com {things, plural, =0 {nada mais que tenha entrado ou saído} one {mais # coisa que entrou ou saiu} other {mais # coisas que entraram ou saíram}}',
  'chain.kind.object': 'Evento de objeto',
  'chain.kind.aggregation': 'Embalagem ou junção',
  'chain.kind.transformation': 'Transformação',
  'chain.kind.other': 'Outro evento',
  'chain.unsettled': 'Tracejado: contradito ou não aceite',
  'chain.tooMany': '{count} eventos são demasiados para uma imagem (no máximo {most}). A lista está completa.',
  'chain.role.input': 'Entrou',
  'chain.role.output': 'Saiu',
  'chain.role.parent': 'Recipiente ou conjunto',
  'chain.role.child': 'Conteúdo ou parte',
  'chain.role.observed': 'Sobre',
  'chain.thisProduct': 'Este produto',
  'chain.others': 'Outros objetos',
  'chain.more': 'mais {count}',
  'footprint.title': 'Pegada de carbono na sua categoria',
  'footprint.own': 'Este produto',
  'footprint.rank':
    '{count, plural, one {# outro produto} other {# outros produtos}} da sua categoria aqui: {lower, number} abaixo, {equal, number} iguais, {higher, number} acima.',
  'footprint.median': 'A mediana dos outros é {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Nenhum outro produto da sua categoria indica} one {Só um outro produto da sua categoria indica} other {Só # outros produtos da sua categoria indicam}} aqui uma pegada comparável: poucos para uma comparação.',
  'footprint.scope': 'Cada produto conta uma vez, pelo último passaporte aqui guardado. Os valores são os indicados, não verificados.',
  'footprint.scopeCut':
    'Com base nos {count} passaportes da categoria alterados por último. Cada produto conta uma vez. Os valores são os indicados, não verificados.',
  'footprint.chart': 'Gráfico de barras de pegadas de carbono, com uma linha onde está este produto.',
  'footprint.table': 'O mesmo em tabela',
  'footprint.products': 'Outros produtos',
  'footprint.range': '{from} a {to}',
  'footprint.per.piece': 'unidade',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
