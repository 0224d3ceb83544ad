// A store and the name of its service in; how much it holds out, counted again only when something was written since: at a million passports that takes a quarter of a second.

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
  // Counted before it was written: whoever writes in between is counted the next time.
  kept.set(store.db, { dataVersion, did, held });
  return held;
}
