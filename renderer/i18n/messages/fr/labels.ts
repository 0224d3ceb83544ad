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
  'labels.making': '{count, plural, one {Création d’une étiquette} other {Création de # étiquettes}}',
  'labels.sheet': 'Feuille {number}',
  'labels.alt': 'Étiquette de {name}, passeport {code}',
  'labels.module': 'Module de {module} mm ({dots} points à 300 ppp), symbole avec zone de silence de {side} mm.',
  'labels.size.small':
    'C’est moins que les 0,396 mm exigés par GS1 au point de vente : choisissez une étiquette plus grande ou le GS1 DataMatrix.',
  'labels.size.fits': 'C’est dans la plage de GS1 pour le point de vente (0,396 à 0,990 mm).',
  'labels.size.target': 'C’est la valeur visée par GS1 pour le point de vente (0,495 mm).',
  'labels.quality':
    'Imprimez à 100 %, sans ajustement à la page. Faites vérifier la qualité d’impression : 1.5/08/660 ou mieux (ISO/IEC 15415).',
  'labels.refused.draft':
    '{count, plural, one {Un brouillon n’a pas d’étiquette : publiez-le d’abord.} other {# brouillons n’ont pas d’étiquette : publiez-les d’abord.}}',
  'labels.refused.withdrawn':
    '{count, plural, one {Un passeport est révoqué ou non valide et n’a pas d’étiquette.} other {# passeports sont révoqués ou non valides et n’ont pas d’étiquette.}}',
  'labels.refused.not-found': '{count, plural, one {Un passeport n’existe plus.} other {# passeports n’existent plus.}}',
  'labels.refused.no-gtin':
    '{count, plural, one {Un passeport n’a pas de GTIN, donc pas de GS1 DataMatrix : choisissez le code QR.} other {# passeports n’ont pas de GTIN, donc pas de GS1 DataMatrix : choisissez le code QR.}}',
  'labels.refused.no-room':
    '{count, plural, one {Un symbole ne tient pas sur cette étiquette.} other {# symboles ne tiennent pas sur cette étiquette.}}',
  'labels.samples':
    '{count, plural, one {Un passeport d’exemple est laissé de côté.} other {# passeports d’exemple sont laissés de côté.}} Ouvrez-en un pour créer son étiquette.',
  'labels.left':
    '{count, plural, one {Un autre passeport de la liste est laissé de côté : affinez la recherche.} other {# autres passeports de la liste sont laissés de côté : affinez la recherche.}}',
  'labels.leftMore': 'D’autres passeports de la liste sont laissés de côté : affinez la recherche.',
  'labels.none': 'La liste est vide : il n’y a rien à étiqueter.',
};
