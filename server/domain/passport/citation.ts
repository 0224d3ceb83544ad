// Translates the citation of a legal basis to the short form used in the official texts of a language.
import type { LabelLanguage } from '../language/languages.ts';

type Foreign = Exclude<LabelLanguage, 'en'>;
type Words = Readonly<Record<Foreign, string>>;

const ACTS: Readonly<Record<string, Words>> = {
  Regulation: { de: 'Verordnung', fr: 'règlement' },
  Directive: { de: 'Richtlinie', fr: 'directive' },
};
const COMMUNITIES: Readonly<Record<string, Words>> = { EU: { de: 'EU', fr: 'UE' }, EC: { de: 'EG', fr: 'CE' } };

/** Legal bases in the tables other than acts. The names of standards are the same in all languages. */
const PHRASES: Readonly<Record<string, Words>> = {
  none: { de: '', fr: '' },
  'no act in force': { de: 'kein geltender Rechtsakt', fr: 'aucun acte en vigueur' },
  'sector law': { de: 'sektorale Rechtsvorschriften', fr: 'législation sectorielle' },
  'steel measures': { de: 'Stahlmaßnahmen', fr: 'mesures sur l’acier' },
  'ESPR working plan 2025–2030': { de: 'Arbeitsplan Ökodesign 2025–2030', fr: 'plan de travail écoconception 2025-2030' },
  'draft for the iron and steel delegated act, June 2026': {
    de: 'Entwurf zum delegierten Rechtsakt über Eisen und Stahl, Juni 2026',
    fr: 'projet pour l’acte délégué sur le fer et l’acier, juin 2026',
  },
  'preparatory study for the textile delegated act': {
    de: 'Vorstudie zum delegierten Rechtsakt über Textilien',
    fr: 'étude préparatoire à l’acte délégué sur les textiles',
  },
};

