// The list of passports: search, filters, publication and import.
import { useNavigate } from '@tanstack/react-router';
import { BookOpenCheck, FilePlus2, FileUp, SearchX, Sheet, Tag } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Button, EmptyState, List, original, Page, SearchField, Select, useKept } from '../../../ui/index.ts';
import { CATEGORIES } from '../categories.ts';
import { ImportDialog } from '../import/dialog.tsx';
import { ALL } from '../labels/all.ts';
import { PublishAgain, SignedBefore } from '../publishing/publish-again.tsx';
import { PublishDrafts } from '../publishing/publish-drafts.tsx';
import { usePassports } from '../queries.ts';
import { ReceivedList } from '../received/list.tsx';
import { NO_FILTERS } from '../wanted.ts';
import { useColumns } from './columns.tsx';

const STATUSES = ['active', 'inactive', 'archived', 'invalid'] as const;

export default function Route() {
  const t = useT();
  const navigate = useNavigate();
  const [filters, setFilters] = useKept('passports.filters', NO_FILTERS);
  const [whose, setWhose] = useKept<'own' | 'received'>('passports.whose', 'own');
  const [importing, setImporting] = useState(false);
  const columns = useColumns();
  const list = usePassports(filters);
  const filtered = filters.query !== '' || filters.category !== 'all' || filters.status !== 'all';
  const importButton = (
    <Button kind="primary" icon={<FileUp aria-hidden />} onPress={() => setImporting(true)}>
      {t('passports.import')}
    </Button>
  );

  const whoseSelect = (
    <Select
      label={t('received.whose')}
      value={whose}
      onChange={setWhose}
      options={[
        { value: 'own', label: t('received.whose.own') },
        { value: 'received', label: t('received.whose.received') },
      ]}
    />
  );

  return (
    <Page
      title={t('passports.title')}
      lead={t('passports.lead')}
      actions={
        <>
          {list.total === 0 || whose === 'received' ? null : (
            <Button icon={<Tag aria-hidden />} onPress={() => navigate({ to: '/print/labels/$id', params: { id: ALL } })}>
              {t('labels.button')}
            </Button>
          )}
          <PublishDrafts />
          <PublishAgain />
          <Button icon={<Sheet aria-hidden />} onPress={() => navigate({ to: '/import' })}>
            {t('tables.button')}
          </Button>
          <Button icon={<FilePlus2 aria-hidden />} onPress={() => navigate({ to: '/new' })}>
            {t('edit.new')}
          </Button>
          {importButton}
        </>
      }
    >
      <SignedBefore />
      {whose === 'received' ? (
        <ReceivedList whose={whoseSelect} />
      ) : (
        <List
          label={t('passports.title')}
          columns={columns}
          list={list}
          rowKey={(row) => original(row.dppCode)}
          onOpen={({ dppCode }) => navigate({ to: '/passports/$id', params: { id: original(dppCode) } })}
          filters={
            <>
              <SearchField
                placeholder={t('passports.search')}
                value={filters.query}
                onChange={(query) => setFilters({ ...filters, query })}
              />
              <Select
                label={t('passports.category')}
                value={filters.category}
                onChange={(category) => setFilters({ ...filters, category })}
                options={[
                  { value: 'all', label: t('passports.categoryAll') },
                  ...CATEGORIES.map((value) => ({ value, label: t(`passports.category.${value}`) })),
                ]}
              />
              <Select
                label={t('passports.status')}
                value={filters.status}
                onChange={(status) => setFilters({ ...filters, status })}
                options={[
                  { value: 'all', label: t('passports.statusAll') },
                  ...STATUSES.map((value) => ({ value, label: t(`passports.status.${value}`) })),
                ]}
              />
              {whoseSelect}
            </>
          }
          empty={
            filtered ? (
              <EmptyState
                icon={<SearchX aria-hidden />}
                title={t('passports.noneFound')}
                actions={<Button onPress={() => setFilters(NO_FILTERS)}>{t('passports.clearFilters')}</Button>}
              >
                {t('passports.noneFoundText')}
              </EmptyState>
            ) : (
              <EmptyState
                icon={<BookOpenCheck aria-hidden />}
                title={t('passports.emptyTitle')}
                actions={
                  <>
                    {importButton}
                    <Button onPress={() => navigate({ to: '/settings' })}>{t('passports.toSettings')}</Button>
                  </>
                }
              >
                {t('passports.emptyText')}
              </EmptyState>
            )
          }
        />
      )}
      <ImportDialog isOpen={importing} onClose={() => setImporting(false)} />
    </Page>
  );
}
