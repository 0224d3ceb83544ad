// A data folder and an optional secret in, the key with which this computer signs where its logs end out; it is never part of a backup.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StoreFault } from '../../lib/store-fault.ts';
import { readKeyFile } from '../service-keys/key-file.ts';
import { openKey, type ServiceKey } from '../service-keys/keys.ts';
import type { Db } from '../store.ts';

export const DEVICE_KEY = 'device-key.json';
const fileIn = (folder: string): string => join(folder, DEVICE_KEY);

const devices = new WeakMap<Db, ServiceKey>();

/** What is appended over this connection is signed from now on. */
export const signWith = (db: Db, key: ServiceKey): void => void devices.set(db, key);
export const deviceOf = (db: Db): ServiceKey | undefined => devices.get(db);

/** Without opening it; undefined: there is none yet. */
export const devicePublicKey = (folder: string): string | undefined =>
  existsSync(fileIn(folder)) ? readKeyFile(fileIn(folder)).x : undefined;

/** Makes it where there is none. It follows the key of the service: the same secret seals it, however short that is. */
export const openDeviceKey = (folder: string, secret: string | undefined): ServiceKey => openKey(fileIn(folder), secret, { short: true });

/** For a command that may have no passphrase; undefined: there is none yet, or it stays sealed. */
export function deviceKeyAtHand(folder: string, secret: string | undefined): ServiceKey | undefined {
  if (!existsSync(fileIn(folder))) return undefined;
  try {
    return openDeviceKey(folder, secret);
  } catch (error) {
    if (error instanceof StoreFault && error.code === 'key-locked') return undefined;
    throw error;
  }
}
