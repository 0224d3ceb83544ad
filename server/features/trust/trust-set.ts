// Reads the admitted statements about issuers from a store, again only after the store has changed.
import type { TrustSet } from '../../domain/trust-list/index.ts';
import { dataVersionOf } from '../../store/data-version.ts';
import type { Store } from '../../store/store.ts';
import { listIssuers } from '../../store/trust/issuers.ts';
import { statementsByIssuer } from '../../store/trust/trust-history.ts';
import { admittedLists, listPins } from '../../store/trust/trust-lists.ts';

type StoredSet = Omit<TrustSet, 'own'>;

const held = new WeakMap<Store, { readonly dataVersion: number; readonly set: StoredSet }>();

/** Returns the cached set unless the data version of the store has changed. */
export function storedTrustSet(store: Store): StoredSet {
  const dataVersion = dataVersionOf(store);
  const known = held.get(store);
  if (known?.dataVersion === dataVersion) return known.set;
  const set = readTrustSet(store);
  held.set(store, { dataVersion, set });
  return set;
}

/** Keeps the day on which a document was retrieved only for the newest list, because it differs in every list. */
function readTrustSet(store: Store): StoredSet {
  const issuers = listIssuers(store);
  const fetched = new Map(issuers.filter(({ origin }) => origin === 'list').map(({ did, asOf, operator }) => [`${operator} ${did}`, asOf]));
  const lists = admittedLists(store);
  const operators = new Map(lists.map(({ number, operator }) => [number, operator]));
  const said = statementsByIssuer(store);
  for (const [did, statements] of said) {
    said.set(
      did,
      statements.map((one) => {
        const asOf = fetched.get(`${operators.get(one.from)} ${did}`);
        return asOf === undefined ? one : { ...one, issuer: { ...one.issuer, asOf } };
      }),
    );
  }
  return { lists, said, pins: listPins(store), local: issuers.filter(({ origin }) => origin === 'local') };
}
