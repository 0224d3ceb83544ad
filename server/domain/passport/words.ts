// Contains the words for formatted values in our three languages, and chooses between these languages.
import { lookup } from '../language/language.ts';
import { LABEL_LANGUAGES, type LabelLanguage } from '../language/languages.ts';
import { type Label, label } from './fields/field.ts';

export const YES = label('yes', 'ja', 'oui');
export const NO = label('no', 'nein', 'non');
export const PER = label('per', 'je', 'par');
export const TO = label('to', 'bis', 'à');
/** The colon between a label and its value. French puts a non-breaking space before it. */
export const COLON = label(': ', ': ', '\u00a0: ');

/** Labels and units exist in three languages. Readers of any other get English. */
export function ourLanguage(preferences: readonly string[]): LabelLanguage {
  const found = lookup(preferences, LABEL_LANGUAGES);
  return LABEL_LANGUAGES.find((language) => language === found) ?? 'en';
}

export const say = (words: Label, preferences: readonly string[]): string => words[ourLanguage(preferences)];
