// The trust list that travels in a pack in; taken over by the rules of every list, or only tried.

import type { AppContext } from '../app-context/index.ts';
import { importTrustList, type ListPlace } from '../trust/index.ts';
import type { CarriedTrust, PackConfirmation } from './admit.ts';
import { PackRefusal } from './format/pack.ts';

class Undone extends Error {}

/** Done and taken back: a list that cannot be taken over is told before the long work, not after it. */
export function tryTrust(desk: AppContext, carried: CarriedTrust, given: PackConfirmation): void {
  try {
    desk.store.db
      .transaction(() => {
        takeTrust(desk, carried, given);
        throw new Undone();
      })
      .immediate();
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
}

/** Returns the place of the list: a newer one may have come since the pack was opened. */
export function takeTrust(
  desk: AppContext,
  { text }: CarriedTrust,
  { who, creatorKey, fingerprint = creatorKey, secondPerson }: PackConfirmation,
): ListPlace {
  const taken = importTrustList(
    desk.store,
    text,
    {
      who,
      ...(fingerprint === undefined ? {} : { fingerprint }),
      ...(secondPerson === undefined ? {} : { secondPerson }),
    },
    { twoPersons: desk.settings().trustTwoPersons },
    desk.now(),
  );
  if (!taken.ok) throw new PackRefusal('bad-trust', `${taken.code}, ${taken.detail}`);
  return taken.place;
}
