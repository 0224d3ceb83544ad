// Queues scans of a hand scanner, or holds them until a person has chosen how its keys are read.
import { share, useShared } from '../../../lib/shared.ts';
import { layoutName } from '../../../scan/layout.ts';
import { type Reading, readingOf, rememberedReading, rememberReading } from '../../../scan/reading.ts';
import type { Scan } from '../../../scan/wedge.ts';
import { queue } from './use-queue.ts';

const asked = share<readonly Scan[]>([]);

const bring = (text: string) => queue.bring([{ kind: 'text', text, channel: 'wedge' }]);

/** True: the scan is queued; false: a person has to choose first. */
export function inspectScan(scan: Scan): boolean {
  if (scan.unreadable !== undefined) {
    queue.bring([{ kind: 'text', text: scan.text, channel: 'wedge', unreadableKey: scan.unreadable }]);
    return true;
  }
  const text = readingOf(scan, rememberedReading(localStorage, layoutName()));
  if (text === undefined) asked.set([...asked.get(), scan]);
  else bring(text);
  return text !== undefined;
}

/** The scans that wait for the answer. */
export const useAsked = (): readonly Scan[] => useShared(asked);

/** Applies to all waiting scans and to later ones. */
export function answerReading(reading: Reading): void {
  rememberReading(localStorage, layoutName(), reading);
  const waited = asked.get();
  asked.set([]);
  for (const scan of waited) bring(reading === 'characters' ? scan.text : (scan.usText ?? scan.text));
}

/** Returns the number of discarded scans. */
export function discardAsked(): number {
  const { length } = asked.get();
  asked.set([]);
  return length;
}
