// Manages the device key, with which this computer signs the heads of its logs. Backups never contain it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StoreFault } from '../../lib/store-fault.ts';
import { readKeyFile } from '../service-keys/key-file.ts';
import { openKey, type ServiceKey } from '../service-keys/keys.ts';
import type { Db } from '../store.ts';

export const DEVICE_KEY = 'device-key.json';
const fileIn = (folder: string): string => join(folder, DEVICE_KEY);

const devices = new WeakMap<Db, ServiceKey>();

/** Signs everything that is appended over this connection from now on. */
export const signWith = (db: Db, key: ServiceKey): void => void devices.set(db, key);
export const deviceOf = (db: Db): ServiceKey | undefined => devices.get(db);

/** Reads the public key without unsealing the key. Returns undefined if there is no device key yet. */
export const devicePublicKey = (folder: string): string | undefined =>
  existsSync(fileIn(folder)) ? readKeyFile(fileIn(folder)).x : undefined;

/** Opens the device key and creates it if missing. It is sealed with the secret of the service key, however short that secret is. */
export const openDeviceKey = (folder: string, secret: string | undefined): ServiceKey => openKey(fileIn(folder), secret, { short: true });

/** The device key for a command that may have no passphrase. Returns undefined if there is no key yet or it stays sealed. */
export function deviceKeyAtHand(folder: string, secret: string | undefined): ServiceKey | undefined {
  if (!existsSync(fileIn(folder))) return undefined;
  try {
    return openDeviceKey(folder, secret);
  } catch (error) {
    if (error instanceof StoreFault && error.code === 'key-locked') return undefined;
    throw error;
  }
}
