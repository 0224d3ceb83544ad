// Status lists as they are held: the texts that came for an address in, what the trust argument takes out.
import { statementOf } from '../../server/domain/status-list/index.ts';
import type { HeldStatusList } from '../../server/trust/trust.ts';

/** One list, fetched and first seen at one moment. */
export const heldList = (credential: string, retrievedAt: string, seenAt?: string): HeldStatusList => ({
  statements: [statementOf(credential, retrievedAt, seenAt)],
});

export const heldAt = (url: string, credential: string, retrievedAt: string): ReadonlyMap<string, HeldStatusList> =>
  new Map([[url, heldList(credential, retrievedAt)]]);

/** All that came for one address. */
export const heldTogether = (retrievedAt: string, ...credentials: readonly string[]): HeldStatusList => ({
  statements: credentials.map((credential) => statementOf(credential, retrievedAt)),
});
