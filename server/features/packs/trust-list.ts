// Imports the trust list in a pack by the rules of every import, or previews that import.
import type { PackApplication } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';

import type { AppContext } from '../app-context/index.ts';
import { importTrustList, type ListPlace } from '../trust/index.ts';
import type { CarriedTrust } from './admit.ts';
import { PackRefusal } from './format/pack.ts';

class Undone extends Error {}

/** Imports the list and rolls back, so that a refusal is reported before the long work and not after it. Throws `bad-trust`. */
export function tryTrust(context: AppContext, carried: CarriedTrust, given: PackApplication): void {
  try {
    context.store.db
      .transaction(() => {
        takeTrust(context, carried, given);
        throw new Undone();
      })
      .immediate();
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
}

/** Returns the place of the list, because a newer one may have been imported since the pack was opened. Throws `bad-trust`. */
export function takeTrust(
  context: AppContext,
  { text }: CarriedTrust,
  { who, creatorKey, fingerprint = creatorKey, secondPerson }: PackApplication,
): ListPlace {
  const taken = importTrustList(
    context.store,
    text,
    {
      who,
      ...defined({ fingerprint, secondPerson }),
    },
    { twoPersons: context.settings().trustTwoPersons },
    context.now(),
  );
  if (!taken.ok) throw new PackRefusal('bad-trust', `${taken.code}, ${taken.detail}`);
  return taken.place;
}
