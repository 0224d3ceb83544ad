// Hashes the PINs and passphrases of officers with scrypt, and compares them in constant time.
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

export interface StoredSecret {
  readonly salt: Buffer;
  readonly hash: Buffer;
  readonly cost: number;
  readonly block: number;
  readonly parallel: number;
}

/** Policy: about a tenth of a second and 32 MiB, so that an officer does not wait. A PIN is guarded by the lock-out, not by this. */
const PARAMETERS = { cost: 2 ** 15, block: 8, parallel: 1 } as const;
/** Upper limits, so that a store from elsewhere cannot make a sign-in take minutes or all memory. */
const MOST = { cost: 2 ** 18, block: 16, parallel: 4 } as const;
const LENGTH = 32;

export const MIN_PIN = 6;
export const MIN_PASSPHRASE = 8;
export const MOST_SECRET = 200;

export const kindOf = (secret: string): 'pin' | 'passphrase' => (/^[0-9]*$/.test(secret) ? 'pin' : 'passphrase');

/** Why a text cannot be the PIN or passphrase of an officer. */
export function secretFault(secret: string): 'short' | 'long' | 'simple' | undefined {
  if (secret.length > MOST_SECRET) return 'long';
  if (kindOf(secret) === 'pin' && secret.length < MIN_PIN) return 'short';
  if (kindOf(secret) === 'passphrase' && secret.length < MIN_PASSPHRASE) return 'short';
  return isSimple(secret) ? 'simple' : undefined;
}

/** One character repeated, or characters that each follow the one before: 111111, 123456, 987654. */
function isSimple(secret: string): boolean {
  const steps = new Set([...secret].slice(1).map((character, index) => character.charCodeAt(0) - secret.charCodeAt(index)));
  const [step] = steps;
  return steps.size === 1 && step !== undefined && Math.abs(step) <= 1;
}

export async function hashSecret(secret: string): Promise<StoredSecret> {
  const salt = randomBytes(16);
  return { ...PARAMETERS, salt, hash: await derived(secret, { ...PARAMETERS, salt }) };
}

export async function isSecret(secret: string, stored: StoredSecret): Promise<boolean> {
  const { cost, block, parallel, hash } = stored;
  if (cost > MOST.cost || block > MOST.block || parallel > MOST.parallel || hash.length !== LENGTH) return false;
  return timingSafeEqual(await derived(secret, stored), hash);
}

const derived = (secret: string, { salt, cost: N, block: r, parallel: p }: Omit<StoredSecret, 'hash'>): Promise<Buffer> => {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) =>
    scrypt(secret.normalize('NFC'), salt, LENGTH, options, (fault, key) => (fault === null ? resolve(key) : reject(fault))),
  );
};
