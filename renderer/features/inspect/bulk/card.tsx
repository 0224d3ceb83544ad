// Shows on Inspect the files being read, the bulk inspections in progress, and the last one that ended.
import { Link } from '@tanstack/react-router';
import { Boxes } from 'lucide-react';
import { useT } from '../../../i18n/index.ts';
import { Card, Foreign, Progress } from '../../../ui/index.ts';
import styles from './bulk.module.css';
import { useLooking } from './looking.ts';
import { isOver, progressOf, useBulks } from './queries.ts';
import { Waiting } from './waiting.tsx';

export function BulkCard() {
  const t = useT();
  const { data } = useBulks();
  const all = data?.items ?? [];
  const shown = all.filter((one, at) => at === 0 || !isOver(one));
  const looking = useLooking();
  if (shown.length === 0 && looking === undefined) return null;
  return (
    <Card title={t('bulk.title')} icon={<Boxes aria-hidden />}>
      <Waiting />
      <ul className={styles.cards}>
        {looking === undefined ? null : (
          <li>
            <Progress label={t('bulk.looking')} value={looking.done} total={looking.total} />
          </li>
        )}
        {shown.map((bulk) => (
          <li key={bulk.id}>
            <Link to="/bulk/$id" params={{ id: bulk.id }}>
              <Foreign text={bulk.name} size="line" />
            </Link>
            <Progress label={t(`bulk.state.${bulk.state}`)} {...progressOf(bulk)} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
