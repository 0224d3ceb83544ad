// Defines the lines of the log of runs.
import type { Run, RunHead, RunNote, RunPhoto, SignedIn } from '../../contract/index.ts';

/** Where the logs of inspections and decisions end. */
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

export type RunLine =
  | (Common & RunHead & { readonly action: 'start'; readonly heads: LogHeads })
  | (Common & { readonly action: 'pause' | 'resume' })
  | (Common & { readonly action: 'close'; readonly heads: LogHeads; readonly counts: Pick<Run, 'items' | 'undecided' | 'headlines'> })
  | (Common & Omit<RunNote, 'at'> & { readonly action: 'note'; readonly requestId: string })
  | (Common & Omit<RunPhoto, 'at'> & { readonly action: 'photo' });
