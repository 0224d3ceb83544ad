// A grid for thousands of rows that renders only those in view, with count, filters and exports above it.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { isKeyOf, type ShortcutId } from '../../lib/shortcuts.ts';
import { cx } from '../style/cx.ts';
import { SortButton } from './sort-button.tsx';
import styles from './table.module.css';

export interface Column<T> {
  readonly id: string;
  readonly header: ReactNode;
  readonly cell: (row: T) => ReactNode;
  /** The width as a CSS grid track: `minmax(12rem, 2fr)`. */
  readonly track?: string;
  readonly align?: 'start' | 'end';
  /** A press on the header sorts by this column. */
  readonly sorts?: boolean;
}

export interface TableProps<T> {
  readonly label: string;
  readonly columns: readonly Column<T>[];
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string | number;
  /** The total number of rows, if `rows` holds only the first of them. */
  readonly total?: number;
  /** True if there are more rows than `total`, which no page will contain. */
  readonly isMore?: boolean;
  /** Called when the last row comes into view and there are more: load the next page. */
  readonly onEnd?: () => void;
  /** Called on Enter, or on a press on the row. */
  readonly onOpen?: (row: T) => void;
  readonly filters?: ReactNode;
  /** The column and direction of the current order. */
  readonly sorted?: { readonly column: string; readonly order: 'ascending' | 'descending' };
  readonly onSort?: (column: string) => void;
  readonly exports?: ReactNode;
  /** Shown instead of the rows if there are none. */
  readonly empty?: ReactNode;
  readonly busy?: boolean;
  /** For a card whose body extends to the border: the table needs no border of its own. */
  readonly frameless?: boolean;
  /** On a narrow screen, stacks the cells of each row: below one another, or next to its first cell and without the header. */
  readonly stacks?: 'below' | 'beside-first';
}

const ROW = 52;

/** A press on a checkbox in a row does not open the row. */
const isOnLabel = (target: EventTarget): boolean => target instanceof Element && target.closest('label') !== null;

/** `<Table label=… columns=… rows=… rowKey={(row) => row.id} total={list.total} onEnd={more} filters={…} exports={…} empty={<EmptyState …/>} />` */
export function Table<T>(props: TableProps<T>) {
  const { label, columns, rows, rowKey, onEnd, onOpen, filters, exports, empty, busy, isMore, frameless, stacks, sorted, onSort } = props;
  const total = props.total ?? rows.length;
  const t = useT();
  const scroller = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState(0);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    // Row heights are cached by row key: after sorting, another row has the place.
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : rowKey(row);
    },
    // Rounding down, the default, would make the last row higher than its place, and a list of one row would scroll.
    measureElement: (row) => Math.ceil(row.getBoundingClientRect().height),
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const lastShown = items.at(-1)?.index ?? -1;
  const tracks = columns.map(({ track }) => track ?? 'minmax(6rem, 1fr)').join(' ');

  useEffect(() => {
    if (onEnd && rows.length < total && lastShown >= rows.length - 1) onEnd();
  }, [onEnd, rows.length, total, lastShown]);

  const current = Math.min(focused, Math.max(0, rows.length - 1));
  const go = (index: number) => {
    const next = Math.max(0, Math.min(rows.length - 1, index));
    setFocused(next);
    virtual.scrollToIndex(next);
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus());
  };
  const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? ROW) / ROW) - 1);
  const keys = new Map<ShortcutId, () => number>([
    ['down', () => current + 1],
    ['up', () => current - 1],
    ['pageDown', () => current + page()],
    ['pageUp', () => current - page()],
    ['first', () => 0],
    ['last', () => rows.length - 1],
  ]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'row') return;
    const row = rows[current];
    if (isKeyOf('open', event) && onOpen && row !== undefined) onOpen(row);
    else {
      const target = [...keys].find(([id]) => isKeyOf(id, event))?.[1];
      if (target === undefined) return;
      go(target());
    }
    event.preventDefault();
  };

  return (
    <div className={cx(styles.table, frameless && styles.frameless)}>
      <div className={styles.bar}>
        <div className={styles.filters}>{filters}</div>
        <span className={styles.count} role="status">
          {t(isMore ? 'common.countedMore' : 'common.count', { count: total })}
        </span>
        {exports ? <div className={styles.exports}>{exports}</div> : null}
      </div>
      {rows.length === 0 && !busy ? (
        empty
      ) : (
        // biome-ignore lint/a11y/useSemanticElements: rows are positioned freely, which table elements do not allow
        <div
          role="grid"
          aria-label={label}
          aria-rowcount={isMore ? -1 : total + 1}
          aria-colcount={columns.length}
          aria-busy={busy ?? false}
          tabIndex={-1}
          ref={scroller}
          onKeyDown={onKeyDown}
          className={cx(styles.scroller, stacks && styles.stacks, stacks === 'beside-first' && styles.besideFirst)}
          style={{ '--tracks': tracks } as CSSProperties}
        >
          {/* biome-ignore lint/a11y: part of the grid above */}
          <div role="row" aria-rowindex={1} className={styles.header}>
            {columns.map((column) => (
              // biome-ignore lint/a11y: part of the grid above
              <div
                key={column.id}
                role="columnheader"
                className={cx(column.align === 'end' && styles.end)}
                {...(column.sorts ? { 'aria-sort': sorted?.column === column.id ? sorted.order : 'none' } : {})}
              >
                {column.sorts && onSort ? <SortButton column={column} sorted={sorted} onSort={onSort} /> : column.header}
              </div>
            ))}
          </div>
          <div role="presentation" className={styles.rows} style={{ height: virtual.getTotalSize() }}>
            {items.map((item) => {
              const row = rows[item.index];
              if (row === undefined) return null;
              return (
                // biome-ignore lint/a11y: part of the grid above
                <div
                  key={rowKey(row)}
                  role="row"
                  aria-rowindex={item.index + 2}
                  data-index={item.index}
                  ref={virtual.measureElement}
                  tabIndex={item.index === current ? 0 : -1}
                  onFocus={() => setFocused(item.index)}
                  {...(onOpen ? { onClick: (event) => (isOnLabel(event.target) ? undefined : onOpen(row)) } : {})}
                  className={cx(styles.row, onOpen && styles.opens)}
                  style={{ transform: `translateY(${item.start}px)` }}
                >
                  {columns.map((column) => (
                    // biome-ignore lint/a11y: part of the grid above
                    <div key={column.id} role="gridcell" className={cx(styles.cell, column.align === 'end' && styles.end)}>
                      {column.cell(row)}
                    </div>
                  ))}
                </div>
              );
            })}
          </div>
        </div>
      )}
    </div>
  );
}
