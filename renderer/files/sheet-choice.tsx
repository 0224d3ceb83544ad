// Asks which sheet of a workbook to read.
import { useState } from 'react';
import { useT } from '../i18n/index.ts';
import { Button, Card, Progress, Select, shown } from '../ui/index.ts';
import styles from './files.module.css';
import { forgetWorkbook, type OpenWorkbook } from './workbook.ts';

export interface SheetChoiceProps {
  /** The question, which says what the sheet has to contain. */
  readonly title: string;
  readonly book: OpenWorkbook;
  readonly onChoose: (file: File, sheet: number) => Promise<void>;
}

export function SheetChoice({ title, book: { file, sheets }, onChoose }: SheetChoiceProps) {
  const t = useT();
  const first = sheets?.findIndex(({ isHidden }) => !isHidden) ?? -1;
  const [chosen, setChosen] = useState<string>();
  const sheet = chosen ?? String(Math.max(0, first));
  if (sheets === undefined) return <Progress label={t('tables.unpacking', { name: shown(file.name) })} onCancel={forgetWorkbook} />;
  return (
    <Card title={title}>
      <div className={styles.row}>
        <Select
          label={t('tables.sheetsOf', { name: shown(file.name) })}
          value={sheet}
          onChange={setChosen}
          options={sheets.map(({ name, isHidden }, at) => ({
            value: String(at),
            label: isHidden ? t('tables.hiddenSheet', { name: shown(name) }) : shown(name),
          }))}
        />
        <Button kind="primary" onPress={() => onChoose(file, Number(sheet))}>
          {t('tables.readSheet')}
        </Button>
        <Button onPress={forgetWorkbook}>{t('common.cancel')}</Button>
      </div>
    </Card>
  );
}
