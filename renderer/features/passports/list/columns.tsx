// The columns of the list of passports.
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useMemo } from 'react';
import type { PassportSummary } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { Badge, type Column, Foreign, SampleBadge } from '../../../ui/index.ts';
import { CategoryBadge, StatusBadge } from '../marks.tsx';
import styles from '../passports.module.css';

export function useColumns(): readonly Column<PassportSummary>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'product',
        header: t('passports.product'),
        track: 'minmax(13rem, 2.4fr)',
        cell: (row) => (
          <div className={styles.product}>
            <Foreign as="span" className={styles.name} text={row.productName} size="line" />
            <span className={styles.codeLine}>
              <Foreign as="code" className={styles.code} text={row.dppCode} size="line" />
              {row.sample ? <SampleBadge /> : null}
            </span>
          </div>
        ),
      },
      {
        id: 'manufacturer',
        header: t('passports.manufacturer'),
        track: 'minmax(7.5rem, 1.4fr)',
        cell: (row) => <Foreign text={row.manufacturer} size="line" />,
      },
      {
        id: 'category',
        header: t('passports.category'),
        track: 'minmax(9rem, 0.9fr)',
        cell: (row) => <CategoryBadge category={row.category} />,
      },
      {
        id: 'status',
        header: t('passports.status'),
        track: 'minmax(8.5rem, 0.8fr)',
        cell: (row) => <StatusBadge status={row.dppStatus} />,
      },
      {
        id: 'published',
        header: t('passports.published'),
        track: 'minmax(9.5rem, 1fr)',
        cell: (row) =>
          row.published ? (
            <Badge tone="good" icon={<CircleCheck aria-hidden />}>
              {t('passports.published')}
            </Badge>
          ) : (
            <Badge icon={<CircleDashed aria-hidden />}>{t('passports.notPublished')}</Badge>
          ),
      },
      {
        id: 'updated',
        header: t('passports.updated'),
        track: 'minmax(6.5rem, 0.7fr)',
        cell: (row) => <time dateTime={row.lastUpdated}>{format.date(row.lastUpdated)}</time>,
      },
    ],
    [t, format],
  );
}
