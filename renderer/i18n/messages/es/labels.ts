// Messages of the labels, in Spanish.
import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Etiquetas',
  'labels.title': 'Etiquetas',
  'labels.back': 'Volver',
  'labels.symbol': 'Símbolo',
  'labels.qr': 'Código QR (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Formato de etiqueta',
  'labels.layout.a4-21': 'A4, 21 etiquetas de 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 etiquetas de 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 etiquetas de 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 etiquetas de 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 etiquetas de 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Rollo, 57 × 32 mm, una etiqueta cada vez',
  'labels.used': 'Etiquetas ya usadas en la primera hoja',
  'labels.print': '{count, plural, one {Imprimir una etiqueta} other {Imprimir # etiquetas}}',
  'labels.making': '{count, plural, one {Dibujando una etiqueta} other {Dibujando # etiquetas}}',
  'labels.sheet': 'Hoja {number}',
  'labels.alt': 'Etiqueta de {name}, pasaporte {code}',
  'labels.module': 'Módulo de {module} mm ({dots} puntos a 300 ppp), símbolo con zona de silencio de {side} mm.',
  'labels.size.small': 'Está por debajo de los 0,396 mm que GS1 exige en el punto de venta: elija una etiqueta mayor o el GS1 DataMatrix.',
  'labels.size.fits': 'Está dentro del intervalo de GS1 para el punto de venta (de 0,396 a 0,990 mm).',
  'labels.size.target': 'Cumple el objetivo de GS1 para el punto de venta (0,495 mm).',
  'labels.quality':
    'Imprima al 100 %, sin ajustar a la página. Haga verificar la calidad de impresión: 1.5/08/660 o mejor (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {Un borrador no tiene etiqueta: publíquelo primero.} other {# borradores no tienen etiqueta: publíquelos primero.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {Un pasaporte está revocado o no es válido y no tiene etiqueta.} other {# pasaportes están revocados o no son válidos y no tienen etiqueta.}}',
  'labels.refused.not-found': '{count, plural, one {Un pasaporte ya no existe.} other {# pasaportes ya no existen.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {Un pasaporte no tiene GTIN y por tanto tampoco GS1 DataMatrix: elija el código QR.} other {# pasaportes no tienen GTIN y por tanto tampoco GS1 DataMatrix: elija el código QR.}}',
  'labels.refused.no-room': '{count, plural, one {Un símbolo no cabe en esta etiqueta.} other {# símbolos no caben en esta etiqueta.}}',
  'labels.samples':
    '{count, plural, one {Se omite un pasaporte de ejemplo.} other {Se omiten # pasaportes de ejemplo.}} Abra uno para hacer su etiqueta.',
  'labels.left':
    '{count, plural, one {Se omite un pasaporte más de la lista: acote la búsqueda.} other {Se omiten # pasaportes más de la lista: acote la búsqueda.}}',
  'labels.leftMore': 'Se omiten más pasaportes de la lista: acote la búsqueda.',
  'labels.none': 'La lista está vacía: no hay nada que etiquetar.',
};
