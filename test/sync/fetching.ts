// A desk, the address of a service and what to fetch in; the run to its end out, which waits for nobody but remembers for how long it would have.
import { addLocalIssuer } from '../../server/catalogue/local-issuer.ts';
import type { SyncItem } from '../../server/contract.ts';
import type { Desk } from '../../server/desk.ts';
import { settledItems, settledLists } from '../../server/store/sync.ts';
import { SYNC_LIMITS, type SyncLimits } from '../../server/sync/limits.ts';
import { startSync } from '../../server/sync/run.ts';

interface Rest {
  readonly limits?: Partial<SyncLimits>;
  readonly signal?: AbortSignal;
  readonly events?: boolean;
  readonly key?: string;
  readonly fingerprint?: string;
  readonly waits?: number[];
}

export async function sync(
  desk: Desk,
  url: string,
  items: readonly SyncItem[],
  { limits, signal, events = false, key, fingerprint, waits = [] }: Rest = {},
) {
  const { run, ended } = startSync(
    desk,
    {
      url,
      allowHttp: true,
      items,
      who: 'A. Officer',
      events,
      ...(key === undefined ? {} : { key }),
      ...(fingerprint === undefined ? {} : { fingerprint }),
    },
    {
      signal: signal ?? new AbortController().signal,
      limits: { ...SYNC_LIMITS, ...limits },
      wait: async (ms) => void waits.push(ms),
      random: () => 0.5,
    },
  );
  const result = await ended;
  return { run: result, items: settledItems(desk.store, run), lists: settledLists(desk.store, run), waits };
}

export const issuersHere = (desk: Desk): readonly string[] => [...desk.trust().issuers.keys()];

/** The officer has compared the key of another service with another source. */
export function vouchFor(desk: Desk, other: Desk): void {
  addLocalIssuer(desk, {
    document: JSON.stringify(other.signer().didDocument),
    name: 'The maker',
    fingerprint: other.state().keyFingerprint,
    who: 'A. Officer',
    reason: 'compared by telephone',
  });
}
