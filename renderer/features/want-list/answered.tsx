// Links to inspections that were repeated because copies arrived, and refreshes the lists that show them.
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useT } from '../../i18n/index.ts';
import styles from './want-list.module.css';

interface AnsweredProps {
  readonly inspections: readonly number[];
  /** The total number; `inspections` holds the first of them. */
  readonly count: number;
}

export function Answered({ inspections, count }: AnsweredProps) {
  const t = useT();
  const client = useQueryClient();
  const newest = inspections.at(-1);
  useEffect(() => {
    if (newest === undefined) return;
    void client.invalidateQueries({ predicate: ({ queryKey }) => ['inspections', 'want-list'].includes(String(queryKey[0])) });
  }, [client, newest]);
  return (
    <span className={styles.answers}>
      {inspections.map((id) => (
        <Link key={id} to="/inspections/$id" params={{ id: String(id) }}>
          {t('inspections.entry', { id })}
        </Link>
      ))}
      {count > inspections.length ? <Link to="/inspections">{t('wantList.more', { count: count - inspections.length })}</Link> : null}
    </span>
  );
}
