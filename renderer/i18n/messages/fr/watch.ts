// Messages about the watched folder, in French.
import type { Translated } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Translated<typeof english> = {
  'watch.title': 'Fichiers d’une clé USB',
  'watch.folder': 'Dossier à surveiller',
  'watch.folderHelp':
    'Le dossier où apparaissent les clés USB, ou un autre. Ses fichiers et ceux des dossiers juste en dessous sont regardés toutes les quelques secondes : une nouvelle liste de confiance ou un nouveau paquet vous est proposé, et rien n’est repris de lui-même.',
  'watch.off': 'Aucun dossier n’est surveillé.',
  'watch.on': 'Le dossier est surveillé.',
  'watch.absent': 'Le dossier n’est pas disponible actuellement. Quand la clé USB est de retour, il est de nouveau surveillé.',
  'watch.stop': 'Arrêter la surveillance',
  'watch.trust': 'Liste de confiance trouvée : numéro {sequence} de {by}, émise le {date}. Elle n’est pas encore en vigueur.',
  'watch.pack': 'Le paquet {sequence} de {by}, créé le {date}, a été trouvé. Il n’est pas encore repris.',
  'watch.selection': 'Paquet de passeports choisis trouvé : de {by}, créé le {date}. Il n’est pas encore repris.',
  'watch.where': '{name} dans {folder}',
  'watch.look': 'Examiner',
  'watch.reading': 'Lecture…',
  'watch.notRead': 'Le fichier n’a pas été lu',
  'watch.takenOut': '{name} n’a pas pu être lu jusqu’au bout : la clé USB a-t-elle été retirée ? Rien n’a été repris. Remettez-la.',
  'watch.noGood':
    '{name} est inutilisable : endommagé, modifié ou pas pour cet ordinateur. Rien n’a été repris. Demandez une nouvelle copie.',
  'watch.noPermission':
    '{name} ne peut pas être ouvert : ce compte n’a pas le droit de le lire. Rien n’a été repris. Copiez le fichier à nouveau, ou demandez à la personne qui s’occupe de cet ordinateur.',
  'watch.readError':
    '{name} ne peut pas être lu : la clé USB ou le disque signale une panne. Rien n’a été repris. Prenez une autre clé USB, ou copiez le fichier à nouveau sous un nom simple.',
  'watch.stillWritten': '{name} a changé pendant la lecture. Il sera relu quand il ne changera plus.',
  'watch.notAPack':
    '{name} porte le nom d’un paquet mais n’en est pas un. Il n’a peut-être pas été copié en entier. Rien n’a été importé. Copiez-le de nouveau.',
  'watch.tooMany':
    '{count, plural, one {# élément de ce dossier n’a pas été regardé} other {# éléments de ce dossier n’ont pas été regardés}} : il y en a trop. Mettez listes de confiance et paquets sur une clé USB presque vide.',
  'watch.tooManyAtLeast':
    'Au moins {count, number} éléments de ce dossier n’ont pas été regardés : il y en a trop. Mettez listes de confiance et paquets sur une clé USB presque vide.',
  'watch.deeper':
    '{count, plural, one {# dossier plus profond ou lien n’a pas été ouvert} other {# dossiers plus profonds ou liens n’ont pas été ouverts}}. Mettez listes de confiance et paquets à la racine de la clé USB.',
};
