// Messages of the check of evidence bundles, in German.
import type { Translated } from '../en/catalogue.ts';
import type { evidence as english } from '../en/evidence.ts';

export const evidence: Translated<typeof english> = {
  'evidence.title': 'Belegmappe',
  'evidence.checking': 'Jede Datei wird geprüft und jedes Ergebnis neu gebildet',
  'evidence.waiting': 'Wartet auf die Prüfung',
  'evidence.failed': 'Die Prüfung ist auf diesem Computer gescheitert. Über die Belegmappe sagt das nichts.',
  'evidence.intact': 'Unversehrt',
  'evidence.altered': 'Verändert',
  'evidence.undetermined': 'Nicht feststellbar',
  'evidence.intactText':
    'Jedes Byte ist so, wie es ein Computer signiert hat, den eine Vertrauensliste hier nennt, und kein Ergebnis darin fällt anders aus, wenn es neu gebildet wird.',
  'evidence.alteredText': 'Die Datei ist nicht so, wie ein Computer sie signiert hat. Sie beweist nichts.',
  'evidence.doubt.unread': 'Diese Version der App kann die Belegmappe nicht lesen. Eine neuere kann es vielleicht.',
  'evidence.doubt.other-key': 'Ein anderer Computer hat sie signiert als der, dessen Fingerabdruck angegeben wurde.',
  'evidence.doubt.unnamed':
    'Sie ist vollständig, aber keine Vertrauensliste hier nennt den Computer, der sie signiert hat. Wer eine Belegmappe fälscht, signiert sie mit einem eigenen Schlüssel.',
  'evidence.doubt.against': 'Sie ist vollständig, aber der Computer, der sie signiert hat, zählt hier nicht.',
  'evidence.doubt.verdicts': 'Sie ist vollständig, aber nicht jedes Ergebnis lässt sich daraus wieder so bilden, wie es war.',
  'evidence.toTrust': 'Vertrauenslisten',
  'evidence.toTrustHelp':
    'Ein Computer zählt, wenn eine Vertrauensliste ihn nennt. Importieren Sie die Liste der Behörde, die ihn betreibt.',
  'evidence.notLogged': 'Geprüft wurde eine Datei. Es wurde keine Ware geprüft und nichts aufgezeichnet.',
  'evidence.desk': 'Computer',
  'evidence.deskNone': 'Von keiner Vertrauensliste hier genannt',
  'evidence.fingerprint': 'Fingerabdruck seines Schlüssels',
  'evidence.made': 'Erstellt',
  'evidence.scope': 'Inhalt',
  'evidence.scope.all': 'Jede Prüfung in seinem Protokoll bis dahin',
  'evidence.scope.run': 'Jede Prüfung einer Prüfserie bis dahin',
  'evidence.scope.inspections': 'Ausgewählte Prüfungen. Andere derselben Prüfserie können fehlen.',
  'evidence.runs': 'Prüfserien',
  'evidence.files': 'Dateien',
  'evidence.hash': 'SHA-256 des Manifests',
  'evidence.report': 'Bericht',
  'evidence.report.same': 'Sagt, was die Prüfungen sagen',
  'evidence.report.not-compared': 'Nicht verglichen: Eine andere Version der App hat ihn geschrieben',
  'evidence.entries': 'Prüfungen in der Belegmappe',
  'evidence.recorded': 'Aufgezeichnet',
  'evidence.anew': 'Neu gebildet',
  'evidence.anew.same': 'Gleich',
  'evidence.anew.declared': 'Gleich, aus anderen Einzelprüfungen oder Gründen, wie die Belegmappe sagt',
  'evidence.anew.differs': 'Weicht ab',
  'evidence.anew.not-made': 'Nicht neu gebildet',
  'evidence.shown': '{shown, number} von {total, number} Prüfungen werden gezeigt, abweichende zuerst.',
  'evidence.verifier': 'Seite, die Belegmappen prüft',
  'evidence.verifierHash': 'SHA-256 dieser Seite',
  'evidence.verifierHelp':
    'Eine Datei für jeden Browser, ohne Netz. Sie ist eine Hilfe: Wer eine Belegmappe fälscht, kann auch die Seite fälschen. Geben Sie ihren SHA-256 deshalb auf einem anderen Weg weiter.',
};
