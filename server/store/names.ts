// The document of a passport in; what its product is called, in one language or in all, out.
import { textIn } from '../passport/language.ts';
import type { Passport } from '../passport/model.ts';

type Named = Partial<Pick<Passport, 'productName' | 'defaultLanguage'>>;

/** In every language: a list shows one, and a person searches by what the list shows or by what stands on the goods. */
export const namesIn = (document: string): readonly string[] => Object.values((JSON.parse(document) as Named).productName ?? {});

/** Where the maker gave none in this language, that of the passport's own. */
export function nameIn(document: string, language: string): string | undefined {
  const { productName, defaultLanguage = language } = JSON.parse(document) as Named;
  return textIn(productName, [language], defaultLanguage);
}
