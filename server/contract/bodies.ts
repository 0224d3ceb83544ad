// The list of notified bodies, and how another takes its place.
import type { Foreign } from '../domain/foreign/index.ts';

/** GET /workbench/bodies?query=&country=&limit=&offset= (by number, the exact number first) */
export interface BodyList {
  /** Before paging. */
  readonly total: number;
  readonly items: readonly NotifiedBody[];
  /** When the list was gathered, ISO 8601 date. */
  readonly statusDate: string;
  /** Who states it. */
  readonly source: Foreign;
  readonly origin: BodyListOrigin;
  /** Of an imported one, ISO 8601 UTC. */
  readonly importedAt?: string;
  /** Status date of the list that ships with the app. */
  readonly bundledDate: string;
  /** Every country of the list, ISO 3166-1 alpha-2, whatever was asked for. */
  readonly countries: readonly string[];
}

export type BodyListOrigin = 'bundled' | 'imported';

/** PUT /workbench/bodies/list → BodyList (its first page) · DELETE /workbench/bodies/list → BodyList: the bundled one again */
export interface BodyListImport {
  /** What the file holds, JSON or comma-separated. */
  readonly text: string;
  /** Yes to a list that is older than the present one, which is refused otherwise (409, `older-list`). */
  readonly older?: boolean;
}

export interface NotifiedBody {
  readonly id: string;
  readonly name: Foreign;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Four digits, as NANDO writes it. */
  readonly notifiedNumber: string;
  /** Only acts that a source confirmed; most bodies are notified under more. */
  readonly directives: readonly Foreign[];
  /** Empty where an imported list names none. */
  readonly website: Foreign;
  /** What vouches for number and acts: NANDO, the body itself, a national regulator, two sources put together, somebody else, an imported list. */
  readonly origin: 'nando' | 'own-page' | 'regulator' | 'combined' | 'third-party' | 'list';
  /** Where that was read. */
  readonly source: Foreign;
  /** Date of the source, as exact as it is: 2026-09-30, 2025-12; absent when it bears none. */
  readonly asOf?: string;
  /** `stated`: NANDO, the body or a regulator says number and act; `combined`: put together from two sources, or said by somebody else. */
  readonly confidence: 'stated' | 'combined';
}
