// Messages of pictures and figures: the day, the supply chain, the footprint, in Spanish.

import type { Draft } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Draft<typeof english> = {
  'day.title': 'Hoy',
  'day.inspections': '{count, plural, one {# inspección} other {# inspecciones}}',
  'day.openRuns': '{count, plural, one {# serie no está cerrada} other {# series no están cerradas}}',
  'chain.title': 'Cadena de suministro',
  'chain.caption': 'Cada número es un evento de la lista siguiente. La lista contiene todo lo que muestran las imágenes.',
  'chain.timelineTitle': '{count, plural, one {# evento} other {# eventos}} en una línea de tiempo, de {from} a {until}',
  'chain.graphTitle':
    '{events, plural, one {# evento} other {# eventos}} de arriba abajo en orden cronológico, con {things, plural, =0 {nada más que entrara o saliera} one {# objeto más que entró o salió} other {# objetos más que entraron o salieron}}',
  'chain.kind.object': 'Evento de objeto',
  'chain.kind.aggregation': 'Embalaje o unión',
  'chain.kind.transformation': 'Transformación',
  'chain.kind.other': 'Otro evento',
  'chain.unsettled': 'Discontinuo: contradicho o no aceptado',
  'chain.tooMany': '{count} eventos son demasiados para una imagen (como máximo {most}). La lista está completa.',
  'chain.role.input': 'Entró',
  'chain.role.output': 'Salió',
  'chain.role.parent': 'Envase o conjunto',
  'chain.role.child': 'Contenido o parte',
  'chain.role.observed': 'Sobre',
  'chain.thisProduct': 'Este producto',
  'chain.others': 'Otros objetos',
  'chain.more': '{count} más',
  'footprint.title': 'Huella de carbono dentro de su categoría',
  'footprint.own': 'Este producto',
  'footprint.rank':
    '{count, plural, one {# producto más} other {# productos más}} de su categoría aquí: {lower, number} menor, {equal, number} igual, {higher, number} mayor.',
  'footprint.median': 'La mediana de los demás es {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Ningún otro producto de su categoría indica} one {Solo otro producto de su categoría indica} other {Solo otros # productos de su categoría indican}} aquí una huella comparable: muy pocos para comparar.',
  'footprint.scope': 'Cada producto cuenta una vez, por su último pasaporte en esta base. Las cifras son las indicadas, sin verificar.',
  'footprint.scopeCut':
    'Según los {count} pasaportes de la categoría cambiados en último lugar. Cada producto cuenta una vez. Las cifras son las indicadas, sin verificar.',
  'footprint.chart': 'Gráfico de barras de huellas de carbono, con una línea donde está este producto.',
  'footprint.table': 'Lo mismo en una tabla',
  'footprint.products': 'Otros productos',
  'footprint.range': '{from} a {to}',
  'footprint.per.piece': 'pieza',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
