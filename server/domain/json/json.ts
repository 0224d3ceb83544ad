// Defines JSON values as types, with helpers for lists, objects and JSON Pointers.
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** A JSON-LD member may hold one value or a list of values. */
export const asList = (value: Json | undefined): readonly Json[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly Json[]) : [value];

/** For error messages. An object from outside may have a member `toString`, so it is serialised instead of converted to a string. */
export const asText = (value: Json | undefined): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));

/** Writes a path as a JSON Pointer (RFC 6901). */
export const pointerTo = (path: readonly (string | number)[]): string => path.reduce<string>(pointerBelow, '');

const ESCAPED = /[~/]/;
export const pointerBelow = (pointer: string, step: string | number): string =>
  typeof step === 'string' && ESCAPED.test(step) ? `${pointer}/${step.replaceAll('~', '~0').replaceAll('/', '~1')}` : `${pointer}/${step}`;

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
