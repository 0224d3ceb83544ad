// Words that every screen uses, in French.

import type { Translated } from '../areas.ts';
import type { common as english } from '../en/common.ts';

export const common: Translated<typeof english> = {
  'common.appName': 'DPP Desk',
  'common.search': 'Rechercher',
  'common.count': '{count, plural, one {# entrée} other {# entrées}}',
  'common.save': 'Enregistrer',
  'common.saved': 'Enregistré',
  'common.cancel': 'Annuler',
  'common.close': 'Fermer',
  'common.retry': 'Réessayer',
  'common.copy': 'Copier',
  'common.copied': 'Copié',
  'common.copyFailed': 'La copie n’a pas marché. Sélectionnez le texte et copiez-le à la main.',
  'common.print': 'Imprimer',
  'common.more': 'Afficher plus',
  'common.loading': 'Chargement…',
  'common.working': 'En cours…',
  'common.none': 'Aucun',
  'common.unknown': 'Inconnu',
  'common.sample': 'SAMPLE',
  'common.sampleHint': 'Données de démonstration, pas un vrai produit.',
  'common.error': 'Cela n’a pas marché',
  'common.errorCode': 'Code {code}',
  'common.noAnswer': 'Le service de travail ne répond pas. Il redémarre de lui-même ; réessayez dans quelques secondes.',
  'common.ageOld': 'datant de {age}',
  'common.ageNow': 'moins d’une minute',
  'common.unclearDate': 'date illisible',
  'common.future': 'date dans le futur',
  'common.material.recycled': 'dont {share} recyclé',
  'common.material.hazardous': 'dangereux',
  'common.material.rest': 'Non précisé',
  'common.trueHost': 'Mène à',
  'common.neverOpened': 'Affiché seulement. Cette application n’ouvre jamais de lien.',
  'common.copyLink': 'Copier le lien',
};
