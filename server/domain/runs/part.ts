// Defines the data stored from another desk's evidence bundle of a run, without names of persons and notes.

import type { RunPart } from '../../contract/index.ts';
import type { Manifest } from '../bundle/format.ts';
import type { InspectedEntry } from '../bundle/inspect.ts';
import type { DeskRow } from './together.ts';

export interface KeptPart {
  readonly manifest: Pick<Manifest, 'createdAt' | 'appVersion' | 'scope' | 'desk'>;
  readonly fingerprint: string;
  readonly sha256: string;
  readonly run: PartHead;
  readonly entries: readonly KeptEntry[];
}

export interface PartHead extends NonNullable<RunPart['run']> {
  /** The id of the run in the log of that desk. */
  readonly id: string;
}

/** `anew`: whether the verdict could be repeated when the bundle was checked. */
export interface KeptEntry extends DeskRow {
  readonly anew: InspectedEntry['anew'];
  /** True if the verdict is about an earlier date. Such an entry is neither listed nor counted. */
  readonly isPast?: true;
}

/** Normalises a reference or a name, so that differences in case or blanks do not matter. */
const plain = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** True if both runs have the same reference. If one of them has none, true if they have the same name. */
export function isSameJob(
  one: { readonly name: string; readonly reference: string },
  other: { readonly name: string; readonly reference: string },
): boolean {
  const [mine, theirs] = [plain(one.reference), plain(other.reference)];
  return mine !== '' && theirs !== '' ? mine === theirs : plain(one.name) === plain(other.name);
}
