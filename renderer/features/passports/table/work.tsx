// A surveyed table: its mapping, a preview that changes nothing, the import, and the report.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Eye, FileUp, Save } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { TableImport, TableMapping, TableSheet, TableSurvey } from '../../../../server/contract/index.ts';
import { Fault } from '../../../backups/fault.tsx';
import { type MessageId, useFormat, useLanguage, useT } from '../../../i18n/index.ts';
import { commit } from '../../../lib/commit.ts';
import {
  Button,
  Card,
  Checkbox,
  ErrorBox,
  Field,
  Foreign,
  Note,
  original,
  Progress,
  Select,
  shown,
  toast,
  useKept,
} from '../../../ui/index.ts';
import { passportsChanged } from '../../../workbench/passports-changed.ts';
import { DraftsNext } from '../publishing/publish-drafts.tsx';
import { draftOf, filledTwice, leftOut, mappingOf, stillMissing } from './draft.ts';
import { MappingForm } from './mapping-form.tsx';
import { importTable, isMoving, previewTable, saveMapping, stopTable, tableChanged, useMappings, useTableFields } from './queries.ts';
import { Report } from './report.tsx';
import styles from './table.module.css';

const LABELS: Readonly<Partial<Record<TableImport['stage'], MessageId>>> = {
  'backing-up': 'tables.backingUp',
  importing: 'tables.importing',
};
const WORDS = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

export interface WorkProps {
  readonly table: TableImport;
  readonly survey: TableSurvey;
  readonly suggested: TableMapping;
}

/** What a person should know of a sheet before its rows are imported. */
function SheetNotes({ hiddenRows, hiddenColumns, formulas, merged }: TableSheet) {
  const t = useT();
  return (
    <>
      {hiddenRows + hiddenColumns === 0 ? null : <Note>{t('tables.hidden', { rows: hiddenRows, columns: hiddenColumns })}</Note>}
      {formulas === 0 ? null : <Note>{t('tables.formulas', { count: formulas })}</Note>}
      {merged.length === 0 ? null : <Note>{t('tables.merged', { count: merged.length, first: merged[0] ?? '' })}</Note>}
    </>
  );
}

