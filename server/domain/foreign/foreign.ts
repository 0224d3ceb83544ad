// Defines the type of text from outside: any string is assignable to it, but it cannot be used as a string.

declare const stranger: unique symbol;
interface Stranger {
  readonly [stranger]: never;
}

/**
 * A string at run time. The type checker accepts any string as `Foreign`, but no `Foreign` where a string is expected. To show one, use
 * `shown`, or the component of the renderer.
 *
 * `const name: Foreign = credential.name; shown(name)`
 */
export type Foreign = string | Stranger;

/** Returns the characters unchanged, to compare, look up, send back or save. Never for display. */
export const original = (text: Foreign): string => text as string;
