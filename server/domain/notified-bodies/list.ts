// A list of notified bodies as a whole: its entries, as of when, from where, and what is said wherever it is shown.
import type { BodyListOrigin, NotifiedBody } from '../../contract/index.ts';
import { BUNDLED, EXTRACT_NOTE, STATUS_DATE } from './bundled.ts';

export interface BodyListing {
  readonly origin: BodyListOrigin;
  readonly bodies: readonly NotifiedBody[];
  /** When the list was gathered, ISO 8601 date. */
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

/** Said of a list that somebody brought. */
export const IMPORTED_NOTE =
  'A list that was imported on this service, as its source stated it on the status date; notifications are withdrawn or renamed. Check NANDO before relying on an entry.';
