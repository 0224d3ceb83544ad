// Opens the keys of the service: the one that signs, and the earlier ones, which only verify.

import { existsSync, rmSync } from 'node:fs';
import { defined } from '../../domain/json/defined.ts';
import type { EarlierKey } from '../../domain/keys/identity.ts';
import { dropDrafts, newKey, placeDraft, writeDraft } from './key-file.ts';
import { keyFileOf, openServiceKey, type Retirement, retiredKey, retireKey, type ServiceKey } from './keys.ts';
import { requireLong } from './passphrase.ts';

export interface ServiceKeys {
  readonly fragment: string;
  readonly current: ServiceKey;
  /** Newest first. */
  readonly earlier: readonly EarlierKey[];
  /** Whether another process has rotated the key since. */
  outdated(): boolean;
}

/** Creates the successor of a retired key, which completes an interrupted rotation at the next start. */
export function openServiceKeys(folder: string, secret?: string): ServiceKeys {
  dropDrafts(folder);
  const earlier: EarlierKey[] = [];
  for (let number = 1; ; number++) {
    const retired = retiredKey(folder, number);
    if (retired === undefined) {
      const current = openServiceKey(folder, secret, number);
      return {
        fragment: `key-${number}`,
        current,
        earlier,
        outdated: () => existsSync(keyFileOf(folder, number + 1)),
      };
    }
    const { publicJwk, retiredAt, revoked } = retired;
    earlier.unshift({ fragment: `key-${number}`, publicJwk, retiredAt, ...defined({ revoked }) });
  }
}

/**
 * Replaces the signing key with a new one, sealed under the same secret. The new key is on disk before the old one is retired, so a full
 * disk changes nothing.
 */
export function rotateKeys(folder: string, secret: string | undefined, retirement: Retirement): ServiceKeys {
  requireLong(secret);
  const { earlier } = openServiceKeys(folder, secret);
  const number = earlier.length + 1;
  const next = keyFileOf(folder, number + 1);
  const draft = writeDraft(next, newKey(secret));
  try {
    retireKey(folder, number, secret, retirement);
    placeDraft(draft, next);
  } finally {
    rmSync(draft, { force: true });
  }
  return openServiceKeys(folder, secret);
}
