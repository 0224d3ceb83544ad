// Notifies components with unsaved work that a scan has arrived, before the scan is processed.
const watchers = new Set<() => void>();

export const scanArrived = (): void => {
  for (const watcher of [...watchers]) watcher();
};

export const onScanArrived = (watcher: () => void): (() => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};
