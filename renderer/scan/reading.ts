// Chooses between the two possible texts of a scan, or reports that a person has to choose.
import type { Scan } from './burst.ts';

/** By the layout of this computer, or by key position on a US keyboard. */
export type Reading = 'characters' | 'positions';

/** How a product code, link, document or token begins; a bare number must have a valid check digit. */
const BEGINS = /^(?:https?:\/\/|\][A-Za-z][0-9]|\(\d{2,4}\)|urn:[a-z]|DPP-\d{14}-|eyJ|[{[]\s*["{])/i;
/** The characters of product codes: printable ASCII, GS, and the white space of a document. */
const isPrintable = (text: string): boolean => /^[\t\n\r -~]+$/.test(text.replaceAll('\u001d', ' '));

function isGtin(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false;
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

export const isPlausible = (text: string): boolean =>
  isPrintable(text) && (BEGINS.test(text) || isGtin(text) || (text.startsWith('01') && isGtin(text.slice(2, 16))));

/** `remembered`: the earlier answer for this computer. Undefined: a person has to be asked. */
export function readingOf({ text, usText }: Scan, remembered: Reading | undefined): string | undefined {
  if (usText === undefined) return text;
  const [own, us] = [isPlausible(text), isPlausible(usText)];
  if (own !== us) return own ? text : usText;
  if (remembered === undefined) return undefined;
  return remembered === 'characters' ? text : usText;
}

const NAME = 'scanner-reading';

/** Stored per keyboard layout: the answer differs between layouts. */
export function rememberedReading(storage: Pick<Storage, 'getItem'>, layout: string): Reading | undefined {
  const kept = storage.getItem(`${NAME}:${layout}`);
  return kept === 'characters' || kept === 'positions' ? kept : undefined;
}

export const rememberReading = (storage: Pick<Storage, 'setItem'>, layout: string, reading: Reading): void =>
  storage.setItem(`${NAME}:${layout}`, reading);
