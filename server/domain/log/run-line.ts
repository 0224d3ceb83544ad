// Defines the lines of the log of runs.
import type { RunCounts, RunHead, RunNote, RunPhoto, SignedIn } from '../../contract/index.ts';

/** The ends of the logs of inspections and decisions. */
export interface LogHeads {
  readonly inspections: number;
  readonly inspectionsHead: string;
  readonly decisions: number;
  readonly decisionsHead: string;
}

interface Common {
  readonly run: string;
  readonly at: string;
  readonly officer: string;
  readonly signedIn?: SignedIn;
}

/** Lines of earlier versions lack the decisions. */
export type ClosingCounts = Omit<RunCounts, 'decisions'> & Partial<RunCounts>;

export type RunLine =
  | (Common & RunHead & { readonly action: 'start'; readonly heads: LogHeads })
  | (Common & { readonly action: 'pause' | 'resume' })
  | (Common & { readonly action: 'close'; readonly heads: LogHeads; readonly counts: ClosingCounts })
  | (Common & Omit<RunNote, 'at'> & { readonly action: 'note'; readonly requestId: string })
  | (Common & Omit<RunPhoto, 'at'> & { readonly action: 'photo' })
  | PartLine;

/** Adds the evidence bundle of another desk to the run. The log holds nothing else of that bundle. */
export interface PartLine extends Common {
  readonly action: 'part';
  /** SHA-256 of the manifest of the bundle. */
  readonly bundle: string;
  /** did:key of the desk. */
  readonly desk: string;
  readonly madeAt: string;
  /** The id of the run in the log of that desk. */
  readonly of: string;
  readonly entries: number;
  /** SHA-256, in hex, of the stored part of the bundle. */
  readonly kept: string;
  /** The fingerprint that a person entered. */
  readonly signer?: string;
  /** Why the bundle belongs to this run although its reference or name differs. */
  readonly note?: string;
}
