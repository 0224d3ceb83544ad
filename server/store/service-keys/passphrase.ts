// Sets the minimum length of a sealing passphrase: an attacker may copy the file and try passphrases for years.
import { StoreFault } from '../../lib/store-fault.ts';

export const MIN_PASSPHRASE = 12;

/** Throws `passphrase-short`. Applies only when sealing; a key sealed earlier under a shorter passphrase still opens. */
export function requireLong(secret: string | undefined): void {
  if (secret && secret.length < MIN_PASSPHRASE)
    throw new StoreFault(
      'passphrase-short',
      `DPP_DESK_PASSPHRASE has ${secret.length} characters: to seal a key it needs at least ${MIN_PASSPHRASE}`,
    );
}
