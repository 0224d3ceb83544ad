// The type of text from outside: any string can become one, and none of its readers can use it as a string.

declare const stranger: unique symbol;
interface Stranger {
  readonly [stranger]: never;
}

/**
 * A string at run time. The type checker accepts any string as `Foreign` and refuses `Foreign` where a string is drawn, so it is shown through `shown`, or the
 * component of the renderer, and in no other way.
 *
 * `const name: Foreign = credential.name; shown(name)`
 */
export type Foreign = string | Stranger;

/** The characters themselves: to compare, to look up, to send back or to save. Never to show. */
export const original = (text: Foreign): string => text as string;
