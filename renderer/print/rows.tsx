// Labels and values as rows for paper; values that are not there are left out.
import type { ReactNode } from 'react';
import styles from './print.module.css';

export function Rows({ rows }: { readonly rows: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(([label, value]) =>
        value === undefined || value === null || value === '' ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