const ACT = /^(Regulation|Directive) (?:\((EU|EC)\) )?(No )?(\d+\/\d+)(?:\/(EU|EC))?(?: (.+))?$/;
/** A directive cited by its number alone. */
const NUMBER = /^(\d+\/\d+)\/(EU|EC)$/;
/** Before 2015 the number preceded the year and was called the number ("No"). */
const BEFORE_2015 = /^\d{1,3}\//;
const ANNEX = /^Annex ([IVXLC]+)(?: Part ([A-Z]))?((?: \(\w+\))*)$/;
const ARTICLE = /^(?:Articles? )?(\d+(?:–\d+)?)(?:\((\d+)\))?((?:\([a-z]\)(?:, (?=\())?)*)(?:\(([ivx]+)\))?$/;
/** Policy: a number in brackets denotes a paragraph, but a point in the article that contains the definitions. */
const DEFINITIONS = '2';

/**
 * Leaves a part unchanged unless all of it is understood, because a partial translation is not a citation. Returns an empty string if there
 * is no legal basis.
 */
export function citationIn(basis: string, language: LabelLanguage): string {
  if (language === 'en') return basis === 'none' ? '' : basis;
  return basis
    .split('; ')
    .map((part) => PHRASES[part]?.[language] ?? citeAct(part, language) ?? part)
    .join(language === 'fr' ? '\u00a0; ' : '; ');
}

/** Cites several legal bases together: each act once, with its places in the order of the bases. */
export function citationsIn(bases: readonly string[], language: LabelLanguage): readonly string[] {
  const acts = new Map<string, Set<string>>();
  for (const part of bases.flatMap((basis) => basis.split('; '))) {
    const where = ACT.exec(part)?.[6];
    const act = where === undefined ? part : part.slice(0, -where.length - 1);
    const places = acts.get(act) ?? new Set();
    for (const place of where?.split(/, (?!\()/) ?? []) places.add(place);
    acts.set(act, places);
  }
  const cited = [...acts].map(([act, places]) => citationIn(places.size === 0 ? act : `${act} ${[...places].join(', ')}`, language));
  return cited.filter((text) => text !== '');
}

function citeAct(text: string, language: Foreign): string | undefined {
  const [, number = '', alone = ''] = NUMBER.exec(text) ?? [];
  if (number !== '') return `${number}/${COMMUNITIES[alone]?.[language]}`;
  const found = ACT.exec(text);
  if (found === null) return undefined;
  const [, kind = '', prefix, no, own = '', suffix, where] = found;
  const community = (letters: string | undefined, set: (word: string) => string): string =>
    letters === undefined ? '' : set(COMMUNITIES[letters]?.[language] ?? letters);
  const called = no !== undefined || BEFORE_2015.test(own) ? { de: 'Nr. ', fr: 'n° ' }[language] : '';
  const act = `${ACTS[kind]?.[language]} ${community(prefix, (word) => `(${word}) `)}${called}${own}${community(suffix, (word) => `/${word}`)}`;
  if (where === undefined) return act;
  const places = citePlaces(where, language);
  return places === undefined ? undefined : `${places}${{ de: ' ', fr: ', ' }[language]}${act}`;
}

function citePlaces(text: string, language: Foreign): string | undefined {
  const parts = text.split(/, (?!\()| and /);
  const places = parts.map((part) => (part.startsWith('Annex') ? citeAnnex(part, language) : citeArticle(part, language)));
  if (places.includes(undefined)) return undefined;
  // Writes the word once for several bare numbers: articles 31 and 33.
  const said = parts.every((part) => /^(?:Articles )?[\d–]+$/.test(part))
    ? places.map((place, at) => (at === 0 ? place : place?.replace(/^\S+ /, '')))
    : places;
  const and = language === 'fr' && said.some((place) => place?.includes(',')) ? ', et ' : AND[language];
  return said.length === 1 ? said[0] : `${said.slice(0, -1).join(', ')}${and}${said.at(-1)}`;
}

const AND: Words = { de: ' und ', fr: ' et ' };

function citeAnnex(text: string, language: Foreign): string | undefined {
  const found = ANNEX.exec(text);
  if (found === null) return undefined;
  const [, number = '', part, points = ''] = found;
  return ANNEXES[language](number, part, points.match(/\w+/g) ?? []);
}

type Annex = (number: string, part: string | undefined, points: readonly string[]) => string;

const ANNEXES: Readonly<Record<Foreign, Annex>> = {
  de: (number, part, points) => {
    const marks = points.map((name) => (/\d/.test(name) ? ` Nr. ${name}` : ` Buchst. ${name}`));
    return `Anhang ${number}${part === undefined ? '' : ` Teil ${part}`}${marks.join('')}`;
  },
  fr: (number, part, points) => {
    const marks = points.map((name) => (/\d/.test(name) ? `, point ${name}` : `, point ${name})`));
    return `annexe ${number}${part === undefined ? '' : `, partie ${part}`}${marks.join('')}`;
  },
};

function citeArticle(text: string, language: Foreign): string | undefined {
  const found = ARTICLE.exec(text);
  if (found === null) return undefined;
  const [, article = '', paragraph, points = '', item] = found;
  return ARTICLES[language]({ article, paragraph, letters: points.match(/[a-z]/g) ?? [], item });
}

interface Article {
  readonly article: string;
  readonly paragraph: string | undefined;
  readonly letters: readonly string[];
  readonly item: string | undefined;
}

const ARTICLES: Readonly<Record<Foreign, (place: Article) => string>> = {
  de: ({ article, paragraph, letters, item }) => {
    const first = paragraph === undefined ? '' : ` ${article === DEFINITIONS ? 'Nr.' : 'Abs.'} ${paragraph}`;
    const marks = letters.length === 0 ? '' : ` Buchst. ${letters.join(AND.de)}`;
    return `Art. ${article}${first}${marks}${item === undefined ? '' : ` Ziff. ${item}`}`;
  },
  fr: ({ article, paragraph, letters, item }) => {
    const first = paragraph === undefined ? '' : article === DEFINITIONS ? `, point ${paragraph})` : `, par. ${paragraph}`;
    const marks = letters.length === 0 ? '' : `, point${letters.length > 1 ? 's' : ''} ${letters.map((name) => `${name})`).join(AND.fr)}`;
    return `art. ${article.replace('–', '-')}${first}${marks}${item === undefined ? '' : ` ${item})`}`;
  },
};
