// One word for one thing in each language: what is quoted is what stands on the screen, and no second word for it comes back.
import { describe, expect, test } from 'vitest';
import type { CompleteLanguage, Language } from '../../../server/domain/language/languages.ts';
import { ALL } from '../../fixtures/catalogues.ts';

/** The quotation marks of each language; a draft is examined when its own are here. */
const QUOTED: Readonly<Record<CompleteLanguage, RegExp> & Partial<Record<Language, RegExp>>> = {
  en: /“([^”{}]+)”/g,
  de: /„([^“{}]+)“/g,
  fr: /« ([^»{}]+) »/g,
  bg: /„([^“{}]+)“/g,
  fi: /(?<![}\p{L}])”([^”{}]+)”/gu,
  es: /«([^»{}]+)»/g,
  it: /«([^»{}]+)»/g,
  lt: /„([^“{}]+)“/g,
  lv: /“([^”{}]+)”/g,
  et: /„([^“{}]+)“/g,
  mt: /“([^”{}]+)”/g,
  ga: /“([^”{}]+)”/g,
  nl: /“([^”{}]+)”/g,
  pl: /„([^”{}]+)”/g,
  hu: /„([^”{}]+)”/g,
  sk: /„([^“{}]+)“/g,
  cs: /„([^“{}]+)“/g,
  pt: /«([^»{}]+)»/g,
  ro: /„([^”{}]+)”/g,
  sv: /(?<![}\p{L}])”([^”{}]+)”/gu,
  da: /»([^«{}]+)«/g,
  hr: /„([^”{}]+)”/g,
  sl: /„([^“{}]+)“/g,
};

/** Quoted and no label: commands, an example of a name, words of a verdict that are not said any more, members of a credential. */
const NO_LABEL = [
  'backup.fault.not-here',
  'bodies.importForm',
  'frame.sessionOver',
  'resolver.keyLabelHelp',
  'trust.outdated',
  'detail.other-subject',
  'detail.key-not-listed',
  'detail.from-after-until',
  'detail.valid-until',
  'detail.valid-from',
  'detail.no-status-entries',
];

/** What a thing is called, and what it was called elsewhere; ids where the other word means another thing. */
const WORDS: Record<CompleteLanguage, [word: string, not: RegExp, but?: RegExp][]> = {
  en: [
    ['applied (a pack), imported (a list)', /\btak(?:e|es|en|ing) (?:it |them )?over\b/i],
    [
      'the office that keeps the list',
      /\boperator\b/i,
      /economic|DPP-CPL-02|missingAsk|notShownText|wantList\.sync\.addressHelp|^registry\./,
    ],
    ['batch', /\blot\b/i],
    ['number (of a list)', /\bsequence \{/],
    ['passphrase', /\bpassword\b/i, /resolver\.networkText|DPP-INP-29/],
  ],
  de: [
    ['Passphrase', /Kennwort|Passwort/, /resolver\.networkText|DPP-INP-29/],
    ['Ergebnis (verdict)', /Urteil/],
    ['verifiziert (ein Dokument; geprüft wird ein Produkt)', /geprüfte[ns]? (?:Dokument|Produkt)/i],
    ['signieren', /unter(?:schr|zeichn)/i, /print\.signature/],
    ['importieren (eine Liste)', /(?:liste|daten|sie) laden\b|Laden Sie (?:die|sie)|Geladen von/i],
    ['hinzufügen (einen Aussteller)', /aufnehmen|aufgenommen/i, /INP-1[89]|camera\.lookAgain|bizStep/],
    ['eintragen (eine Entscheidung)', /festhalten|festgehalten/i, /inspect\.noReason/],
    ['zurückhalten (die Ware)', /Ware fest|festzuhalten/],
    ['abgelehnt', /abgewiesen/i, /resolver\.keyRevokeText/],
    ['ausgeschlossen (ein Aussteller)', /entzogen|gestrichen|Streichung/i],
    ['Dienststelle', /(?:Ihre|Ihrer) Stelle\b/],
    ['Listenstelle', /\bStelle(?:, die (?:die Liste|Vertrauenslisten))/],
    ['Werkbank', /Arbeitsplatz|Workbench/],
    ['Administration', /Systemverwaltung/],
    ['Materialien', /Werkstoff/],
    ['recycelt', /rezykl/],
    ['Filter zurücksetzen', /Filter (?:weg|entfern)/],
    ['Computer', /\bDesks?\b(?! auf einem)/, /common\.appName|settings\.serviceNameHelp|DPP Desk|backup\.(?:guide|fault)/],
    ['Nummer (einer Liste)', /Folge \{/],
  ],
  fr: [
    ['scanner à main', /douchette/i],
    ['verdict', /(?:Chaque|bons|mauvais|les|Ce) résultats?\b/i, /(?:wanted|issuer)-arrived/],
    ['service qui tient la liste', /opérateur/i, /DPP-CPL-02|missingAsk|notShownText|economic-operator|^registry\./],
    ['liste de statut', /listes? d’état/],
    ['service de travail', /poste de travail/i],
    ['récupérer', /\bchercher\b|recherche en cours|cherchez (?:de nouveau|d’abord)/i, /passports\.search/],
    ['consigner (une décision)', /(?:décision|elle) (?:n’)?(?:est|était) (?:pas )?(?:inscrit|enregistré)|Inscrire/i],
    ['motif', /\bRaison\b/i, /DPP-TRU-06/],
    ['deuxième personne', /seconde personne/i],
    ['endommagé', /abîmé/],
    ['créer un paquet', /Faire un paquet|paquet n’a pas été fait|\bFait (?:par|le)/],
    ['clé USB', /(?:sur une|la|Quand la) clé (?:presque|a-t-elle|ou le disque|sera)|racine de la clé(?! USB)/],
    ['non valide', /\binvalide/i],
    ['effacer les filtres', /(?:Retirer|Enlever) les filtres/],
    ['code des marchandises', /codes? douaniers?/],
  ],
};

describe.each(Object.entries(QUOTED))('%s', (language, quoted) => {
  test('what a message quotes is what a screen says', () => {
    const entries = Object.entries(ALL[language as Language]);
    const said = new Set(entries.flatMap(([, text]) => [text, `${text}s`]).map((text) => text.toLowerCase().replace(/ ?[.…]$/, '')));
    const says = (word: string) => said.has(word.toLowerCase()) || said.has(`${word.toLowerCase()}s`);
    const unheard = entries
      .filter(([id]) => !NO_LABEL.includes(id))
      .flatMap(([id, text]) => [...text.matchAll(quoted)].map(([, word = '']) => ({ id, word })))
      .filter(({ word }) => !says(word));
    expect(unheard).toEqual([]);
  });
});

describe.each(Object.entries(WORDS))('%s', (language, words) => {
  test.each(words)('%s, and no other word', (_, not, but) => {
    const other = Object.entries(ALL[language as Language]).filter(([id, text]) => not.test(text) && but?.test(id) !== true);
    expect(other).toEqual([]);
  });
});
