// A pack's file and, where there is one, a store in; what is inside, whether it holds and whether it could be applied here out: nothing is changed.
import type { PackPreview, PackRefusedEntry } from '../contract.ts';
import { PackRefusal } from '../pack/pack.ts';
import { openPack } from '../pack/read.ts';
import type { Store } from '../store/open.ts';
import { appliedPack } from '../store/packs.ts';
import type { Trust } from '../trust/trust.ts';
import { admitPack, carriedTrust, type PackConfirmation, trustWith } from './pack-admit.ts';
import { judgeChunk } from './pack-judge.ts';

/** As many refused entries are told one by one. */
const TOLD = 100;

export interface PreviewContext {
  readonly store?: Store;
  readonly ownKey?: string;
  readonly trust: Trust;
  readonly now: Date;
  readonly given: Omit<PackConfirmation, 'who'>;
}

/** Throws a PackRefusal for what does not hold in itself; what only stands against applying it here is told beside what is inside. */
export function previewPack(file: string, { store, ownKey, trust, now, given }: PreviewContext): PackPreview {
  const pack = openPack(file);
  try {
    const { header, key, fingerprint, sha256, bytes } = pack;
    const carried = carriedTrust(pack, store);
    const context = { now, trust: trustWith(trust, store, carried) };
    const refusals: PackRefusedEntry[] = [];
    let refused = 0;
    let first = 0;
    for (const [index, { entries }] of header.chunks.entries()) {
      const judged = judgeChunk(pack.entries(index), first, context);
      refused += judged.refused.length;
      refusals.push(...judged.refused.slice(0, TOLD - refusals.length));
      first += entries;
    }
    const { series, sequence, since, selection = false, creator, issuedAt, counts } = header;
    const against = admission(() => admitPack(pack, store, ownKey, given));
    return {
      sha256,
      bytes,
      creator,
      creatorKey: key,
      fingerprint,
      series,
      sequence,
      ...(since === undefined ? {} : { since }),
      selection,
      issuedAt,
      counts,
      ...(carried === undefined
        ? {}
        : {
            trust: {
              operator: carried.read.snapshot.issuer.name,
              fingerprint: carried.read.fingerprint,
              sequence: carried.read.snapshot.sequence,
              becomes: carried.becomes,
            },
          }),
      refused,
      refusals,
      already: store !== undefined && appliedPack(store, sha256) !== undefined,
      ...(against === undefined ? {} : { against }),
    };
  } finally {
    pack.close();
  }
}

function admission(admit: () => unknown): PackPreview['against'] {
  try {
    admit();
    return undefined;
  } catch (error) {
    if (!(error instanceof PackRefusal)) throw error;
    return { code: error.code, detail: error.message };
  }
}
