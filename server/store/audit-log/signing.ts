// Starts signing the logs of an open store, and reports what is wrong with their heads.

import type { LogFault } from '../../contract/index.ts';
import { readyTree } from '../log-tree/epochs.ts';
import type { Store } from '../store.ts';
import { devicePublicKey, openDeviceKey, signWith } from './device.ts';
import { endFault, LOGS, lastOf, signAll, signLate, signNew, wasSigned } from './heads.ts';

export interface Signing {
  /** The public key of this computer. */
  readonly key: string;
  /** The key was created just now, although another key had signed here before. */
  readonly follows: boolean;
  readonly faults: readonly LogFault[];
}

export const endFaults = (store: Pick<Store, 'db'>, key: string): readonly LogFault[] =>
  LOGS.flatMap((log) => {
    const fault = endFault(store, log, key);
    return fault === undefined ? [] : [{ log, ...fault }];
  });

/**
 * Opens the device key and signs lines that were appended without it. A computer without a key gets one, which covers all existing lines.
 * Runs in a write transaction, because two programs may start at the same time.
 */
export function beginSigning(store: Store, secret: string | undefined, now: Date): Signing {
  const begin = (): Signing => {
    const isNew = devicePublicKey(store.folder) === undefined;
    const follows = isNew && wasSigned(store);
    const key = openDeviceKey(store.folder, secret);
    signWith(store.db, key);
    const isEmpty = LOGS.every((log) => lastOf(store, log).number === 0);
    if (isNew || (isEmpty && !wasSigned(store))) signAll(store, key, now);
    else {
      signNew(store, key, now);
      signLate(store, key, now);
    }
    readyTree(store.db, LOGS);
    const { x } = key.publicJwk;
    return { key: x, follows, faults: endFaults(store, x) };
  };
  return store.db.transaction(begin).immediate();
}
