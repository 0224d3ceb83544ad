// The wanted copies in, the texts of the QR codes that carry them to another computer out: codes and product links, one a line, as a scan reads them.
import { type Foreign, original } from '../foreign/index.ts';
import { toDigitalLink } from '../gs1/digital-link-build.ts';

interface Wanted {
  readonly gtin?: Foreign;
  readonly serial?: Foreign;
  readonly batch?: Foreign;
  readonly dppCode?: Foreign;
  readonly link?: Foreign;
}

/** Of one picture: what a camera still reads off a screen at arm's length. */
const COMFORTABLE = 600;
/** QR code of version 40, error correction M, holds 2331 bytes. What takes such a line in takes one of this length. */
export const MOST_OF_A_CODE = 2300;

export interface WantedCodes {
  readonly texts: readonly string[];
  /** How many copies are in them; an address that no picture can hold is in the file only. */
  readonly codes: number;
}

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

/** As a scan reads it: its code, or the link of the product. */
export const lineOf = ({ gtin, serial, batch, dppCode, link = '' }: Wanted): string =>
  original(dppCode ?? (gtin === undefined ? link : toDigitalLink({ gtin: original(gtin), serial: whole(serial), batch: whole(batch) })));

const whole = (text: Foreign | undefined): string | undefined => (text === undefined ? undefined : original(text));
