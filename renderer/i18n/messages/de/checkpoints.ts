// Meldungen über Prüfpunkte der Protokolle, auf Deutsch.

import type { Translated } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Translated<typeof english> = {
  'checkpoints.title': 'Prüfpunkte',
  'checkpoints.lead':
    'Eine andere Stelle signiert den jetzigen Inhalt der Protokolle mit. Eine spätere Änderung lässt sich dann nachweisen, auch gegenüber jemandem, der diesem Computer nicht vertraut.',
  'checkpoints.present': 'Aktueller Prüfpunkt',
  'checkpoints.presentHelp':
    'Bringen Sie ihn als Code, Datei oder Text zu einer anderen Stelle. Sie signiert ihn mit, und Sie bringen ihn zurück.',
  'checkpoints.since': 'Zahl der zuletzt vom Zeugen gesehenen Blätter',
  'checkpoints.sinceHelp': 'Beim ersten Prüfpunkt leer lassen. Für jeden weiteren nennt der Zeuge die Zahl.',
  'checkpoints.sinceWrong': 'Das ist keine ganze Zahl.',
  'checkpoints.make': 'Prüfpunkt erstellen',
  'checkpoints.origin': 'Name des Protokolls',
  'checkpoints.size': 'Blätter',
  'checkpoints.root': 'Wurzelhash',
  'checkpoints.key': 'Fingerabdruck des Schlüssels',
  'checkpoints.begun': 'Unter diesem Namen verwendet seit',
  'checkpoints.code': 'Der Prüfpunkt als QR-Code',
  'checkpoints.noCode': 'Zu lang für einen Code: Verwenden Sie die Datei.',
  'checkpoints.asText': 'Der Prüfpunkt im Wortlaut',
  'checkpoints.save': 'Als Datei speichern',
  'checkpoints.seen': 'Ein Prüfpunkt von anderswo',
  'checkpoints.seenHelp':
    'Scannen Sie ihn, wählen Sie seine Datei, oder fügen Sie seinen Text ein. Es kann ein früherer oder mitsignierter Prüfpunkt dieses Protokolls sein oder einer von einer anderen Stelle, den Sie mitsignieren.',
  'checkpoints.drop': 'Datei mit Prüfpunkt',
  'checkpoints.choose': 'Prüfpunkt wählen',
  'checkpoints.dropHelp': 'Oder legen Sie sie hier ab.',
  'checkpoints.tooLong': 'Diese Datei ist zu lang für einen Prüfpunkt.',
  'checkpoints.text': 'Text des Prüfpunkts',
  'checkpoints.scanned': 'Der Prüfpunkt wurde gescannt.',
  'checkpoints.witnessKey': 'Schlüssel des Zeugen',
  'checkpoints.witnessKeyHelp':
    'Einmal je Zeuge nötig; er zeigt ihn beim Mitsignieren. Lassen Sie ihn sich vom Zeugen geben, nicht zusammen mit dem Prüfpunkt.',
  'checkpoints.compare': 'Mit diesem Protokoll vergleichen',
  'checkpoints.cosign': 'Für eine andere Stelle mitsignieren',
  'checkpoints.outcome.intact': 'Das Protokoll enthält noch alles, was der Zeuge gesehen hat',
  'checkpoints.outcome.rewritten': 'Das Protokoll wurde umgeschrieben',
  'checkpoints.outcome.undetermined': 'Dieser Prüfpunkt kann nicht zeigen, ob das Protokoll unversehrt ist',
  'checkpoints.rewrittenHelp':
    'Was früher gesehen wurde, steht nicht mehr im Protokoll. Verlassen Sie sich nicht auf das Protokoll; wenden Sie sich an Ihre Administration, und bewahren Sie den Prüfpunkt auf.',
  'checkpoints.epochs': 'Namen des Protokolls',
  'checkpoints.remembered': 'Mitsigniert von {name}, {time}. Das steht jetzt unter „Zeugen“.',
  'checkpoints.cosignedBy': 'Mitsigniert von {name}, {time}.',
  'checkpoints.unknown':
    'Auch unter Namen signiert, deren Schlüssel hier nicht bekannt sind. Diese Signaturen wurden nicht geprüft. Um sie zu prüfen, geben Sie den Schlüssel des Zeugen ein:',
  'checkpoints.refused': 'Nicht mitsigniert',
  'checkpoints.refused.no-checkpoint': 'Das ist kein Prüfpunkt, oder seine Signatur ist ungültig.',
  'checkpoints.refused.own': 'Das ist ein Prüfpunkt dieses Computers. Nur ein anderer kann sein Zeuge sein.',
  'checkpoints.refused.other-key':
    'Den zuvor mitsignierten Prüfpunkt dieses Protokolls hat ein anderer Schlüssel signiert. Bitten Sie die andere Stelle um eine Erklärung.',
  'checkpoints.refused.older': 'Ein späterer Prüfpunkt dieses Protokolls mit {size} Blättern wurde schon mitsigniert.',
  'checkpoints.refused.proof-needed':
    'Erstellen Sie den Prüfpunkt auf dem anderen Computer erneut, und geben Sie unter „Zahl der zuletzt vom Zeugen gesehenen Blätter“ {size} ein.',
  'checkpoints.refused.not-proved':
    'Nichts zeigt, dass das Protokoll die zuvor gesehenen {size} Blätter noch enthält. Lassen Sie den Prüfpunkt mit dieser Zahl erneut erstellen; misslingt auch das, wurde das Protokoll umgeschrieben.',
  'checkpoints.refused.inconsistent':
    'Das sind nicht die {size} Blätter, die zuvor gesehen wurden: Das andere Protokoll wurde umgeschrieben, oder ein anderes verwendet seinen Namen.',
  'checkpoints.cosigned': 'Mitsignierter Prüfpunkt',
  'checkpoints.first':
    'Das ist hier der erste Prüfpunkt dieses Protokolls. Vergleichen Sie diesen Fingerabdruck mit dem der anderen Stelle:',
  'checkpoints.continues':
    '{count, plural, one {Das # zuvor gesehene Blatt ist enthalten.} other {Alle # zuvor gesehenen Blätter sind enthalten.}} Fingerabdruck seines Schlüssels:',
  'checkpoints.ownWitnessKey': 'Mit diesem Schlüssel prüft die andere Stelle die Mitsignatur:',
  'checkpoints.witnesses': 'Zeugen',
  'checkpoints.witnessList': 'Liste der Zeugen',
  'checkpoints.noWitness': 'Noch keine andere Stelle hat dieses Protokoll mitsigniert',
  'checkpoints.noWitnessHelp': 'Bringen Sie den aktuellen Prüfpunkt zu einer anderen Stelle, und vergleichen Sie, was zurückkommt.',
  'checkpoints.witness': 'Zeuge',
  'checkpoints.upTo': 'Bis',
  'checkpoints.cosignedAt': 'Mitsigniert',
  'checkpoints.former': 'Früherer Name',
  'checkpoints.leaves': '{count, plural, one {# Blatt} other {# Blätter}}',
};
