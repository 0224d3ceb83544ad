// Provides short builders for the JSON Schemas (2020-12) of the interface's responses.
import type { JsonObject } from '../../domain/json/json.ts';

export type Schemas = Readonly<Record<string, JsonObject>>;

export const text = (description: string, more: JsonObject = {}): JsonObject => ({ type: 'string', description, ...more });
export const url = (description: string): JsonObject => text(description, { format: 'uri' });
export const moment = (description: string): JsonObject => text(description, { format: 'date-time' });
export const flag = (description: string): JsonObject => ({ type: 'boolean', description });
export const number = (description: string, more: JsonObject = {}): JsonObject => ({ type: 'number', description, ...more });
export const whole = (description: string, more: JsonObject = {}): JsonObject => ({ type: 'integer', description, ...more });
export const always = (value: string | boolean, description: string): JsonObject => ({ const: value, description });
export const oneOf = (values: readonly string[], description: string): JsonObject => ({ type: 'string', enum: [...values], description });
export const list = (items: JsonObject, description: string, more: JsonObject = {}): JsonObject => ({
  type: 'array',
  description,
  items,
  ...more,
});
export const texts = (description: string, more: JsonObject = {}): JsonObject => list({ type: 'string' }, description, more);
export const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

/** The same schema, or null if no value is known. */
export const orNull = (schema: JsonObject): JsonObject => ({ ...schema, type: [schema.type ?? 'string', 'null'] });

/** Exactly these members: those in `must` are always present, those in `may` are optional. */
export const object = (description: string, must: Schemas, may: Schemas = {}): JsonObject => ({
  ...open(description, must, may),
  additionalProperties: false,
});

/** At least these members: what a signer or a recorder of events wrote may contain more. */
export const open = (description: string, must: Schemas, may: Schemas = {}): JsonObject => ({
  type: 'object',
  description,
  properties: { ...must, ...may },
  required: Object.keys(must),
  additionalProperties: true,
});
