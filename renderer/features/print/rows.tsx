// Labels and values as rows for paper; missing values are omitted.
import type { ReactNode } from 'react';
import styles from './print.module.css';

export function Rows({ rows }: { readonly rows: readonly (readonly [label: ReactNode, value: ReactNode])[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(([label, value], index) =>
        value === undefined || value === null || value === '' ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat, and a page of paper is never reordered
          <div key={index}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
