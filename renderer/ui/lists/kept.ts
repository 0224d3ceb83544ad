// State of a screen that outlives leaving it, for as long as the window is open: filters, what was searched for.
import { useCallback, useState } from 'react';

const kept = new Map<string, unknown>();

/** `const [filters, setFilters] = useKept('passports.filters', NONE)`: each name belongs to one screen. */
export function useKept<T>(name: string, initial: T): readonly [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => (kept.has(name) ? (kept.get(name) as T) : initial));
  const keep = useCallback(
    (next: T) => {
      kept.set(name, next);
      setValue(next);
    },
    [name],
  );
  return [value, keep];
}
