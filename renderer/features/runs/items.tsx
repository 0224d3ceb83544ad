// The inspections of a run: filtered by verdict and decision, selected, decided on together.
import { useNavigate } from '@tanstack/react-router';
import { Download as DownloadIcon, Gavel, ListChecks, Package, Printer, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { DecisionFilter, Headline, InspectionSummary, MostReported, Run } from '../../../server/contract/index.ts';
import { useColumns } from '../../decisions/columns.tsx';
import { decisionOptions, headlineOptions } from '../../decisions/options.ts';
import { useT } from '../../i18n/index.ts';
import { useInspectionsOfRun } from '../../inspection-log/queries.ts';
import { api } from '../../lib/api.ts';
import { runs } from '../../runs/calls.ts';
import form from '../../runs/runs.module.css';
import { Download } from '../../ui/files/download.tsx';
import { Button, type Column, EmptyState, List, Select } from '../../ui/index.ts';
import { DecideDialog } from './decide-dialog.tsx';
import styles from './runs.module.css';
import { MOST_DECIDED, selectionOf } from './selection.ts';

const MOST_REPORTED: MostReported = 100;

/** Columns that matter within one run. */
const WANTED: ReadonlySet<string> = new Set(['number', 'headline', 'product', 'at', 'decision']);

export function Items({ run }: { readonly run: Run }) {
  const t = useT();
  const navigate = useNavigate();
  const [headline, setHeadline] = useState<Headline | 'all'>('all');
  const [decision, setDecision] = useState<DecisionFilter | 'all'>('all');
  const [declaration, setDeclaration] = useState<'all' | 'contradicts'>('all');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isDeciding, setDeciding] = useState(false);
  const filter = {
    ...(headline === 'all' ? {} : { headline }),
    ...(decision === 'all' ? {} : { decision }),
    ...(declaration === 'all' ? {} : { declaration }),
  };
  const list = useInspectionsOfRun(run.id, filter);
  const plain = useColumns();
  const columns = useMemo((): readonly Column<InspectionSummary>[] => {
    const toggle = (id: number, is: boolean) =>
      setChosen((before) => new Set(is ? [...before, id] : [...before].filter((one) => one !== id)));
    const select: Column<InspectionSummary> = {
      id: 'select',
      header: <span className="visually-hidden">{t('runs.selection')}</span>,
      track: '3.25rem',
      cell: (row) =>
        row.takesDecision ? (
          <label className={styles.pick}>
            <input
              type="checkbox"
              checked={chosen.has(row.id)}
              onChange={({ target }) => toggle(row.id, target.checked)}
              aria-label={t('runs.select', { id: row.id })}
            />
          </label>
        ) : null,
    };
    return [select, ...plain.filter(({ id }) => WANTED.has(id)).map((column) => ({ ...column, sorts: false }))];
  }, [plain, chosen, t]);

  const { selected, canSelect, isAll, isTooMany, isPartOfAll, toggled } = selectionOf(list.rows, chosen);
  return (
    <>
      {list.total > run.items ? <p className={styles.explained}>{t('runs.itemsAndInspections')}</p> : null}
      <List
        label={t('runs.entries')}
        columns={columns}
        stacks="beside-first"
        list={list}
        rowKey={({ id }) => id}
        onOpen={({ id }) => navigate({ to: '/inspections/$id', params: { id: String(id) } })}
        filters={
          <>
            <Select label={t('inspections.headline')} value={headline} onChange={setHeadline} options={headlineOptions(t)} />
            <Select label={t('inspections.decision')} value={decision} onChange={setDecision} options={decisionOptions(t)} />
            <Select
              label={t('customs.filter')}
              value={declaration}
              onChange={setDeclaration}
              options={[
                { value: 'all', label: t('customs.filterAll') },
                { value: 'contradicts', label: t('customs.filterContradicts') },
              ]}
            />
            <div className={form.row}>
              <Button isDisabled={!canSelect} onPress={() => setChosen(toggled)}>
                {t(isAll ? 'runs.selectNone' : 'runs.selectAll')}
              </Button>
              <Button
                kind="primary"
                icon={<Gavel aria-hidden />}
                isDisabled={selected.length === 0 || isTooMany}
                onPress={() => setDeciding(true)}
              >
                {t('runs.decide')}
              </Button>
              {selected.length === 0 || isTooMany ? null : (
                <Download href={runs.evidenceOf(selected.map(({ id }) => id))} fileName="evidence.zip" icon={<Package aria-hidden />}>
                  {t('runs.evidence')}
                </Download>
              )}
              {selected.length === 0 || selected.length > MOST_REPORTED ? null : (
                <Button
                  icon={<Printer aria-hidden />}
                  onPress={() => navigate({ to: '/print/selection/$id', params: { id: selected.map(({ id }) => id).join('-') } })}
                >
                  {t('print.selection')}
                </Button>
              )}
              <span role="status">
                {selected.length > 0 ? t('runs.selected', { count: selected.length }) : ''}{' '}
                {selected.length > MOST_REPORTED ? t('print.selectionMost', { limit: MOST_REPORTED }) : ''}{' '}
                {isTooMany ? t('runs.tooMany', { limit: MOST_DECIDED }) : ''}
                {isPartOfAll ? t('runs.selectedPart', { limit: MOST_DECIDED }) : ''}
              </span>
            </div>
          </>
        }
        exports={
          list.total > 0 ? (
            <Download
              href={api.inspectionsExport('csv', { run: run.id, ...filter })}
              fileName="run.csv"
              icon={<DownloadIcon aria-hidden />}
            >
              <span className="visually-hidden">{t('inspections.export')} </span>CSV
            </Download>
          ) : null
        }
        empty={
          run.items === 0 ? (
            <EmptyState icon={<ListChecks aria-hidden />} title={t('runs.empty')}>
              {t('runs.emptyText')}
            </EmptyState>
          ) : (
            <EmptyState icon={<SearchX aria-hidden />} title={t('inspections.noneFound')}>
              {t('inspections.noneFoundText')}
            </EmptyState>
          )
        }
      />
      {isDeciding ? (
        <DecideDialog
          run={run}
          items={selected}
          onClose={() => setDeciding(false)}
          onDecided={() => {
            setDeciding(false);
            setChosen(new Set());
          }}
        />
      ) : null}
    </>
  );
}
