// Messages of the labels, in French.
import type { Translated } from '../en/catalogue.ts';
import type { labels as english } from '../en/labels.ts';

export const labels: Translated<typeof english> = {
  'labels.button': 'Étiquettes',
  'labels.title': 'Étiquettes',
  'labels.back': 'Retour',
  'labels.symbol': 'Symbole',
  'labels.qr': 'Code QR (GS1 Digital Link)',
  'labels.datamatrix': 'GS1 DataMatrix',
  'labels.layout': 'Format des étiquettes',
  'labels.layout.a4-21': 'A4, 21 étiquettes de 63,5 × 38,1 mm (L7160)',
  'labels.layout.a4-14': 'A4, 14 étiquettes de 99,1 × 38,1 mm (L7163)',
  'labels.layout.a4-24': 'A4, 24 étiquettes de 70 × 37 mm (3474)',
  'labels.layout.a4-65': 'A4, 65 étiquettes de 38,1 × 21,2 mm (L7651)',
  'labels.layout.letter-30': 'US Letter, 30 étiquettes de 66,7 × 25,4 mm (5160)',
  'labels.layout.roll': 'Rouleau, 57 × 32 mm, une étiquette à la fois',
  'labels.used': 'Places déjà utilisées sur la première feuille',
  'labels.print': '{count, plural, one {Imprimer une étiquette} other {Imprimer # étiquettes}}',
  'labels.making': '{count, plural, one {Une étiquette est dessinée} other {# étiquettes sont dessinées}}',
  'labels.sheet': 'Feuille {number}',
  'labels.alt': 'Étiquette de {name}, passeport {code}',
  'labels.module': 'Module de {module} mm ({dots} points à 300 ppp), symbole avec zone de silence de {side} mm.',
  'labels.size.small': 'C’est moins que les 0,396 mm que GS1 demande en caisse : choisissez une étiquette plus grande ou le DataMatrix.',
  'labels.size.fits': 'C’est dans la plage de GS1 pour la caisse (0,396 à 0,990 mm).',
  'labels.size.target': 'C’est la valeur visée par GS1 pour la caisse (0,495 mm).',
  'labels.quality':
    'Imprimez à 100 %, sans ajustement à la page, et faites vérifier une qualité d’impression de 1.5/08/660 ou mieux (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {Un brouillon n’a pas d’étiquette : publiez-le d’abord.} other {# brouillons n’ont pas d’étiquette : publiez-les d’abord.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {Un passeport est révoqué ou non valide et n’a pas d’étiquette.} other {# passeports sont révoqués ou non valides et n’ont pas d’étiquette.}}',
  'labels.refused.not-found': '{count, plural, one {Un passeport n’est plus là.} other {# passeports ne sont plus là.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {Un passeport n’a pas de GTIN, donc pas de GS1 DataMatrix : choisissez le code QR.} other {# passeports n’ont pas de GTIN, donc pas de GS1 DataMatrix : choisissez le code QR.}}',
  'labels.refused.no-room':
    '{count, plural, one {Un symbole ne tient pas sur cette étiquette.} other {# symboles ne tiennent pas sur cette étiquette.}}',
  'labels.samples':
    '{count, plural, one {Un passeport d’exemple est omis.} other {# passeports d’exemple sont omis.}} Ouvrez-en un pour faire son étiquette.',
  'labels.left':
    '{count, plural, one {Un autre passeport de la liste manque : affinez la recherche.} other {# autres passeports de la liste manquent : affinez la recherche.}}',
  'labels.none': 'La liste est vide : il n’y a rien à étiqueter.',
};
