// Lists suspensions that are about to end. Renders nothing if there are none.
import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { useFormat, useT } from '../i18n/index.ts';
import { Card, useNow } from '../ui/index.ts';
import { useHolds } from './calls.ts';
import styles from './customs.module.css';
import { byUrgency, today } from './periods.ts';

/** Policy: the number of suspensions shown, the most urgent first. The others are only counted. */
const SHOWN = 5;

export function Holds() {
  const t = useT();
  const format = useFormat();
  const { data } = useHolds();
  const now = today(new Date(useNow()));
  if (data === undefined || data.total === 0) return null;
  return (
    <Card title={t('hold.open', { count: data.total })} icon={<Hourglass aria-hidden />}>
      <ul className={styles.result}>
        {byUrgency(data.items, now)
          .slice(0, SHOWN)
          .map(({ inspection, lastDay }) => (
            <li key={inspection}>
              <Link to="/inspections/$id" params={{ id: String(inspection) }}>
                {t('inspections.entry', { id: inspection })}
              </Link>{' '}
              {t(lastDay < now ? 'hold.over' : 'hold.until', { day: format.date(lastDay) })}
            </li>
          ))}
        {data.total > SHOWN ? <li>{t('hold.more', { count: data.total - SHOWN })}</li> : null}
      </ul>
    </Card>
  );
}
