// Previews a pack without changing anything: its content, its faults, and whether it could be applied here.
import type { PackApplication, PackPreview, PackRefusedEntry } from '../../contract/index.ts';
import { defined } from '../../domain/json/defined.ts';
import type { Trust } from '../../domain/trust/trust.ts';
import { closing } from '../../lib/closing.ts';
import { appliedPack } from '../../store/packs.ts';
import type { Store } from '../../store/store.ts';
import { admission, admitPack, carriedTrust, mayApplyAgain, trustWith } from './admit.ts';
import { countChanges } from './changes.ts';
import { type EntryKind, requireCounts } from './format/pack.ts';
import { openPack } from './format/read.ts';
import { judgeChunk } from './judge.ts';
import { TOLD } from './waiting.ts';

export interface PreviewContext {
  readonly store?: Store;
  readonly ownKey?: string;
  readonly trust: Trust;
  readonly now: Date;
  readonly given: Omit<PackApplication, 'who'>;
}

export interface Look {
  /** Parts done so far. */
  readonly done: number;
  readonly total: number;
  /** The findings so far. */
  readonly preview: PackPreview;
}

/** Throws a PackRefusal for a fault in the pack itself. A reason that only prevents applying it here is reported with the content. */
export function previewPack(file: string, context: PreviewContext): PackPreview {
  let last: PackPreview | undefined;
  for (const { preview } of lookInto(file, context)) last = preview;
  if (last === undefined) throw new TypeError('a look begins with the header');
  return last;
}

/** Does the same with a pause after every part: the header first, then the content of its parts. */
export function* lookInto(file: string, { store, ownKey, trust, now, given }: PreviewContext): Generator<Look, void> {
  using pack = closing(openPack(file));
  const { header, key, fingerprint, sha256, bytes } = pack;
  const carried = carriedTrust(pack, store);
  const context = { now, trust: trustWith(trust, store, carried) };
  const { series, sequence, since, selection = false, creator, issuedAt, counts } = header;
  const before = store === undefined ? undefined : appliedPack(store, sha256);
  const against = admission(() => admitPack(pack, store, ownKey, given));
  const own = ownKey !== undefined && key === ownKey;
  const about = {
    sha256,
    bytes,
    creator,
    creatorKey: key,
    fingerprint,
    series,
    sequence,
    ...defined({ since }),
    selection,
    issuedAt,
    counts,
    ...(carried === undefined
      ? {}
      : {
          trust: {
            operator: carried.read.trustList.issuer.name,
            fingerprint: carried.read.fingerprint,
            sequence: carried.read.trustList.sequence,
            becomes: carried.becomes,
          },
        }),
    already: before !== undefined && !mayApplyAgain(before),
    own,
    ...defined({ against }),
  };
  const changes = countChanges(store, context, own ? undefined : { asserter: key, series });
  const carriedKinds: Partial<Record<EntryKind, number>> = {};
  const refusals: PackRefusedEntry[] = [];
  let refused = 0;
  let first = 0;
  const look = (done: number): Look => ({
    done,
    total: header.chunks.length,
    preview: { ...about, ...(store === undefined ? {} : { changes: changes.sofar() }), refused, refusals: [...refusals] },
  });
  yield look(0);
  for (const [index, { entries }] of header.chunks.entries()) {
    const inside = pack.entries(index);
    for (const { kind } of inside) carriedKinds[kind] = (carriedKinds[kind] ?? 0) + 1;
    const judged = judgeChunk(inside, first, context, ({ row }) => changes.addCredential(row));
    const found = [...judged.refused, ...changes.add(judged.waiting)];
    refused += found.length;
    refusals.push(...found.slice(0, TOLD - refusals.length));
    first += entries;
    if (index === header.chunks.length - 1) requireCounts(counts, carriedKinds);
    yield look(index + 1);
  }
}
