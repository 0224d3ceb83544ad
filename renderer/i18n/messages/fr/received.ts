// Messages about received passports and events, in French.
import type { Translated } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Translated<typeof english> = {
  'received.whose': 'Origine',
  'received.whose.own': 'Vos propres passeports',
  'received.whose.received': 'Reçus d’autres services',
  'received.from': 'Reçu de {name}',
  'received.how':
    '{door, select, pack {par un paquet} sync {récupéré auprès du service} file {importé d’un fichier} restore {avec une sauvegarde} other {ici}}, {date}, {who}',
  'received.key': 'Clé',
  'received.speaker': 'Affirmé par',
  'received.came': 'Mode de réception',
  'received.search': 'Nom, fabricant, code, expéditeur',
  'received.emptyTitle': 'Rien n’a été reçu',
  'received.emptyText': 'Les passeports complets provenant des paquets d’autres services figurent ici.',
  'received.note':
    'Les passeports envoyés par d’autres sont conservés sous le nom de leur auteur. Ils ne modifient aucun des vôtres, ne sont jamais signés ici et ne sont pas publics.',
  'received.toList': 'Tous les passeports reçus',
  'received.ownToo': 'Vous avez votre propre passeport sous ce code. Il est inchangé.',
  'received.openOwn': 'Ouvrir votre propre passeport',
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
    'Ce sont des affirmations de {name}. Les événements acceptés deviennent publics avec les vôtres, sous les deux noms. Les événements ultérieurs de cette source doivent être acceptés séparément.',
  'received.accept': 'Accepter ces événements',
  'received.accepted': 'Les événements sont maintenant publics, comme affirmations de leur source.',
  'received.who': 'Votre nom, publié avec les événements',
  'received.withdrawTitle': 'Retirer les événements de {name} ?',
  'received.withdrawText': 'Ils restent conservés ici, mais ne sont plus publics.',
  'received.withdrawn': 'Les événements ne sont plus publics.',
  'received.eventAccepted': 'accepté par {name}, {date}',
  'received.eventWaiting': 'non accepté : non public',
  'received.conflicting': 'affirmations contradictoires : non signé',
  'received.importedOwn': 'vos propres événements : {stored} nouveaux, {present} déjà présents',
  'received.importedOthers':
    'événements affirmés par {name}, publics avec votre nom, non signés ici : {stored} nouveaux, {present} déjà présents',
  'received.importedConflicts':
    '{count, plural, one {L’un d’eux affirme} other {# d’entre eux affirment}} autre chose sous un identifiant déjà utilisé. Les deux sont conservés.',
};
