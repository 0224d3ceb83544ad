// Lists the items that were released and are now invalid. Renders nothing if there are none.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Undo2 } from 'lucide-react';
import { useT } from '../../i18n/index.ts';
import { ReleaseOf } from '../../inspection-log/release-of.tsx';
import { Button, Card } from '../../ui/index.ts';
import { stateQuery } from '../../workbench/workbench.ts';
import styles from './inspections.module.css';

export function Released({ onShowAll }: { readonly onShowAll: () => void }) {
  const t = useT();
  const { data } = useQuery(stateQuery);
  const released = data?.releasedInvalid;
  if (released === undefined) return null;
  const { items } = released;
  return (
    <Card title={t('released.title')} icon={<Undo2 aria-hidden />}>
      <p>{t('released.lead')}</p>
      <ul className={styles.released}>
        {items.map((item) => (
          <li key={item.inspection}>
            <Link to="/inspections/$id" params={{ id: String(item.inspection) }}>
              {t('inspections.entry', { id: item.inspection })}
            </Link>
            {item.reason ? <span>{t(`reason.${item.reason}`)}</span> : null}
            <ReleaseOf item={item} />
          </li>
        ))}
      </ul>
      <div>
        <Button onPress={onShowAll}>{t('released.inList')}</Button>
      </div>
    </Card>
  );
}
