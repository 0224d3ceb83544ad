// Messages de l’écran de réglage d’un scanner à main, en français.

import type { Translated } from '../en/catalogue.ts';
import type { scannerSetup as english } from '../en/scanner-setup.ts';

export const scannerSetup: Translated<typeof english> = {
  'scannerSetup.title': 'Régler mon scanner',
  'scannerSetup.lead':
    'Scannez un code affiché ici. L’application détecte comment votre scanner à main transmet les caractères, et indique ce qu’il faut modifier. Rien n’est contrôlé ni consigné.',
  'scannerSetup.codes': 'Scannez l’un de ces codes',
  'scannerSetup.dataMatrix': 'Data Matrix',
  'scannerSetup.qr': 'Code QR',
  'scannerSetup.result': 'Résultat',
  'scannerSetup.waiting': 'En attente d’un scan',
  'scannerSetup.waitingHelp': 'Vous n’avez pas à cliquer. Si rien n’arrive, réglez le scanner en mode clavier (USB HID).',
  'scannerSetup.few':
    '{count, plural, one {# caractère est arrivé} other {# caractères sont arrivés}}, trop peu pour un code. Tenez le scanner immobile et scannez de nouveau.',
  'scannerSetup.good': 'Ce scanner est bien réglé',
  'scannerSetup.changes': '{count, plural, one {# réglage à modifier} other {# réglages à modifier}}',
  'scannerSetup.other': 'Le texte reçu n’est pas celui de ces codes. Scannez l’un d’eux de nouveau.',
  'scannerSetup.arrived': 'Reçu :',
  'scannerSetup.outcome.ok': 'Correct',
  'scannerSetup.outcome.change': 'À modifier',
  'scannerSetup.outcome.not-checked': 'Non vérifié',
  'scannerSetup.unknown':
    'Impossible à déterminer tant que la disposition de clavier n’est pas la bonne. Modifiez-la, puis scannez de nouveau.',
  'scannerSetup.setting.layout': 'Disposition du clavier',
  'scannerSetup.setting.letters': 'Majuscules et minuscules',
  'scannerSetup.setting.before': 'Avant le code',
  'scannerSetup.setting.after': 'Après le code',
  'scannerSetup.setting.separator': 'Séparateur GS',
  'scannerSetup.setting.pace': 'Vitesse',
  'scannerSetup.layout.same': 'Le scanner et l’ordinateur ont la même disposition.',
  'scannerSetup.layout.us': 'Le scanner est réglé pour un clavier américain, mais cet ordinateur a une autre disposition.',
  'scannerSetup.layout.qwertz': 'Le scanner est réglé pour un clavier allemand, mais cet ordinateur a une autre disposition.',
  'scannerSetup.layout.azerty': 'Le scanner est réglé pour un clavier français, mais cet ordinateur a une autre disposition.',
  'scannerSetup.layout.todo':
    'Dans le manuel du scanner, trouvez les codes des dispositions de clavier (ou des pays), et scannez celui de cet ordinateur.',
  'scannerSetup.remembered.characters': 'Mémorisé sur cet ordinateur : les scans sont lus tels qu’ils sont saisis.',
  'scannerSetup.remembered.positions':
    'Mémorisé sur cet ordinateur : les scans à deux lectures possibles sont lus comme sur un clavier américain.',
  'scannerSetup.letters.right': 'Majuscules et minuscules arrivent comme dans le code.',
  'scannerSetup.letters.caps-lock': 'Verr. Maj est activé sur cet ordinateur : majuscules et minuscules sont inversées.',
  'scannerSetup.letters.swapped': 'Le scanner inverse majuscules et minuscules : il est réglé comme si Verr. Maj était activé.',
  'scannerSetup.letters.upper': 'Le scanner n’envoie que des majuscules.',
  'scannerSetup.letters.lower': 'Le scanner n’envoie que des minuscules.',
  'scannerSetup.letters.todoCapsLock': 'Désactivez Verr. Maj, puis scannez de nouveau.',
  'scannerSetup.letters.todo': 'Désactivez Verr. Maj (Caps Lock) et la conversion des lettres dans le scanner.',
  'scannerSetup.before.nothing': 'Rien n’est ajouté.',
  'scannerSetup.before.aim': 'Le type de code ({text}), que l’application comprend.',
  'scannerSetup.before.text': 'Le scanner ajoute ceci : {text}',
  'scannerSetup.before.todo': 'Supprimez le préfixe dans le scanner. Sinon, des numéros sont mal lus.',
  'scannerSetup.after.key': 'La touche {key} termine chaque scan.',
  'scannerSetup.after.nothing': 'Rien n’est ajouté : l’application attend {ms} millisecondes après chaque scan.',
  'scannerSetup.after.text': 'Le scanner ajoute ceci : {text}',
  'scannerSetup.after.todo': 'Réglez le scanner pour qu’il envoie Entrée (CR) après chaque code, et rien d’autre.',
  'scannerSetup.separator.sent': 'Il arrive sous la forme {key}.',
  'scannerSetup.separator.lost': 'Il n’arrive pas : deux valeurs se suivent sans séparation.',
  'scannerSetup.separator.replaced': 'Ceci arrive à sa place : {text}',
  'scannerSetup.separator.todo': 'Réglez le scanner pour qu’il envoie GS (aussi appelé FNC1 ou ASCII 29) comme F8 ou Ctrl+].',
  'scannerSetup.pace.taken': '{ms} millisecondes par touche : assez rapide.',
  'scannerSetup.pace.slow':
    '{ms} millisecondes par touche : trop lent. L’application considère que les touches sont saisies par une personne.',
  'scannerSetup.pace.pauses':
    'Pauses allant jusqu’à {ms} millisecondes entre les touches : trop long. L’application n’y lit pas un seul scan.',
  'scannerSetup.pace.todo': 'Réglez à 0 le délai entre les caractères dans le scanner. Rapprochez un scanner sans fil de sa base.',
};
