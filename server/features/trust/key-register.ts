// Lists the keys that are or were trusted on this computer, and removes a maker of packs.
import type { KeyRotation } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import { sameFingerprint } from '../../domain/keys/fingerprint.ts';
import type { RegisteredKey } from '../../domain/ownership/key-register.ts';
import { fingerprintOfDidKey } from '../../domain/trust-list/read.ts';
import { Refusal } from '../../lib/problem.ts';
import { readRotations } from '../../store/audit-log/key-rotations.ts';
import { formerOperatorKeys, keysOfLists, listPackCreators, removePackCreator } from '../../store/packs.ts';
import { logOwnership } from '../../store/passports/received.ts';
import { serviceName } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { speaksAlone } from '../../store/trust/operator-rule.ts';
import { listOperatorKeys } from '../../store/trust/trust-lists.ts';
import type { AppContext } from '../app-context/index.ts';

/** Returns the keys of the service, the operators and the makers of packs, including former ones. */
export function keyRegister(store: Store | undefined, ownFingerprint: string | undefined): readonly RegisteredKey[] {
  if (store === undefined) return [];
  const name = serviceName(store);
  const operators = listOperatorKeys(store);
  const present = new Set(operators.map(({ key }) => key));
  const former = formerOperatorKeys(store);
  return [
    ...(ownFingerprint === undefined ? [] : [{ role: 'service', name, fingerprint: ownFingerprint } as const]),
    ...readRotations(store).map((rotation) => ({ role: 'service', name, ...endOf(rotation) }) as const),
    // A key that cannot sign alone, as one of several operators, is not listed.
    ...operators
      .filter(({ key }) => speaksAlone(store, key))
      .map(
        ({ name: operator, fingerprint, pinnedAt, pinnedBy }) =>
          ({ role: 'operator', name: operator, fingerprint, since: pinnedAt, by: pinnedBy }) as const,
      ),
    ...former.map((key) => ({ role: 'operator', ...key }) as const),
    // Former keys from before they were recorded: keys that signed a list once in force and are no longer the operator's.
    ...keysOfLists(store)
      .flatMap(({ key, ...rest }) => key.split(' ').map((one) => ({ key: one, ...rest })))
      .map(
        ({ key, operator, since }) =>
          ({ key, role: 'operator', name: operator, fingerprint: fingerprintOfDidKey(key), since, until: since }) as const,
      )
      .filter(({ key, fingerprint }) => !present.has(key) && !former.some((one) => one.fingerprint === fingerprint))
      .map(({ key: _, ...rest }) => rest),
    ...listPackCreators(store).map(
      ({ name: maker, fingerprint, pinnedAt, pinnedBy, removedAt, removedBy, removedReason }) =>
        ({
          role: 'maker',
          name: maker,
          fingerprint,
          since: pinnedAt,
          by: pinnedBy,
          ...defined({ until: removedAt, endedBy: removedBy, reason: removedReason }),
        }) as const,
    ),
  ];
}

const endOf = ({ fingerprint, at, who, compromised }: KeyRotation) => ({
  fingerprint,
  until: at,
  ...(who === '' ? {} : { endedBy: who }),
  ...(compromised ? { reason: 'compromised' } : {}),
});

/**
 * Removes a maker. Its packs are refused until a person compares the fingerprint again; data received from it stays.
 * Throws `not-found`.
 */
export function removeMaker(
  context: AppContext,
  { fingerprint, who, reason }: { readonly fingerprint: string; readonly who: string; readonly reason: string },
): void {
  const { store } = context;
  const at = context.now().toISOString();
  store.db
    .transaction(() => {
      const maker = listPackCreators(store).find((one) => sameFingerprint(fingerprint, one.fingerprint));
      if (maker === undefined || !removePackCreator(store, { key: maker.key, at, who, reason }))
        throw new Refusal(
          'not-found',
          'no maker with this fingerprint is confirmed here; the keys of the operator come and go with its trust lists',
        );
      logOwnership(store, { at, action: 'maker-removed', subject: `${maker.name} (${maker.fingerprint})`, who, reason });
    })
    .immediate();
}
