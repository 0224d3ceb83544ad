// Messages sur les points de contrôle des journaux, en français.

import type { Translated } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Translated<typeof english> = {
  'checkpoints.title': 'Points de contrôle',
  'checkpoints.lead':
    'Un autre poste cosigne le contenu actuel des journaux. Une modification ultérieure peut alors être prouvée, même à quelqu’un qui ne fait pas confiance à cet ordinateur.',
  'checkpoints.present': 'Point de contrôle actuel',
  'checkpoints.presentHelp':
    'Transmettez-le à un autre poste sous forme de code, de fichier ou de texte. Ce poste le cosigne, et vous le rapportez ici.',
  'checkpoints.since': 'Nombre de feuilles vues en dernier par le témoin',
  'checkpoints.sinceHelp':
    'Laissez ce champ vide pour le premier point de contrôle. Pour chacun des suivants, le témoin indique le nombre.',
  'checkpoints.sinceWrong': 'Ce n’est pas un nombre entier.',
  'checkpoints.make': 'Établir un point de contrôle',
  'checkpoints.origin': 'Nom du journal',
  'checkpoints.size': 'Feuilles',
  'checkpoints.root': 'Empreinte de la racine',
  'checkpoints.key': 'Empreinte de la clé',
  'checkpoints.begun': 'Utilisé sous ce nom depuis',
  'checkpoints.code': 'Le point de contrôle sous forme de code QR',
  'checkpoints.noCode': 'Trop long pour un code : utilisez le fichier.',
  'checkpoints.asText': 'Le point de contrôle en texte brut',
  'checkpoints.save': 'Enregistrer dans un fichier',
  'checkpoints.seen': 'Un point de contrôle venu d’ailleurs',
  'checkpoints.seenHelp':
    'Scannez-le, choisissez son fichier ou collez son texte. Il peut s’agir d’un point de contrôle antérieur ou cosigné de ce journal, ou de celui d’un autre poste que vous cosignez.',
  'checkpoints.drop': 'Fichier du point de contrôle',
  'checkpoints.choose': 'Choisir un point de contrôle',
  'checkpoints.dropHelp': 'Ou déposez-le ici.',
  'checkpoints.tooLong': 'Ce fichier est trop long pour un point de contrôle.',
  'checkpoints.text': 'Texte du point de contrôle',
  'checkpoints.scanned': 'Le point de contrôle a été scanné.',
  'checkpoints.witnessKey': 'Clé du témoin',
  'checkpoints.witnessKeyHelp':
    'Nécessaire une fois par témoin, qui l’affiche quand il cosigne. Obtenez-la du témoin lui-même, et non avec le point de contrôle.',
  'checkpoints.compare': 'Comparer avec ce journal',
  'checkpoints.cosign': 'Cosigner pour un autre poste',
  'checkpoints.outcome.intact': 'Le journal contient encore tout ce que le témoin a vu',
  'checkpoints.outcome.rewritten': 'Le journal a été réécrit',
  'checkpoints.outcome.undetermined': 'Ce point de contrôle ne permet pas d’établir si le journal est intact',
  'checkpoints.rewrittenHelp':
    'Le journal ne contient plus ce qui a été vu auparavant. Ne vous fiez pas au journal ; prévenez votre administrateur et conservez le point de contrôle.',
  'checkpoints.epochs': 'Noms du journal',
  'checkpoints.remembered': 'Cosigné par {name}, {time}. C’est désormais consigné sous « Témoins ».',
  'checkpoints.cosignedBy': 'Cosigné par {name}, {time}.',
  'checkpoints.unknown':
    'Également signé sous des noms dont les clés ne sont pas connues ici. Ces signatures n’ont pas été contrôlées. Pour les contrôler, saisissez la clé du témoin :',
  'checkpoints.refused': 'Non cosigné',
  'checkpoints.refused.no-checkpoint': 'Ce n’est pas un point de contrôle, ou sa signature n’est pas valable.',
  'checkpoints.refused.own': 'C’est un point de contrôle de cet ordinateur. Seul un autre peut en être le témoin.',
  'checkpoints.refused.other-key':
    'Le point de contrôle de ce journal cosigné auparavant était signé avec une autre clé. Demandez une explication à l’autre poste.',
  'checkpoints.refused.older': 'Un point de contrôle ultérieur de ce journal, de {size} feuilles, a déjà été cosigné.',
  'checkpoints.refused.proof-needed':
    'Sur l’autre ordinateur, établissez de nouveau le point de contrôle et saisissez {size} sous « Nombre de feuilles vues en dernier par le témoin ».',
  'checkpoints.refused.not-proved':
    'Rien ne montre que le journal contient encore les {size} feuilles vues auparavant. Faites établir de nouveau le point de contrôle avec ce nombre ; si cela échoue aussi, le journal a été réécrit.',
  'checkpoints.refused.inconsistent':
    'Ce ne sont pas les {size} feuilles vues auparavant : l’autre journal a été réécrit, ou un autre journal utilise son nom.',
  'checkpoints.cosigned': 'Point de contrôle cosigné',
  'checkpoints.first':
    'C’est le premier point de contrôle de ce journal reçu ici. Comparez cette empreinte avec le responsable de l’autre poste :',
  'checkpoints.continues':
    '{count, plural, one {Il contient la # feuille vue auparavant.} other {Il contient les # feuilles vues auparavant.}} Empreinte de sa clé :',
  'checkpoints.ownWitnessKey': 'L’autre poste vérifie la cosignature avec cette clé :',
  'checkpoints.witnesses': 'Témoins',
  'checkpoints.witnessList': 'Liste des témoins',
  'checkpoints.noWitness': 'Aucun autre poste n’a encore cosigné ce journal',
  'checkpoints.noWitnessHelp': 'Transmettez le point de contrôle actuel à un autre poste, puis comparez celui que vous recevez en retour.',
  'checkpoints.witness': 'Témoin',
  'checkpoints.upTo': 'Jusqu’à',
  'checkpoints.cosignedAt': 'Cosigné',
  'checkpoints.former': 'Ancien nom',
  'checkpoints.leaves': '{count, plural, one {# feuille} other {# feuilles}}',
};
