// A table that compares old and new values, each row with a label.
import type { ReactNode } from 'react';
import { useT } from '../i18n/index.ts';
import styles from './trust.module.css';

export interface Row {
  readonly id: string;
  readonly label: string;
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

export function Compared({ of, rows }: { readonly of: string; readonly rows: readonly Row[] }) {
  const t = useT();
  if (rows.length === 0) return null;
  return (
    <table className={styles.compared} aria-label={of}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t('trust.before')}</th>
          <th scope="col">{t('trust.after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, label, before = '–', after = '–' }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
