// A table that loads page by page, with errors above it.
import { ErrorBox } from '../feedback/states.tsx';
import { Table, type TableProps } from './table.tsx';

export interface Paged<T> {
  readonly rows: readonly T[];
  readonly total: number;
  readonly isMore: boolean;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  readonly fetchNextPage: () => unknown;
}

export interface ListProps<T> extends Omit<TableProps<T>, 'rows' | 'total' | 'isMore' | 'onEnd' | 'busy'> {
  readonly list: Paged<T>;
}

/** `<List list={usePassports(filters)} label=… columns=… rowKey=… filters={…} empty={<EmptyState …/>} />`. An error hides `empty`. */
export function List<T>({
  list: { rows, total, isMore, error, isPending, isFetching, refetch, fetchNextPage },
  empty,
  ...table
}: ListProps<T>) {
  return (
    <>
      {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
      <Table
        {...table}
        rows={rows}
        total={total}
        isMore={isMore}
        busy={isPending || isFetching}
        onEnd={fetchNextPage}
        empty={error ? null : empty}
      />
    </>
  );
}
