// The inspection log: search, filters, order, export.
import { useNavigate } from '@tanstack/react-router';
import { Download as DownloadIcon, PackageSearch, ScanLine, ScrollText, SearchX, SlidersHorizontal, Stamp } from 'lucide-react';
import { useState } from 'react';
import type { InspectionSort } from '../../../server/contract/index.ts';
import { Holds } from '../../customs/holds.tsx';
import { useColumns } from '../../decisions/columns.tsx';
import { decisionOptions, headlineOptions } from '../../decisions/options.ts';
import { useT } from '../../i18n/index.ts';
import { LogIntact } from '../../inspection-log/log-intact.tsx';
import { useInspections } from '../../inspection-log/queries.ts';
import {
  FILTERS,
  isFiltered,
  isNarrowed,
  NEWEST_FIRST,
  NO_FILTERS,
  type Sorting,
  sortedBy,
  wantedOf,
} from '../../inspection-log/wanted.ts';
import { api } from '../../lib/api.ts';
import { WHOLE_SCAN } from '../../scan/listen.ts';
import { Download } from '../../ui/files/download.tsx';
import { Button, EmptyState, Field, List, Page, Select, useKept } from '../../ui/index.ts';
import styles from './inspections.module.css';
import { Released } from './released.tsx';
import { Runs } from './runs.tsx';

export default function Route() {
  const t = useT();
  const navigate = useNavigate();
  const [filters, setFilters] = useKept(FILTERS, NO_FILTERS);
  const columns = useColumns();
  const [sorting, setSorting] = useKept<Sorting>('inspections.sorting', NEWEST_FIRST);
  const [more, setMore] = useState(false);
  const list = useInspections(filters, sorting);
  const narrows = more || isNarrowed(filters);

  return (
    <Page
      title={t('inspections.title')}
      lead={t('inspections.lead')}
      actions={
        <>
          <Button icon={<Stamp aria-hidden />} onPress={() => navigate({ to: '/inspections/checkpoints' })}>
            {t('checkpoints.title')}
          </Button>
          <Button icon={<PackageSearch aria-hidden />} onPress={() => navigate({ to: '/want-list' })}>
            {t('wantList.open')}
          </Button>
          <Button kind="primary" icon={<ScanLine aria-hidden />} onPress={() => navigate({ to: '/' })}>
            {t('frame.inspect')}
          </Button>
        </>
      }
    >
      <LogIntact />
      <Released onShowAll={() => setFilters({ ...NO_FILTERS, decision: 'released-invalid' })} />
      <Holds />
      <Runs />
      <List
        label={t('inspections.title')}
        columns={columns}
        stacks="below"
        list={list}
        rowKey={(row) => row.id}
        sorted={{ column: sorting.sort, order: sorting.order }}
        onSort={(column) => setSorting(sortedBy(column as InspectionSort, sorting))}
        onOpen={({ id }) => navigate({ to: '/inspections/$id', params: { id: String(id) } })}
        filters={
          <>
            <Field
              label={t('common.search')}
              type="search"
              className={styles.search ?? ''}
              // The same limit as for a scanned address, in characters.
              maxLength={2048}
              {...{ [WHOLE_SCAN]: '' }}
              placeholder={t('inspections.search')}
              value={filters.query}
              onChange={(query) => setFilters({ ...filters, query })}
            />
            <Select
              label={t('inspections.headline')}
              value={filters.headline}
              onChange={(headline) => setFilters({ ...filters, headline })}
              options={[...headlineOptions(t), { value: 'as-of', label: t('inspections.asOf') }]}
            />
            <Select
              label={t('inspections.decision')}
              value={filters.decision}
              onChange={(decision) => setFilters({ ...filters, decision })}
              options={decisionOptions(t)}
            />
            {narrows ? (
              <>
                <Field
                  type="date"
                  label={t('inspections.from')}
                  value={filters.from}
                  onChange={(from) => setFilters({ ...filters, from })}
                />
                <Field
                  type="date"
                  label={t('inspections.until')}
                  value={filters.until}
                  onChange={(until) => setFilters({ ...filters, until })}
                />
                <Field
                  label={t('inspections.officer')}
                  className={styles.narrow ?? ''}
                  maxLength={200}
                  value={filters.officer}
                  onChange={(officer) => setFilters({ ...filters, officer })}
                />
                <Field
                  label={t('inspections.place')}
                  className={styles.narrow ?? ''}
                  maxLength={200}
                  value={filters.place}
                  onChange={(place) => setFilters({ ...filters, place })}
                />
              </>
            ) : (
              <Button kind="quiet" icon={<SlidersHorizontal aria-hidden />} onPress={() => setMore(true)}>
                {t('inspections.moreFilters')}
              </Button>
            )}
          </>
        }
        exports={
          list.total > 0 ? (
            <>
              <Download
                href={api.inspectionsExport('csv', wantedOf(filters))}
                fileName="inspections.csv"
                icon={<DownloadIcon aria-hidden />}
              >
                <span className="visually-hidden">{t('inspections.export')} </span>CSV
              </Download>
              <Download
                href={api.inspectionsExport('json', wantedOf(filters))}
                fileName="inspections.json"
                icon={<DownloadIcon aria-hidden />}
              >
                <span className="visually-hidden">{t('inspections.export')} </span>JSON
              </Download>
            </>
          ) : null
        }
        empty={
          isFiltered(filters) ? (
            <EmptyState
              icon={<SearchX aria-hidden />}
              title={t('inspections.noneFound')}
              actions={<Button onPress={() => setFilters(NO_FILTERS)}>{t('inspections.clearFilters')}</Button>}
            >
              {t('inspections.noneFoundText')}
            </EmptyState>
          ) : (
            <EmptyState icon={<ScrollText aria-hidden />} title={t('inspections.emptyTitle')}>
              {t('inspections.emptyText')}
            </EmptyState>
          )
        }
      />
    </Page>
  );
}
