// The log: search, verdict and decision in, the inspections that fit, newest first, to open or to export.
import { useNavigate } from '@tanstack/react-router';
import { Download as DownloadIcon, PackageSearch, ScanLine, ScrollText, SearchX } from 'lucide-react';
import { api } from '../api.ts';
import { Download } from '../download.tsx';
import { useT } from '../i18n/index.ts';
import { Button, EmptyState, List, Page, SearchField, Select, useKept } from '../ui/index.ts';
import { useColumns } from './columns.tsx';
import { useInspections } from './queries.ts';
import { NO_FILTERS, wantedOf } from './wanted.ts';

const HEADLINES = ['valid', 'valid-not-current', 'unknown-issuer', 'invalid', 'cannot-check'] as const;
const DECISIONS = ['released', 'held', 'referred', 'none'] as const;

export default function Route() {
  const t = useT();
  const navigate = useNavigate();
  const [filters, setFilters] = useKept('inspections.filters', NO_FILTERS);
  const columns = useColumns();
  const list = useInspections(filters);
  const filtered = filters.query !== '' || filters.headline !== 'all' || filters.decision !== 'all';

  return (
    <Page
      title={t('inspections.title')}
      lead={t('inspections.lead')}
      actions={
        <>
          <Button icon={<PackageSearch aria-hidden />} onPress={() => navigate({ to: '/want-list' })}>
            {t('wantList.open')}
          </Button>
          <Button kind="primary" icon={<ScanLine aria-hidden />} onPress={() => navigate({ to: '/' })}>
            {t('frame.inspect')}
          </Button>
        </>
      }
    >
      <List
        label={t('inspections.title')}
        columns={columns}
        list={list}
        rowKey={(row) => row.id}
        onOpen={({ id }) => navigate({ to: '/inspections/$id', params: { id: String(id) } })}
        filters={
          <>
            <SearchField
              placeholder={t('inspections.search')}
              value={filters.query}
              onChange={(query) => setFilters({ ...filters, query })}
            />
            <Select
              label={t('inspections.headline')}
              value={filters.headline}
              onChange={(headline) => setFilters({ ...filters, headline })}
              options={[
                { value: 'all', label: t('inspections.headlineAll') },
                ...HEADLINES.map((value) => ({ value, label: t(`headline.${value}`) })),
                { value: 'as-of', label: t('inspections.asOf') },
              ]}
            />
            <Select
              label={t('inspections.decision')}
              value={filters.decision}
              onChange={(decision) => setFilters({ ...filters, decision })}
              options={[
                { value: 'all', label: t('inspections.decisionAll') },
                ...DECISIONS.map((value) => ({ value, label: t(`decision.${value}`) })),
              ]}
            />
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
          filtered ? (
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
