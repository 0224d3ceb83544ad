// Words of the folder that is kept an eye on, in French.
import type { Translated } from '../areas.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Translated<typeof english> = {
  'watch.title': 'Fichiers d’une clé USB',
  'watch.folder': 'Dossier à surveiller',
  'watch.folderHelp':
    'Le dossier où apparaissent les clés USB, ou un autre. Ses fichiers et ceux des dossiers juste en dessous sont regardés toutes les quelques secondes : une nouvelle liste de confiance ou un nouveau paquet vous est proposé, et rien n’est repris de lui-même.',
  'watch.off': 'Aucun dossier n’est surveillé.',
  'watch.on': 'Le dossier est surveillé.',
  'watch.absent': 'Le dossier n’est pas là en ce moment. Quand la clé sera de retour, il sera de nouveau surveillé.',
  'watch.stop': 'Ne plus surveiller',
  'watch.trust': 'Liste de confiance {sequence} de {by}, émise le {date}, trouvée. Elle n’est pas encore en vigueur.',
  'watch.pack': 'Paquet {sequence} de {by}, fait le {date}, trouvé. Il n’est pas encore repris.',
  'watch.selection': 'Un paquet de passeports choisis par {by}, fait le {date}, trouvé. Il n’est pas encore repris.',
  'watch.where': '{name} dans {folder}',
  'watch.look': 'Regarder',
  'watch.reading': 'Lecture …',
  'watch.notRead': 'Le fichier n’a pas été lu',
  'watch.takenOut': '{name} n’a pas pu être lu jusqu’au bout : la clé a-t-elle été retirée ? Rien n’a été repris. Remettez-la.',
  'watch.noGood': '{name} est inutilisable : abîmé, modifié ou pas pour cet ordinateur. Rien n’a été repris. Demandez une nouvelle copie.',
};
