// An open store and the secret of its folder in; what is appended to its logs from here on signed, and what is wrong with their ends out.
import type { Store } from '../store.ts';
import { devicePublicKey, openDeviceKey, signWith } from './device.ts';
import { headFault, LOGS, type LogName, lastOf, signAll, signLate, wasSigned } from './heads.ts';

export interface EndFault {
  readonly log: LogName;
  readonly detail: string;
}

export interface Signing {
  /** The public key of this computer. */
  readonly key: string;
  /** It was made just now, though another one had signed here. */
  readonly follows: boolean;
  readonly faults: readonly EndFault[];
}

export const endFaults = (store: Pick<Store, 'db'>, key: string): readonly EndFault[] =>
  LOGS.flatMap((log) => {
    const detail = headFault(store, log, key);
    return detail === undefined ? [] : [{ log, detail }];
  });

/** A computer that has no key yet gets one, which covers what it finds: under the lock, because two programs may start at once. */
export function beginSigning(store: Store, secret: string | undefined, now: Date): Signing {
  const begin = (): Signing => {
    const isNew = devicePublicKey(store.folder) === undefined;
    const follows = isNew && wasSigned(store);
    const key = openDeviceKey(store.folder, secret);
    signWith(store.db, key);
    const isEmpty = LOGS.every((log) => lastOf(store, log).number === 0);
    if (isNew || (isEmpty && !wasSigned(store))) signAll(store, key, now);
    else signLate(store, key, now);
    const { x } = key.publicJwk;
    return { key: x, follows, faults: endFaults(store, x) };
  };
  return store.db.transaction(begin).immediate();
}
