// Searches the notified bodies of the list in force, and states its date, source and limits.
import { Info, SearchX } from 'lucide-react';
import { useFormat, useT } from '../../i18n/index.ts';
import { Button, EmptyState, List, Page, SearchField, Select, shown, useKept } from '../../ui/index.ts';
import styles from './bodies.module.css';
import { useColumns } from './columns.tsx';
import { useListActions } from './list-actions.tsx';
import { NO_FILTERS, useBodies, useBodyList } from './queries.ts';

export default function Route() {
  const t = useT();
  const format = useFormat();
  const [filters, setFilters] = useKept('bodies.filters', NO_FILTERS);
  const columns = useColumns();
  const bodies = useBodies(filters);
  const { data: list } = useBodyList();
  const { buttons, outcome } = useListActions(list);
  const countries = (list?.countries ?? [])
    .map((value) => ({ value, label: format.country(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));

  return (
    <Page title={t('bodies.title')} lead={t('bodies.lead')} actions={buttons}>
      {outcome}
      {list ? (
        <div className={styles.extract} role="note">
          <Info aria-hidden size={20} />
          <div>
            <p>
              {list.origin === 'imported'
                ? t('bodies.imported', { date: format.date(list.statusDate), source: shown(list.source) })
                : t('bodies.extract', { date: format.date(list.statusDate) })}
            </p>
            <p>
              {list.origin === 'imported' ? null : t('bodies.noBatteries')} {t('bodies.websites')} {t('bodies.importForm')}
            </p>
          </div>
        </div>
      ) : null}
      <List
        label={t('bodies.title')}
        columns={columns}
        list={bodies}
        rowKey={({ id }) => id}
        filters={
          <>
            <SearchField placeholder={t('bodies.search')} value={filters.query} onChange={(query) => setFilters({ ...filters, query })} />
            <Select
              label={t('bodies.country')}
              value={filters.country}
              onChange={(country) => setFilters({ ...filters, country })}
              options={[{ value: 'all', label: t('bodies.countryAll') }, ...countries]}
            />
          </>
        }
        empty={
          <EmptyState
            icon={<SearchX aria-hidden />}
            title={t('bodies.noneTitle')}
            actions={<Button onPress={() => setFilters(NO_FILTERS)}>{t('bodies.clear')}</Button>}
          >
            {t('bodies.noneText')}
          </EmptyState>
        }
      />
    </Page>
  );
}
