// The slips checked on Inspect. They are kept until they are dismissed, even while another screen is shown.
import { useSyncExternalStore } from 'react';

/** Policy: no more cards than a person can compare with the papers in hand. */
const MOST_OPEN = 20;

/** The texts of the slips on display, the newest last. */
let open: readonly string[] = [];
const watchers = new Set<() => void>();

function set(next: readonly string[]): void {
  open = next;
  for (const watcher of watchers) watcher();
}

export const useSlips = (): readonly string[] =>
  useSyncExternalStore(
    (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    () => open,
  );

/** A scanned slip replaces those before it, as a scanned item does. Slips from several files each have a card. */
export const openSlip = (text: string, isOfFile: boolean): void =>
  set([...(isOfFile ? open.filter((one) => one !== text) : []), text].slice(-MOST_OPEN));

export const closeSlip = (text: string): void => set(open.filter((one) => one !== text));
export const closeSlips = (): void => set([]);
