// Writes foreign text as HTML: escaped, on one line, without hidden characters, isolated in direction.
import { type Foreign, oneLine } from '../foreign/index.ts';
import { escapeHtml } from './escape-html.ts';

/** Policy: limit for long descriptions. The complete text is in the JSON document. */
const LONGEST = 2000;

/** Writes text as the content of an element. */
export const foreignHtml = (text: Foreign): string => `<bdi>${foreignText(text)}</bdi>`;

/** Writes text for titles and attributes, which cannot contain elements. */
export const foreignText = (text: Foreign): string => escapeHtml(oneLine(text, LONGEST));
