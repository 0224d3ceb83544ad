// The interface of this folder for screens: messages, formats, and the active language.
export type { Format } from './format.ts';
export {
  activateLanguage,
  activeLanguage,
  isMessage,
  LANGUAGES,
  languageOf,
  type MessageId,
  type Translate,
} from './i18n.ts';
export { LanguageProvider } from './language-provider.tsx';
export { type EnglishWords, useEnglish, useFormat, useLanguage, useT } from './use-t.ts';
