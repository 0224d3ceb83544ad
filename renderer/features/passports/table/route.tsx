// The screen that imports passports from a table: choose, map, preview, import, report.
import { useQueryClient } from '@tanstack/react-query';
import { Sheet } from 'lucide-react';
import { useState } from 'react';
import type { Category } from '../../../../server/contract/index.ts';
import { SheetChoice } from '../../../files/sheet-choice.tsx';
import { useWorkbook } from '../../../files/workbook.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { BASE, query } from '../../../lib/api.ts';
import { commit } from '../../../lib/commit.ts';
import { Download } from '../../../ui/files/download.tsx';
import { BackLink, Button, Card, DropFile, ErrorBox, Loading, Page, Progress, Select, shown } from '../../../ui/index.ts';
import { CATEGORIES } from '../categories.ts';
import { bringTable, discardTable, tableChanged, useTable } from './queries.ts';
import styles from './table.module.css';
import { Work } from './work.tsx';

export default function Route() {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const { data, error, refetch } = useTable();
  const [fault, setFault] = useState<unknown>();
  const run = async (what: () => Promise<unknown>): Promise<void> => {
    setFault(undefined);
    try {
      await what();
    } catch (thrown) {
      setFault(thrown);
    }
    await tableChanged(client);
  };
  const book = useWorkbook();
  const bring = async (file: File | undefined, sheet?: number): Promise<void> => {
    if (file === undefined) return;
    // The first look at the upload; the screen then refreshes automatically.
    setTimeout(() => void tableChanged(client), 200);
    await run(() => bringTable(file, undefined, sheet));
  };
  if (data === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  const { table } = data;
  const another = (
    <Button isDisabled={table?.stage === 'importing' || table?.stage === 'backing-up'} onPress={() => run(() => commit(discardTable))}>
      {t('tables.another')}
    </Button>
  );
  return (
    <Page
      title={t('tables.title')}
      lead={table === null ? t('tables.lead') : shown(table.name)}
      actions={
        <>
          <BackLink to="/passports">{t('passports.toList')}</BackLink>
          {table === null ? null : another}
        </>
      }
    >
      <div className={styles.stack}>
        {fault === undefined ? null : <ErrorBox error={fault} />}
        {book === undefined ? null : (
          <SheetChoice key={`${book.file.name} ${book.file.lastModified}`} title={t('tables.whichSheet')} book={book} onChoose={bring} />
        )}
        {table === null || table.stage === 'receiving' ? (
          <DropFile
            icon={<Sheet aria-hidden size={40} />}
            title={t('tables.drop')}
            choose={t('tables.choose')}
            help={t('tables.dropHelp')}
            accepted={['.xlsx', '.xlsm', '.csv', '.tsv', '.tab', '.txt', '.ndjson', '.jsonl', 'text/csv']}
            onFiles={([file]) => bring(file)}
          />
        ) : null}
        {table?.stage === 'receiving' ? (
          <Progress label={t('tables.receiving', { held: format.bytes(table.held), size: format.bytes(table.size) })} />
        ) : null}
        {table?.stage === 'surveying' ? <Progress label={t('tables.surveying')} /> : null}
        {table?.stage === 'refused' ? <ErrorBox title={t('tables.notRead')} error={new Error(table.fault?.detail ?? '')} /> : null}
        {table?.survey && table.suggested ? (
          <Work key={table.survey.sha256} table={table} survey={table.survey} suggested={table.suggested} />
        ) : null}
        {table === null ? <Templates /> : null}
      </div>
    </Page>
  );
}

/** A table with an example, per product group. */
function Templates() {
  const t = useT();
  const [category, setCategory] = useState<Category>('battery');
  return (
    <Card title={t('tables.templates')}>
      <div className={styles.stack}>
        <div className={styles.row}>
          <Select
            label={t('passports.importForm')}
            value={category}
            onChange={setCategory}
            options={CATEGORIES.map((value) => ({ value, label: t(`passports.category.${value}`) }))}
          />
          <Download
            href={`${BASE}/tables/template${query({ category })}`}
            fileName={`passports-${category}.csv`}
            icon={<Sheet aria-hidden />}
          >
            {t('tables.template')}
          </Download>
          <Download
            href={`${BASE}/tables/template${query({ category, full: 'true' })}`}
            fileName={`passports-${category}-long.csv`}
            icon={<Sheet aria-hidden />}
          >
            {t('tables.templateLong')}
          </Download>
        </div>
        <p>{t('tables.templateHelp')}</p>
      </div>
    </Card>
  );
}
