// Packs the want-list into QR code texts for another computer: one code or product link per line, as scanned.
import type { WantedCopy } from '../../contract/index.ts';
import { type Foreign, original } from '../foreign/index.ts';
import { toDigitalLink } from '../gs1/digital-link-build.ts';

type Wanted = Pick<WantedCopy, 'gtin' | 'serial' | 'batch' | 'dppCode' | 'link'>;

/** In bytes: the content of a QR code that a camera can still read from a screen at arm's length. */
const COMFORTABLE = 600;
/** In bytes. A QR code of version 40 with error correction M holds 2331. A computer that reads such lines accepts this length. */
export const MOST_OF_A_CODE = 2300;

export interface WantedCodes {
  readonly texts: readonly string[];
  /** Number of copies in the codes. An address too long for a QR code is only in the file. */
  readonly codes: number;
}

/** Fills each QR code with as many lines as fit the comfortable size. A longer line gets its own code. */
export function wantedCodes(wanted: readonly Wanted[]): WantedCodes {
  const lines = wanted.map(lineOf).filter((line) => line !== '' && Buffer.byteLength(line) <= MOST_OF_A_CODE);
  const texts: string[] = [];
  for (const line of lines) {
    const last = texts.at(-1);
    const longer = last === undefined ? undefined : `${last}\n${line}`;
    if (longer !== undefined && Buffer.byteLength(longer) <= COMFORTABLE) texts[texts.length - 1] = longer;
    else texts.push(line);
  }
  return { texts, codes: lines.length };
}

/** Returns the line as a scanner reads it: the passport's code, or the link of the product. */
export const lineOf = ({ gtin, serial, batch, dppCode, link = '' }: Wanted): string =>
  original(dppCode ?? (gtin === undefined ? link : toDigitalLink({ gtin: original(gtin), serial: whole(serial), batch: whole(batch) })));

const whole = (text: Foreign | undefined): string | undefined => (text === undefined ? undefined : original(text));
