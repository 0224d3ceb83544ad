// Writes the JSON files of a bundle.
import { canonicalise } from '../json/jcs.ts';
import type { Json } from '../json/json.ts';

/** RFC 8785, so that the same content gives the same bytes. Members without a value are omitted. */
export const jsonPart = (value: unknown): string => canonicalise(JSON.parse(JSON.stringify(value)) as Json);

export const jsonFile = (value: unknown): string => `${jsonPart(value)}\n`;
