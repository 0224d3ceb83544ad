// JSON values as types: what the strict parser returns and every later stage reads; lists, objects and places in them.
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** JSON-LD members may hold one value or a list of them. */
export const asList = (value: Json | undefined): readonly Json[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly Json[]) : [value];

/** For telling what was found: an object that came from outside may have a member `toString`, and then has no text of its own. */
export const asText = (value: Json | undefined): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));

/** RFC 6901. */
export const pointerTo = (path: readonly (string | number)[]): string =>
  path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);
