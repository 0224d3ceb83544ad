// Loads a list of the workbench page by page.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Language } from '../../server/contract/index.ts';

const PAGE = 100;

interface ListPage<Row> {
  readonly total: number;
  readonly items: readonly Row[];
}

type Fetch<Wanted, Row> = (
  wanted: Wanted & { readonly limit: number; readonly offset: number },
  signal: AbortSignal,
  language: Language | undefined,
) => Promise<ListPage<Row>>;

/** `name` is the first part of the query key, by which a change elsewhere invalidates the list. */
export function usePaged<Wanted extends object, Row>(
  name: string,
  wanted: Wanted,
  fetchPage: Fetch<Wanted, Row>,
  rowKey: (row: Row) => string | number,
  /** The language of the rows, if they depend on it. */
  language?: Language,
) {
  const list = useInfiniteQuery({
    queryKey: [name, wanted, language],
    queryFn: ({ pageParam, signal }) => fetchPage({ ...wanted, limit: PAGE, offset: pageParam }, signal, language),
    initialPageParam: 0,
    getNextPageParam: (last: ListPage<Row>, pages: readonly ListPage<Row>[]) => {
      const held = pages.reduce((sum, page) => sum + page.items.length, 0);
      return last.items.length > 0 && held < last.total ? held : undefined;
    },
    placeholderData: keepPreviousData,
  });
  // A new first entry shifts the pages by one: duplicates are shown once.
  const rows = new Map<string | number, Row>();
  for (const row of list.data?.pages.flatMap(({ items }) => items) ?? []) rows.set(rowKey(row), row);
  return { ...list, rows: [...rows.values()], total: list.data?.pages.at(-1)?.total ?? 0 };
}
