// The field table in, a JSON Schema (draft 2020-12) of the passport out.
import type { JsonObject } from '../recognise/json.ts';
import type { FieldType } from './field.ts';
import { CATEGORIES, FIELDS, obligationOf, REQUIRED } from './fields.ts';
import { FORMATS, type TextFormat } from './formats.ts';

const LANGUAGE = FORMATS.language.pattern;

/** Shape, patterns and limits; check digits and what holds between fields are for `parsePassport`. */
export function passportSchema(id: string): JsonObject {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title: 'Digital Product Passport',
    type: 'object',
    required: [...REQUIRED],
    properties: Object.fromEntries(
      FIELDS.map((field) => [field.name, { title: field.label.en, $comment: field.legalBasis, ...schemaOf(field.type) }]),
    ),
    additionalProperties: false,
    allOf: CATEGORIES.map((category) => ({
      if: { properties: { category: { const: category } }, required: ['category'] },
      // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
      then: { properties: Object.fromEntries(foreignTo(category).map((name) => [name, false])) },
    })),
  };
}

const foreignTo = (category: (typeof CATEGORIES)[number]): readonly string[] =>
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
        ...(type.min === undefined ? {} : { minimum: type.min }),
        ...(type.max === undefined ? {} : { maximum: type.max }),
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
