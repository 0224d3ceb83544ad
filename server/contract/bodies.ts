// Defines the API types for the list of notified bodies and its replacement.
import type { Foreign } from '../domain/foreign/index.ts';

/** GET /workbench/bodies?query=&country=&limit=&offset= (by number, an exact match first) */
export interface BodyList {
  /** The count before paging. */
  readonly total: number;
  readonly items: readonly NotifiedBody[];
  /** The date on which the list was compiled, as an ISO 8601 date. */
  readonly statusDate: string;
  /** The publisher of the list. */
  readonly source: Foreign;
  readonly origin: BodyListOrigin;
  /** The time of the import, in ISO 8601 UTC. Absent for the bundled list. */
  readonly importedAt?: string;
  /** The status date of the list that ships with the app. */
  readonly bundledDate: string;
  /** Every country of the list, in ISO 3166-1 alpha-2, regardless of the query. */
  readonly countries: readonly string[];
}

export type BodyListOrigin = 'bundled' | 'imported';

/** PUT /workbench/bodies/list → BodyList (its first page) · DELETE /workbench/bodies/list → BodyList: restores the bundled list */
export interface BodyListImport {
  /** The content of the file, JSON or comma-separated. */
  readonly text: string;
  /** Accepts a list that is older than the current one, which is otherwise refused (409, `older-list`). */
  readonly older?: boolean;
}

export interface NotifiedBody {
  readonly id: string;
  readonly name: Foreign;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Four digits, as in NANDO. */
  readonly notifiedNumber: string;
  /** Only acts that a source confirmed. Most bodies are notified under more. */
  readonly directives: readonly Foreign[];
  /** Empty if an imported list states none. */
  readonly website: Foreign;
  /**
   * The source of the number and the acts: NANDO, the body itself, a national regulator, two combined sources, a third party, or an
   * imported list.
   */
  readonly origin: 'nando' | 'own-page' | 'regulator' | 'combined' | 'third-party' | 'list';
  /** The location of the source. */
  readonly source: Foreign;
  /** The date of the source, as precise as it is: 2026-09-30, 2025-12. Absent if the source is undated. */
  readonly asOf?: string;
  /**
   * `stated`: NANDO, the body or a regulator states the number and the act. `combined`: derived from two sources, or stated by a third
   * party.
   */
  readonly confidence: 'stated' | 'combined';
}
