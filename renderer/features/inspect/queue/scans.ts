// What a hand scanner sent in; inspected, or kept until a person has said how its keys are read.
import { useSyncExternalStore } from 'react';
import { layoutName } from '../../../scan/layout.ts';
import { type Reading, readingOf, rememberedReading, rememberReading } from '../../../scan/reading.ts';
import type { Scan } from '../../../scan/wedge.ts';
import { run } from './use-run.ts';

let asked: readonly Scan[] = [];
const watchers = new Set<() => void>();

function set(next: readonly Scan[]): void {
  asked = next;
  for (const watcher of watchers) watcher();
}

const bring = (text: string) => run.bring([{ kind: 'text', text, channel: 'wedge' }]);

/** True: it is on its way; false: a person is asked first. */
export function inspectScan(scan: Scan): boolean {
  if (scan.unreadable !== undefined) {
    run.bring([{ kind: 'text', text: scan.text, channel: 'wedge', unreadableKey: scan.unreadable }]);
    return true;
  }
  const text = readingOf(scan, rememberedReading(localStorage, layoutName()));
  if (text === undefined) set([...asked, scan]);
  else bring(text);
  return text !== undefined;
}

/** Scans that wait for the answer. */
export const useAsked = (): readonly Scan[] =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => asked,
  );

/** Good for all that wait and for those to come. */
export function answerReading(reading: Reading): void {
  rememberReading(localStorage, layoutName(), reading);
  const waited = asked;
  set([]);
  for (const scan of waited) bring(reading === 'characters' ? scan.text : (scan.usText ?? scan.text));
}

/** How many were discarded. */
export function discardAsked(): number {
  const { length } = asked;
  set([]);
  return length;
}
