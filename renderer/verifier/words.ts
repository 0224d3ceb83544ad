// The texts of the page that checks evidence bundles, which includes them because it is a single file.

const en = {
  title: 'Check an evidence bundle',
  lead: 'This page checks a bundle of DPP Desk on this computer. It has no network access and sends nothing.',
  limits:
    'It is a convenience: whoever forges a bundle can forge this page too. Get it from somebody you trust, and compare its SHA-256 with the one that DPP Desk shows under Settings, About. It reads no trust list: DPP Desk does, and decides whose bundles count.',
  file: 'Evidence bundle (ZIP)',
  signer: 'Fingerprint of the computer that made it',
  signerHelp:
    'Get these 64 digits from its owner, by another channel than the bundle. Without them, nothing shows which computer signed it.',
  signerForm: 'A fingerprint has 64 hexadecimal digits.',
  checking: 'Checking',
  failed: 'The check failed on this computer. It says nothing about the bundle.',
  licences: 'Licences of the programs in this page',
  states: { intact: 'Intact', undetermined: 'Undetermined', altered: 'Altered' },
  intact: 'Every byte is as signed by the computer with this fingerprint. Repeating the verifications gave the same verdicts.',
  altered: 'The file is not as it was signed. It proves nothing.',
  doubts: {
    unread: 'This page cannot read the bundle. Try a newer version.',
    'other-key': 'Another computer signed it, not the one with this fingerprint.',
    unnamed: 'It is complete, but the computer that signed it is not known. A forger would sign a bundle with their own key.',
    against: 'It is complete, but its signature cannot count.',
    verdicts: 'It is complete, but not every verdict in it can be reproduced.',
  },
  computer: 'Fingerprint in the bundle',
  made: 'Made',
  scope: 'Contents',
  scopes: {
    all: 'Every inspection in its log up to then',
    run: 'Every inspection of a run up to then',
    inspections: 'Chosen inspections. Others of the same run may be left out.',
  },
  runs: 'Runs',
  files: 'Files',
  manifest: 'SHA-256 of the manifest',
  report: 'Report (report.html, report.json)',
  reports: {
    same: 'Agrees with the inspections',
    'not-compared': 'Not compared: another version of DPP Desk wrote it. Read the table below instead.',
  },
  columns: ['No.', 'Inspected', 'Product', 'Recorded then', 'Repeated'],
  headlines: {
    valid: 'Valid',
    'valid-not-current': 'Genuine, not current',
    'unknown-issuer': 'Unknown issuer',
    invalid: 'Invalid',
    'cannot-check': 'Cannot check',
  },
  beside: { declaration: 'Customs declaration', line: 'Printed line', measurement: 'Measured values' },
  outcomes: { agrees: 'agrees', differs: 'DIFFERS', open: 'nothing could be compared' },
  heldUntil: 'Release suspended until the end of',
  erased: 'Erased since, by line',
  erasures: 'Erased from its log',
  parts: { officer: 'names of officers', place: 'places', reference: 'references', note: 'notes', photo: 'photos' },
  causes: { rule: 'by rule', request: 'on request', restore: 'again, after a backup came back' },
  anew: { same: 'the same', declared: 'the same, for other reasons, as the bundle says', differs: 'DIFFERS', 'not-made': 'not repeated' },
};

/** The other languages have the same texts as English. */
type Words = typeof en;

