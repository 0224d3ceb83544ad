// The rows of a bulk inspection: filtered, searched, sorted; a press opens the inspection.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Download as DownloadIcon, SearchX } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import type { Bulk, BulkItemState, BulkRow, BulkSort, Headline } from '../../../../server/contract/index.ts';
import { DecisionBadge } from '../../../decisions/badge.tsx';
import { type Translate, useT } from '../../../i18n/index.ts';
import { api } from '../../../lib/api.ts';
import { Download } from '../../../ui/files/download.tsx';
import { Badge, type Column, EmptyState, Foreign, HeadlineBadge, List, SearchField, Select } from '../../../ui/index.ts';
import { HEADLINES_WORST_FIRST } from '../../../verdict/headlines.ts';
import styles from './bulk.module.css';
import { isOver, useRows } from './queries.ts';

export type Show = Headline | BulkItemState | 'undecided' | 'all';

/** Rows are read again while the inspection is under way, as long as only the first pages are on the screen. */
const REFRESH_MS = 3_000;
const REFRESHED = 600;

const STATES: readonly BulkItemState[] = ['failed', 'awaited', 'unread', 'part', 'ready', 'left-out', 'cancelled'];

const columnsOf = (t: Translate): readonly Column<BulkRow>[] => [
  { id: 'position', header: t('bulk.number'), track: '3.5rem', align: 'end', sorts: true, cell: ({ position }) => position + 1 },
  {
    id: 'headline',
    header: t('inspections.headline'),
    track: 'minmax(10.5rem, 1fr)',
    sorts: true,
    cell: ({ state, fault, inspection }) =>
      inspection ? (
        <HeadlineBadge headline={inspection.headline} />
      ) : (
        <span className={styles.state}>
          <Badge tone={state === 'failed' ? 'bad' : 'quiet'}>{t(`bulk.item.${state}`)}</Badge>
          {fault?.kind === 'other' ? <Foreign text={fault.detail} size="label" /> : fault ? t(`bulk.fault.${fault.kind}`) : null}
        </span>
      ),
  },
  {
    id: 'name',
    header: t('bulk.input'),
    track: 'minmax(8rem, 1.5fr)',
    sorts: true,
    cell: ({ name }) => <Foreign text={name} size="label" />,
  },
  {
    id: 'code',
    header: t('bulk.code'),
    track: 'minmax(9.5rem, 1.5fr)',
    sorts: true,
    cell: ({ inspection }) => (
      <span className={styles.state}>
        {inspection?.code ? <Foreign text={inspection.code} size="label" /> : null}
        {inspection?.serial ? <Foreign text={inspection.serial} size="label" /> : null}
      </span>
    ),
  },
  {
    id: 'product',
    header: t('inspections.product'),
    track: 'minmax(8rem, 1.5fr)',
    sorts: true,
    cell: ({ inspection }) => (inspection?.productName ? <Foreign text={inspection.productName} size="label" /> : null),
  },
  {
    id: 'reason',
    header: t('bulk.reason'),
    track: '7rem',
    cell: ({ inspection }) => (inspection?.reason ? <code>{inspection.reason}</code> : null),
  },
  {
    id: 'decision',
    header: t('inspections.decision'),
    track: '7.5rem',
    cell: ({ inspection }) => (inspection?.decision ? <DecisionBadge decision={inspection.decision} /> : null),
  },
];

export function Rows({ bulk, show, onShow }: { readonly bulk: Bulk; readonly show: Show; readonly onShow: (show: Show) => void }) {
  const t = useT();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [query, setQuery] = useState('');
  const [{ sort, order }, setSorting] = useState<{ sort: BulkSort; order: 'ascending' | 'descending' }>({
    sort: 'position',
    order: 'ascending',
  });
  const list = useRows(bulk.id, { query, sort, order, ...(show === 'all' ? {} : { show }) });
  const columns = useMemo(() => columnsOf(t), [t]);
  const over = isOver(bulk);
  const isFew = list.rows.length <= REFRESHED;
  useEffect(() => {
    const again = (): void => void client.invalidateQueries({ queryKey: ['bulk-rows'] });
    again();
    if (over || !isFew) return;
    const timer = setInterval(again, REFRESH_MS);
    return () => clearInterval(timer);
  }, [client, over, isFew]);
  const states = STATES.filter((state) => (bulk.items[state] ?? 0) > 0 || state === show);
  return (
    <List
      label={t('bulk.rows')}
      columns={columns}
      list={list}
      rowKey={({ position, inspection }) => `${position} ${inspection?.id ?? ''}`}
      sorted={{ column: sort, order }}
      onSort={(column) =>
        setSorting({ sort: column as BulkSort, order: column === sort && order === 'ascending' ? 'descending' : 'ascending' })
      }
      onOpen={({ inspection }) => {
        if (inspection) void navigate({ to: '/inspections/$id', params: { id: String(inspection.id) } });
      }}
      filters={
        <>
          <SearchField placeholder={t('bulk.search')} value={query} onChange={setQuery} />
          <Select
            label={t('bulk.show')}
            value={show}
            onChange={onShow}
            options={[
              { value: 'all', label: t('bulk.showAll') },
              { value: 'undecided', label: t('decision.none') },
              ...HEADLINES_WORST_FIRST.map((value) => ({ value, label: t(`headline.${value}`) })),
              ...states.map((value) => ({ value, label: t(`bulk.item.${value}`) })),
            ]}
          />
        </>
      }
      exports={
        <>
          <Download href={api.inspectionsExport('csv', { bulk: bulk.id })} fileName="bulk.csv" icon={<DownloadIcon aria-hidden />}>
            <span className="visually-hidden">{t('inspections.export')} </span>CSV
          </Download>
          <Download href={api.inspectionsExport('json', { bulk: bulk.id })} fileName="bulk.json" icon={<DownloadIcon aria-hidden />}>
            <span className="visually-hidden">{t('inspections.export')} </span>JSON
          </Download>
        </>
      }
      empty={
        <EmptyState icon={<SearchX aria-hidden />} title={t('inspections.noneFound')}>
          {t('inspections.noneFoundText')}
        </EmptyState>
      }
    />
  );
}
