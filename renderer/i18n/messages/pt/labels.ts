// Messages of the labels, in Portuguese.

import type { Draft } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Draft<typeof english> = {
  'labels.button': 'Etiquetas',
  'labels.title': 'Etiquetas',
  'labels.back': 'Voltar',
  'labels.symbol': 'Símbolo',
  'labels.qr': 'Código QR (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Formato da etiqueta',
  'labels.layout.a4-21': 'A4, 21 etiquetas de 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 etiquetas de 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 etiquetas de 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 etiquetas de 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 etiquetas de 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Rolo, 57 × 32 mm, uma etiqueta de cada vez',
  'labels.used': 'Lugares já utilizados na primeira folha',
  'labels.print': '{count, plural, one {Imprimir # etiqueta} other {Imprimir # etiquetas}}',
  'labels.making': '{count, plural, one {A desenhar # etiqueta} other {A desenhar # etiquetas}}',
  'labels.sheet': 'Folha {number}',
  'labels.alt': 'Etiqueta de {name}, passaporte {code}',
  'labels.module': 'Módulo {module} mm ({dots} pontos a 300 ppp), símbolo com zona de silêncio {side} mm.',
  'labels.size.small': 'É inferior aos 0,396 mm que a GS1 exige no ponto de venda: escolha uma etiqueta maior ou o GS1 DataMatrix.',
  'labels.size.fits': 'Está dentro do intervalo da GS1 para o ponto de venda (0,396 a 0,990 mm).',
  'labels.size.target': 'Atinge o objetivo da GS1 para o ponto de venda (0,495 mm).',
  'labels.quality':
    'Imprima a 100 %, sem ajustar à página. Mande verificar a qualidade de impressão: 1.5/08/660 ou superior (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {# rascunho não tem etiqueta: publique-o primeiro.} other {# rascunhos não têm etiqueta: publique-os primeiro.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {# passaporte está revogado ou é inválido e não tem etiqueta.} other {# passaportes estão revogados ou são inválidos e não têm etiqueta.}}',
  'labels.refused.not-found': '{count, plural, one {# passaporte já não existe.} other {# passaportes já não existem.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {# passaporte não tem GTIN e, por isso, não tem GS1 DataMatrix: escolha o código QR.} other {# passaportes não têm GTIN e, por isso, não têm GS1 DataMatrix: escolha o código QR.}}',
  'labels.refused.no-room': '{count, plural, one {# símbolo não cabe nesta etiqueta.} other {# símbolos não cabem nesta etiqueta.}}',
  'labels.samples':
    '{count, plural, one {Um passaporte de exemplo é omitido.} other {# passaportes de exemplo são omitidos.}} Abra um para fazer a sua etiqueta.',
  'labels.left':
    '{count, plural, one {Fica de fora mais # passaporte da lista: restrinja a procura.} other {Ficam de fora mais # passaportes da lista: restrinja a procura.}}',
  'labels.leftMore': 'Ficam de fora mais passaportes da lista: restrinja a procura.',
  'labels.none': 'A lista está vazia: não há nada para etiquetar.',
};
