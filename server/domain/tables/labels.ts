// Finds the field that a column heading names in words, in any language of the app.

import type { Field } from '../passport/fields/field.ts';
import { FIELDS } from '../passport/fields.ts';
import { cellTypeAt } from './path.ts';

/** Common headings in tables of goods that are not the label of a field. */
const COMMON: Readonly<Record<string, string>> = {
  ean: 'gtin',
  name: 'productName',
  product: 'productName',
  produkt: 'productName',
  produit: 'productName',
  bezeichnung: 'productName',
  artikelbezeichnung: 'productName',
  désignation: 'productName',
  serial: 'serial',
  serialno: 'serial',
  batch: 'batchOrLot',
  lot: 'batchOrLot',
  charge: 'batchOrLot',
  origin: 'countryOfOrigin',
  country: 'countryOfOrigin',
  herkunft: 'countryOfOrigin',
  herkunftsland: 'countryOfOrigin',
  origine: 'countryOfOrigin',
  category: 'category',
  kategorie: 'category',
  weight: 'massKg',
  gewicht: 'massKg',
  nettogewicht: 'massKg',
  poids: 'massKg',
  hscode: 'hsCode',
  zolltarifnummer: 'hsCode',
  codedouanier: 'hsCode',
  productiondate: 'manufacturingDate',
  herstelldatum: 'manufacturingDate',
  produktionsdatum: 'manufacturingDate',
  datedefabrication: 'manufacturingDate',
};

const plain = (words: string): string => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the path that a single cell fills. For a person or company, the cell is its name. */
const pathOf = ({ name, type }: Field): string => (type.kind === 'object' && 'name' in type.members ? `${name}.name` : name);

const BY_LABEL: ReadonlyMap<string, string> = new Map([
  ...Object.entries(COMMON),
  ...FIELDS.flatMap((field) => {
    const path = pathOf(field);
    const fits = cellTypeAt(path.split('.')).kind !== 'none';
    return fits ? [field.name, ...Object.values(field.label)].map((words) => [plain(words), path] as const) : [];
  }),
]);

/** Returns the path of the field, or undefined. A unit in brackets must be that of the field: "Mass (g)" is not a mass in kilograms. */
export function fieldLabelled(heading: string): string | undefined {
  const whole = BY_LABEL.get(plain(heading));
  if (whole !== undefined) return whole;
  const [, words = '', unit = ''] = /^(.{1,200})[([]([^()[\]]{1,20})[)\]]$/.exec(heading.trim()) ?? [];
  const path = BY_LABEL.get(plain(words));
  if (path === undefined) return undefined;
  const type = cellTypeAt(path.split('.'));
  return type.kind === 'number' && type.unit !== '' && type.unit === unit.trim() ? path : undefined;
}
