// The outcome of a table import: counts, and each refused row with line, column and reason.
import type { Foreign as ForeignText, FormType, RowMistake, TableField, TableReport } from '../../../../server/contract/index.ts';
import { hasRowWords, RowFault } from '../../../files/row-fault.tsx';
import { useT } from '../../../i18n/index.ts';
import { withKeys } from '../../../lib/with-keys.ts';
import { ColumnHeads, Foreign, Note, original, PlainTable, Scroll } from '../../../ui/index.ts';
import { Demonstration } from '../demonstration.tsx';
import { mistakeText } from '../mistake-text.ts';
import { fieldAt } from './draft.ts';
import styles from './table.module.css';

export interface ReportProps {
  readonly report: TableReport;
  readonly fields: readonly TableField[];
  readonly isPreview: boolean;
  /** The decimal mark of the table. */
  readonly decimal: '.' | ',';
}

export function Report({ report, fields, isPreview, decimal }: ReportProps) {
  const t = useT();
  const typeOf = (field: ForeignText | undefined) => (field === undefined ? undefined : fieldAt(fields, original(field))?.type);
  const { stored, unchanged, refused, demonstration, refusals } = report;
  return (
    <>
      <Note good={refused === 0}>{t(isPreview ? 'tables.wouldStore' : 'tables.stored', { stored, unchanged, refused })}</Note>
      <Demonstration count={demonstration} />
      {refusals.length === 0 ? null : (
        <Scroll className={styles.scroller} label={t('tables.refused')}>
          <PlainTable className={styles.refusals}>
            <ColumnHeads of={['tables.line', 'tables.column', 'tables.reason']} />
            <tbody>
              {refusals.flatMap(({ line, mistakes }) =>
                withKeys(mistakes, ({ code }) => `${line} ${code}`).map(({ key, item: { column, field, ...mistake } }) => (
                  <tr key={key}>
                    <td>{line}</td>
                    <td>
                      <Foreign text={column ?? field ?? ''} size="label" />
                      {field === undefined ? null : <small className={styles.field}>{fieldAt(fields, original(field))?.label}</small>}
                    </td>
                    <td>
                      <Reason isUnfilled={column === undefined} mistake={mistake} type={typeOf(field)} decimal={decimal} />{' '}
                      <code>{mistake.code}</code>
                    </td>
                  </tr>
                )),
              )}
            </tbody>
          </PlainTable>
        </Scroll>
      )}
      {refused > refusals.length ? <p>{t('tables.moreRefused', { count: refused - refusals.length })}</p> : null}
    </>
  );
}

interface ReasonProps {
  /** No column of the table leads to the field. */
  readonly isUnfilled: boolean;
  readonly mistake: RowMistake;
  readonly type: FormType | undefined;
  readonly decimal: '.' | ',';
}

function Reason({ isUnfilled, mistake, type, decimal }: ReasonProps) {
  const t = useT();
  const { code } = mistake;
  if (code === 'required') return t(isUnfilled ? 'tables.required' : 'edit.mistake.required');
  if (hasRowWords(code)) return <RowFault {...mistake} />;
  return mistakeText({ code, detail: original(mistake.detail) }, type, t, decimal);
}
