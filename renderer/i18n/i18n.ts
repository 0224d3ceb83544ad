// The I18n instances of the window: the active language, and English beside a draft.

import { catalogues } from 'virtual:catalogues';
import { I18n } from '@lingui/core';
import type { Language, Settings } from '../../server/contract/index.ts';
import { isDraft, isLanguage, LANGUAGE_TABLE } from '../../server/domain/language/languages.ts';
import { sayEnglish } from './english-texts.ts';
import { withOneFullStop } from './full-stop.ts';
import type { MessageId } from './messages/en/catalogue.ts';

export type { Language } from '../../server/contract/index.ts';
export type { MessageId } from './messages/en/catalogue.ts';

export type Values = Readonly<Record<string, string | number>>;
export type Translate = (id: MessageId, values?: Values) => string;

export const LANGUAGES: readonly { readonly language: Language; readonly name: string }[] = LANGUAGE_TABLE;

export const i18n = new I18n({});

/** Loaded while the active language is a draft: for messages that the draft lacks, and for the English words of a verdict. */
const english = new I18n({});

/** Whether a text with this id exists, in the active language or in English. */
export const isMessage = (id: string): id is MessageId => Object.hasOwn(i18n.messages, id) || Object.hasOwn(english.messages, id);

export const sayInEnglish: Translate = (id, values) => english._(id, values);

export const translate: Translate = (id, values) => {
  const isLacking = english.locale !== '' && !Object.hasOwn(i18n.messages, id);
  return isLacking ? sayEnglish(sayInEnglish(id, values)) : withOneFullStop(i18n._(id, values), values);
};

const REMEMBERED = 'language';

/** A subset of RFC 4647 lookup: the first requested language whose primary subtag is supported, otherwise English. */
export function matchLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const primary = tag.split('-')[0]?.toLowerCase();
    if (isLanguage(primary)) return primary;
  }
  return 'en';
}

/** Resolves a setting: `system` is the first system language that has a catalogue. */
export const languageOf = (setting: Settings['language']): Language =>
  setting === 'system' ? matchLanguage(navigator.languages) : setting;

/** The language of the previous session, otherwise the system's: used until the settings have been loaded. */
export function firstLanguage(): Language {
  const remembered = localStorage.getItem(REMEMBERED);
  return isLanguage(remembered) ? remembered : languageOf('system');
}

let latest = 0;

/** Switches every text on the screen and the `lang` of the document; of two overlapping calls, the later one wins. */
export async function activateLanguage(language: Language): Promise<void> {
  latest += 1;
  const call = latest;
  const [{ messages }, beside] = await Promise.all([catalogues[language](), isDraft(language) ? catalogues.en() : undefined]);
  if (call !== latest) return;
  if (beside !== undefined) english.loadAndActivate({ locale: 'en', messages: beside.messages });
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
  localStorage.setItem(REMEMBERED, language);
}

export function activeLanguage(): Language {
  return isLanguage(i18n.locale) ? i18n.locale : 'en';
}
