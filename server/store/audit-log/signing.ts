// Starts signing the logs of an open store, and reports what is wrong with their heads.

import { readyTree } from '../log-tree/epochs.ts';
import type { Store } from '../store.ts';
import { devicePublicKey, openDeviceKey, signWith } from './device.ts';
import { headFault, LOGS, type LogName, lastOf, signAll, signLate, signNew, wasSigned } from './heads.ts';

export interface EndFault {
  readonly log: LogName;
  readonly detail: string;
}

export interface Signing {
  /** The public key of this computer. */
  readonly key: string;
  /** The key was created just now, although another key had signed here before. */
  readonly follows: boolean;
  readonly faults: readonly EndFault[];
}

export const endFaults = (store: Pick<Store, 'db'>, key: string): readonly EndFault[] =>
  LOGS.flatMap((log) => {
    const detail = headFault(store, log, key);
    return detail === undefined ? [] : [{ log, detail }];
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
