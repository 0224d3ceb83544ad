// The interface of this folder for screens: messages, formats, and the active language.
export type { Format } from './format.ts';
export {
  activateLanguage,
  activeLanguage,
  firstLanguage,
  isMessage,
  LANGUAGES,
  type Language,
  languageOf,
  type MessageId,
  type Translate,
  type Values,
} from './i18n.ts';
export { LanguageProvider } from './language-provider.tsx';
export { type EnglishWords, useEnglish, useFormat, useLanguage, useT } from './use-t.ts';
