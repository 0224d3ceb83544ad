// Finds the field that a column heading names in words, in any language of the app.

import type { Field } from '../passport/fields/field.ts';
import { FIELDS } from '../passport/fields.ts';
import { cellTypeAt } from './path.ts';

/** Headings that are common in tables of goods and are not the label of a field. */
const COMMON: Readonly<Record<string, string>> = {
  ean: 'gtin',
  name: 'productName',
  product: 'productName',
  produkt: 'productName',
  produit: 'productName',
  bezeichnung: 'productName',
  désignation: 'productName',
  serial: 'serial',
  serialno: 'serial',
  batch: 'batchOrLot',
  lot: 'batchOrLot',
  charge: 'batchOrLot',
  origin: 'countryOfOrigin',
  country: 'countryOfOrigin',
  herkunft: 'countryOfOrigin',
  origine: 'countryOfOrigin',
  category: 'category',
  kategorie: 'category',
  weight: 'massKg',
  gewicht: 'massKg',
  poids: 'massKg',
  hscode: 'hsCode',
};

const plain = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The path of a field as a single cell fills it; a person or company by its name. */
const pathOf = ({ name, type }: Field): string => (type.kind === 'object' && 'name' in type.members ? `${name}.name` : name);

const BY_LABEL: ReadonlyMap<string, string> = new Map([
  ...Object.entries(COMMON),
  ...FIELDS.flatMap((field) => {
    const path = pathOf(field);
    const fits = cellTypeAt(path.split('.')).kind !== 'none';
    return fits ? [field.name, ...Object.values(field.label)].map((words) => [plain(words), path] as const) : [];
  }),
]);

/** Returns the path of the field, or undefined. */
export const fieldLabelled = (heading: string): string | undefined => BY_LABEL.get(plain(heading));
