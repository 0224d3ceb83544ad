// What screens take from here: words, formats, and the language that is on.
export type { Format } from './format.ts';
export {
  activateLanguage,
  activeLanguage,
  firstLanguage,
  LANGUAGES,
  type Language,
  languageOf,
  type MessageId,
  type Translate,
  type Values,
} from './i18n.ts';
export { LanguageProvider } from './language-provider.tsx';
export { useFormat, useLanguage, useT } from './use-t.ts';
