// Which lists and counts are read again after passports were imported, published, loaded or removed.
import type { QueryClient } from '@tanstack/react-query';

const TOUCHED = new Set<unknown>(['passports', 'passport', 'received', 'state']);

/** After an import, a publication, a change of the sample set: everything that shows passports asks anew. */
export const passportsChanged = (client: QueryClient) =>
  client.invalidateQueries({ predicate: ({ queryKey }) => TOUCHED.has(queryKey[0]) });
