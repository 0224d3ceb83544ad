// The least that a passphrase has to be long to seal a key: a file that others may copy and try at for years.
import { StoreFault } from '../../lib/store-fault.ts';

export const MIN_PASSPHRASE = 12;

/** Only where a key is sealed: one that was sealed under a shorter one before is still opened. */
export function requireLong(secret: string | undefined): void {
  if (secret && secret.length < MIN_PASSPHRASE)
    throw new StoreFault(
      'passphrase-short',
      `DPP_DESK_PASSPHRASE has ${secret.length} characters: to seal a key it needs at least ${MIN_PASSPHRASE}`,
    );
}
