// The few words that formatted values need, in our three languages; the choice of language for what we say ourselves.
import type { Language } from '../../contract/index.ts';
import { lookup } from '../language/language.ts';
import { type Label, label } from './fields/field.ts';

export const YES = label('yes', 'ja', 'oui');
export const NO = label('no', 'nein', 'non');
export const PER = label('per', 'je', 'par');
export const TO = label('to', 'bis', 'à');
/** French sets a space before it, at which no line may break. */
export const COLON = label(': ', ': ', '\u00a0: ');

const OURS: readonly Language[] = ['en', 'de', 'fr'];

/** Labels and units exist in three languages; every other reader gets English. */
export function ourLanguage(preferences: readonly string[]): Language {
  const found = lookup(preferences, OURS);
  return OURS.find((language) => language === found) ?? 'en';
}

export const say = (words: Label, preferences: readonly string[]): string => words[ourLanguage(preferences)];
