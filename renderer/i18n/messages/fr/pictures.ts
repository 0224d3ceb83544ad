// Messages of pictures and figures: the day, the supply chain, the footprint, in French.

import type { Translated } from '../en/catalogue.ts';
import type { pictures as english } from '../en/pictures.ts';

export const pictures: Translated<typeof english> = {
  'day.title': 'Aujourd’hui',
  'day.inspections': '{count, plural, one {# contrôle} other {# contrôles}}',
  'day.openRuns': '{count, plural, one {# série n’est pas clôturée} other {# séries ne sont pas clôturées}}',
  'chain.title': 'Chaîne d’approvisionnement',
  'chain.caption': 'Chaque numéro est un événement de la liste ci-dessous. La liste contient tout ce que montrent les images.',
  'chain.timelineTitle': '{count, plural, one {# événement} other {# événements}} sur un axe du temps, du {from} au {until}',
  'chain.graphTitle':
    '{events, plural, one {# événement} other {# événements}} de haut en bas dans l’ordre du temps, avec {things, plural, =0 {rien d’autre} one {# autre objet} other {# autres objets}} en entrée ou en sortie',
  'chain.kind.object': 'Événement sur l’objet',
  'chain.kind.aggregation': 'Emballage ou assemblage',
  'chain.kind.transformation': 'Transformation',
  'chain.kind.other': 'Autre événement',
  'chain.unsettled': 'En pointillé : contredit ou non accepté',
  'chain.tooMany': '{count} événements sont trop nombreux pour une image ({most} au plus). La liste est complète.',
  'chain.role.input': 'En entrée',
  'chain.role.output': 'En sortie',
  'chain.role.parent': 'Contenant ou ensemble',
  'chain.role.child': 'Contenu ou partie',
  'chain.role.observed': 'Concerne',
  'chain.thisProduct': 'Ce produit',
  'chain.others': 'Autres objets',
  'chain.more': '{count} de plus',
  'footprint.title': 'Empreinte carbone au sein de sa catégorie',
  'footprint.own': 'Ce produit',
  'footprint.rank':
    '{count, plural, one {# autre produit} other {# autres produits}} de la catégorie ici : {lower, number} plus bas, {equal, number} égaux, {higher, number} plus élevés.',
  'footprint.median': 'La médiane des autres est de {figure}.',
  'footprint.tooFew':
    '{count, plural, =0 {Aucun autre produit} one {Un seul autre produit} other {Seuls # autres produits}} de la catégorie {count, plural, =0 {n’indique} one {indique} other {indiquent}} ici une empreinte comparable : trop peu pour une comparaison.',
  'footprint.scope': 'Chaque produit compte une fois, par son dernier passeport dans cette base. Les chiffres sont déclarés, non vérifiés.',
  'footprint.scopeCut':
    'D’après les {count} passeports de la catégorie modifiés en dernier. Chaque produit compte une fois. Les chiffres sont déclarés, non vérifiés.',
  'footprint.chart': 'Diagramme à barres des empreintes carbone, avec une ligne à la place de ce produit.',
  'footprint.table': 'Les mêmes données en tableau',
  'footprint.products': 'Autres produits',
  'footprint.range': '{from} à {to}',
  'footprint.per.piece': 'pièce',
  'footprint.per.kWh': 'kWh',
  'footprint.per.kg': 'kg',
  'footprint.per.t': 't',
  'footprint.per.m2': 'm²',
  'footprint.per.m3': 'm³',
  'footprint.per.m': 'm',
};
