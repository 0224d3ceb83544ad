// Searches a list of notified bodies and returns one page of the matches, by number.
import type { NotifiedBody } from '../../contract/index.ts';
import { fold } from '../encoding/fold.ts';
import { original } from '../foreign/index.ts';
import { LABEL_LANGUAGES } from '../language/languages.ts';
import { COUNTRIES, countryName } from '../passport/fields/countries.ts';
import { actWords } from './acts.ts';

export interface BodyQuery {
  /** Words in any order. Each must match the name, number, country or an act. */
  readonly query?: string;
  /** ISO 3166-1 alpha-2, in either case. */
  readonly country?: string;
  readonly limit: number;
  readonly offset: number;
}

export interface FoundBodies {
  /** The number of all matches, not only of this page. */
  readonly total: number;
  readonly items: readonly NotifiedBody[];
}

interface Entry {
  readonly body: NotifiedBody;
  /** Matched anywhere: name, name with ä as ae, country in English, acts with their numbers. */
  readonly anywhere: readonly string[];
  /** Matched from the beginning: words of the country in other languages, words of the acts' titles. */
  readonly words: readonly string[];
  /** Matched as a whole: name, country code, abbreviations of acts. */
  readonly whole: ReadonlySet<string>;
}

export type BodyIndex = readonly Entry[];

export const indexBodies = (bodies: readonly NotifiedBody[]): BodyIndex =>
  [...bodies].sort((one, other) => (one.notifiedNumber < other.notifiedNumber ? -1 : 1)).map(toEntry);

/** A query of one to four digits lists the body with that number first. */
export function searchBodies(index: BodyIndex, { query = '', country, limit, offset }: BodyQuery): FoundBodies {
  const wanted = withoutCitation(plain(query));
  const words = wanted.split(' ').filter((word) => word !== '');
  const code = words.length === 1 && COUNTRIES.has(wanted.toUpperCase());
  const found = index.filter(
    (entry) => (country === undefined || entry.body.country === country.toUpperCase()) && words.every((word) => fits(entry, word, code)),
  );
  const number = /^\d{1,4}$/.test(wanted) ? wanted.padStart(4, '0') : undefined;
  const exact = found.filter(({ body }) => body.notifiedNumber === number);
  const inOrder = [...exact, ...found.filter((entry) => !exact.includes(entry))];
  return { total: inOrder.length, items: inOrder.slice(offset, offset + limit).map(({ body }) => body) };
}

/** A single country code only matches that country, because `DE` also occurs in many names. */
const fits = ({ anywhere, words, whole }: Entry, wanted: string, code: boolean): boolean =>
  whole.has(wanted) ||
  (!code && anywhere.some((text) => text.includes(wanted))) ||
  (wanted.length > 2 && words.some((word) => word.startsWith(wanted)));

/** Common names in addition to that of ISO 3166-1. */
const ALSO: Readonly<Record<string, string>> = { CZ: 'Czech Republic', NL: 'Holland' };

function toEntry(body: NotifiedBody): Entry {
  const name = original(body.name);
  const acts = body.directives.map((act) => actWords(original(act)));
  const places = [...LABEL_LANGUAGES.map((language) => countryName(body.country, language)), ALSO[body.country] ?? ''];
  const titles = acts.flatMap((act) => act.titles);
  return {
    body,
    anywhere: [name, spelledOut(name), body.notifiedNumber, places[0] ?? '', ...acts.flatMap((act) => act.spellings)].map(plain),
    words: [...places, ...titles].flatMap((text) => plain(text).split(/[\s-]+/)),
    whole: new Set([name, body.country, ...acts.flatMap((act) => act.short)].map(plain)),
  };
}

const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ħ: 'h', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ð: 'd' };

/** Folds case, accents (including letters that Unicode does not decompose) and dashes. */
const plain = (text: string): string =>
  fold(text)
    .replace(/[łøđħıßæœþð]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/\p{Pd}/gu, '-');

/** Spells umlauts as two letters, as in TUEV for TÜV. */
const spelledOut = (text: string): string => text.normalize('NFC').replace(/[äöü]/gi, (letter) => `${letter.normalize('NFD')[0]}e`);

/** Prefixes of a number that are not part of it: NB 0123, CE0044, (EU) No 305/2011. */
const BEFORE_NUMBER = /(?<=^| )(?:nb|no\.?|nr\.?|n°|\(?(?:eu|ec|eg|ce|ue)\)?)[-/ ]?(?=\d)/g;
/** Suffixes of a number: 305/2011/EU. */
const BEHIND_NUMBER = /(?<=(?:^| )\d{1,4}\/\d{1,4})\/(?:eu|ec|eg|ce|ue)(?= |$)/g;
const CITATION = /^(?:directive|regulation|richtlinie|verordnung|reglement|no\.?|nr\.?|n°|\(?(?:eu|ec|eg|ce|ue)\)?)$/;

/** Removes words such as "directive" next to an act number. Users call any act a directive, so only the number is decisive. */
function withoutCitation(text: string): string {
  const bare = text.replace(BEFORE_NUMBER, '').replace(BEHIND_NUMBER, '');
  if (!/\d\/\d/.test(bare)) return bare;
  return bare
    .split(' ')
    .filter((word) => !CITATION.test(word))
    .join(' ');
}
