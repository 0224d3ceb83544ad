// Messages about received passports and events, in French.
import type { Translated } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Translated<typeof english> = {
  'received.whose': 'Origine',
  'received.whose.own': 'Passeports propres',
  'received.whose.received': 'Reçus d’autres services',
  'received.from': 'Reçu de {name}',
  'received.how':
    '{door, select, pack {par un paquet} sync {récupéré auprès du service} file {importé d’un fichier} restore {avec une sauvegarde} other {ici}}, {date}, {who}',
  'received.key': 'Clé',
  'received.speaker': 'Affirmé par',
  'received.came': 'Mode de réception',
  'received.search': 'Nom, fabricant, code, expéditeur',
  'received.emptyTitle': 'Rien n’a été reçu',
  'received.emptyText': 'Les passeports complets contenus dans le paquet d’un autre service figurent ici.',
  'received.note':
    'Les passeports envoyés par d’autres sont conservés sous le nom de leur auteur. Ils ne modifient aucun des vôtres, ne sont jamais signés ici et ne sont pas publics.',
  'received.toList': 'Tous les passeports reçus',
  'received.ownToo': 'Vous avez un passeport propre sous ce code. Il est inchangé.',
  'received.openOwn': 'Ouvrir le passeport propre',
  'received.sources': 'Événements envoyés par d’autres',
  'received.sourcesText':
    'Ils ne sont publics qu’une fois acceptés. Ils figurent alors à côté de vos événements, sous le nom de leur auteur et le vôtre. Ils ne sont jamais signés ici.',
  'received.sourcesNone': 'Personne d’autre n’a envoyé d’événements.',
  'received.counts':
    '{count, plural, one {# événement} other {# événements}}, {accepted, plural, =0 {aucun accepté} one {# accepté} other {# acceptés}}',
  'received.look': 'Examiner et accepter',
  'received.withdraw': 'Retirer',
  'received.acceptTitle': 'Accepter les événements de {name} ?',
  'received.acceptText':
    'C’est ce qu’affirme {name}. Les événements acceptés deviennent publics à côté des vôtres, avec les deux noms. Ceux qui arriveront plus tard attendront de nouveau votre accord.',
  'received.accept': 'Accepter ces événements',
  'received.accepted': 'Les événements sont maintenant publics, comme affirmation de leur source.',
  'received.who': 'Votre nom, publié avec les événements',
  'received.withdrawTitle': 'Retirer les événements de {name} ?',
  'received.withdrawText': 'Ils restent conservés ici, mais ne sont plus publics.',
  'received.withdrawn': 'Les événements ne sont plus publics.',
  'received.eventAccepted': 'accepté par {name}, {date}',
  'received.eventWaiting': 'non accepté : non public',
  'received.conflicting': 'affirmé de deux façons : non signé',
  'received.importedOwn': 'événements propres : {stored} nouveaux, {present} déjà présents',
  'received.importedOthers':
    'événements affirmés par {name}, publics avec votre nom, non signés ici : {stored} nouveaux, {present} déjà présents',
  'received.importedConflicts':
    '{count, plural, one {L’un d’eux affirme} other {# d’entre eux affirment}} autre chose sous un identifiant déjà utilisé. Les deux sont conservés.',
};
