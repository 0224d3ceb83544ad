// Loads a list of the workbench page by page.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import type { Language } from '../../server/contract/index.ts';

/** The first page is small, for a quick answer. Later pages have as many rows as the workbench returns at once. */
const FIRST_PAGE = 100;
const PAGE = 500;

interface ListPage<Row> {
  /** Absent from a page that starts after a given row. */
  readonly total?: number;
  /** True if there are more rows than are counted. */
  readonly isMore?: boolean;
  readonly items: readonly Row[];
}

/** Where a page begins: after `offset` rows or, in a list that is paged by key, after the row with the key `after`. */
interface Begin {
  readonly limit: number;
  readonly offset?: number;
  readonly after?: number;
}

type Fetch<Wanted, Row> = (wanted: Wanted & Begin, signal: AbortSignal, language: Language | undefined) => Promise<ListPage<Row>>;

interface Paging<Row> {
  /** The language of the rows, if they depend on it. */
  readonly language?: Language;
  /** The key of a row, for a list that is paged by key: new rows do not shift the pages, and the last page is as quick as the first. */
  readonly after?: (row: Row) => number;
}

/** `name` is the first part of the query key, by which a change elsewhere invalidates the list. */
export function usePaged<Wanted extends object, Row>(
  name: string,
  wanted: Wanted,
  fetchPage: Fetch<Wanted, Row>,
  rowKey: (row: Row) => string | number,
  { language, after }: Paging<Row> = {},
) {
  const first: Begin = { limit: FIRST_PAGE, ...(after ? {} : { offset: 0 }) };
  const list = useInfiniteQuery({
    queryKey: [name, wanted, language],
    queryFn: ({ pageParam, signal }) => fetchPage({ ...wanted, ...pageParam }, signal, language),
    initialPageParam: first,
    getNextPageParam: (last: ListPage<Row>, pages: readonly ListPage<Row>[]): Begin | undefined => {
      const held = pages.reduce((sum, page) => sum + page.items.length, 0);
      const row = last.items.at(-1);
      if (row === undefined || held >= totalOf(pages)) return undefined;
      return { limit: PAGE, ...(after ? { after: after(row) } : { offset: held }) };
    },
    placeholderData: keepPreviousData,
  });
  const pages = list.data?.pages;
  const key = useRef(rowKey);
  const rows = useMemo(() => {
    // A new first entry may shift the pages by one: duplicates are shown once.
    const unique = new Map<string | number, Row>();
    for (const { items } of pages ?? []) for (const row of items) unique.set(key.current(row), row);
    return [...unique.values()];
  }, [pages]);
  return { ...list, rows, total: totalOf(pages ?? []), isMore: pages?.at(-1)?.isMore ?? false };
}

const totalOf = (pages: readonly ListPage<unknown>[]): number => pages.findLast(({ total }) => total !== undefined)?.total ?? 0;
