// Defines what is kept of another desk's evidence bundle of a run: no names of persons and no notes.

import type { Manifest } from '../bundle/format.ts';
import type { InspectedEntry } from '../bundle/inspect.ts';
import type { Foreign } from '../foreign/index.ts';
import type { DeskRow } from './together.ts';

export interface KeptPart {
  readonly manifest: Pick<Manifest, 'createdAt' | 'appVersion' | 'scope' | 'desk'>;
  readonly fingerprint: string;
  readonly sha256: string;
  readonly run: PartHead;
  readonly entries: readonly KeptEntry[];
}

export interface PartHead {
  /** The number of the entry in the log of that desk. */
  readonly id: string;
  readonly name: Foreign;
  readonly place: Foreign;
  readonly reference: Foreign;
  readonly startedAt: string;
  readonly closedAt?: string;
}

/** `anew`: whether the verdict could be repeated when the bundle was checked. */
export interface KeptEntry extends DeskRow {
  readonly anew: InspectedEntry['anew'];
  /** The verdict is about an earlier date: it is not listed, and does not count. */
  readonly isPast?: true;
}

/** References and names that differ only in case or blanks are the same. */
const plain = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Two desks work on the same job if both state the same reference, or, if one states none, if their runs have the same name. */
export function isSameJob(
  one: { readonly name: string; readonly reference: string },
  other: { readonly name: string; readonly reference: string },
): boolean {
  const [mine, theirs] = [plain(one.reference), plain(other.reference)];
  return mine !== '' && theirs !== '' ? mine === theirs : plain(one.name) === plain(other.name);
}
