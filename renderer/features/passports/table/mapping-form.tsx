// The mapping of a table: each column with its first values and the field that it fills, and constants for all rows.
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { TableField, TableSurvey } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { withKeys } from '../../../lib/with-keys.ts';
import { Button, Foreign, original, Select, shown } from '../../../ui/index.ts';
import { fieldAt, type MappingDraft } from './draft.ts';
import styles from './table.module.css';

/** The number of example values per column. */
const EXAMPLES = 2;

export interface MappingFormProps {
  readonly survey: TableSurvey;
  readonly fields: readonly TableField[];
  readonly draft: MappingDraft;
  readonly onChange: (draft: MappingDraft) => void;
}

export function MappingForm({ survey, fields, draft, onChange }: MappingFormProps) {
  const t = useT();
  const list = useId();
  const labelOf = (path: string): string => fieldAt(fields, path)?.label ?? '';
  const setConstant = (at: number, change: Partial<MappingDraft['constants'][number]>) =>
    onChange({ ...draft, constants: draft.constants.map((one, index) => (index === at ? { ...one, ...change } : one)) });
  const choicesAt = (path: string) => fieldAt(fields, path)?.choices ?? [];
  const input = (
    label: string,
    value: string,
    set: (value: string) => void,
    suggestions: string,
    placeholder = t('tables.notImported'),
  ): ReactNode => (
    <input
      className={styles.input}
      aria-label={label}
      value={value}
      list={suggestions}
      placeholder={placeholder}
      onChange={({ target }) => set(target.value)}
    />
  );
  return (
    <>
      <datalist id={list}>
        {fields.map(({ path, label }) => (
          <option key={path} value={path}>
            {label}
          </option>
        ))}
      </datalist>
      <ul className={styles.columns}>
        {survey.columns.map((column, at) => {
          const name = original(column);
          const path = draft.columns[name] ?? '';
          const examples = survey.sample.map((row) => row[at] ?? '').filter((cell) => cell !== '');
          return (
            <li key={name} className={styles.column}>
              <div>
                <strong>
                  <Foreign text={column} size="label" />
                </strong>
                <small className={styles.examples}>
                  {withKeys(examples.slice(0, EXAMPLES), original).map(({ key, item: cell }) => (
                    <span key={key}>
                      <Foreign text={cell} size="label" />
                    </span>
                  ))}
                </small>
              </div>
              <div>
                {input(
                  t('tables.fieldOf', { column: shown(column) }),
                  path,
                  (value) => onChange({ ...draft, columns: { ...draft.columns, [name]: value } }),
                  list,
                )}
                <small className={styles.label}>{labelOf(path)}</small>
              </div>
            </li>
          );
        })}
      </ul>
      <h3>{t('tables.constants')}</h3>
      <ul className={styles.columns}>
        {draft.constants.map(({ path, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are edited in place and only added at the end
          <li key={at} className={styles.column}>
            <div>
              {input(t('tables.constantField', { number: at + 1 }), path, (next) => setConstant(at, { path: next }), list)}
              <small className={styles.label}>{labelOf(path)}</small>
            </div>
            <div>
              {input(
                t('tables.constantValue', { field: labelOf(path) || String(at + 1) }),
                value,
                (next) => setConstant(at, { value: next }),
                `${list}-${at}`,
                '',
              )}
              <datalist id={`${list}-${at}`}>
                {choicesAt(path).map((choice) => (
                  <option key={choice.value} value={choice.value}>
                    {choice.label}
                  </option>
                ))}
              </datalist>
              <small className={styles.label}>{choicesAt(path).find((choice) => choice.value === value)?.label}</small>
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        <Button
          icon={<Plus aria-hidden />}
          onPress={() => onChange({ ...draft, constants: [...draft.constants, { path: '', value: '' }] })}
        >
          {t('tables.addConstant')}
        </Button>
        <Select
          label={t('tables.decimal')}
          value={draft.decimal}
          onChange={(decimal) => onChange({ ...draft, decimal })}
          options={[
            { value: '.', label: '12.5' },
            { value: ',', label: '12,5' },
          ]}
        />
      </div>
    </>
  );
}
