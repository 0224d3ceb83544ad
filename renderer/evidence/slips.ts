// The slips that are checked on Inspect. They are kept while another screen is shown, until they are put away.
import { useSyncExternalStore } from 'react';

/** Policy: as many cards as a person compares with papers in hand. */
const MOST_OPEN = 20;

/** The newest last. */
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

/** A slip that is scanned replaces those before it, as an item does. Of several files, each has its card. */
export const openSlip = (text: string, isOfFile: boolean): void =>
  set([...(isOfFile ? open.filter((one) => one !== text) : []), text].slice(-MOST_OPEN));

export const closeSlip = (text: string): void => set(open.filter((one) => one !== text));
export const closeSlips = (): void => set([]);
