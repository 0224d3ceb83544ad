// The mapping of a table: each column with its first values and the field that it fills, and constants for all rows.
import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { TableField, TableSurvey } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { withKeys } from '../../../lib/with-keys.ts';
import { Button, Foreign, type Option, original, Select, shown } from '../../../ui/index.ts';
import { CATEGORIES } from '../categories.ts';
import { fieldAt, isRequired, type MappingDraft } from './draft.ts';
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
  // Product groups have names in every language of the screens; labels of other choices come with their fields.
  const choicesAt = (path: string): readonly Option<string>[] =>
    path.trim() === 'category'
      ? CATEGORIES.map((value) => ({ value, label: t(`passports.category.${value}`) }))
      : (fieldAt(fields, path)?.choices ?? []);
  const fieldInput = (label: string, value: string, set: (value: string) => void): ReactNode => (
    <input
      className={styles.input}
      aria-label={label}
      value={value}
      list={list}
      placeholder={t('tables.notImported')}
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
                <Foreign as="strong" text={column} size="label" />
                <small className={styles.examples}>
                  {withKeys(examples.slice(0, EXAMPLES), original).map(({ key, item: cell }) => (
                    <span key={key}>
                      <Foreign text={cell} size="label" />
                    </span>
                  ))}
                </small>
              </div>
              <div>
                {fieldInput(t('tables.fieldOf', { column: shown(column) }), path, (value) =>
                  onChange({ ...draft, columns: { ...draft.columns, [name]: value } }),
                )}
                <small className={styles.label}>{labelOf(path)}</small>
                {isRequired(draft, fields, path.trim()) ? <small className={styles.required}>{t('tables.requiredColumn')}</small> : null}
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
              {fieldInput(t('tables.constantField', { number: at + 1 }), path, (next) => setConstant(at, { path: next }))}
              <small className={styles.label}>{labelOf(path)}</small>
            </div>
            <div>
              <ConstantValue
                label={t('tables.constantValue', { field: labelOf(path) || String(at + 1) })}
                value={value}
                choices={choicesAt(path)}
                onChange={(next) => setConstant(at, { value: next })}
              />
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

interface ConstantValueProps {
  readonly label: string;
  readonly value: string;
  /** Empty for a field that takes any text. */
  readonly choices: readonly Option<string>[];
  readonly onChange: (value: string) => void;
}

function ConstantValue({ label, value, choices, onChange }: ConstantValueProps) {
  const t = useT();
  if (choices.length === 0)
    return <input className={styles.input} aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />;
  // A saved mapping may hold another text, such as a label, which the import understands too.
  const other = value === '' || choices.some((choice) => choice.value === value) ? [] : [{ value, label: shown(value) }];
  const options = [{ value: '', label: t('tables.notImported') }, ...other, ...choices];
  return <Select label={label} hideLabel value={value} onChange={onChange} options={options} />;
}
