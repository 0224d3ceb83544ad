// Compares a sighting of an item with earlier entries about the same item, or about the same text.
import type { EarlierSighting, SightingFinding, SightingKind } from '../../contract/index.ts';
import { fold } from '../encoding/fold.ts';
import { original } from '../foreign/index.ts';

/** An item in hand, identified by GTIN and serial number. A GTIN alone identifies only a product. */
export interface Sighting extends Pick<EarlierSighting, 'at' | 'place' | 'issuer'> {
  readonly gtin: string;
  readonly serial: string;
  /** The id of the run. */
  readonly run?: string;
}

export interface EarlierEntry extends EarlierSighting {
  readonly run?: string;
  /** The entry that this one repeats. A repetition is not a sighting. */
  readonly again?: number;
  /** True if a code was read. An added document does not show that the item was present. */
  readonly isOfCode: boolean;
}

/** Adds the findings in the logs of other desks to those in the log of this desk, whose entries come first. */
export function withOthers(own: readonly SightingFinding[], others: readonly (readonly SightingFinding[])[]): readonly SightingFinding[] {
  const kinds = Map.groupBy([...own, ...others.flat()], ({ kind }) => kind);
  return [...kinds].map(([kind, found]) => ({
    kind,
    total: found.reduce((sum, { total }) => sum + total, 0),
    entries: found.flatMap(({ entries }) => entries).slice(0, NAMED),
  }));
}

const HOUR = 3_600_000;
/** Policy: the maximum number of entries that a finding names. The others are in the log. */
const NAMED = 5;

/**
 * `ofItem` are entries with the same GTIN and serial number, `ofText` those with the same text, both newest first. A
 * second scan in the same run is skipped, because the run reports it.
 */
export function findingsOf(
  seen: Sighting,
  ofItem: readonly EarlierEntry[],
  ofText: readonly EarlierEntry[],
  hours: number,
): readonly SightingFinding[] {
  const others = ofItem.filter(({ run }) => run === undefined || run !== seen.run);
  const decided = onePerSighting(
    others.filter(({ decision }) => decision !== undefined),
    others,
    (one, other) => decidedAt(one) > decidedAt(other),
  );
  return [
    ...finding(
      'another-place',
      others.filter((one) => isElsewhere(one, seen, hours)),
    ),
    ...finding(kindOf(decided), decided),
    ...finding(
      'another-product',
      onePerSighting(
        ofText.filter((one) => isAnother(one, seen)),
        ofText,
      ),
    ),
    ...finding(
      'another-issuer',
      onePerSighting(
        others.filter(({ issuer }) => differs(issuer, seen.issuer)),
        others,
      ),
    ),
    ...finding(
      'line-differed',
      onePerSighting(
        ofItem.filter(({ line }) => line !== undefined),
        ofItem,
      ),
    ),
  ];
}

function finding(kind: SightingKind, found: readonly EarlierEntry[]): readonly SightingFinding[] {
  if (found.length === 0) return [];
  return [{ kind, total: found.length, entries: found.slice(0, NAMED).map(({ run: _, again: __, isOfCode: ___, ...entry }) => entry) }];
}

/** Places are free text, so they are compared without case, accents and repeated blanks. */
const placeOf = ({ place, decision }: Pick<EarlierSighting, 'place' | 'decision'>): string => fold(place || decision?.place);

/** True if the place differs and the times are at most `hours` apart, in either order, because the clock may have been set back. */
function isElsewhere(one: EarlierEntry, seen: Sighting, hours: number): boolean {
  if (one.again !== undefined || !one.isOfCode) return false;
  const [there, here] = [placeOf(one), placeOf(seen)];
  return there !== '' && here !== '' && there !== here && Math.abs(Date.parse(one.at) - Date.parse(seen.at)) <= hours * HOUR;
}

function kindOf(decided: readonly EarlierEntry[]): SightingKind {
  const kinds = new Set(decided.map(({ decision }) => decision?.decision));
  if (kinds.size > 1) return 'decided-differently';
  return kinds.has('released') ? 'released-before' : 'decided-before';
}

/**
 * Keeps one entry for each sighting, which is an entry in `all` with its repetitions. Keeps the newest, unless `counts`
 * prefers an older one.
 */
function onePerSighting(
  found: readonly EarlierEntry[],
  all: readonly EarlierEntry[],
  counts: (one: EarlierEntry, newer: EarlierEntry) => boolean = () => false,
): readonly EarlierEntry[] {
  const repeats = new Map(all.map(({ id, again }) => [id, again]));
  const firstOf = (id: number): number => {
    const before = repeats.get(id);
    return before === undefined || before >= id ? id : firstOf(before);
  };
  const kept = new Map<number, EarlierEntry>();
  for (const one of found) {
    const other = kept.get(firstOf(one.id));
    if (other === undefined || counts(one, other)) kept.set(firstOf(one.id), one);
  }
  return [...kept.values()];
}

const decidedAt = ({ decision }: EarlierEntry): string => decision?.at ?? '';

const isAnother = ({ gtin, serial }: EarlierEntry, seen: Sighting): boolean =>
  gtin !== undefined && serial !== undefined && (original(gtin) !== seen.gtin || original(serial) !== seen.serial);

const differs = (one: EarlierSighting['issuer'], other: EarlierSighting['issuer']): boolean =>
  one !== undefined && other !== undefined && original(one) !== original(other);
