// The slips that are checked on Inspect. They are kept while another screen is shown, until they are put away.
import { useSyncExternalStore } from 'react';
import { isSlip, MOST_SLIP } from '../../server/domain/slip/is-slip.ts';

/** Policy: more cards than these hide the verdict of the item. */
const MOST_OPEN = 5;

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

/** The reader may prefix the symbology identifier. Undefined for any other text. Of a text that is too long, the rest is not needed to refuse it. */
export function slipIn(text: string): string | undefined {
  const written = text.trim().replace(/^\][A-Za-z][0-9]/, '');
  return isSlip(written) ? written.slice(0, MOST_SLIP + 1).toUpperCase() : undefined;
}

/** A slip that is scanned again moves to the top. */
export const openSlip = (text: string): void => set([...open.filter((one) => one !== text), text].slice(-MOST_OPEN));

export const closeSlip = (text: string): void => set(open.filter((one) => one !== text));
export const closeSlips = (): void => set([]);
