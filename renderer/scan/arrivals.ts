// Tells whoever holds something half done that a scan has arrived, before anything is made of it.
const watchers = new Set<() => void>();

export const scanArrived = (): void => {
  for (const watcher of [...watchers]) watcher();
};

export const onScanArrived = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};
