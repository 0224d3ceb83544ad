// Lets a screen that waits for a certain code take it, instead of having it inspected.
import { useEffect, useRef } from 'react';
import type { Scan } from './wedge.ts';

const takers = new Set<(scan: Scan) => boolean>();

/** Gives the scan to a screen that asked for it. False if none takes it. */
export function takeScan(scan: Scan): boolean {
  return [...takers].some((take) => take(scan));
}

/** While `isOn`, scans outside text fields and dialogs come here first. `onScan` returns whether it takes the scan. */
export function useClaimedScans(isOn: boolean, onScan: (scan: Scan) => boolean): void {
  const latest = useRef(onScan);
  useEffect(() => {
    latest.current = onScan;
  });
  useEffect(() => {
    if (!isOn) return;
    const take = (scan: Scan): boolean => latest.current(scan);
    takers.add(take);
    return () => void takers.delete(take);
  }, [isOn]);
}
