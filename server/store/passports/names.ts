// The document of a passport in; what its product is called, in one language or in all, out.
import { textIn } from '../../domain/language/language.ts';
import type { Passport } from '../../domain/passport/model.ts';

type Named = Partial<Pick<Passport, 'productName' | 'defaultLanguage'>>;

/** In every language: a list shows one, and a person searches by what the list shows or by what stands on the goods. */
const namesIn = (document: string): readonly string[] => Object.values((JSON.parse(document) as Named).productName ?? {});

/** Where the maker gave none in this language, that of the passport's own. */
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

/** What a passport is found by in a list, before it is folded. */
export const searchedBy = ({
  dppCode,
  gtin,
  serial,
  batch,
  productName,
  manufacturer,
  document,
}: Searched): readonly (string | undefined)[] => [
  dppCode,
  gtin,
  serial,
  batch,
  ...new Set([productName, ...namesIn(document)]),
  manufacturer,
];
