// Words of the backup, in French.
import type { Translated } from '../areas.ts';
import type { backup as english } from '../en/backup.ts';

export const backup: Translated<typeof english> = {
  'backup.title': 'Sauvegarde',
  'backup.none': 'Aucune sauvegarde n’a encore été faite sur cet ordinateur.',
  'backup.lastWith': 'Dernière sauvegarde : {date}, avec la clé du service, relue et intacte',
  'backup.lastWithout': 'Dernière sauvegarde : {date}, SANS la clé du service, relue et intacte',
  'backup.folder': 'Dossier de la sauvegarde',
  'backup.folderHelp': 'Une clé USB ou un autre disque. Vide : {folder}, qui est perdu avec cet ordinateur.',
  'backup.passphrase': 'Phrase secrète pour la clé du service',
  'backup.passphraseHelp':
    'Gardez-la ailleurs que la sauvegarde. Sans elle, la clé est laissée de côté : les passeports publiés ici ne pourront plus être signés avec la même clé.',
  'backup.short': 'Au moins {least} caractères',
  'backup.now': 'Sauvegarder maintenant',
  'backup.nowWithout': 'Sauvegarder maintenant, sans la clé',
  'backup.busy': 'Copie et relecture …',
  'backup.done': 'La sauvegarde est faite et intacte.',
  'backup.failed': 'Aucune sauvegarde n’a été faite',
  'backup.nobody': 'personne de nommé',
  'backup.restored': 'Restauré d’une sauvegarde le {date} par {who}.',
  'backup.behind.inspections':
    '{count, plural, one {# contrôle fait} other {# contrôles faits}} auparavant sur cet ordinateur n’y figurent pas.',
  'backup.behind.decisions':
    '{count, plural, one {# décision prise} other {# décisions prises}} auparavant sur cet ordinateur n’y figurent pas.',
  'backup.behind.trust-sequence':
    'La liste de confiance est revenue du numéro {from} {to, plural, =0 {à aucune} other {au numéro #}} : importez la plus récente de votre service.',
  'backup.behind.trust-office': 'La liste de confiance qu’elle contient est celle d’un autre service.',
  'backup.behind.passports':
    '{count, plural, one {# passeport y différait} other {# passeports y différaient}} de cet ordinateur, ou y manquait.',
  'backup.behind.credentials': '{count, plural, one {# attestation reçue} other {# attestations reçues}} n’y figurent pas.',
  'backup.behind.packs': '{count, plural, one {# paquet repris} other {# paquets repris}} n’y figurent pas : reprenez-les.',
  'backup.behind.earlier-versions':
    '{count, plural, one {# version antérieure d’un passeport n’y figure} other {# versions antérieures de passeports n’y figurent}} pas.',
  'backup.behind.published':
    '{count, plural, one {# attestation signée sur cet ordinateur n’y figure} other {# attestations signées sur cet ordinateur n’y figurent}} pas.',
  'backup.behind.events': '{count, plural, one {# événement n’y figure} other {# événements n’y figurent}} pas.',
  'backup.behind.status-log':
    '{count, plural, one {# ligne} other {# lignes}} sur des passeports révoqués, suspendus ou rétablis n’y {count, plural, one {figure} other {figurent}} pas. Ce qui est révoqué le reste.',
  'backup.behind.trust-log':
    '{count, plural, one {# ligne} other {# lignes}} sur les changements des données de confiance n’y {count, plural, one {figure} other {figurent}} pas.',
  'backup.behind.trust-lists':
    '{count, plural, one {# liste de confiance reprise} other {# listes de confiance reprises}} sur cet ordinateur n’y {count, plural, one {figure} other {figurent}} pas.',
  'backup.behind.status-lists':
    '{count, plural, one {# version d’une liste de statut n’y figure} other {# versions de listes de statut n’y figurent}} pas. Les listes plus récentes sont gardées.',
  'backup.behind.own-issuers':
    '{count, plural, one {# émetteur ajouté} other {# émetteurs ajoutés}} sur cet ordinateur n’y {count, plural, one {figure} other {figurent}} pas.',
  'backup.behind.key-log':
    '{count, plural, one {# ligne} other {# lignes}} sur les clés de ce service n’y {count, plural, one {figure} other {figurent}} pas.',
  'backup.behind.clock-log':
    '{count, plural, one {# ligne} other {# lignes}} sur l’horloge de cet ordinateur n’y {count, plural, one {figure} other {figurent}} pas.',
  'backup.behind.backup-log':
    '{count, plural, one {# ligne} other {# lignes}} sur des sauvegardes faites ou restaurées n’y {count, plural, one {figure} other {figurent}} pas.',
  'backup.behind.reader-keys':
    '{count, plural, one {# clé remise à un lecteur n’y figure} other {# clés remises à des lecteurs n’y figurent}} pas : elles n’ouvrent plus rien, remettez-en de nouvelles.',
  'backup.behind.packs-made':
    '{count, plural, one {# paquet créé} other {# paquets créés}} sur cet ordinateur n’y {count, plural, one {figure} other {figurent}} pas : leurs numéros seront redonnés. Faites le prochain paquet complet.',
  'backup.behind.pack-makers':
    '{count, plural, one {# auteur de paquets dont la clé a été comparée ici n’y figure} other {# auteurs de paquets dont les clés ont été comparées ici n’y figurent}} pas : comparez de nouveau.',
  'backup.behind.fetches':
    '{count, plural, one {# récupération auprès d’un autre service n’y figure} other {# récupérations auprès d’autres services n’y figurent}} pas.',
  'backup.behind.body-list': 'La liste des organismes notifiés importée sur cet ordinateur n’y figure pas : importez-la de nouveau.',
  'backup.behindNewest': 'Le plus récent est du {date}.',
  'backup.behind.service-name': 'Des passeports avaient été publiés ici sous une autre adresse.',
  'backup.behind.other-key': 'Le service signait auparavant avec une autre clé.',
  'backup.behind.unreadable': 'Les données d’avant étaient illisibles : rien n’a pu être comparé.',
  'backup.reason': 'Raison : {reason}',
  'backup.restoreHow':
    'Pour restaurer une sauvegarde, quittez l’application et lancez : desk restore FICHIER --by NOM. Ce qui a été révoqué ici reste révoqué.',
};
