// Copies that are wanted here because they could not be checked without.
import type { Foreign } from '../domain/foreign/index.ts';

/** GET /workbench/want-list: what could not be checked because no copy is held here, one entry for each product or link, the one met last first. */
export interface WantList {
  readonly items: readonly WantedCopy[];
  /** GET /workbench/want-list/qr.png?part=1: so many QR codes, and how many of the copies are in them; another desk that scans them wants the same. */
  readonly pictures: { readonly count: number; readonly codes: number };
}

export interface WantedCopy {
  readonly gtin?: Foreign;
  readonly serial?: Foreign;
  readonly batch?: Foreign;
  readonly dppCode?: Foreign;
  /** The address that was scanned, where it can be asked for. */
  readonly link?: Foreign;
  readonly inspections: number;
  readonly firstAt: string;
  readonly lastAt: string;
  /** Number of the inspection to open. */
  readonly lastInspection: number;
}
