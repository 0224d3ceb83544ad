// Defines a list of notified bodies: its entries, status date, source, and the note displayed with it.
import type { BodyListOrigin, NotifiedBody } from '../../contract/index.ts';
import { BUNDLED, EXTRACT_NOTE, STATUS_DATE } from './bundled.ts';

export interface BodyListing {
  readonly origin: BodyListOrigin;
  readonly bodies: readonly NotifiedBody[];
  /** The date on which the list was collected, ISO 8601. */
  readonly statusDate: string;
  readonly source: string;
  readonly note: string;
  /** ISO 8601 UTC. */
  readonly importedAt?: string;
}

export const BUNDLED_LIST: BodyListing = {
  origin: 'bundled',
  bodies: BUNDLED,
  statusDate: STATUS_DATE,
  source: 'Extract that ships with DPP Desk; each entry names its own source',
  note: EXTRACT_NOTE,
};

/** The note displayed with an imported list. */
export const IMPORTED_NOTE =
  'A list that was imported on this service, as its source stated it on the status date; notifications are withdrawn or renamed. Check NANDO before relying on an entry.';
