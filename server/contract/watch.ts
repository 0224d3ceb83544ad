// The watched folder: what was found in it that could be taken over, and what is wrong with it.

import type { Foreign } from '../domain/foreign/index.ts';

/** GET /workbench/watch. PUT with `{folder}` chooses another, DELETE …/{id} says that an offer or a problem was seen. */
export interface WatchState {
  /** Whose files, and those of the folders directly below, are looked at every few seconds; empty: none. */
  readonly folder: string;
  /** False: it is not there, as when no stick is. */
  readonly present: boolean;
  readonly lookedAt?: string;
  /** Where this operating system shows sticks. */
  readonly suggestions: readonly string[];
  /** Could be taken over and was not. */
  readonly offers: readonly WatchOffer[];
  readonly problems: readonly WatchProblem[];
}

export interface WatchOffer {
  readonly id: string;
  readonly kind: 'trust' | 'pack';
  readonly name: Foreign;
  readonly folder: string;
  /** As it calls itself: whether the key is known shows the preview. */
  readonly by: Foreign;
  readonly sequence: number;
  readonly issuedAt: string;
  /** A pack of chosen things, such as wanted copies. */
  readonly selection?: true;
}

/** A file that is of a kind to be taken over, and no good; what cannot be read; what is not looked at. Told until somebody has seen it. */
export interface WatchProblem {
  readonly id: string;
  /** Empty: the folder itself. */
  readonly name: Foreign;
  readonly folder: string;
  readonly at: string;
  /**
   * `taken-out`, `no-permission`, `read-error`: it could not be read to its end. `still-written`: it changed while it was read, and is read again.
   * `too-many`: entries beyond the bound. `deeper`: folders further down and links. Else the code of what is wrong with the file.
   */
  readonly code: string;
  readonly detail: Foreign;
  /** How many were not looked at. */
  readonly count?: number;
  /** There are more: nobody counted them to their end. */
  readonly atLeast?: true;
}

/** GET /workbench/watch/{id}/text: a trust list that was found, for the preview. A pack is brought by POST …/{id}/bring → PackImport. */
export interface WatchedText {
  readonly text: string;
}
