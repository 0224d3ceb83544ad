// Messages of backup and restore, in French.

import type { backup as english } from '../en/backup.ts';
import type { Translated } from '../en/catalogue.ts';

export const backup: Translated<typeof english> = {
  'backup.title': 'Sauvegarde',
  'backup.none': 'Aucune sauvegarde n’a encore été faite sur cet ordinateur.',
  'backup.lastWith': 'Dernière sauvegarde : {date}, avec la clé du service, vérifiée',
  'backup.lastWithout': 'Dernière sauvegarde : {date}, SANS la clé du service, vérifiée',
  'backup.folder': 'Dossier de la sauvegarde',
  'backup.folderHelp': 'Une clé USB ou un autre disque. Sans indication : {folder}, perdu si cet ordinateur est perdu.',
  'backup.passphrase': 'Phrase secrète pour la clé du service',
  'backup.passphraseHelp':
    'Gardez-la ailleurs que la sauvegarde. Sans elle, la clé est laissée de côté : les passeports publiés ici ne pourront plus être signés avec la même clé.',
  'backup.short': 'Au moins {least} caractères',
  'backup.now': 'Sauvegarder maintenant',
  'backup.nowWithout': 'Sauvegarder maintenant, sans la clé',
  'backup.busy': 'Copie et relecture…',
  'backup.done': 'La sauvegarde est faite et intacte.',
  'backup.failed': 'Aucune sauvegarde n’a été faite',
  'backup.nobody': 'personne de nommé',
  'backup.timed.title': 'Sauvegardes automatiques',
  'backup.timed.off': 'Aucune sauvegarde automatique n’est faite.',
  'backup.timed.folder': 'Dossier de ces sauvegardes',
  'backup.timed.folderHelp':
    'Sur un autre disque, toujours branché. La sauvegarde la plus récente de chacun des 7 derniers jours, 4 dernières semaines et 12 derniers mois y reste. Les plus anciennes sont supprimées.',
  'backup.timed.every': 'Fréquence',
  'backup.timed.daily': 'Tous les jours',
  'backup.timed.weekly': 'Toutes les semaines',
  'backup.timed.hours': '{count, plural, one {Toutes les heures} other {Toutes les # heures}}',
  'backup.timed.minutes': '{count, plural, one {Toutes les minutes} other {Toutes les # minutes}}',
  'backup.timed.help':
    'Elles sont faites tant que l’application tourne ; une échéance manquée est rattrapée. Elles ne contiennent pas la clé du service : faites aussi une sauvegarde avec une phrase secrète.',
  'backup.timed.stop': 'Ne plus en faire',
  'backup.timed.refused': 'Rien n’a été modifié',
  'backup.timed.byCommand': 'La commande qui a lancé le service les fait.',
  'backup.timed.running': 'Une sauvegarde est en cours…',
  'backup.timed.noneYet': 'La première n’est pas encore faite.',
  'backup.timed.success': 'Dernière : {date}, vérifiée',
  'backup.timed.failure': 'Échec le {date}. Un nouvel essai a lieu toutes les 15 minutes.',
  'backup.timed.failedBefore': 'Une sauvegarde a échoué le {date}. Une autre a été faite depuis.',
  'backup.timed.late': 'La sauvegarde la plus récente date de plus du double de cet intervalle.',
  'backup.restored': 'Restauré à partir d’une sauvegarde le {date} par {who}.',
  'backup.behind.inspections':
    '{count, plural, one {# contrôle fait sur cet ordinateur n’y figure} other {# contrôles faits sur cet ordinateur n’y figurent}} pas.',
  'backup.behind.decisions':
    '{count, plural, one {# décision prise sur cet ordinateur n’y figure} other {# décisions prises sur cet ordinateur n’y figurent}} pas.',
  'backup.behind.trust-office': 'La liste de confiance qu’elle contient est celle d’un autre service.',
  'backup.behind.passports':
    '{count, plural, one {# passeport y est différent de celui de cet ordinateur, ou n’y figure pas.} other {# passeports y sont différents de ceux de cet ordinateur, ou n’y figurent pas.}}',
  'backup.behind.packs':
    '{count, plural, one {# paquet repris n’y figure pas : reprenez-le.} other {# paquets repris n’y figurent pas : reprenez-les.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {# version antérieure d’un passeport n’y figure} other {# versions antérieures de passeports n’y figurent}} pas.',
  'backup.behind.edits':
    '{count, plural, one {# passeport en cours de modification y est différent de celui de cet ordinateur, ou n’y figure pas.} other {# passeports en cours de modification y sont différents de ceux de cet ordinateur, ou n’y figurent pas.}}',
  'backup.behind.published':
    '{count, plural, one {# attestation signée sur cet ordinateur n’y figure} other {# attestations signées sur cet ordinateur n’y figurent}} pas.',
  'backup.behind.events': '{count, plural, one {# événement n’y figure} other {# événements n’y figurent}} pas.',
  'backup.behind.status-log':
    '{count, plural, one {# ligne} other {# lignes}} sur des passeports révoqués, suspendus ou rétablis n’y {count, plural, one {figure} other {figurent}} pas. Ce qui est révoqué le reste.',
  'backup.behind.key-log':
    '{count, plural, one {# ligne} other {# lignes}} sur les clés de ce service n’y {count, plural, one {figure} other {figurent}} pas.',
  'backup.behind.clock-log':
    '{count, plural, one {# ligne} other {# lignes}} sur l’horloge de cet ordinateur n’y {count, plural, one {figure} other {figurent}} pas.',
  'backup.behind.officer-log':
    '{count, plural, one {# ligne} other {# lignes}} sur les agents n’y {count, plural, one {figure} other {figurent}} pas.',
  'backup.behind.erasure-log':
    '{count, plural, one {# ligne} other {# lignes}} sur les effacements n’y {count, plural, one {figure} other {figurent}} pas. Ce qu’elles couvrent est effacé de nouveau.',
  'backup.behind.maintenance-log':
    '{count, plural, one {# ligne} other {# lignes}} sur les maintenances n’y {count, plural, one {figure} other {figurent}} pas.',
  'backup.behind.customs-log':
    '{count, plural, one {# ligne} other {# lignes}} sur les déclarations et les suspensions n’y {count, plural, one {figure} other {figurent}} pas.',
  'backup.behind.run-log':
    '{count, plural, one {# ligne} other {# lignes}} sur des séries de contrôles n’y {count, plural, one {figure} other {figurent}} pas.',
  'backup.behind.backup-log':
    '{count, plural, one {# ligne} other {# lignes}} sur des sauvegardes faites ou restaurées n’y {count, plural, one {figure} other {figurent}} pas.',
  'backup.behind.reader-keys':
    '{count, plural, one {# clé remise à un lecteur n’y figure} other {# clés remises à des lecteurs n’y figurent}} pas : ce qui manque n’ouvre plus rien, remettez de nouvelles clés.',
  'backup.behind.packs-made':
    '{count, plural, one {# paquet créé} other {# paquets créés}} sur cet ordinateur n’y {count, plural, one {figure} other {figurent}} pas : les numéros seront redonnés. Le prochain paquet doit être un paquet entier.',
  'backup.behind.fetches':
    '{count, plural, one {# récupération auprès d’un autre service n’y figure} other {# récupérations auprès d’autres services n’y figurent}} pas.',
  'backup.behind.body-list': 'La liste des organismes notifiés importée sur cet ordinateur n’y figure pas : importez-la de nouveau.',
  'backup.behindNewest': 'Le plus récent est du {date}.',
  'backup.behind.service-name': 'Des passeports ont été publiés ici sous une autre adresse.',
  'backup.behind.other-key': 'Le service de cet ordinateur signait avec une autre clé.',
  'backup.behind.office-draft':
    'Le brouillon de la liste de confiance tenu sur cet ordinateur est différent : il cède la place à celui de la sauvegarde, et ses numéros ne sont pas réutilisés.',
  'backup.behind.log-end':
    'Les journaux qu’elle contient ne se terminent pas comme l’ordinateur qui les tenait les a signés : des lignes ont été coupées, modifiées ou ajoutées.',
  'backup.behind.unreadable': 'Les données d’avant étaient illisibles : rien n’a pu être comparé.',
  'backup.reason': 'Motif : {reason}',
  'backup.bringBack': 'Restaurer une sauvegarde',
  'backup.bringBackHelp': 'Après un nouvel ordinateur, un disque perdu ou une erreur. Le fichier est d’abord vérifié et montré.',
  'backup.guide': 'Aviez-vous DPP Desk sur un autre ordinateur ?',
  'backup.lead':
    'Remplace les données de cet ordinateur : les enregistrements, les données de confiance et, avec la phrase secrète, la clé.',
  'backup.damagedTitle': 'Les données de cet ordinateur ne s’ouvrent pas',
  'backup.damagedHelp':
    'Rien n’a été modifié ni supprimé. Aucun contrôle n’est possible ici avant qu’une sauvegarde soit restaurée : choisissez son fichier ci-dessous. Les données endommagées sont gardées dans un dossier à côté. Comme personne ne peut les comparer à la sauvegarde, deux personnes et un motif sont demandés. S’il n’y a pas de sauvegarde, fermez cette fenêtre et prévenez votre administrateur.',
  'backup.drop': 'Déposez ici le fichier de sauvegarde',
  'backup.choose': 'Choisir le fichier',
  'backup.dropHelp': 'Son nom finit par .backup. Rien ne change avant que vous ayez vu ce qu’il contient.',
  'backup.onlyOne': 'Une sauvegarde à la fois : le premier fichier a été pris.',
  'backup.receiving': 'Lecture du fichier : {held} sur {size}',
  'backup.halfWay': '{held} sur {size} sont là. Choisissez de nouveau le même fichier pour continuer.',
  'backup.checking': 'Chaque octet est vérifié et comparé avec cet ordinateur',
  'backup.checkingHelp': 'Vers la fin, l’application peut ne pas répondre pendant quelques secondes.',
  'backup.giveUp': 'Annuler',
  'backup.another': 'Choisir un autre fichier',
  'backup.refused': 'Ce fichier ne peut pas être restauré',
  'backup.notDone': 'La sauvegarde n’a pas été restaurée. Rien n’a changé.',
  'backup.whole': 'La sauvegarde est intacte.',
  'backup.made': 'Faite',
  'backup.madeBy': 'le {date} par {who}',
  'backup.service': 'Service',
  'backup.version': 'Version de l’application',
  'backup.trustList': 'Liste de confiance',
  'backup.trustNumber': 'numéro {sequence}',
  'backup.trustNone': 'aucune',
  'backup.office': 'Liste de confiance tenue pour d’autres',
  'backup.officeNone': 'Aucune dedans ; celle qui est tenue ici reste telle quelle.',
  'backup.officeInside':
    '{sequence, plural, =0 {Le brouillon de la première liste} other {Le brouillon d’après la liste numéro #}}, avec {count, plural, one {# émetteur} other {# émetteurs}}, revient.',
  'backup.officeLater':
    'Si une liste plus récente a été signée depuis, choisissez son fichier sous « Tenir une liste de confiance » avant de signer.',
  'backup.records': 'Données',
  'backup.inIt': 'Dans la sauvegarde',
  'backup.here': 'Sur cet ordinateur',
  'backup.hereUnreadable': 'illisible',
  'backup.record.inspections': 'Contrôles',
  'backup.record.decisions': 'Décisions',
  'backup.record.passports': 'Passeports',
  'backup.record.credentials': 'Attestations',
  'backup.record.events': 'Événements',
  'backup.signers': 'Clé qui a signé les dernières entrées des journaux',
  'backup.signersNone': 'Les dernières entrées des journaux ne sont pas signées : rien ne prouve que les journaux sont complets.',
  'backup.signer.this-computer': 'La clé de cet ordinateur.',
  'backup.signer.earlier-backup':
    'Connue ici : cet ordinateur a déjà restauré une sauvegarde dont les journaux sont signés avec cette clé.',
  'backup.signer.no':
    'Cet ordinateur ne connaît pas cette clé. Elle seule affirme que les journaux sont intacts : quiconque réécrit une sauvegarde peut la signer avec sa propre clé. Comparez l’empreinte avec l’ordinateur qui a créé la sauvegarde.',
  'backup.keys': 'Clés du service',
  'backup.keyRevoked': 'révoquée',
  'backup.keyHere': 'sur cet ordinateur',
  'backup.keysHere': 'Déjà sur cet ordinateur : elles restent telles quelles, et la phrase secrète de la sauvegarde n’est pas nécessaire.',
  'backup.keysInside': 'À l’intérieur, scellées : il faut la phrase secrète choisie lors de la sauvegarde.',
  'backup.keysOutside':
    'Pas à l’intérieur : elles ont été laissées de côté. Ce qui était publié apparaîtra ailleurs comme « émetteur inconnu » jusqu’à une nouvelle signature avec la clé de cet ordinateur.',
  'backup.lost': 'Sur cet ordinateur, et pas dans la sauvegarde',
  'backup.lostNothing': 'Rien de ce qui a été enregistré sur cet ordinateur ne manquerait.',
  'backup.keptWhere': 'Ce qui est ici n’est pas supprimé. C’est gardé en entier dans {folder}. Ce qui a été révoqué ici reste révoqué.',
  'backup.keptUnread':
    'Ce qui est ici maintenant n’est pas supprimé. Tout est gardé dans {folder}. Ce qui a été révoqué ici après la sauvegarde peut lui être inconnu : importez la liste de confiance la plus récente, et révoquez à nouveau ce que cet ordinateur avait révoqué depuis.',
  'backup.switches': 'Ceci était activé dans la sauvegarde. Cela reste comme sur cet ordinateur, sauf si vous le voulez :',
  'backup.switch.public-listener': 'Mettre les passeports à disposition : {value}',
  'backup.switch.watched-folder': 'Regarder dans un dossier : {value}',
  'backup.keyPassphrase': 'Phrase secrète de la sauvegarde',
  'backup.leaveKeys': 'Laisser les clés dans la sauvegarde',
  'backup.leaveKeysHelp': 'Seulement si la phrase secrète est perdue : cet ordinateur signera alors avec sa propre clé.',
  'backup.why': 'Motif',
  'backup.whyHelp': 'Pourquoi il est juste de revenir en arrière. Cela reste au journal.',
  'backup.ask': 'Restaurer…',
  'backup.askTitle': 'Remplacer les données de cet ordinateur ?',
  'backup.askText':
    'L’application redémarre d’elle-même, avec les données du {date}. Cela prend quelques secondes. N’éteignez pas l’ordinateur ; s’il s’éteint quand même, les anciennes ou les nouvelles données sont là, entières.',
  'backup.do': 'Restaurer',
  'backup.restoring': 'La sauvegarde est en cours de restauration. Cette page se recharge d’elle-même.',
  'backup.restoredNow': 'La sauvegarde a été restaurée.',
  'backup.restoredTitle': 'Restaurée',
  'backup.restoredFile': 'Depuis le fichier {file}',
  'backup.restoredKeysHere': 'La clé de la sauvegarde était déjà sur cet ordinateur : elle reste telle quelle.',
  'backup.restoredKeys': 'La clé du service est celle de la sauvegarde, ou une plus récente de cet ordinateur.',
  'backup.restoredNoKeys': 'Aucune clé n’a été prise dans la sauvegarde : cet ordinateur signe avec la sienne.',
  'backup.restoredAside': 'Ce qui était ici avant se trouve dans {folder}.',
  'backup.leftOff': 'Pas activé, alors que la sauvegarde l’avait activé :',
  'backup.leftOffWhere.public-listener': 'L’activer sous Résolveur',
  'backup.leftOffWhere.watched-folder': 'L’activer dans les réglages',
  'backup.notHere': 'Pas depuis cette fenêtre',
  'backup.commandFile': 'FICHIER',
  'backup.commandName': 'NOM',
  'backup.commandHelp':
    'FICHIER est la sauvegarde, NOM le nom de la personne qui le fait, pour le journal. Ce qui est ici maintenant est gardé dans un dossier à côté.',
  'backup.next':
    'L’application fonctionne de nouveau. Ses données de confiance ne sont pas plus récentes que la sauvegarde : voyez si votre service a une liste plus récente.',
  'backup.nextTrust': 'Voir les données de confiance',
  'backup.nextInspect': 'Continuer les contrôles',
  'backup.fault.not-found': 'Le fichier ou le dossier n’est plus là. Rebranchez la clé USB, ou choisissez-en un autre.',
  'backup.fault.not-a-file': 'C’est un dossier ou un lien, pas un fichier. Choisissez la sauvegarde elle-même.',
  'backup.fault.not-a-backup': 'Ce fichier n’est pas une sauvegarde de DPP Desk. Cherchez-en un dont le nom finit par .backup.',
  'backup.fault.newer':
    'La sauvegarde a été faite par une version plus récente de DPP Desk. Installez ici cette version ou une suivante, puis restaurez.',
  'backup.fault.truncated':
    'Une partie du fichier manque : la copie n’a pas été terminée. Recopiez-le depuis l’endroit où il est entier, ou prenez une sauvegarde antérieure.',
  'backup.fault.changed': 'Le fichier a été endommagé ou modifié après son écriture. Recopiez-le, ou prenez une autre sauvegarde.',
  'backup.fault.damaged-store': 'Les données qu’elle contient sont endommagées. Prenez une autre sauvegarde.',
  'backup.fault.foreign-schema':
    'Quelqu’un a mis dans ce fichier ce que DPP Desk n’écrit pas. Ne l’utilisez pas ; prévenez votre administrateur.',
  'backup.fault.broken-log':
    'Dans le journal de cette sauvegarde, une entrée a été modifiée ou manque. Ne l’utilisez pas ; prévenez votre administrateur.',
  'backup.fault.bad-settings':
    'Le service ne pourrait pas démarrer avec les paramètres de cette sauvegarde. Rien n’a été modifié. Prenez une autre sauvegarde ; prévenez votre administrateur.',
  'backup.fault.no-room': 'Il n’y a pas assez de place sur le disque. Libérez-en : environ trois fois la taille du fichier.',
  'backup.fault.exists': 'Un fichier de ce nom existe déjà. Choisissez un autre dossier.',
  'backup.fault.passphrase-needed': 'Il faut une phrase secrète d’au moins 12 caractères pour la clé du service.',
  'backup.fault.passphrase-wrong':
    'Cette phrase secrète n’ouvre pas les clés. Attention aux majuscules et aux espaces, puis réessayez ; sans elle, les clés restent dans la sauvegarde.',
  'backup.fault.office-draft':
    'Le brouillon de la liste de confiance est illisible. Regardez-le sous « Tenir une liste de confiance », ou déplacez son fichier, puis réessayez.',
  'backup.fault.running':
    'Un autre programme a ouvert les données, par exemple une commande ou un second service de DPP Desk. Fermez-le, puis réessayez.',
  'backup.fault.rollback':
    'Quelque chose sur cet ordinateur n’est pas dans la sauvegarde. Dites pourquoi il est juste de revenir en arrière.',
  'backup.fault.second-person': 'Sur cet ordinateur, deux personnes doivent le confirmer : donnez le nom de la deuxième.',
  'backup.fault.busy':
    'Un paquet est en cours de reprise ou de création, ou des passeports sont en cours de récupération. Attendez la fin, ou arrêtez-le, puis réessayez.',
  'backup.fault.not-here':
    'Ce service de travail a été lancé par une commande de l’administrateur. Celui qui l’a lancé l’arrête et utilise « desk restore ».',
  'backup.fault.failed':
    'Cela n’a pas pu se faire. Redémarrez l’application et réessayez ; si cela se reproduit, prévenez votre administrateur.',
  'backup.fault.large':
    'Il y a beaucoup à copier. L’application s’arrête pendant ce temps, peut-être plusieurs minutes. Appuyez de nouveau quand personne n’en a besoin.',
  'backup.nowLarge': 'Sauvegarder et attendre',
};
