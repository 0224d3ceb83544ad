// Imports the registry snapshot in a pack if it is newer and of the same origin, or if none is kept.
import { jsonIn, readCarriedSnapshot } from '../../domain/declaration/carried-snapshot.ts';
import type { ReadSnapshot } from '../../domain/declaration/registry.ts';
import type { Claim } from '../../domain/ownership/ownership.ts';
import { originOfSnapshot, presentSnapshot, putSnapshot, type SnapshotOrigin } from '../../store/customs/registry-snapshot.ts';
import { sha256Hex } from '../../store/passports/credentials.ts';
import type { Store } from '../../store/store.ts';
import type { PackFault } from './admit.ts';

/** The origin of a snapshot in a pack that another computer made with this service's own key. */
export const OWN_ORIGIN = 'own';

/** The code of a snapshot that would replace one of another origin. */
export const OTHER_ORIGIN = 'snapshot-of-another-origin';

/** The maker of a pack is the origin of its snapshot. */
export const originOf = ({ relation, asserter }: Claim): string => (relation === 'own' ? OWN_ORIGIN : asserter);

const DAY_MS = 86_400_000;

type Looked =
  | {
      readonly ok: true;
      readonly snapshot: Extract<ReadSnapshot, { readonly ok: true }>['snapshot'];
      /** Of its JSON: the same snapshot may have been compressed by another version. */
      readonly sha256: string;
    }
  | ({ readonly ok: false } & PackFault);

/** Receiving the same snapshot again is not a fault. */
function look(store: Store | undefined, text: string, origin: string, now: Date): Looked {
  const json = jsonIn(text);
  if (json === undefined) return { ok: false, code: 'bad-snapshot', detail: 'it cannot be unpacked, or holds too much' };
  const sha256 = sha256Hex(json);
  const read = readCarriedSnapshot(json);
  if (!read.ok) return { ok: false, code: 'bad-snapshot', detail: read.detail };
  const { date } = read.snapshot;
  // The clock of this computer may be behind by a time zone.
  if (Date.parse(`${date}T00:00:00Z`) > now.getTime() + DAY_MS)
    return { ok: false, code: 'bad-snapshot', detail: `its date ${date} is still to come` };
  const present = store && presentSnapshot(store);
  if (store === undefined || present === undefined || present.sha256 === sha256) return { ok: true, snapshot: read.snapshot, sha256 };
  if (originOfSnapshot(store) !== origin)
    return {
      ok: false,
      code: OTHER_ORIGIN,
      detail: 'the snapshot of the registry that is kept here has another origin: remove it under Settings first',
    };
  if (present.date >= date)
    return { ok: false, code: 'older-snapshot', detail: `the snapshot that is kept here is of ${present.date}, this one of ${date}` };
  return { ok: true, snapshot: read.snapshot, sha256 };
}

/** Why the snapshot would be refused. */
export function lookAtSnapshot(store: Store | undefined, text: string, origin: string, now: Date): PackFault | undefined {
  const looked = look(store, text, origin, now);
  return looked.ok ? undefined : { code: looked.code, detail: looked.detail };
}

/** Runs in the transaction that applies the pack. Returns the reason if the snapshot is refused. */
export function takeSnapshot(
  store: Store,
  text: string,
  origin: SnapshotOrigin,
  { officer, now }: { readonly officer: string; readonly now: Date },
): PackFault | undefined {
  const looked = look(store, text, origin.key, now);
  if (!looked.ok) return { code: looked.code, detail: looked.detail };
  const { sha256 } = looked;
  const { name, date } = looked.snapshot;
  if (presentSnapshot(store)?.sha256 !== sha256)
    putSnapshot(store, looked.snapshot, { name, date, sha256, importedAt: now.toISOString(), officer, origin });
  return undefined;
}
