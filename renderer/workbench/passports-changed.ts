// Refetches all lists and counts of passports after passports have changed.
import type { QueryClient } from '@tanstack/react-query';

const TOUCHED = new Set<unknown>(['passports', 'passport', 'received', 'state']);

/** Call after an import, a publication, or a change of the sample set. */
export const passportsChanged = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => TOUCHED.has(queryKey[0]) });
