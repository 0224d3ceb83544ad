// Reads the product names of a passport document, in one language or in all.
import { textIn } from '../../domain/language/language.ts';
import type { Passport } from '../../domain/passport/model.ts';

type Named = Partial<Pick<Passport, 'productName' | 'defaultLanguage'>>;

/** In every language: a list shows one, and a person searches by the name in the list or by the name printed on the goods. */
const namesIn = (document: string): readonly string[] => Object.values((JSON.parse(document) as Named).productName ?? {});

/** Falls back to the passport's default language if the manufacturer gave no name in this one. */
export function nameIn(document: string, language: string): string | undefined {
  const { productName, defaultLanguage = language } = JSON.parse(document) as Named;
  return textIn(productName, [language], defaultLanguage);
}

interface Searched {
  readonly dppCode: string;
  readonly gtin?: string;
  readonly serial?: string;
  readonly batch?: string;
  readonly productName: string;
  readonly manufacturer: string;
  readonly document: string;
}

/** The texts by which a list finds a passport, before folding. `names` are those of its document. */
export const searchedBy = (
  { dppCode, gtin, serial, batch, productName, manufacturer, document }: Searched,
  names = namesIn(document),
): readonly (string | undefined)[] => [dppCode, gtin, serial, batch, ...new Set([productName, ...names]), manufacturer];
