// One field of the form with its help, obligation, legal basis and example.
import { memo } from 'react';
import type { FieldError, FormField, Json } from '../../../../server/contract/index.ts';
import { isMessage, useFormat, useT } from '../../../i18n/index.ts';
import { Checkbox, Foreign, shown } from '../../../ui/index.ts';
import { expected } from '../mistake-text.ts';
import styles from './editing.module.css';
import { Editor, useMark } from './editors.tsx';

interface FieldRowProps {
  readonly field: FormField;
  readonly value: Json | undefined;
  readonly mistakes: readonly FieldError[];
  readonly onNone: (name: string, none: boolean) => void;
}

/** Drawn again only if its own value or mistakes change: a battery has more than a hundred fields. */
export const FieldRow = memo(function FieldRow({ field, value, mistakes, onNone }: FieldRowProps) {
  const t = useT();
  const format = useFormat();
  const mark = useMark();
  const { name, label, type, obligation, legalBasis, isFromOutside = false, example, none } = field;
  const about = `edit.help.${name}`;
  const sentences = [
    ...(isMessage(about) ? [t(about)] : []),
    ...[expected(type, t, mark)].flatMap((what) => (what === undefined ? [] : [`${what[0]?.toUpperCase()}${what.slice(1)}.`])),
  ];
  const citation = format.citation(legalBasis);
  const basis = isFromOutside ? <Foreign text={legalBasis} size="line" /> : citation;
  const help = (
    <span className={styles.help}>
      {sentences.length === 0 ? null : <span>{sentences.join(' ')}</span>}
      <span>
        {t(`edit.${obligation}`)}
        {citation === '' ? null : <> · {basis}</>}
        {example === undefined ? null : ` · ${t('edit.example', { example: shown(example) })}`}
      </span>
    </span>
  );
  const hasNone = Array.isArray(value) && value.length === 0;
  return (
    <>
      {hasNone ? null : <Editor type={type} path={[name]} label={label} value={value} mistakes={mistakes} help={help} />}
      {none === true && (value === undefined || hasNone) ? (
        <div className={styles.none}>
          {hasNone ? <strong>{label}</strong> : null}
          <Checkbox isSelected={hasNone} onChange={(next) => onNone(name, next)}>
            {t('edit.none')}
          </Checkbox>
        </div>
      ) : null}
    </>
  );
});
