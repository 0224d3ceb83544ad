// Generates JSON Schemas (draft 2020-12) for a passport and for import files from the field table.
import type { Category } from '../../contract/index.ts';
import { defined } from '../json/defined.ts';
import type { JsonObject } from '../json/json.ts';
import type { FieldType } from './fields/field.ts';
import { FORMATS, type TextFormat } from './fields/formats.ts';
import { CATEGORIES, FIELD_BY_NAME, FIELDS, obligationOf, REQUIRED } from './fields.ts';

const LANGUAGE = FORMATS.language.pattern;

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** Describes the input of `desk import`: a passport or an array of passports, in the shape of the model or of the public interface. */
export const importSchema = (id: string, category?: Category): JsonObject => ({
  $schema: DIALECT,
  $id: id,
  title: 'What DPP Desk imports',
  description: 'A passport or an array of passports. Check digits, and what holds between fields, are checked by the import itself.',
  if: { type: 'array' },
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: { items: { $ref: '#/$defs/entry' } },
  else: { $ref: '#/$defs/entry' },
  $defs: {
    entry: {
      if: {
        type: 'object',
        anyOf: ['manufacturer', 'productName'].map((name) => ({ required: [name], properties: { [name]: { type: 'string' } } })),
      },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { $ref: '#/$defs/asServed' },
      else: { $ref: '#/$defs/passport' },
    },
    passport: passportShape(category),
    asServed: AS_SERVED,
  },
});

/** Covers shape, patterns and limits. `parsePassport` checks check digits and relations between fields. */
function passportShape(only?: Category): JsonObject {
  const foreign = new Set(only === undefined ? [] : foreignTo(only));
  const fields = FIELDS.filter(({ name }) => !foreign.has(name)).map(
    (field) => [field.name, { title: field.label.en, $comment: field.legalBasis, ...schemaOf(field.type) }] as const,
  );
  return {
    title: 'Digital Product Passport',
    type: 'object',
    required: [...REQUIRED],
    properties: {
      $schema: { title: 'For an editor: the address of this schema', type: 'string' },
      ...Object.fromEntries(fields),
      ...(only === undefined ? {} : { category: { title: FIELD_BY_NAME.get('category')?.label.en ?? '', const: only } }),
    },
    patternProperties: { '^//': { title: 'A comment, which is not stored' } },
    additionalProperties: false,
    ...(only === undefined ? { allOf: CATEGORIES.map(withoutForeign) } : {}),
  };
}

const withoutForeign = (category: Category): JsonObject => ({
  if: { properties: { category: { const: category } }, required: ['category'] },
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: { properties: Object.fromEntries(foreignTo(category).map((name) => [name, false])) },
});

const foreignTo = (category: Category): readonly string[] =>
  FIELDS.filter((field) => obligationOf(field, category) === 'not-to-be-filled').map((field) => field.name);

function schemaOf(type: FieldType): JsonObject {
  switch (type.kind) {
    case 'text': {
      const format: TextFormat = FORMATS[type.format];
      const shape = format.pattern === undefined ? { minLength: 1, pattern: '\\S' } : { pattern: format.pattern };
      return { type: 'string', maxLength: format.max, ...shape, description: format.says };
    }
    case 'local':
      return { anyOf: [textUpTo(type.max), languageMap(type.max)] };
    case 'language-map':
      return languageMap(type.max);
    case 'number':
      return {
        type: type.integer === true ? 'integer' : 'number',
        ...defined({ minimum: type.min, maximum: type.max }),
        ...(type.unit === '' ? {} : { description: `in ${type.unit}` }),
      };
    case 'boolean':
      return { type: 'boolean' };
    case 'choice':
      return { enum: Object.keys(type.choices) };
    case 'list':
      return { type: 'array', maxItems: type.max, items: schemaOf(type.of) };
    case 'object':
      return {
        type: 'object',
        required: Object.keys(type.members).filter((name) => type.members[name]?.required === true),
        properties: Object.fromEntries(
          Object.entries(type.members).map(([name, member]) => [name, { title: member.label.en, ...schemaOf(member.type) }]),
        ),
        additionalProperties: false,
      };
    case 'labels':
      return {
        type: 'object',
        propertyNames: { pattern: LANGUAGE },
        additionalProperties: { type: 'object', additionalProperties: textUpTo(300) },
      };
  }
}

const textUpTo = (max: number): JsonObject => ({ type: 'string', minLength: 1, maxLength: max, pattern: '\\S' });

const languageMap = (max: number): JsonObject => ({
  type: 'object',
  minProperties: 1,
  maxProperties: 60,
  propertyNames: { pattern: LANGUAGE },
  additionalProperties: textUpTo(max),
});

/** The fields of the interface with its types. The view for a role has further fields, in one language. */
const AS_SERVED: JsonObject = {
  title: 'A passport as the public interface writes it',
  type: 'object',
  required: ['dppCode', 'productName', 'manufacturer', 'countryOfOrigin'],
  properties: {
    dppCode: schemaOf({ kind: 'text', format: 'dpp-code' }),
    productName: { anyOf: [textUpTo(300), languageMap(300)] },
    manufacturer: { anyOf: [textUpTo(300), { type: 'object' }] },
    countryOfOrigin: schemaOf({ kind: 'text', format: 'country' }),
    carbonFootprint: {
      anyOf: [{ type: 'string' }, { type: 'object' }],
      description: 'value, unit and what it is for, such as "12.5 kg CO2e per piece"',
    },
    repairabilityScore: { type: 'number', minimum: 0, maximum: 10 },
    materials: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'percentage'],
        properties: {
          percentage: { type: 'number', minimum: 0, maximum: 100 },
          recycledContent: { type: 'number', minimum: 0, maximum: 100 },
        },
      },
    },
    certifications: { type: 'array' },
    vcUrl: { type: 'string', description: 'not stored: publishing gives the passport an address of this service' },
    verifiedAt: { type: 'string', description: 'not stored: when a service last verified its own signature' },
  },
};
