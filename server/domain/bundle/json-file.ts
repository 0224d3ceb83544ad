// Writes the JSON files of a bundle.
import { canonicalise } from '../json/jcs.ts';
import type { Json } from '../json/json.ts';

/** Writes canonical JSON (RFC 8785), so that the same content gives the same bytes. Omits members without a value. */
export const jsonPart = (value: unknown): string => canonicalise(JSON.parse(JSON.stringify(value)) as Json);

export const jsonFile = (value: unknown): string => `${jsonPart(value)}\n`;
