// The passports received from others, separate from our own, and the sources of their events.
import { useNavigate } from '@tanstack/react-router';
import { Inbox } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import type { ReceivedPassportSummary } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { type Column, EmptyState, Foreign, List, Note, SampleBadge, SearchField, shown, useKept } from '../../../ui/index.ts';
import { CategoryBadge, StatusBadge } from '../marks.tsx';
import styles from '../passports.module.css';
import { useReceived } from '../queries.ts';
import { ReceivedBadge, ReceivedHow } from '../received-mark.tsx';
import { Sources } from './sources.tsx';

function useColumns(): readonly Column<ReceivedPassportSummary>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        id: 'product',
        header: t('passports.product'),
        track: 'minmax(13rem, 2fr)',
        cell: (row) => (
          <div className={styles.product}>
            <Foreign as="span" className={styles.name} text={row.productName} />
            <span className={styles.codeLine}>
              <Foreign as="code" className={styles.code} text={row.dppCode} />
              {row.sample ? <SampleBadge /> : null}
            </span>
          </div>
        ),
      },
      {
        id: 'from',
        header: t('received.came'),
        track: 'minmax(15rem, 2fr)',
        cell: ({ received }) => (
          <div className={styles.from}>
            <ReceivedBadge name={received.name} />
            <ReceivedHow {...received} />
          </div>
        ),
      },
      {
        id: 'manufacturer',
        header: t('passports.manufacturer'),
        track: 'minmax(8rem, 1.2fr)',
        cell: (row) => shown(row.manufacturer),
      },
      {
        id: 'category',
        header: t('passports.category'),
        track: 'minmax(8.5rem, 0.9fr)',
        cell: (row) => <CategoryBadge category={row.category} />,
      },
      {
        id: 'status',
        header: t('passports.status'),
        track: 'minmax(7rem, 0.8fr)',
        cell: (row) => <StatusBadge status={row.dppStatus} />,
      },
    ],
    [t],
  );
}

/** `whose`: the filter that leads back to our own passports. */
export function ReceivedList({ whose }: { readonly whose: ReactNode }) {
  const t = useT();
  const navigate = useNavigate();
  const [query, setQuery] = useKept('received.query', '');
  const columns = useColumns();
  const list = useReceived(query.trim());
  return (
    <>
      <Sources />
      <Note>{t('received.note')}</Note>
      <List
        label={t('received.whose.received')}
        columns={columns}
        list={list}
        rowKey={(row) => row.id}
        onOpen={({ id }) => navigate({ to: '/received/$id', params: { id: String(id) } })}
        filters={
          <>
            <SearchField placeholder={t('received.search')} value={query} onChange={setQuery} />
            {whose}
          </>
        }
        empty={
          <EmptyState icon={<Inbox aria-hidden />} title={t('received.emptyTitle')}>
            {t('received.emptyText')}
          </EmptyState>
        }
      />
    </>
  );
}