const de: Words = {
  title: 'Eine Belegmappe prüfen',
  lead: 'Diese Seite prüft eine Belegmappe von DPP Desk auf diesem Computer. Sie hat keinen Netzzugang und sendet nichts.',
  limits:
    'Sie ist eine Hilfe: Wer eine Belegmappe fälscht, kann auch diese Seite fälschen. Beziehen Sie sie von jemandem, dem Sie vertrauen, und vergleichen Sie ihren SHA-256 mit dem, den DPP Desk unter Einstellungen, Über diese App zeigt. Sie liest keine Vertrauenslisten: Das tut DPP Desk, und entscheidet, wessen Belegmappen zählen.',
  file: 'Belegmappe (ZIP)',
  signer: 'Fingerabdruck des Computers, der sie erstellt hat',
  signerHelp: 'Von seinem Besitzer, auf einem anderen Weg als die Belegmappe: 64 Ziffern. Ohne ihn bürgt niemand für den Computer.',
  signerForm: 'Ein Fingerabdruck hat 64 hexadezimale Ziffern.',
  checking: 'Wird geprüft',
  failed: 'Die Prüfung ist auf diesem Computer gescheitert. Über die Belegmappe sagt das nichts.',
  licences: 'Lizenzen der Programme in dieser Seite',
  states: { intact: 'Unversehrt', undetermined: 'Nicht feststellbar', altered: 'Verändert' },
  intact:
    'Jedes Byte ist so, wie es der Computer mit diesem Fingerabdruck signiert hat, und kein Ergebnis darin fällt anders aus, wenn die Prüfung wiederholt wird.',
  altered: 'Die Datei ist nicht so, wie sie signiert wurde. Sie beweist nichts.',
  doubts: {
    unread: 'Diese Seite kann die Belegmappe nicht lesen. Eine neuere kann es vielleicht.',
    'other-key': 'Ein anderer Computer hat sie signiert als der mit diesem Fingerabdruck.',
    unnamed:
      'Sie ist vollständig, aber niemand hat den Computer genannt, der sie signiert hat. Wer eine Belegmappe fälscht, signiert sie mit einem eigenen Schlüssel.',
    against: 'Sie ist vollständig, aber ihre Signatur kann nicht zählen.',
    verdicts: 'Sie ist vollständig, aber nicht jedes Ergebnis darin lässt sich reproduzieren.',
  },
  computer: 'Fingerabdruck in der Belegmappe',
  made: 'Erstellt',
  scope: 'Inhalt',
  scopes: {
    all: 'Jede Prüfung in seinem Protokoll bis dahin',
    run: 'Jede Prüfung einer Prüfserie bis dahin',
    inspections: 'Ausgewählte Prüfungen. Andere derselben Prüfserie können fehlen.',
  },
  runs: 'Prüfserien',
  files: 'Dateien',
  manifest: 'SHA-256 des Manifests',
  report: 'Bericht (report.html, report.json)',
  reports: {
    same: 'Stimmt mit den Prüfungen überein',
    'not-compared': 'Nicht verglichen: Eine andere Version von DPP Desk hat ihn geschrieben. Lesen Sie stattdessen die Tabelle unten.',
  },
  columns: ['Nr.', 'Geprüft', 'Produkt', 'Damals aufgezeichnet', 'Wiederholt'],
  headlines: {
    valid: 'Gültig',
    'valid-not-current': 'Echt, nicht aktuell',
    'unknown-issuer': 'Aussteller unbekannt',
    invalid: 'Ungültig',
    'cannot-check': 'Nicht prüfbar',
  },
  beside: { declaration: 'Zollanmeldung', line: 'Klarschrift', measurement: 'Messwerte' },
  outcomes: { agrees: 'stimmt überein', differs: 'WEICHT AB', open: 'nichts war vergleichbar' },
  heldUntil: 'Überlassung ausgesetzt bis einschließlich',
  erased: 'Seither gelöscht, durch Zeile',
  erasures: 'Aus seinem Protokoll gelöscht',
  parts: { officer: 'Namen von Prüfpersonen', place: 'Orte', reference: 'Aktenzeichen', note: 'Notizen', photo: 'Fotos' },
  causes: { rule: 'nach Regel', request: 'auf Verlangen', restore: 'erneut, nach der Wiederherstellung einer Sicherung' },
  anew: {
    same: 'gleich',
    declared: 'gleich, aus anderen Gründen, wie die Belegmappe sagt',
    differs: 'WEICHT AB',
    'not-made': 'nicht wiederholt',
  },
};

