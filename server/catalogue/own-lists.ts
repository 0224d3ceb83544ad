// Copies of this service's own status lists that came back to it in; what they show and its store has forgotten taken back again, and told, out.
import type { Desk } from '../desk.ts';
import type { ListPurpose } from '../represent/status-list.ts';
import { StoreFault } from '../store/fault.ts';
import { generationOf } from '../store/generation.ts';
import type { Store } from '../store/open.ts';
import {
  addSetPlace,
  bitsOf,
  closeLists,
  FORGOTTEN,
  type OwnPlace,
  placeAt,
  signedBy,
  standingOf,
  statusLogOf,
} from '../store/own-status.ts';
import { logTrust } from '../store/snapshots.ts';
import { heldBelow } from '../store/status-lists.ts';
import { trustFromIssuers } from '../trust/from-issuers.ts';
import { signedListOf } from '../verify/signed-list.ts';
import { readStatusList } from '../verify/status-list.ts';
import { changeStatus, renewLists } from './status.ts';

interface Seen {
  readonly generation: number;
  readonly credentials: ReadonlySet<string>;
}
const seen = new WeakMap<Store, Seen>();

interface OwnCopy {
  readonly url: string;
  readonly list: number;
  readonly purpose: ListPurpose;
  readonly bits: Uint8Array;
  readonly validFrom: number;
}

/** Asked often: a look costs one count where nothing was written. Returns how many entries were taken back. */
export function recallOwnLists(desk: Desk): number {
  const { store } = desk;
  const before = seen.get(store);
  const generation = generationOf(store);
  if (before?.generation === generation) return 0;
  const held = heldBelow(store, `${desk.settings().baseUrl}/api/v1/public/status/`);
  const found = held
    .filter(({ credential }) => before?.credentials.has(credential) !== true)
    .reduce((sum, { url, credential }) => {
      const copy = ownCopy(url, credential, desk);
      return sum + (copy === undefined ? 0 : recall(copy, desk));
    }, 0);
  seen.set(store, { generation: generationOf(store), credentials: new Set(held.map(({ credential }) => credential)) });
  return found;
}

/** Only what a key of this service has signed: nobody else's list speaks for it, not even that of the office whose trust list carries it. */
function ownCopy(url: string, credential: string, desk: Desk): OwnCopy | undefined {
  const [, number, suspension] = /\/status\/([1-9][0-9]{0,8})(\/suspension)?$/.exec(url) ?? [];
  if (number === undefined) return undefined;
  const { did, name, didDocument } = desk.signer();
  const now = desk.now();
  const own = trustFromIssuers([{ did, name, origin: 'own', status: 'granted', didDocument, asOf: now.toISOString() }]);
  const read = readStatusList(credential, signedListOf(own, now));
  const purpose = suspension === undefined ? 'revocation' : 'suspension';
  if (!read.ok || read.value.id !== url || read.value.issuerId !== did || !read.value.purposes.includes(purpose)) return undefined;
  const { bits, validFrom = Number.NEGATIVE_INFINITY } = read.value;
  return { url, list: Number(number), purpose, bits, validFrom };
}

/** One transaction: what was taken back, the lists signed anew, and the line in the log. */
function recall(copy: OwnCopy, desk: Desk): number {
  const { store } = desk;
  return store.db
    .transaction(() => {
      const { list, purpose, url } = copy;
      const signed = signedBy(store, list, purpose);
      const forgotten = forgottenIn(copy, store);
      const newer = signed === undefined || copy.validFrom > Date.parse(signed.signedAt);
      if (forgotten.length === 0 && !newer) return 0;
      for (const place of forgotten) takeBack(place, copy, desk);
      // Its places are no longer known to be free: what is issued from now on has its place in the next list.
      closeLists(store, list);
      const said = `${url}, counts from ${new Date(Math.max(copy.validFrom, 0)).toISOString()}, entries forgotten here: ${forgotten.length}`;
      logTrust(store, { at: desk.now().toISOString(), action: 'own-list-newer', subject: said, who: desk.signer().name });
      renewLists(store, desk.signer(), desk.now(), { all: true });
      desk.notice('own-list-newer', said);
      return forgotten.length;
    })
    .immediate();
}

/** A revocation is final, so any copy proves it. A suspension is not: it was forgotten only if the log knows of none at the time of the copy. */
function forgottenIn({ list, purpose, bits, validFrom }: OwnCopy, store: Store): readonly OwnPlace[] {
  const known = bitsOf(store, list, purpose);
  const forgotten: OwnPlace[] = [];
  for (const [at, byte] of bits.entries()) {
    const more = byte & ~(known[at] ?? 0);
    for (let bit = 0; more !== 0 && bit < 8; bit++) {
      if ((more & (0x80 >> bit)) === 0) continue;
      const place = placeAt(store, list, at * 8 + bit) ?? { list, place: at * 8 + bit };
      if (purpose === 'revocation' || !wasSuspended(place, validFrom, store)) forgotten.push(place);
    }
  }
  return forgotten;
}

const wasSuspended = ({ dppCode }: OwnPlace, moment: number, store: Store): boolean =>
  dppCode !== undefined && statusLogOf(store, dppCode).findLast(({ at }) => Date.parse(at) <= moment)?.action === 'suspend';

/** Of a passport that is here, by the way that a person takes; of what is not here any more, the bit. */
function takeBack(place: OwnPlace, { purpose, url }: OwnCopy, desk: Desk): void {
  const { store } = desk;
  const state = place.dppCode === undefined ? undefined : standingOf(store, place.dppCode)?.state;
  const action = purpose === 'revocation' ? 'revoke' : 'suspend';
  addSetPlace(store, place, purpose);
  if (place.dppCode === undefined || state === 'revoked' || (state === 'suspended' && action === 'suspend')) return;
  try {
    changeStatus(place.dppCode, { action, who: desk.signer().name, reason: `${FORGOTTEN}: ${url}` }, desk);
  } catch (error) {
    // Never published, by what the store knows: the bit stays.
    if (!(error instanceof StoreFault)) throw error;
  }
}
