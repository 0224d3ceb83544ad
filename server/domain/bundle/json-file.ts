// Writes the JSON files of a bundle.
import { canonicalise } from '../json/jcs.ts';
import type { Json } from '../json/json.ts';

/** RFC 8785, so that the same content gives the same bytes. */
export const jsonFile = (value: unknown): string => `${canonicalise(JSON.parse(JSON.stringify(value)) as Json)}\n`;
