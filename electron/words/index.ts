// The texts of native dialogs and menus, per language. All other texts are in the renderer's catalogue.
import { type CompleteLanguage, type DraftLanguage, isLanguage } from '../../server/domain/language/languages.ts';
import { bg } from './bg.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { ga } from './ga.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { mt } from './mt.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sv } from './sv.ts';

export type { Words } from './en.ts';

const WORDS: Readonly<Record<CompleteLanguage, Words> & Partial<Record<DraftLanguage, Words>>> = {
  en,
  de,
  fr,
  bg,
  cs,
  da,
  el,
  es,
  et,
  fi,
  ga,
  hr,
  hu,
  it,
  lt,
  lv,
  mt,
  nl,
  pl,
  pt,
  ro,
  sk,
  sl,
  sv,
};

/** Returns the texts for a locale such as `de-AT`, or the English ones. */
export function wordsFor(locale: string): Words {
  const language = locale.slice(0, 2).toLowerCase();
  return (isLanguage(language) ? WORDS[language] : undefined) ?? en;
}
