// A value that several parts of the page share. Components that use it are rendered again when it is replaced.
import { useSyncExternalStore } from 'react';

export interface Shared<Value> {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  /** Returns the function that ends the watch. */
  readonly watch: (watcher: () => void) => () => void;
}

export function share<Value>(first: Value): Shared<Value> {
  let present = first;
  const watchers = new Set<() => void>();
  return {
    get: () => present,
    set: (next) => {
      present = next;
      for (const watcher of watchers) watcher();
    },
    watch: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

export const useShared = <Value>({ watch, get }: Shared<Value>): Value => useSyncExternalStore(watch, get);
