// Defines the API types for a run that two or more computers did together: the parts of the others, and all items in one list.
import type { Headline } from '../../domain/evidence/evidence.ts';
import type { Foreign } from '../../domain/foreign/index.ts';
import type { DecisionKind } from './decisions.ts';
import type { Run } from './runs.ts';
import type { SignedIn } from './signed-in.ts';

/** POST /workbench/run-parts/incoming with a `PackFile`, then PUT /workbench/run-parts/incoming?at= with its bytes. One file at a time. */
export interface RunPartUpload {
  readonly stage: 'receiving' | 'received';
  /** Bytes received so far. */
  readonly held: number;
}

/**
 * POST /workbench/runs/{id}/parts: adds the evidence bundle that was uploaded to a run that is not closed → RunPartAdded. 400 if the bundle is
 * altered, unreadable, or not of one whole run; 409 if it is this computer's own, of another run, or older than one that is here.
 */
export interface RunPartRequest {
  readonly officer: string;
  /** The fingerprint of the other computer's key, compared with another source. */
  readonly signer?: string;
  /** Why the bundle belongs to this run although its reference or its name is another one. */
  readonly note?: string;
}

export interface RunPartAdded {
  /** The line in the log of runs that names the bundle. */
  readonly number: number;
  /** The bundle is part of the run already: nothing was written. */
  readonly isAlready: boolean;
}

/**
 * `intact`: a trust list names the desk, or its fingerprint was given. `undetermined`: as signed, and `doubt` says what is missing. `changed`:
 * what is kept here of the bundle is not what the line in the log of runs names. `erased`: it was erased together with that line.
 */
export type RunPartState = 'intact' | 'undetermined' | 'changed' | 'erased';

type Counts = Pick<Run, 'items' | 'undecided' | 'headlines'>;

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
  /** A newer bundle of the same run of this desk was added since, and counts instead. */
  readonly isReplaced?: true;
  /** The run there. Absent if nothing can be read any more. */
  readonly run?: {
    readonly name: Foreign;
    readonly place: Foreign;
    readonly reference: Foreign;
    readonly startedAt: string;
    readonly closedAt?: string;
  };
  readonly counts?: Counts;
}

/** One inspection of the whole run. */
export interface RunRow {
  /** The `number` of the part that it is in. 0: the log of this computer. */
  readonly part: number;
  /** In the log of its desk. */
  readonly number: number;
  readonly at: string;
  readonly headline: Headline;
  readonly product?: Foreign;
  /** GTIN and serial number, or another identifier. Absent if it is not about a single item. */
  readonly item?: Foreign;
  readonly decision?: DecisionKind;
}

/** An item that was inspected at two desks or more. */
export interface RunDuplicate {
  readonly item: Foreign;
  /** Of each desk the newest inspection, with the newest decision in force there. This computer first. */
  readonly rows: readonly RunRow[];
  readonly differs: readonly ('decision' | 'headline')[];
}

/** GET /workbench/runs/{id}/together?limit=&offset=: the run as one, of all desks. Verdicts about an earlier date are left out. */
export interface RunTogether {
  readonly parts: readonly RunPart[];
  /** Of all desks. An item counts once for each verdict. */
  readonly counts: Counts;
  /** This computer's share of them. */
  readonly here: Counts;
  /** Those that differ first, at most `MostDuplicates`. */
  readonly duplicates: { readonly total: number; readonly differing: number; readonly items: readonly RunDuplicate[] };
  /** In the order of time. */
  readonly rows: { readonly total: number; readonly items: readonly RunRow[] };
}

/** Policy: a person looks at each of them. */
export type MostDuplicates = 200;
