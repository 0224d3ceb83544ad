// Messages de la liste des touches, en français.

import type { Translated } from '../en/catalogue.ts';
import type { keys as english } from '../en/keys.ts';

export const keys: Translated<typeof english> = {
  'keys.title': 'Touches',
  'keys.open': 'Touches ({key})',
  'keys.note':
    'Appuyez sur une touche à la fois : des touches qui arrivent aussi vite que celles d’un scanner à main sont lues comme un scan. Dans un champ de texte, les touches de caractères ne font que saisir du texte.',
  'keys.place.everywhere': 'Partout',
  'keys.place.inspect': 'Dans « Contrôler »',
  'keys.place.item': 'Décider d’un article',
  'keys.place.list': 'Dans un tableau',
  'keys.place.officers': 'Identification',
  'keys.does.help': 'Afficher les touches',
  'keys.does.close': 'Fermer une boîte de dialogue',
  'keys.does.inspect': 'Contrôler le texte du champ',
  'keys.does.next': 'Article suivant',
  'keys.does.nextOnNothing': 'Article suivant, si aucun champ ni bouton n’est sélectionné',
  'keys.does.released': 'Choisir « Libérer »',
  'keys.does.held': 'Choisir « Retenir »',
  'keys.does.referred': 'Choisir « Transmettre »',
  'keys.does.cancel': 'Annuler le choix',
  'keys.does.open': 'Ouvrir la ligne',
  'keys.does.down': 'Ligne suivante',
  'keys.does.up': 'Ligne précédente',
  'keys.does.pageDown': 'Une page vers le bas',
  'keys.does.pageUp': 'Une page vers le haut',
  'keys.does.first': 'Première ligne',
  'keys.does.last': 'Dernière ligne',
  'keys.does.lock': 'Verrouiller l’ordinateur',
  'keys.does.officer': 'Sur l’écran de verrouillage : choisir un agent',
  'keys.name.Escape': 'Échap',
  'keys.name.Enter': 'Entrée',
  'keys.name.ArrowDown': '↓',
  'keys.name.ArrowUp': '↑',
  'keys.name.PageDown': 'Page suiv.',
  'keys.name.PageUp': 'Page préc.',
  'keys.name.Home': 'Début',
  'keys.name.End': 'Fin',
};
