// Messages of the want-list, in French.
import type { Translated } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Translated<typeof english> = {
  'wantList.title': 'Passeports manquants',
  'wantList.lead':
    'Scannés ici sans copie du passeport, donc non contrôlés. Portez la liste à un ordinateur relié au réseau. À l’arrivée des passeports, les contrôles sont répétés.',
  'wantList.save': 'Enregistrer la liste',
  'wantList.qr': 'Afficher sous forme de codes QR',
  'wantList.qrPart': 'Code QR {part} sur {count}',
  'wantList.qrHelp':
    'L’autre ordinateur ajoute ces codes à sa liste quand il scanne {count, plural, one {ce code QR} other {ces {count} codes QR}}. {codes, plural, one {Un passeport y figure} other {# passeports y figurent}}.',
  'wantList.qrTooLong':
    '{count, plural, one {L’adresse d’un autre passeport est trop longue pour un code QR : elle figure seulement dans la liste enregistrée.} other {Les adresses de # autres passeports sont trop longues pour un code QR : elles figurent seulement dans la liste enregistrée.}}',
  'wantList.qrNext': 'Suivant',
  'wantList.qrPrevious': 'Précédent',
  'wantList.qrFailed': 'Le code QR n’a pas pu être dessiné',
  'wantList.none': 'Aucun passeport ne manque',
  'wantList.noneFound': 'Aucun passeport manquant ne correspond',
  'wantList.noneText': 'Cet ordinateur a une copie pour tout ce qui a été scanné.',
  'wantList.what': 'Produit ou lien',
  'wantList.serial': 'Numéro de série {serial}',
  'wantList.batch': 'Lot {batch}',
  'wantList.scanned': 'Scanné',
  'wantList.times': '{count, plural, one {une fois} other {# fois}}',
  'wantList.last': 'Dernière fois',
  'wantList.how': 'Comment obtenir les copies sur cet ordinateur',
  'wantList.howTake':
    'Enregistrez la liste sur une clé USB. Si les clés USB sont interdites, affichez-la sous forme de codes QR et scannez-les avec l’autre ordinateur : sa propre liste montre alors les copies qui lui manquent.',
  'wantList.howFetch':
    'Si l’autre ordinateur n’a pas encore les copies, ouvrez-y « Contrôles », « Passeports manquants », « Récupérer auprès d’un service », et choisissez la liste enregistrée.',
  'wantList.howPack': 'Ouvrez-y ensuite « Paquets », « Créer un paquet », choisissez « Seulement ces codes », puis la liste enregistrée.',
  'wantList.howBring':
    'Apportez le paquet ici et reprenez-le sur l’écran « Paquets ». Les articles en attente sont contrôlés à nouveau en quelques secondes, et chaque écran affiche un lien vers le résultat.',
  'wantList.choose': 'Choisir une liste enregistrée de passeports manquants',
  'wantList.packEmpty':
    'Le paquet est vide : cet ordinateur n’a de copie pour aucun de ces codes. Récupérez d’abord les copies : « Contrôles », « Passeports manquants », « Récupérer auprès d’un service ».',
  'wantList.more': 'et {count} de plus dans le journal',
  'wantList.open': 'Passeports manquants',
  'wantList.sync.fetch': 'Récupérer auprès d’un service',
  'wantList.sync.fetchLead':
    'Contacte uniquement le service que vous nommez. Tout ce qui est reçu est vérifié avant d’être conservé, y compris les listes de statut qui montrent les révocations.',
  'wantList.sync.what': 'Ce qui est récupéré',
  'wantList.sync.thisList':
    '{count, plural, =0 {La liste est vide : choisissez un fichier} one {La seule copie de cette liste} other {Les # copies de cette liste}}',
  'wantList.sync.file': 'Choisir un fichier',
  'wantList.sync.fileHelp':
    'Codes, liens de produit ou GTIN, un par ligne ; une liste enregistrée de passeports manquants ; un ensemble de liens.',
  'wantList.sync.noFile': 'Revenir à la liste',
  'wantList.sync.unreadable': 'Le fichier {name} ne peut pas être lu comme du texte.',
  'wantList.sync.tooLarge': 'Le fichier {name} dépasse {limit}.',
  'wantList.sync.fingerprint': 'Empreinte de la clé du service lui-même',
  'wantList.sync.fingerprintHelp':
    'Votre clé n’est envoyée qu’à un service dont la propre clé a été comparée. Pour voir l’empreinte, récupérez une fois sans votre clé, puis comparez l’empreinte avec une autre source. Ce n’est pas nécessaire pour un émetteur connu à sa propre adresse.',
  'wantList.sync.key': 'Clé pour votre rôle (si vous en avez une)',
  'wantList.sync.keyHelp':
    'Le service montre ce que votre rôle peut voir, par exemple le code des marchandises pour la douane. La clé n’est envoyée qu’à ce service et n’est pas conservée.',
  'wantList.sync.address': 'Adresse du service',
  'wantList.sync.addressHelp': 'Elle commence par https://, telle que son exploitant vous l’a donnée.',
  'wantList.sync.unprotected':
    'Cette adresse n’est pas protégée (http). Cochez la case ci-dessous si elle est sur cet ordinateur ou dans son propre réseau.',
  'wantList.sync.http': 'Autoriser http, vers cet ordinateur ou son propre réseau seulement',
  'wantList.sync.start': 'Récupérer',
  'wantList.sync.stop': 'Arrêter',
  'wantList.sync.going': 'Récupération en cours',
  'wantList.sync.stopped': 'Rien n’a été récupéré',
  'wantList.sync.identity': 'Le service dit être',
  'wantList.sync.known': 'Un émetteur connu ici',
  'wantList.sync.unknown': 'Inconnu ici. Comparez l’empreinte avec une autre source avant de l’ajouter sous « Confiance ».',
  'wantList.sync.keys': 'Empreinte de sa clé',
  'wantList.sync.unnamed': 'Le service ne s’identifie pas : {detail}',
  'wantList.sync.fetched': 'Récupérés',
  'wantList.sync.unchanged': 'Déjà ici',
  'wantList.sync.notThere': 'Introuvable',
  'wantList.sync.refused': 'Refusés',
  'wantList.sync.failed': 'Récupération impossible',
  'wantList.sync.details': 'Ce qui a été refusé ou a échoué',
  'wantList.sync.again': 'La prochaine récupération réessaie ce qui a échoué.',
  'wantList.sync.lists': 'Listes de statut contrôlées',
  'wantList.sync.listsNote': '{count, plural, one {# n’a pas pu être contrôlée} other {# n’ont pas pu être contrôlées}}',
  'wantList.sync.listDetails': 'Listes de statut qui n’ont pas pu être contrôlées',
  'wantList.sync.why.unknownIssuer':
    'L’émetteur n’est pas reconnu sur cet ordinateur. Ajoutez-le sous « Confiance », puis récupérez de nouveau.',
  'wantList.sync.why.otherOrigin': 'Ce passeport se trouve chez un autre service, qui n’a pas été contacté.',
  'wantList.sync.why.older':
    'Une version plus récente se trouve sur cet ordinateur. Celle-ci est conservée aussi : ce qu’elle révoque compte.',
  'wantList.sync.why.unusable': 'Ce n’est pas une liste de statut utilisable de cet émetteur.',
  'wantList.sync.why.notThere': 'Le service ne l’a pas.',
  'wantList.sync.why.noAnswer': 'Le service n’a pas répondu. Réessayez plus tard.',
  'wantList.sync.why.key': 'Le service n’accepte pas la clé pour votre rôle.',
  'wantList.sync.why.altered': 'Il a été modifié, ou ce n’est pas un passeport de ce produit. Il n’a pas été enregistré.',
  'wantList.sync.why.notAccepted':
    'Votre clé n’a pas été envoyée : la propre clé du service n’a pas été comparée, ou il en a une autre. Rien n’a été récupéré.',
  'wantList.sync.why.certificate': 'Le service ne peut pas prouver qu’il est celui que vous avez nommé. Rien n’y a été récupéré.',
};