export function Work({ table, survey, suggested }: WorkProps) {
  const t = useT();
  const format = useFormat();
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const columns = survey.columns.map(original);
  const { data: fields } = useTableFields();
  const { data: saved } = useMappings();
  const usual = { category: 'other', defaultLanguage: language };
  const [draft, setDraft] = useKept(`table.draft.${survey.sha256}`, draftOf(suggested, columns, usual));
  const [chosen, setChosen] = useState('');
  const [name, setName] = useState('');
  const [fault, setFault] = useState<unknown>();
  const [backsUp, setBacksUp] = useState(true);
  const mapping = mappingOf(draft);
  const twice = filledTwice(draft);
  const missing = stillMissing(draft, fields?.items ?? []);
  const unread = leftOut(draft).map((column) => shown(column));
  const moving = isMoving(table);
  const act = async (run: () => Promise<unknown>): Promise<void> => {
    setFault(undefined);
    try {
      await commit(run);
    } catch (thrown) {
      setFault(thrown);
    }
    await tableChanged(client);
  };
  // The list of passports may be on another screen while the rows are stored.
  const isImported = table.stage === 'imported';
  useEffect(() => {
    if (isImported) void passportsChanged(client);
  }, [isImported, client]);
  const keep = () =>
    act(async () => {
      await saveMapping(name.trim(), mapping);
      await client.invalidateQueries({ queryKey: ['table-mappings'] });
      toast('good', t('tables.mappingSaved'));
    });
  const { sheet } = survey;
  const found = [
    t('tables.rows', { count: survey.rows }),
    sheet === undefined ? survey.encoding.toUpperCase() : t('tables.sheetOf', { name: shown(sheet.name) }),
    ...(survey.separator === undefined ? [] : [t(`tables.separator.${WORDS[survey.separator]}`)]),
    format.bytes(survey.bytes),
  ];
  const { report, reported, progress, stage, backup, backupFault } = table;
  const isPreview = stage !== 'imported';
  // The preview of another mapping says nothing about this one.
  const isOutdated = isPreview && JSON.stringify(reported) !== JSON.stringify(mapping);
  return (
    <>
      <Card title={t('tables.map')}>
        <div className={styles.stack}>
          <p>{found.join(' · ')}</p>
          {sheet === undefined ? null : <SheetNotes {...sheet} />}
          {saved === undefined || saved.items.length === 0 ? null : (
            <Select
              label={t('tables.savedMapping')}
              value={chosen}
              onChange={(next) => {
                setChosen(next);
                const one = saved.items.find((item) => item.name === next);
                setDraft(one === undefined ? draftOf(suggested, columns, usual) : draftOf(one.mapping, columns));
              }}
              options={[
                { value: '', label: t('tables.suggested') },
                ...saved.items.map((item) => ({ value: item.name, label: shown(item.name) })),
              ]}
            />
          )}
          <MappingForm survey={survey} fields={fields?.items ?? []} draft={draft} onChange={setDraft} />
          <div className={styles.row}>
            <Field label={t('tables.mappingName')} value={name} onChange={setName} maxLength={100} />
            <Button icon={<Save aria-hidden />} isDisabled={name.trim() === ''} onPress={keep}>
              {t('tables.saveMapping')}
            </Button>
          </div>
        </div>
      </Card>
      <Card title={t('tables.import')}>
        <div className={styles.stack}>
          {twice.length === 0 ? null : <Note urgent>{t('tables.twice', { fields: twice.map((path) => shown(path)).join(', ') })}</Note>}
          {unread.length === 0 ? null : <Note>{t('tables.leftOut', { count: unread.length, columns: format.list(unread) })}</Note>}
          {fault === undefined ? null : <ErrorBox error={fault} />}
          {table.fault === undefined ? null : <ErrorBox error={new Error(table.fault.detail)} />}
          {moving ? (
            <Progress
              label={t(LABELS[stage] ?? 'tables.previewing')}
              {...(stage === 'backing-up' ? {} : { value: progress?.rows ?? 0, total: survey.rows })}
              onCancel={() => act(stopTable)}
            />
          ) : null}
          {backup === undefined ? null : (
            <p>
              {t('tables.backedUp')} <Foreign as="code" text={backup} />
            </p>
          )}
          {backupFault === undefined ? null : (
            <>
              <Fault title={t('tables.notBackedUp')} {...backupFault} />
              <p>{t('tables.notBackedUpHelp')}</p>
            </>
          )}
          {!moving && progress !== undefined ? <Note>{t('tables.stopped', { rows: progress.rows, all: survey.rows })}</Note> : null}
          {report === undefined || moving || isOutdated ? null : (
            <Report report={report} fields={fields?.items ?? []} isPreview={isPreview} decimal={reported?.decimal ?? '.'} />
          )}
          {isImported ? <DraftsNext /> : null}
          {table.backsUp && !moving ? (
            <Checkbox isSelected={backsUp} onChange={setBacksUp} help={t(backsUp ? 'tables.backupFirstHelp' : 'tables.withoutBackup')}>
              {t('tables.backupFirst')}
            </Checkbox>
          ) : null}
          {missing.length === 0 ? null : <Note>{t('tables.missing', { fields: format.list(missing) })}</Note>}
          <div className={styles.row}>
            <Button icon={<Eye aria-hidden />} isDisabled={moving || twice.length > 0} onPress={() => act(() => previewTable(mapping))}>
              {t('tables.preview')}
            </Button>
            <Button
              kind="primary"
              icon={<FileUp aria-hidden />}
              isDisabled={moving || twice.length > 0}
              onPress={() => act(() => importTable(mapping, backsUp ? 'first' : 'none'))}
            >
              {t('tables.importDo', { count: survey.rows })}
            </Button>
            {stage === 'imported' ? <Button onPress={() => navigate({ to: '/passports' })}>{t('passports.toList')}</Button> : null}
          </div>
        </div>
      </Card>
    </>
  );
}
