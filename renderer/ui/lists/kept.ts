// State of a screen that is kept while the window is open, such as filters and search text.
import { useCallback, useState } from 'react';

const kept = new Map<string, unknown>();

/** Sets the state with which another screen opens next. */
export const keepFor = <T>(name: string, value: T): void => void kept.set(name, value);

/** `const [filters, setFilters] = useKept('passports.filters', NONE)`: use each name in one screen only. */
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
