// Has the keys of one attempt read by the wedge, at the pace at which they came and at a pace that every scan has.
import type { Burst } from '../../scan/burst.ts';
import type { Layout } from '../../scan/decode-key.ts';
import { createWedge, type Key, type Scan } from '../../scan/wedge.ts';

export interface Replayed {
  /** What the app inspects after these keys. */
  readonly scans: readonly Scan[];
  readonly bursts: readonly Burst[];
}

/** Policy: a pace at which the wedge takes any keys for those of a scanner, in milliseconds per event. */
const EVEN_MS = 2;

function replay(keys: readonly Key[], layout: Layout): Replayed {
  const scans: Scan[] = [];
  const bursts: Burst[] = [];
  const wedge = createWedge(
    { onScan: (scan) => scans.push(scan), onField: () => undefined, onNoise: () => undefined, onBurst: (burst) => bursts.push(burst) },
    () => layout,
  );
  for (const key of keys) {
    wedge.settle(key.timeStamp);
    wedge.take(key);
  }
  wedge.settle(Number.POSITIVE_INFINITY);
  return { scans, bursts };
}

export const replayAsSent = (keys: readonly Key[], layout: Layout): Replayed => replay(keys, layout);

export const replayEvenly = (keys: readonly Key[], layout: Layout): Replayed =>
  replay(
    keys.map((key, index) => ({ ...key, timeStamp: index * EVEN_MS })),
    layout,
  );
