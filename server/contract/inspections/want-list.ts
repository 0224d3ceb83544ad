// Defines the API types for the want-list: copies that are needed because a scan could not be checked without them.
import type { Foreign } from '../../domain/foreign/index.ts';

/** GET /workbench/want-list: what could not be checked because no copy is held here, one entry for each product or link, latest first. */
export interface WantList {
  readonly items: readonly WantedCopy[];
  /**
   * GET /workbench/want-list/qr.png?part=1: the number of QR codes, and how many of the copies they contain. Another installation that
   * scans them adds the same copies to its want-list.
   */
  readonly pictures: { readonly count: number; readonly codes: number };
}

export interface WantedCopy {
  readonly gtin?: Foreign;
  readonly serial?: Foreign;
  readonly batch?: Foreign;
  readonly dppCode?: Foreign;
  /** The scanned address, if it can be queried. */
  readonly link?: Foreign;
  readonly inspections: number;
  readonly firstAt: string;
  readonly lastAt: string;
  /** The number of the inspection to open. */
  readonly lastInspection: number;
}
