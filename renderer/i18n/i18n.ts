// The single I18n instance of the window: loads and activates the compiled catalogue of a language.
import { I18n } from '@lingui/core';
import type { Language, Settings } from '../../server/contract/index.ts';
import type { Catalogue, MessageId } from './messages/en/catalogue.ts';

export type { Language } from '../../server/contract/index.ts';
export type { MessageId } from './messages/en/catalogue.ts';

export type Values = Readonly<Record<string, string | number>>;
export type Translate = (id: MessageId, values?: Values) => string;

const NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', fr: 'Français' };

export const LANGUAGES: readonly { readonly language: Language; readonly name: string }[] = Object.entries(NAMES).map(
  ([language, name]) => ({ language: language as Language, name }),
);

const catalogues: Record<Language, () => Promise<{ messages: Catalogue }>> = {
  en: () => import('./messages/en/index.ts'),
  de: () => import('./messages/de/index.ts'),
  fr: () => import('./messages/fr/index.ts'),
};

export const i18n = new I18n({});

/** Whether there is a text of this id: every catalogue has the same ids. */
export const isMessage = (id: string): id is MessageId => Object.hasOwn(i18n.messages, id);

const REMEMBERED = 'language';

const isLanguage = (value: string | null | undefined): value is Language => LANGUAGES.some(({ language }) => language === value);

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
  const { messages } = await catalogues[language]();
  if (call !== latest) return;
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
  localStorage.setItem(REMEMBERED, language);
}

export function activeLanguage(): Language {
  return isLanguage(i18n.locale) ? i18n.locale : 'en';
}
