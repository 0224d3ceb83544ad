// The service's own status list signed with more entries set than its store knows of, as a copy from before a loss would be.
import { gzipSync } from 'node:zlib';
import type { Desk } from '../../server/desk.ts';
import { signCredential } from '../../server/represent/vc.ts';
import { bitsOf, signedList } from '../../server/store/own-status.ts';

const ENTRIES = 131_072;

/** So many places of the first list that were never given: a list holds decoys, at random. */
export function freePlaces({ store }: Desk, count: number): readonly number[] {
  const given = new Set(store.db.prepare('SELECT place FROM status_places WHERE list = 1').pluck().all());
  return Array.from({ length: ENTRIES }, (_, place) => place)
    .filter((place) => !given.has(place))
    .slice(0, count);
}

/** The first revocation list with `set` besides what it says, signed by the key that the service has at that moment. */
export function fullerList(desk: Desk, set: readonly number[], signer = desk.signer()): string {
  const { proof: _, ...document } = JSON.parse(signedList(desk.store, 1, 'revocation')?.vc ?? '{}');
  const bits = Buffer.from(bitsOf(desk.store, 1, 'revocation'));
  for (const place of set) bits[place >> 3] = (bits[place >> 3] ?? 0) | (0x80 >> (place & 7));
  const credentialSubject = { ...document.credentialSubject, encodedList: `u${gzipSync(bits).toString('base64url')}` };
  return JSON.stringify(signCredential({ ...document, credentialSubject }, signer, desk.now()));
}
