// Defines the API types for the watched folder: files that can be imported, and problems found in it.

import type { Foreign } from '../domain/foreign/index.ts';

/** GET /workbench/watch. PUT with `{folder}` selects another folder. DELETE …/{id} dismisses an offer or a problem. */
export interface WatchState {
  /** The folder that is scanned every few seconds, with its direct subfolders. Empty if there is none. */
  readonly folder: string;
  /** False if the folder does not exist, for example because no USB stick is inserted. */
  readonly present: boolean;
  readonly checkedAt?: string;
  /** The folders in which this operating system mounts USB sticks, and the downloads folder, as far as they exist. */
  readonly suggestions: readonly string[];
  /** Files that can be imported and have not been. */
  readonly offers: readonly WatchOffer[];
  readonly problems: readonly WatchProblem[];
}

export interface WatchOffer {
  readonly id: string;
  readonly kind: 'trust' | 'pack';
  readonly name: Foreign;
  readonly folder: string;
  /** The claimed origin. The preview shows whether the key is known. */
  readonly by: Foreign;
  readonly sequence: number;
  readonly issuedAt: string;
  /** Set for a pack with selected content, such as wanted copies. */
  readonly selection?: true;
}

/** An importable file that is faulty, an entry that cannot be read, or entries that are skipped. Reported until a person dismisses it. */
export interface WatchProblem {
  readonly id: string;
  /** Empty for the folder itself. */
  readonly name: Foreign;
  readonly folder: string;
  readonly at: string;
  /**
   * `taken-out`, `no-permission`, `read-error`: the file could not be read completely. `still-written`: it changed while it was read, and
   * will be read again. `too-many`: entries beyond the limit. `deeper`: deeper folders and links. Otherwise the code of the fault in the
   * file.
   */
  readonly code: string;
  readonly detail: Foreign;
  /** The number of entries that were skipped. */
  readonly count?: number;
  /** Set if there are more entries, because counting stopped early. */
  readonly atLeast?: true;
}

/** GET /workbench/watch/{id}/text: a trust list that was found, for the preview. A pack is uploaded by POST …/{id}/bring → PackImport. */
export interface WatchedText {
  readonly text: string;
}
