// Words of the want-list, in French.
import type { Translated } from '../areas.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Translated<typeof english> = {
  'wantList.title': 'Copies à obtenir',
  'wantList.lead':
    'Scannés sans copie sur cet ordinateur : impossible de contrôler. Portez la liste à un ordinateur relié au réseau. Quand les copies reviennent, le contrôle est refait tout seul.',
  'wantList.save': 'Enregistrer la liste',
  'wantList.none': 'Aucune copie à obtenir',
  'wantList.noneText': 'Tout ce qui a été scanné avait sa copie ici.',
  'wantList.what': 'Produit ou lien',
  'wantList.serial': 'Numéro de série {serial}',
  'wantList.batch': 'Lot {batch}',
  'wantList.scanned': 'Scanné',
  'wantList.times': '{count, plural, one {une fois} other {# fois}}',
  'wantList.last': 'Dernière fois',
  'wantList.open': 'Copies à obtenir',
  'wantList.sync.fetch': 'Chercher auprès d’un service',
  'wantList.sync.fetchLead':
    'Demande au service que vous nommez, et à personne d’autre, ce qui est sur cette liste. Ce qui arrive est contrôlé avant d’être gardé.',
  'wantList.sync.address': 'Adresse du service',
  'wantList.sync.addressHelp': 'Elle commence par https://, telle que son exploitant vous l’a donnée.',
  'wantList.sync.http': 'Autoriser http, vers cet ordinateur ou son propre réseau seulement',
  'wantList.sync.start': 'Chercher',
  'wantList.sync.stop': 'Arrêter',
  'wantList.sync.going': 'Recherche en cours',
  'wantList.sync.stopped': 'Rien n’a été obtenu',
  'wantList.sync.identity': 'Le service dit être',
  'wantList.sync.known': 'Un émetteur connu ici',
  'wantList.sync.unknown': 'Inconnu ici. Comparez l’empreinte avec une autre source avant de l’ajouter sous Confiance.',
  'wantList.sync.keys': 'Empreinte de sa clé',
  'wantList.sync.unnamed': 'Le service ne dit pas qui il est : {detail}',
  'wantList.sync.fetched': 'Obtenus',
  'wantList.sync.unchanged': 'Déjà ici',
  'wantList.sync.notThere': 'Pas là-bas',
  'wantList.sync.refused': 'Refusés',
  'wantList.sync.failed': 'Demande sans réponse',
  'wantList.sync.details': 'Ce qui a été refusé ou a échoué',
  'wantList.sync.again': 'Ce qui a échoué sera redemandé la prochaine fois.',
};
