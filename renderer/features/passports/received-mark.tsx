// The badge of a sender, and a line that states how the data arrived.
import { Inbox } from 'lucide-react';
import type { ReceivedFrom } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { Badge, shown } from '../../ui/index.ts';
import styles from './passports.module.css';

export function ReceivedBadge({ name }: Pick<ReceivedFrom, 'name'>) {
  const t = useT();
  return (
    <Badge tone="warn" icon={<Inbox aria-hidden />}>
      {t('received.from', { name: shown(name) })}
    </Badge>
  );
}

export function ReceivedHow({ door, at, who }: Pick<ReceivedFrom, 'door' | 'at' | 'who'>) {
  const t = useT();
  const format = useFormat();
  return <span className={styles.note}>{t('received.how', { door, date: format.dateTime(at), who: shown(who) })}</span>;
}
