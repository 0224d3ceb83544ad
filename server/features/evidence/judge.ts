// Judges checked bundles by the trust lists that are in force here, or that a person names.
import type { DeskStanding } from '../../contract/index.ts';
import type { BundleFinding } from '../../domain/bundle/inspect.ts';
import { type JudgedBundle, judgeFinding } from '../../domain/bundle/judge.ts';
import { type DeskList, judgeDesk } from '../../domain/trust-list/desks.ts';
import { readTrustList } from '../../domain/trust-list/read.ts';
import { readSettings } from '../../store/settings.ts';
import type { Store } from '../../store/store.ts';
import { trustListFile, trustListsInForce } from '../../store/trust/trust-lists.ts';
import type { AppContext } from '../app-context/index.ts';
import { listFacts } from '../trust/index.ts';

export interface WhoIsNamed {
  /** The fingerprint that a person gave. */
  readonly signer?: string;
  readonly lists: readonly DeskList[];
  readonly now: Date;
}

export const judgeBundle = (finding: BundleFinding, { signer, lists, now }: WhoIsNamed): JudgedBundle =>
  judgeFinding(finding, {
    standing: (desk, signedAt) => judgeDesk(desk, signedAt, lists, now),
    ...(signer === undefined ? {} : { signer }),
  });

/** What the trust lists in force here state about a desk. */
export const standingHere = ({ store, now }: Pick<AppContext, 'store' | 'now'>, desk: string, signedAt: string): DeskStanding =>
  judgeDesk(desk, signedAt, deskListsIn(store, now()), now());

/** The lists in force in a store. */
export function deskListsIn(store: Store, now: Date): readonly DeskList[] {
  const rules = readSettings(store);
  return trustListsInForce(store).flatMap((list) => {
    const text = trustListFile(store, list.id);
    const read = text === undefined ? undefined : readTrustList(text);
    return read?.ok === true ? [{ trustList: read.trustList, isExpired: listFacts(list, rules, now.getTime()).state === 'expired' }] : [];
  });
}
