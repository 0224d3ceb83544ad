// Counts the contents of a store, and counts again only after its data version has changed.
// Counting a million passports takes 250 ms.

import { dataVersionOf } from '../data-version.ts';
import type { Db, Store } from '../store.ts';
import { countCredentials, countSignedByOthers } from './credentials.ts';
import { countPassports } from './passports.ts';
import { sampleLoaded } from './sample.ts';

export interface Held {
  readonly passports: number;
  readonly credentials: number;
  readonly signedByOthers: number;
  readonly sample: boolean;
}

interface Kept {
  readonly dataVersion: number;
  readonly did: string;
  readonly held: Held;
}

const kept = new WeakMap<Db, Kept>();

export function heldIn(store: Store, did: string): Held {
  const dataVersion = dataVersionOf(store);
  const known = kept.get(store.db);
  if (known?.dataVersion === dataVersion && known.did === did) return known.held;
  const held = {
    passports: countPassports(store),
    credentials: countCredentials(store),
    signedByOthers: countSignedByOthers(store, did),
    sample: sampleLoaded(store),
  };
  // Uses the data version from before the count, so that a concurrent write triggers the next count.
  kept.set(store.db, { dataVersion, did, held });
  return held;
}
