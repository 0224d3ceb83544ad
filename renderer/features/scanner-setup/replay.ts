// Replays the keys of one attempt to the wedge twice: at their original pace, and at a steady pace of a scanner.
import type { Burst } from '../../scan/burst.ts';
import type { Layout } from '../../scan/decode-key.ts';
import { createWedge, type Key, type Scan } from '../../scan/wedge.ts';

export interface Replayed {
  /** What the app inspects after these keys. */
  readonly scans: readonly Scan[];
  readonly bursts: readonly Burst[];
}

/** Policy: a pace that the wedge always accepts as that of a scanner, in milliseconds per event. */
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
