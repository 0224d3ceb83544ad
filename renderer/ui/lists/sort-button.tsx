// The header of a sortable column: a press sorts, the arrow shows the direction.
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './table.module.css';

export interface SortButtonProps {
  readonly column: { readonly id: string; readonly header: ReactNode };
  readonly sorted: { readonly column: string; readonly order: 'ascending' | 'descending' } | undefined;
  readonly onSort: (column: string) => void;
}

export function SortButton({ column, sorted, onSort }: SortButtonProps) {
  const Icon = sorted?.column !== column.id ? ArrowUpDown : sorted.order === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <button
      type="button"
      className={styles.sort}
      data-sorted={sorted?.column === column.id ? '' : undefined}
      onClick={() => onSort(column.id)}
    >
      {column.header}
      <Icon aria-hidden size={14} />
    </button>
  );
}
