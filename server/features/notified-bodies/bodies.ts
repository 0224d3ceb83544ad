// Imports a list of notified bodies, and returns the list in force. An older list needs confirmation.

import type { BodyListing } from '../../domain/notified-bodies/list.ts';
import { readBodyList } from '../../domain/notified-bodies/read-list.ts';
import { type BodyIndex, indexBodies } from '../../domain/notified-bodies/search.ts';
import { Refusal } from '../../lib/problem.ts';
import { bodiesVersion, presentBodies, putBodies } from '../../store/bodies.ts';
import type { Store } from '../../store/store.ts';

export interface ImportBodies {
  readonly text: string;
  /** Confirms a list that is older than the current one. */
  readonly older: boolean;
  readonly now: Date;
}

/** Throws `bad-body` with every mistake, or `older-list`. */
export function importBodies(store: Store, { text, older, now }: ImportBodies): BodyListing {
  const read = readBodyList(text, now.toISOString().slice(0, 10));
  if (!read.ok) {
    const [first] = read.errors;
    const number = read.errors.length;
    throw new Refusal(
      'bad-body',
      `the list has ${number === 1 ? 'a mistake' : `${number} mistakes`}: '${first?.pointer ?? ''}' ${first?.detail ?? ''}`,
      {
        errors: read.errors,
      },
    );
  }
  return store.db
    .transaction(() => {
      const present = presentBodies(store);
      if (read.list.statusDate < present.statusDate && !older) {
        throw new Refusal('older-list', `the list is of ${read.list.statusDate}, the present one of ${present.statusDate}`);
      }
      putBodies(store, read.list, now);
      return presentBodies(store);
    })
    .immediate();
}

export interface BodiesInForce {
  readonly list: BodyListing;
  readonly index: BodyIndex;
  /** ISO 3166-1 alpha-2. */
  readonly countries: readonly string[];
}

const known = new WeakMap<Store['db'], { readonly version: string; readonly bodies: BodiesInForce }>();

/** Reads and indexes the list again only after it was changed, by this or another process. */
export function bodiesInForce(store: Store): BodiesInForce {
  const version = bodiesVersion(store);
  const held = known.get(store.db);
  if (held?.version === version) return held.bodies;
  const list = presentBodies(store);
  const countries = [...new Set(list.bodies.map(({ country }) => country))].sort();
  const bodies = { list, index: indexBodies(list.bodies), countries };
  known.set(store.db, { version, bodies });
  return bodies;
}
