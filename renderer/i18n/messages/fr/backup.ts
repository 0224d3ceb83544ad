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
  'backup.busy': 'Copie et vérification…',
  'backup.done': 'La sauvegarde a été effectuée et vérifiée.',
  'backup.failed': 'Aucune sauvegarde n’a été faite',
  'backup.nobody': 'une personne non nommée',
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
    'Les sauvegardes sont faites tant que l’application fonctionne ; une sauvegarde manquée est faite dès que possible. Elles ne contiennent pas la clé du service : faites aussi une sauvegarde avec une phrase secrète.',
  'backup.timed.stop': 'Arrêter les sauvegardes automatiques',
  'backup.timed.refused': 'Rien n’a été modifié',
  'backup.timed.byCommand': 'La commande qui a démarré le service fait ces sauvegardes.',
  'backup.timed.running': 'Une sauvegarde est en cours…',
  'backup.timed.noneYet': 'Aucune sauvegarde automatique n’a encore été faite.',
  'backup.timed.success': 'Dernière sauvegarde automatique : {date}, vérifiée',
  'backup.timed.failure': 'La dernière sauvegarde automatique a échoué le {date}. L’application réessaie toutes les 15 minutes.',
  'backup.timed.failedBefore': 'Une sauvegarde a échoué le {date}. Une sauvegarde ultérieure a réussi.',
  'backup.timed.late': 'La sauvegarde la plus récente est plus de deux fois plus ancienne que cet intervalle.',
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
    '{count, plural, one {# entrée du journal sur des passeports révoqués, suspendus ou rétablis n’y figure pas} other {# entrées du journal sur des passeports révoqués, suspendus ou rétablis n’y figurent pas}}. Ce qui est révoqué le reste.',
  'backup.behind.key-log':
    '{count, plural, one {# entrée du journal sur les clés de ce service n’y figure pas} other {# entrées du journal sur les clés de ce service n’y figurent pas}}.',
  'backup.behind.clock-log':
    '{count, plural, one {# entrée du journal sur l’horloge de cet ordinateur n’y figure pas} other {# entrées du journal sur l’horloge de cet ordinateur n’y figurent pas}}.',
  'backup.behind.officer-log':
    '{count, plural, one {# entrée du journal sur les agents n’y figure pas} other {# entrées du journal sur les agents n’y figurent pas}}.',
  'backup.behind.erasure-log':
    '{count, plural, one {# entrée du journal sur les effacements n’y figure pas} other {# entrées du journal sur les effacements n’y figurent pas}}. Les données qui avaient été effacées sont effacées de nouveau.',
  'backup.behind.maintenance-log':
    '{count, plural, one {# entrée du journal sur les maintenances n’y figure pas} other {# entrées du journal sur les maintenances n’y figurent pas}}.',
  'backup.behind.customs-log':
    '{count, plural, one {# entrée du journal sur les déclarations et les suspensions n’y figure pas} other {# entrées du journal sur les déclarations et les suspensions n’y figurent pas}}.',
  'backup.behind.run-log':
    '{count, plural, one {# entrée du journal sur des séries de contrôles n’y figure pas} other {# entrées du journal sur des séries de contrôles n’y figurent pas}}.',
  'backup.behind.backup-log':
    '{count, plural, one {# entrée du journal sur des sauvegardes effectuées ou restaurées n’y figure pas} other {# entrées du journal sur des sauvegardes effectuées ou restaurées n’y figurent pas}}.',
  'backup.behind.reader-keys':
    '{count, plural, one {# clé remise à un lecteur n’y figure pas : elle ne fonctionne plus. Remettez-en une nouvelle.} other {# clés remises à des lecteurs n’y figurent pas : elles ne fonctionnent plus. Remettez-en de nouvelles.}}',
  'backup.behind.packs-made':
    '{count, plural, one {# paquet créé sur cet ordinateur n’y figure pas : son numéro sera réutilisé.} other {# paquets créés sur cet ordinateur n’y figurent pas : leurs numéros seront réutilisés.}} Le prochain paquet doit être un paquet complet.',
  'backup.behind.fetches':
    '{count, plural, one {# récupération auprès d’un autre service n’y figure} other {# récupérations auprès d’autres services n’y figurent}} pas.',
  'backup.behind.body-list': 'La liste des organismes notifiés importée sur cet ordinateur n’y figure pas : importez-la de nouveau.',
  'backup.behindNewest': 'Date la plus récente : {date}.',
  'backup.behind.service-name': 'Des passeports ont été publiés ici sous une autre adresse.',
  'backup.behind.other-key': 'Le service de cet ordinateur signait avec une autre clé.',
  'backup.behind.office-draft':
    'Cet ordinateur tient un brouillon différent de la liste de confiance. Celui de la sauvegarde le remplace. Les numéros de liste utilisés sur cet ordinateur ne sont pas réutilisés.',
  'backup.behind.log-end':
    'Les dernières entrées de ses journaux ne correspondent pas aux signatures de l’ordinateur qui les tenait : des entrées ont été supprimées, modifiées ou ajoutées.',
  'backup.behind.unreadable': 'Les données précédentes étaient illisibles : rien n’a pu être comparé.',
  'backup.reason': 'Motif : {reason}',
  'backup.bringBack': 'Restaurer une sauvegarde',
  'backup.bringBackHelp':
    'Après un changement d’ordinateur, la perte d’un disque ou une erreur. Le fichier est vérifié et son contenu est d’abord affiché.',
  'backup.guide': 'Aviez-vous DPP Desk sur un autre ordinateur ?',
  'backup.lead':
    'Remplace les données de cet ordinateur : les enregistrements, les données de confiance et, avec la phrase secrète, la clé.',
  'backup.damagedTitle': 'Les données de cet ordinateur ne peuvent pas être ouvertes',
  'backup.damagedHelp':
    'Rien n’a été modifié ni supprimé. Aucun contrôle n’est possible ici avant qu’une sauvegarde soit restaurée : choisissez son fichier ci-dessous. Les données endommagées sont conservées dans un dossier séparé. Comme elles ne peuvent pas être comparées à la sauvegarde, la restauration exige deux personnes et un motif. S’il n’y a pas de sauvegarde, fermez cette fenêtre et prévenez votre administrateur.',
  'backup.drop': 'Déposez ici le fichier de sauvegarde',
  'backup.choose': 'Choisir le fichier',
  'backup.dropHelp': 'Son nom finit par .backup. Rien ne change avant que vous ayez vu ce qu’il contient.',
  'backup.onlyOne': 'Une seule sauvegarde peut être restaurée à la fois. Le premier fichier a été retenu.',
  'backup.receiving': 'Lecture du fichier : {held} sur {size}',
  'backup.halfWay': '{held} sur {size} reçus. Choisissez de nouveau le même fichier pour continuer.',
  'backup.checking': 'Vérification de chaque octet et comparaison avec cet ordinateur',
  'backup.checkingHelp': 'Vers la fin, l’application peut ne pas répondre pendant quelques secondes.',
  'backup.giveUp': 'Annuler',
  'backup.another': 'Choisir un autre fichier',
  'backup.refused': 'Ce fichier ne peut pas être restauré',
  'backup.notDone': 'La sauvegarde n’a pas été restaurée. Rien n’a changé.',
  'backup.whole': 'La sauvegarde est complète et intacte.',
  'backup.made': 'Faite',
  'backup.madeBy': 'le {date} par {who}',
  'backup.service': 'Service',
  'backup.version': 'Version de l’application',
  'backup.trustList': 'Liste de confiance',
  'backup.trustNumber': 'numéro {sequence}',
  'backup.trustNone': 'aucune',
  'backup.office': 'Liste de confiance tenue pour d’autres',
  'backup.officeNone': 'La sauvegarde n’en contient aucune. Une liste tenue sur cet ordinateur reste telle quelle.',
  'backup.officeInside':
    '{sequence, plural, =0 {Le brouillon de la première liste} other {Le brouillon qui suit la liste numéro #}}, avec {count, plural, one {# émetteur} other {# émetteurs}}, sera restauré.',
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
    'Cet ordinateur ne connaît pas cette clé. Sa signature seule ne prouve pas que les journaux sont intacts : quiconque réécrit une sauvegarde peut la signer avec sa propre clé. Comparez l’empreinte avec l’ordinateur qui a créé la sauvegarde.',
  'backup.keys': 'Clés du service',
  'backup.keyRevoked': 'révoquée',
  'backup.keyHere': 'sur cet ordinateur',
  'backup.keysHere': 'Déjà sur cet ordinateur : elles restent telles quelles, et la phrase secrète de la sauvegarde n’est pas nécessaire.',
  'backup.keysInside': 'Incluses, chiffrées. Il faut la phrase secrète choisie lors de la sauvegarde.',
  'backup.keysOutside':
    'Non incluses. Les autres ordinateurs affichent « émetteur inconnu » pour ce qui a été publié, jusqu’à une nouvelle signature avec la clé de cet ordinateur.',
  'backup.lost': 'Sur cet ordinateur, et pas dans la sauvegarde',
  'backup.lostNothing': 'Rien de ce qui a été enregistré sur cet ordinateur ne manquerait.',
  'backup.keptWhere':
    'Les données actuelles ne sont pas supprimées. Elles sont conservées en entier dans {folder}. Ce qui a été révoqué ici reste révoqué.',
  'backup.keptUnread':
    'Les données actuelles ne sont pas supprimées. Elles sont conservées en entier dans {folder}. Des révocations plus récentes peuvent manquer dans la sauvegarde : importez la liste de confiance la plus récente et effectuez de nouveau les révocations faites sur cet ordinateur depuis la sauvegarde.',
  'backup.switches':
    'Ceci était activé dans la sauvegarde. Sur cet ordinateur, le réglage actuel est conservé, sauf si vous en décidez autrement :',
  'backup.switch.public-listener': 'Mettre les passeports à disposition : {value}',
  'backup.switch.watched-folder': 'Surveiller un dossier : {value}',
  'backup.keyPassphrase': 'Phrase secrète de la sauvegarde',
  'backup.leaveKeys': 'Laisser les clés dans la sauvegarde',
  'backup.leaveKeysHelp': 'Seulement si la phrase secrète est perdue : cet ordinateur signera alors avec sa propre clé.',
  'backup.why': 'Motif',
  'backup.whyHelp': 'Pourquoi les données plus anciennes sont les bonnes. Le motif reste définitivement au journal.',
  'backup.ask': 'Restaurer…',
  'backup.askTitle': 'Remplacer les données de cet ordinateur ?',
  'backup.askText':
    'L’application redémarre automatiquement avec les données du {date}. Cela prend quelques secondes. N’éteignez pas l’ordinateur. S’il s’éteint malgré tout, vous retrouvez soit toutes les anciennes données, soit toutes les nouvelles.',
  'backup.do': 'Restaurer',
  'backup.restoring': 'La sauvegarde est en cours de restauration. Cette page se recharge automatiquement.',
  'backup.restoredNow': 'La sauvegarde a été restaurée.',
  'backup.restoredTitle': 'Restaurée',
  'backup.restoredFile': 'Depuis le fichier {file}',
  'backup.restoredKeysHere': 'La clé de la sauvegarde était déjà sur cet ordinateur : elle reste telle quelle.',
  'backup.restoredKeys': 'Le service utilise la clé de la sauvegarde, ou une clé plus récente de cet ordinateur.',
  'backup.restoredNoKeys': 'Aucune clé n’a été reprise de la sauvegarde : cet ordinateur signe avec sa propre clé.',
  'backup.restoredAside': 'Les données précédentes se trouvent dans {folder}.',
  'backup.leftOff': 'Non activé, alors que c’était activé dans la sauvegarde :',
  'backup.leftOffWhere.public-listener': 'L’activer sous « Résolveur »',
  'backup.leftOffWhere.watched-folder': 'L’activer dans les réglages',
  'backup.notHere': 'Non disponible dans cette fenêtre',
  'backup.commandFile': 'FICHIER',
  'backup.commandName': 'NOM',
  'backup.commandHelp':
    'FICHIER est la sauvegarde. NOM est la personne qui la restaure, pour le journal. Les données actuelles sont conservées dans un dossier séparé.',
  'backup.next':
    'L’application fonctionne de nouveau. Ses données de confiance datent de la sauvegarde : vérifiez si votre service a une liste plus récente.',
  'backup.nextTrust': 'Voir les données de confiance',
  'backup.nextInspect': 'Continuer les contrôles',
  'backup.fault.not-found': 'Le fichier ou le dossier n’existe plus. Rebranchez la clé USB, ou choisissez-en un autre.',
  'backup.fault.not-a-file': 'C’est un dossier ou un lien, pas un fichier. Choisissez la sauvegarde elle-même.',
  'backup.fault.not-a-backup': 'Ce fichier n’est pas une sauvegarde de DPP Desk. Cherchez-en un dont le nom finit par .backup.',
  'backup.fault.newer':
    'La sauvegarde a été faite par une version plus récente de DPP Desk. Installez ici cette version ou une suivante, puis restaurez.',
  'backup.fault.truncated':
    'Une partie du fichier manque, car il n’a pas été copié en entier. Copiez-le de nouveau à partir d’un fichier complet, ou prenez une sauvegarde antérieure.',
  'backup.fault.changed': 'Le fichier a été endommagé ou modifié après son écriture. Recopiez-le, ou prenez une autre sauvegarde.',
  'backup.fault.damaged-store': 'Les données qu’elle contient sont endommagées. Prenez une autre sauvegarde.',
  'backup.fault.foreign-schema':
    'Ce fichier contient quelque chose que DPP Desk n’écrit jamais. Ne l’utilisez pas ; prévenez votre administrateur.',
  'backup.fault.broken-log':
    'Dans le journal de cette sauvegarde, une entrée a été modifiée ou manque. Ne l’utilisez pas ; prévenez votre administrateur.',
  'backup.fault.bad-settings':
    'Le service ne pourrait pas démarrer avec les réglages de cette sauvegarde. Rien n’a été modifié. Prenez une autre sauvegarde et prévenez votre administrateur.',
  'backup.fault.no-room': 'Il n’y a pas assez d’espace sur le disque. Il faut environ trois fois la taille du fichier.',
  'backup.fault.exists': 'Un fichier de ce nom existe déjà. Choisissez un autre dossier.',
  'backup.fault.passphrase-needed': 'Il faut une phrase secrète d’au moins 12 caractères pour la clé du service.',
  'backup.fault.passphrase-wrong':
    'Cette phrase secrète n’ouvre pas les clés. Vérifiez les majuscules et les espaces, puis réessayez. Sans elle, les clés ne peuvent que rester dans la sauvegarde.',
  'backup.fault.office-draft':
    'Le brouillon de la liste de confiance est illisible. Vérifiez-le sous « Tenir une liste de confiance », ou déplacez son fichier, puis réessayez.',
  'backup.fault.running':
    'Un autre programme a ouvert les données, par exemple une commande ou un second service de DPP Desk. Fermez-le, puis réessayez.',
  'backup.fault.rollback':
    'Quelque chose sur cet ordinateur n’est pas dans la sauvegarde. Indiquez pourquoi elle doit être restaurée malgré tout.',
  'backup.fault.second-person': 'Sur cet ordinateur, deux personnes doivent le confirmer. Saisissez le nom de la deuxième.',
  'backup.fault.busy':
    'Un paquet est en cours de reprise ou de création, ou des passeports sont en cours de récupération. Attendez la fin, ou arrêtez-le, puis réessayez.',
  'backup.fault.not-here':
    'Un administrateur a démarré ce service de travail par une commande. Il doit l’arrêter et utiliser « desk restore ».',
  'backup.fault.failed':
    'L’opération a échoué. Redémarrez l’application et réessayez. Si cela se reproduit, prévenez votre administrateur.',
  'backup.fault.large':
    'La copie peut prendre plusieurs minutes, et l’application ne répond pas jusqu’à la fin. Appuyez de nouveau quand personne n’utilise l’application.',
  'backup.nowLarge': 'Sauvegarder et attendre',
};
