// Messages of the frame around the screens: navigation, notices, errors, in French.

import type { Translated } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Translated<typeof english> = {
  'frame.inspect': 'Contrôler',
  'frame.inspections': 'Contrôles',
  'frame.passports': 'Passeports',
  'frame.packs': 'Paquets',
  'frame.trustScreen': 'Confiance',
  'frame.bodies': 'Organismes notifiés',
  'frame.resolver': 'Résolveur',
  'frame.settings': 'Réglages',
  'frame.navigation': 'Écrans',
  'frame.skip': 'Aller au contenu',
  'frame.language': 'Langue',
  'frame.sessionOver':
    'Cette fenêtre n’est plus connectée au service de travail. Ouvrez une nouvelle adresse à usage unique ; « desk address » en affiche une tant que le programme est en marche.',
  'frame.maintenance': 'En maintenance depuis le {time}, par {who} : {reason}. Les contrôles et les modifications doivent attendre.',
  'frame.down': 'Le service de travail ne répond pas. Rien n’est perdu. Cette fenêtre continue d’essayer.',
  'frame.downSince': 'Sans réponse depuis {time}',
  'frame.back': 'Le service de travail répond de nouveau.',
  'frame.trust': 'Données de confiance',
  'frame.trustNone': 'aucune sur cet ordinateur',
  'frame.trustState': '{state, select, fresh {à jour} stale {à renouveler} expired {périmées} other {aucune}}',
  'frame.issuers': '{count, plural, =0 {aucun émetteur} one {# émetteur} other {# émetteurs}}',
  'frame.sampleLoaded': 'Les exemples sont chargés. Tout ce qui en provient porte la mention SAMPLE.',
  'frame.notice.workbench-restarted': 'Le service de travail a redémarré. Chaque contrôle terminé est dans le journal.',
  'frame.notice.backup-restored':
    'Une sauvegarde a été restaurée : cet ordinateur a retrouvé ses données. Ce qui a été restauré, et ce qui ne l’a pas été, figure dans les réglages.',
  'frame.notice.wanted-arrived':
    'Des passeports manquants sont arrivés ; les contrôles ont été refaits. Les résultats sont dans le journal.',
  'frame.notice.issuer-arrived':
    'De nouveaux émetteurs ou de nouvelles clés sont connus : les articles d’émetteurs inconnus ont été contrôlés à nouveau. Les résultats sont dans le journal.',
  'frame.notice.own-list-waiting':
    'Une liste de statut importée de ce service attend une décision : elle révoquerait ou suspendrait de nombreux passeports, ou la clé qui l’a signée avait été remplacée avant que la liste soit vue pour la première fois. Rien n’a été révoqué. Confirmez ou refusez la liste sous « Confiance », ou avec desk status recall.',
  'frame.notice.own-list-newer':
    'Des révocations ont été appliquées de nouveau : une liste de statut de ce service était plus récente que ses données ; une ancienne copie des données avait donc été restaurée ici.',
  'frame.notice.log-changed':
    'Le journal n’est plus celui que cet ordinateur a signé : un autre programme a modifié, supprimé ou ajouté des entrées. Ne vous y fiez pas et prévenez votre administrateur :',
  'frame.notice.log-key-new':
    'Cet ordinateur signe désormais le journal avec une nouvelle clé, car la précédente a disparu. Il ne peut pas établir si des entrées antérieures ont été modifiées.',
  'frame.notice.modes-mended':
    'Des fichiers du dossier de données étaient accessibles à d’autres utilisateurs de cet ordinateur. Désormais, seul leur propriétaire peut les lire ou les modifier :',
  'frame.notice.modes-open':
    'D’autres utilisateurs de cet ordinateur peuvent lire ou modifier des fichiers du dossier de données, et l’application ne peut pas le corriger. Prévenez votre administrateur :',
  'frame.notice.public-restarted': 'Le service ouvert au public a redémarré.',
  'frame.notice.backup-late': 'La sauvegarde la plus récente est plus ancienne que prévu. Voir Réglages, Sauvegarde.',
  'frame.notice.log-file-failed':
    'Le fichier journal du service ne peut pas être écrit. Libérez de l’espace disque, ou exécutez desk doctor.',
  'frame.notice.certificate-ends':
    'Le certificat du résolveur expire dans 30 jours au plus, ou a expiré. L’écran « Résolveur » indique quand, et ce qu’il faut faire.',
  'frame.notice.clock-behind':
    'L’horloge de cet ordinateur retarde. Les dates ne peuvent pas être jugées tant que vous ne l’avez pas réglée. Si elle est juste maintenant et avançait auparavant, confirmez-le sur l’écran « Confiance ».',
  'frame.notice.self-test-failed': 'L’autotest a échoué : ne vous fiez pas aux verdicts de cet ordinateur. Prévenez votre administrateur.',
  'frame.engineOld':
    'Le moteur de navigation de cette application date du {day} ou d’avant. Les moteurs de plus de six mois ont des failles de sécurité connues : installez la version actuelle. L’application ne recherche pas de mises à jour.',
  'frame.dismiss': 'Masquer cet avis',
  'frame.noSuchScreen': 'Cet écran n’existe pas',
  'frame.noSuchScreenHelp': 'L’adresse ne correspond à aucun des écrans à gauche.',
  'frame.notLoaded': 'Cet écran n’a pas pu être chargé',
  'frame.notLoadedHelp':
    'Il vient du service de travail, qui ne répond pas pour le moment. Rechargez-le quand le service de travail répond de nouveau.',
  'frame.toInspect': 'Aller à « Contrôler »',
  'frame.crashed': 'Cet écran ne fonctionne plus',
  'frame.crashedHelp':
    'Ce qui a été contrôlé avant est dans le journal. Rechargez l’écran ; si cela se reproduit, signalez le texte ci-dessous.',
  'frame.reload': 'Recharger',
};
