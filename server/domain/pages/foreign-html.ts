// A text from outside in, its HTML out: escaped, on one line, with nothing hidden, and without a say in the direction of its neighbours.
import { type Foreign, oneLine } from '../foreign/index.ts';
import { escapeHtml } from './escape-html.ts';

/** Policy: a description may be long; a reader of the page has the whole document in JSON. */
const LONGEST = 2000;

/** Content of an element. */
export const foreignHtml = (text: Foreign): string => `<bdi>${foreignText(text)}</bdi>`;

/** For a place that takes no elements: a title, an attribute. */
export const foreignText = (text: Foreign): string => escapeHtml(oneLine(text, LONGEST));
