// Defines the API types for a run of several computers: the parts of the others, and all items in one list.
import type { Headline } from '../../domain/evidence/evidence.ts';
import type { Foreign } from '../../domain/foreign/index.ts';
import type { DecisionKind } from './decisions.ts';
import type { RunCounts } from './runs.ts';
import type { SignedIn } from './signed-in.ts';

/** POST /workbench/run-parts/incoming with a `PackFile`, then PUT /workbench/run-parts/incoming?at= with its bytes. One file at a time. */
export interface RunPartUpload {
  readonly stage: 'receiving' | 'received';
  /** Bytes received so far. */
  readonly held: number;
}

/**
 * POST /workbench/runs/{id}/parts: adds the uploaded evidence bundle to an open run → RunPartAdded. 400 if the bundle
 * is altered, unreadable, or not of one whole run; 409 if it is this computer's own, of another run, or older than one
 * already added.
 */
export interface RunPartRequest {
  readonly officer: string;
  /** The fingerprint of the other computer's key, obtained from a separate source. */
  readonly signer?: string;
  /** Why the bundle belongs to this run although its reference or name differs. */
  readonly note?: string;
}

export interface RunPartAdded {
  /** The number of the line in the log of runs that names the bundle. */
  readonly number: number;
  /** The bundle is already part of the run; nothing was written. */
  readonly isAlready: boolean;
}

/**
 * `intact`: a trust list names the desk, or its fingerprint was given. `undetermined`: the bundle is as signed, and
 * `doubt` says what is missing. `changed`: the data kept here no longer matches the line in the log of runs. `erased`:
 * the data was erased together with that line.
 */
export type RunPartState = 'intact' | 'undetermined' | 'changed' | 'erased';

/** What another computer logged in the same run, as its bundle says. */
export interface RunPart {
  readonly number: number;
  readonly state: RunPartState;
  readonly doubt?: 'unnamed' | 'against' | 'verdicts' | 'other-key' | 'unread';
  /** SHA-256 of the manifest of the bundle. */
  readonly sha256: string;
  readonly fingerprint: string;
  /** The name in a trust list. */
  readonly name?: Foreign;
  readonly madeAt: string;
  readonly addedAt: string;
  readonly officer: string;
  readonly signedIn?: SignedIn;
  readonly note?: string;
  /** A newer bundle of the same run of this desk was added later and is used instead. */
  readonly isReplaced?: true;
  /** The run on the other computer. Absent if its data can no longer be read. */
  readonly run?: {
    readonly name: Foreign;
    readonly place: Foreign;
    readonly reference: Foreign;
    readonly startedAt: string;
    readonly closedAt?: string;
  };
  readonly counts?: RunCounts;
}

/** One inspection of the whole run. */
export interface RunRow {
  /** The `number` of its part. 0 is the log of this computer. */
  readonly part: number;
  /** The number of the entry in the log of its desk. */
  readonly number: number;
  readonly at: string;
  readonly headline: Headline;
  readonly product?: Foreign;
  /** GTIN and serial number, or another identifier. Absent if the entry is not about a single item. */
  readonly item?: Foreign;
  /** SHA-256 of what came in, hexadecimal, for an entry without an item. */
  readonly sha256?: string;
  readonly decision?: DecisionKind;
}

/** An item inspected at two or more desks. */
export interface RunDuplicate {
  readonly item: Foreign;
  /** The newest inspection at each desk, with the newest decision in force there. This computer comes first. */
  readonly rows: readonly RunRow[];
  readonly differs: readonly ('decision' | 'headline')[];
}

/** GET /workbench/runs/{id}/together?limit=&offset=: the run with the entries of all desks. Verdicts about an earlier date are omitted. */
export interface RunTogether {
  readonly parts: readonly RunPart[];
  /** The items of all desks. An item counts once for each verdict. */
  readonly counts: RunCounts;
  /** This computer's share of them. */
  readonly here: RunCounts;
  /** Items on which the desks differ come first. At most `MostDuplicates`. */
  readonly duplicates: { readonly total: number; readonly differing: number; readonly items: readonly RunDuplicate[] };
  /** Ordered by time. */
  readonly rows: { readonly total: number; readonly items: readonly RunRow[] };
}

/** Policy: a person reviews each of them. */
export type MostDuplicates = 200;
