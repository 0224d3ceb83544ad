// Lists the languages of the program. Page, settings, commands and tests take them from this table.

interface LanguageRow {
  /** ISO 639-1; also the folder of its catalogue in `renderer/i18n/messages`. */
  readonly language: string;
  /** The language's name for itself. */
  readonly name: string;
  /** The region determines the order of day and month and the 24-hour clock; English follows the European institutions. */
  readonly locale: string;
  /**
   * `complete`: all messages exist and were reviewed. `draft`: not reviewed. Missing messages are shown in English, and every verdict is
   * marked as a draft.
   */
  readonly status: 'complete' | 'draft';
}

export const LANGUAGE_TABLE = [
  { language: 'en', name: 'English', locale: 'en-IE', status: 'complete' },
  { language: 'de', name: 'Deutsch', locale: 'de-DE', status: 'complete' },
  { language: 'fr', name: 'Français', locale: 'fr-FR', status: 'complete' },
  { language: 'bg', name: 'Български', locale: 'bg-BG', status: 'draft' },
  { language: 'cs', name: 'Čeština', locale: 'cs-CZ', status: 'draft' },
  { language: 'da', name: 'Dansk', locale: 'da-DK', status: 'draft' },
  { language: 'el', name: 'Ελληνικά', locale: 'el-GR', status: 'draft' },
  { language: 'es', name: 'Español', locale: 'es-ES', status: 'draft' },
  { language: 'et', name: 'Eesti', locale: 'et-EE', status: 'draft' },
  { language: 'fi', name: 'Suomi', locale: 'fi-FI', status: 'draft' },
  { language: 'ga', name: 'Gaeilge', locale: 'ga-IE', status: 'draft' },
  { language: 'hr', name: 'Hrvatski', locale: 'hr-HR', status: 'draft' },
  { language: 'hu', name: 'Magyar', locale: 'hu-HU', status: 'draft' },
  { language: 'it', name: 'Italiano', locale: 'it-IT', status: 'draft' },
  { language: 'lt', name: 'Lietuvių', locale: 'lt-LT', status: 'draft' },
  { language: 'lv', name: 'Latviešu', locale: 'lv-LV', status: 'draft' },
  { language: 'mt', name: 'Malti', locale: 'mt-MT', status: 'draft' },
  { language: 'nl', name: 'Nederlands', locale: 'nl-NL', status: 'draft' },
  { language: 'pl', name: 'Polski', locale: 'pl-PL', status: 'draft' },
  { language: 'pt', name: 'Português', locale: 'pt-PT', status: 'draft' },
  { language: 'ro', name: 'Română', locale: 'ro-RO', status: 'draft' },
  { language: 'sk', name: 'Slovenčina', locale: 'sk-SK', status: 'draft' },
  { language: 'sl', name: 'Slovenščina', locale: 'sl-SI', status: 'draft' },
  { language: 'sv', name: 'Svenska', locale: 'sv-SE', status: 'draft' },
] as const satisfies readonly LanguageRow[];

type Row = (typeof LANGUAGE_TABLE)[number];
export type Language = Row['language'];
export type DraftLanguage = Extract<Row, { readonly status: 'draft' }>['language'];
export type CompleteLanguage = Exclude<Language, DraftLanguage>;

const ROWS: ReadonlyMap<string, Row> = new Map(LANGUAGE_TABLE.map((row) => [row.language, row]));

export const LANGUAGES: readonly Language[] = LANGUAGE_TABLE.map(({ language }) => language);

export const isLanguage = (value: string | null | undefined): value is Language => ROWS.has(value ?? '');

export const isDraft = (language: Language): boolean => ROWS.get(language)?.status === 'draft';

export const localeOf = (language: Language): string => ROWS.get(language)?.locale ?? language;

/**
 * The languages of field labels, units, citations of laws and public pages. Screens in other languages show these texts in
 * English, and declare their language.
 */
export const LABEL_LANGUAGES = ['en', 'de', 'fr'] as const satisfies readonly CompleteLanguage[];
export type LabelLanguage = (typeof LABEL_LANGUAGES)[number];

/** Chooses by the primary subtag: `de` for `de-AT`. */
export const labelLanguageOf = (tag: string): LabelLanguage =>
  LABEL_LANGUAGES.find((one) => one === tag.split('-')[0]?.toLowerCase()) ?? 'en';