const fr: Words = {
  title: 'Vérifier un dossier de preuves',
  lead: 'Cette page vérifie un dossier de DPP Desk sur cet ordinateur. Elle n’a pas d’accès au réseau et n’envoie rien.',
  limits:
    'Elle n’est qu’une aide : qui falsifie un dossier peut aussi falsifier cette page. Procurez-la-vous auprès d’une personne de confiance et comparez son SHA-256 à celui que DPP Desk affiche sous Réglages, À propos. Elle ne lit aucune liste de confiance : c’est DPP Desk qui le fait et qui décide quels dossiers sont admis.',
  file: 'Dossier de preuves (ZIP)',
  signer: 'Empreinte de l’ordinateur qui l’a établi',
  signerHelp:
    'Reçue de son propriétaire par une autre voie que le dossier : 64 chiffres. Sans elle, rien ne montre quel ordinateur l’a signé.',
  signerForm: 'Une empreinte compte 64 chiffres hexadécimaux.',
  checking: 'Vérification en cours',
  failed: 'La vérification a échoué sur cet ordinateur. Cela ne dit rien du dossier.',
  licences: 'Licences des programmes contenus dans cette page',
  states: { intact: 'Intact', undetermined: 'Indéterminé', altered: 'Altéré' },
  intact: 'Chaque octet est tel que l’a signé l’ordinateur qui a cette empreinte, et chaque vérification répétée donne le même verdict.',
  altered: 'Le fichier n’est pas tel qu’il a été signé. Il ne prouve rien.',
  doubts: {
    unread: 'Cette page ne sait pas lire le dossier. Essayez une version plus récente.',
    'other-key': 'Il a été signé par un autre ordinateur que celui qui a cette empreinte.',
    unnamed: 'Il est complet, mais personne n’a nommé l’ordinateur qui l’a signé. Qui falsifie un dossier le signe avec sa propre clé.',
    against: 'Il est complet, mais sa signature ne peut pas compter.',
    verdicts: 'Il est complet, mais une partie de ses verdicts ne peut pas être reproduite.',
  },
  computer: 'Empreinte dans le dossier',
  made: 'Établi',
  scope: 'Contenu',
  scopes: {
    all: 'Tous les contrôles de son journal jusque-là',
    run: 'Tous les contrôles d’une série jusque-là',
    inspections: 'Des contrôles choisis. D’autres de la même série peuvent manquer.',
  },
  runs: 'Séries',
  files: 'Fichiers',
  manifest: 'SHA-256 du manifeste',
  report: 'Rapport (report.html, report.json)',
  reports: {
    same: 'Concorde avec les contrôles',
    'not-compared': 'Non comparé : une autre version de DPP Desk l’a écrit. Lisez plutôt le tableau ci-dessous.',
  },
  columns: ['N°', 'Contrôlé', 'Produit', 'Enregistré alors', 'Refait'],
  headlines: {
    valid: 'Valide',
    'valid-not-current': 'Authentique, pas à jour',
    'unknown-issuer': 'Émetteur inconnu',
    invalid: 'Non valide',
    'cannot-check': 'Contrôle impossible',
  },
  beside: { declaration: 'Déclaration en douane', line: 'Ligne imprimée', measurement: 'Valeurs mesurées' },
  outcomes: { agrees: 'concorde', differs: 'DIFFÈRE', open: 'rien n’a pu être comparé' },
  heldUntil: 'Mise en libre pratique suspendue jusqu’à la fin du',
  erased: 'Effacé depuis, par la ligne',
  erasures: 'Effacé de son journal',
  parts: { officer: 'noms d’agents', place: 'lieux', reference: 'références', note: 'notes', photo: 'photos' },
  causes: { rule: 'selon la règle', request: 'sur demande', restore: 'à nouveau, après la restauration d’une sauvegarde' },
  anew: {
    same: 'identique',
    declared: 'identique, pour d’autres motifs, comme le dossier l’indique',
    differs: 'DIFFÉRENT',
    'not-made': 'non refait',
  },
};

const LANGUAGES: Readonly<Record<string, Words>> = { en, de, fr };

/** Returns the first language of the browser for which there are texts, and these texts. */
export function wordsFor(wanted: readonly string[]): readonly [language: string, words: Words] {
  const found = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? 'en';
  return [found, LANGUAGES[found] ?? en];
}
