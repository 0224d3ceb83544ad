// The hooks of every screen: `useT` translates message ids, `useFormat` formats numbers and dates.
import { useLingui } from '@lingui/react';
import { createContext, use, useMemo } from 'react';
import type { Language } from '../../server/contract/index.ts';
import { isDraft } from '../../server/domain/language/languages.ts';
import { type Format, formatIn } from './format.ts';
import { activeLanguage, sayInEnglish, type Translate, translate } from './i18n.ts';

/** `t(id, values)`: an id that is missing from the English catalogue is a type error. */
export function useT(): Translate {
  const { locale } = useLingui().i18n;
  // A new function per language, so that memoised children render again after a switch.
  return useMemo<Translate>(() => (id, values) => (locale === '' ? id : translate(id, values)), [locale]);
}

export function useLanguage(): Language {
  useLingui();
  return activeLanguage();
}

/** The formats of the active language. An `Intl` formatter is slow to construct, so all components share one set. */
export const FormatContext = createContext<Format | undefined>(undefined);

export function useFormat(): Format {
  const format = use(FormatContext);
  if (format === undefined) throw new Error('useFormat outside of LanguageProvider');
  return format;
}

export interface EnglishWords {
  readonly t: Translate;
  readonly format: Format;
}

/** The English words beside those of a draft; undefined while the language is not a draft. */
export function useEnglish(): EnglishWords | undefined {
  const isUsed = isDraft(useLanguage());
  return useMemo(() => (isUsed ? { t: sayInEnglish, format: formatIn('en') } : undefined), [isUsed]);
}
