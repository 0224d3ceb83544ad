// Assembles the field table of the passport: all fields, their groups, and look-ups by name and obligation.
import type { Category } from '../../contract/index.ts';
import { BATTERY_FIELDS } from './fields/battery.ts';
import { COMPLIANCE } from './fields/compliance.ts';
import { CONSTRUCTION_FIELDS } from './fields/construction.ts';
import { ELECTRONICS_FIELDS } from './fields/electronics.ts';
import { type BatteryCategory, type Field, type Label, label, type Obligation } from './fields/field.ts';
import { HEADER } from './fields/header.ts';
import { OPERATORS } from './fields/operators.ts';
import { STEEL_FIELDS } from './fields/steel.ts';
import { SUSTAINABILITY } from './fields/sustainability.ts';
import { TEXTILE_FIELDS } from './fields/textile.ts';

export { CATEGORY_LABELS } from './fields/header.ts';

export const CATEGORIES: readonly Category[] = ['battery', 'electronics', 'textile', 'steel', 'construction', 'other'];

/** The groups of fields, in display order. */
export const GROUPS: Readonly<Record<string, Label>> = {
  product: label('Product', 'Produkt', 'Produit'),
  operators: label('Who is responsible', 'Verantwortliche', 'Responsables'),
  materials: label('Materials and substances', 'Materialien und Stoffe', 'Matériaux et substances'),
  environment: label('Environment', 'Umwelt', 'Environnement'),
  circularity: label('Repair, reuse, end of life', 'Reparatur, Wiederverwendung, Lebensende', 'Réparation, réemploi, fin de vie'),
  compliance: label('Conformity', 'Konformität', 'Conformité'),
  battery: label('Battery', 'Batterie', 'Batterie'),
  'battery-performance': label('Performance of the battery', 'Leistung der Batterie', 'Performance de la batterie'),
  'battery-use': label('Battery in use', 'Batterie im Gebrauch', 'Batterie en service'),
  electronics: label('Electronics', 'Elektronik', 'Électronique'),
  textile: label('Textile', 'Textil', 'Textile'),
  steel: label('Steel', 'Stahl', 'Acier'),
  construction: label('Construction product', 'Bauprodukt', 'Produit de construction'),
  passport: label('Passport', 'Pass', 'Passeport'),
};

export const FIELDS: readonly Field[] = [
  ...HEADER,
  ...OPERATORS,
  ...SUSTAINABILITY,
  ...COMPLIANCE,
  ...BATTERY_FIELDS,
  ...ELECTRONICS_FIELDS,
  ...TEXTILE_FIELDS,
  ...STEEL_FIELDS,
  ...CONSTRUCTION_FIELDS,
];

export const FIELD_BY_NAME: ReadonlyMap<string, Field> = new Map(FIELDS.map((field) => [field.name, field]));

/** Without these a passport can be neither stored nor shown. Other legal requirements are a matter of completeness. */
export const REQUIRED: readonly string[] = ['dppCode', 'category', 'defaultLanguage', 'productName', 'manufacturer', 'countryOfOrigin'];

/** The fields that a form offers first, in this order: what the product is, who made it, of what. */
export const CORE: readonly string[] = [
  'productName',
  'description',
  'category',
  'batteryCategory',
  'gtin',
  'serial',
  'batchOrLot',
  'modelIdentifier',
  'brand',
  'manufacturer',
  'economicOperatorId',
  'countryOfOrigin',
  'manufacturingDate',
  'massKg',
  'hsCode',
  'materials',
  'carbonFootprint',
];

/** The fields that publishing fills in. */
export const ON_PUBLISH: readonly string[] = FIELDS.filter(({ setOnPublish }) => setOnPublish === true).map(({ name }) => name);

/** Returns what the law requires of a field for a product group. Batteries differ by their legal category. */
export function obligationOf(field: Field, category: Category, batteryCategory?: BatteryCategory): Obligation {
  const ofKind = category === 'battery' && batteryCategory !== undefined ? field.obligation[`battery/${batteryCategory}`] : undefined;
  return ofKind ?? field.obligation[category] ?? field.otherwise;
}
