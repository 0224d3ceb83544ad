// Builds an importable passport template for a product group, with a comment on every field.
import type { Category } from '../../../contract/index.ts';
import type { JsonObject } from '../../json/json.ts';
import type { BatteryCategory, Field, FieldType } from '../fields/field.ts';
import { FORMATS } from '../fields/formats.ts';
import { CATEGORIES, FIELDS, obligationOf, REQUIRED } from '../fields.ts';
import { groupNeedsPassportFrom, legalObligation } from '../law/duties.ts';
import type { Passport } from '../model.ts';
import { sampleSet } from './index.ts';

/** Identifies the product of the template: a demonstration GTIN with this serial number, which no sample has. */
const SERIAL = 'SERIAL-1';
/** The product group whose sample is used for groups that have none. */
const MODEL_OF_OTHERS: Category = 'electronics';

/** `schema`: the address of the JSON Schema with which an editor validates the file. */
export function passportTemplate(category: Category, schema: string): JsonObject {
  const example = exampleOf(category);
  const kind = category === 'battery' ? example.batteryCategory : undefined;
  const lines = FIELDS.filter((field) => isFilledIn(field, category)).flatMap(
    (field): readonly (readonly [string, JsonObject[string]])[] => {
      const value = example[field.name];
      return [[`//${field.name}`, commentOn(field, category, kind)], ...(value === undefined ? [] : [[field.name, value] as const])];
    },
  );
  return { $schema: schema, '//': HOW, ...Object.fromEntries(lines) };
}

const HOW =
  "A passport for 'desk import'. Put your values in the place of these, and take out what the product does not have. Members that begin with // are comments: they are not stored. Fields that publishing fills in are left out. A file may hold one passport, or several in an array: [ {…}, {…} ].";

/**
 * True for fields that the law requires or allows for this product group. Excludes the mark of demonstration data, which real goods must
 * not have.
 */
const isFilledIn = (field: Field, category: Category): boolean =>
  field.setOnPublish !== true && field.name !== 'sample' && obligationOf(field, category) !== 'not-to-be-filled';

/** Returns a sample passport of the category, with the code of the template. */
function exampleOf(category: Category): Passport {
  const samples = sampleSet().map(({ passport }) => passport);
  const like = (wanted: Category): Passport | undefined => samples.find((one) => one.category === wanted && one.gtin !== undefined);
  const found = like(category) ?? like(MODEL_OF_OTHERS);
  if (found === undefined) throw new TypeError('the sample set is empty');
  return { ...found, category, dppCode: `DPP-${found.gtin}-${SERIAL}`, serial: SERIAL };
}

const OBLIGATION = {
  mandatory: 'Mandatory by law',
  conditional: 'Mandatory by law in some cases',
  optional: 'Optional',
  pending: 'Optional: no adopted act requires it yet',
  'not-to-be-filled': 'Not for this product group',
} as const;

function needOf(field: Field, category: Category, kind: BatteryCategory | undefined): string {
  const { obligation, from } = legalObligation(field, category, kind, groupNeedsPassportFrom(category, kind));
  return obligation === 'pending' || from === undefined ? OBLIGATION[obligation] : `${OBLIGATION[obligation]} from ${from}`;
}

function commentOn(field: Field, category: Category, kind: BatteryCategory | undefined): string {
  const need = REQUIRED.includes(field.name) ? 'Needed to be imported' : needOf(field, category, kind);
  const choices = field.name === 'category' ? `each product group has fields of its own: ${CATEGORIES.join(', ')}` : sayType(field.type);
  const basis = field.legalBasis === 'none' ? '' : ` (${field.legalBasis})`;
  return `${field.label.en}. ${need}${basis}: ${choices}.`;
}

function sayType(type: FieldType): string {
  switch (type.kind) {
    case 'text':
      return FORMATS[type.format].says;
    case 'local':
      return 'a text in the default language, or texts by language {"en": "…"}';
    case 'language-map':
      return 'texts by language, such as {"en": "…", "de": "…"}';
    case 'number':
      return sayNumber(type);
    case 'boolean':
      return 'true or false';
    case 'choice':
      return Object.keys(type.choices)
        .map((one) => `"${one}"`)
        .join(' or ');
    case 'list':
      return `a list, each: ${sayType(type.of)}`;
    case 'object':
      return `{ ${Object.entries(type.members)
        .map(([name, member]) => `"${name}"${member.required === true ? '' : '?'}: ${sayType(member.type)}`)
        .join('; ')} }`;
    case 'labels':
      return 'names of fields in further languages, such as {"it": {"countryOfOrigin": "Paese di origine"}}';
  }
}

function sayNumber({ integer, unit, min, max }: Extract<FieldType, { readonly kind: 'number' }>): string {
  const bounds = [...(min === undefined ? [] : [`from ${min}`]), ...(max === undefined ? [] : [`to ${max}`])];
  return [`${integer === true ? 'a whole number' : 'a number'}${unit === '' ? '' : ` in ${unit}`}`, ...bounds].join(' ');
}
