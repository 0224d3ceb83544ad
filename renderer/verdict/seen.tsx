// Says on the verdict card that the same item was scanned before in this run.
import { Link } from '@tanstack/react-router';
import { CopyCheck } from 'lucide-react';
import type { Inspection } from '../../server/contract/index.ts';
import { type Format, type Translate, useFormat, useT } from '../i18n/index.ts';
import styles from './verdict-card.module.css';

/** One sentence; empty for an item that is new in its run, or belongs to none. */
export const seenOf = ({ run }: Pick<Inspection, 'run'>, t: Translate, format: Format): string =>
  run?.seen === undefined ? '' : t('runs.seen', { id: run.seen.id, time: format.dateTime(run.seen.at) });

export function Seen({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const format = useFormat();
  const seen = inspection.run?.seen;
  if (seen === undefined) return null;
  return (
    <p className={styles.past}>
      <CopyCheck aria-hidden size={22} />
      <Link to="/inspections/$id" params={{ id: String(seen.id) }} className={styles.seen}>
        {seenOf(inspection, t, format)}
      </Link>
    </p>
  );
}
