// The inputs for one value of a passport, made from its type: text, texts by language, number, choice, list, object.
import { Plus, Trash2 } from 'lucide-react';
import { createContext, type ReactNode, use, useState } from 'react';
import type { FieldError, FormType, Json } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { Button, cx, Field, IconButton, Select } from '../../../ui/index.ts';
import { isObject, numberOf, numberText, type Path, pointerTo, textIn, withEntry, withoutEntry, withText } from './document.ts';
import styles from './editing.module.css';
import { expected, mistakeText } from './mistakes.ts';

export interface Editing {
  /** The default language first. */
  readonly languages: readonly string[];
  /** Also reports missing values in fields that are still empty. */
  readonly saysMissing: boolean;
  readonly onChange: (path: Path, value: Json | undefined) => void;
}
export const EditingContext = createContext<Editing>({ languages: ['en'], saysMissing: false, onChange: () => undefined });

interface EditorProps {
  readonly type: FormType;
  readonly path: Path;
  readonly label: string;
  readonly value: Json | undefined;
  /** The mistakes in this value and in the values inside it. */
  readonly mistakes: readonly FieldError[];
  readonly help?: ReactNode;
}

export const useMark = (): '.' | ',' => useFormat().decimalMark;

function useMistake({ type, path, value, mistakes }: Pick<EditorProps, 'type' | 'path' | 'value' | 'mistakes'>): string | undefined {
  const t = useT();
  const mark = useMark();
  const { saysMissing } = use(EditingContext);
  const at = pointerTo(path);
  const found = mistakes.find(({ pointer }) => pointer === at);
  if (found === undefined || (value === undefined && !saysMissing)) return undefined;
  return mistakeText(found, type, t, mark);
}

export function Editor(props: EditorProps): ReactNode {
  switch (props.type.kind) {
    case 'text':
    case 'number':
      return <Single {...props} />;
    case 'texts':
      return <Texts {...props} type={props.type} />;
    case 'choice':
    case 'boolean':
      return <Choice {...props} />;
    case 'list':
      return <Entries {...props} type={props.type} />;
    case 'object':
      return <Members {...props} type={props.type} />;
  }
}

/** The longest text that has a single line. */
const LINE = 300;

function Single({ type, path, label, value, mistakes, help }: EditorProps) {
  const t = useT();
  const mark = useMark();
  const { onChange } = use(EditingContext);
  const mistake = useMistake({ type, path, value, mistakes });
  // A number is shown as it is typed: "1.0" may become "1.05".
  const [typed, setTyped] = useState('');
  const isNumber = type.kind === 'number';
  const text = isNumber ? (numberOf(typed, mark) === value ? typed : numberText(value, mark)) : value === undefined ? '' : String(value);
  const isLong = type.kind === 'text' && type.max > LINE && type.format === 'long';
  const takes = expected(type, t, mark);
  return (
    <div data-at={pointerTo(path)}>
      <Field
        label={label}
        value={text}
        onChange={(next) => {
          setTyped(next);
          onChange(path, isNumber ? numberOf(next, mark) : next === '' ? undefined : next);
        }}
        error={mistake}
        help={help ?? (isNumber ? undefined : takes)}
        maxLength={5000}
        {...(isLong ? { lines: 3 } : {})}
        {...(isNumber ? { inputMode: 'decimal' as const } : {})}
        {...(type.kind === 'number' && type.unit !== '' ? { end: <span className={styles.unit}>{type.unit}</span> } : {})}
      />
    </div>
  );
}

function Texts({ type, path, label, value, mistakes, help }: EditorProps & { readonly type: Extract<FormType, { kind: 'texts' }> }) {
  const t = useT();
  const mark = useMark();
  const format = useFormat();
  const { languages, onChange, saysMissing } = use(EditingContext);
  const whole = useMistake({ type, path, value, mistakes });
  const [fallback = 'en'] = languages;
  return (
    <div data-at={pointerTo(path)}>
      <div className={styles.languages}>
        {languages.map((language, index) => {
          const at = pointerTo([...path, language]);
          const found = mistakes.find(({ pointer }) => pointer === at);
          const text = textIn(value, language, fallback);
          const error = found === undefined || (text === '' && !saysMissing) ? undefined : mistakeText(found, type, t, mark);
          return (
            <div key={language} data-at={at} lang={language}>
              <Field
                label={languages.length === 1 ? label : `${label} (${format.language(language)})`}
                value={text}
                onChange={(next) => onChange(path, withText(value, { language, fallback, plain: type.plain, text: next }))}
                error={error ?? (index === 0 ? whole : undefined)}
                maxLength={5000}
                {...(type.max > LINE ? { lines: 3 } : {})}
              />
            </div>
          );
        })}
      </div>
      {help}
    </div>
  );
}

function Choice({ type, path, label, value, mistakes, help }: EditorProps) {
  const t = useT();
  const { onChange } = use(EditingContext);
  const mistake = useMistake({ type, path, value, mistakes });
  const given =
    type.kind === 'choice'
      ? type.options
      : [
          { value: 'true', label: t('edit.yes') },
          { value: 'false', label: t('edit.no') },
        ];
  const chosen = value === undefined ? '' : String(value);
  const unknown = given.some((one) => one.value === chosen) || chosen === '' ? [] : [{ value: chosen, label: chosen }];
  return (
    <div data-at={pointerTo(path)} className={styles.choice}>
      <Select
        label={label}
        value={chosen}
        onChange={(next) => onChange(path, next === '' ? undefined : type.kind === 'boolean' ? next === 'true' : next)}
        options={[{ value: '', label: t('edit.notStated') }, ...unknown, ...given]}
      />
      {help}
      {mistake === undefined ? null : <p className={styles.mistake}>{mistake}</p>}
    </div>
  );
}

function Members({ type, path, label, value, mistakes, help }: EditorProps & { readonly type: Extract<FormType, { kind: 'object' }> }) {
  const mistake = useMistake({ type, path, value, mistakes });
  return (
    <fieldset data-at={pointerTo(path)} className={styles.set}>
      <legend>{label}</legend>
      {help}
      {mistake === undefined ? null : <p className={styles.mistake}>{mistake}</p>}
      <div className={styles.members}>
        {type.members.map((member) => (
          <div key={member.name} className={cx(isWide(member.type) && styles.wide)}>
            <Editor
              type={member.type}
              path={[...path, member.name]}
              label={member.label}
              value={isObject(value) ? value[member.name] : undefined}
              mistakes={mistakes}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

export const isWide = (type: FormType): boolean => type.kind === 'object' || type.kind === 'list' || type.kind === 'texts';

function Entries({ type, path, label, value, mistakes, help }: EditorProps & { readonly type: Extract<FormType, { kind: 'list' }> }) {
  const t = useT();
  const { onChange } = use(EditingContext);
  const mistake = useMistake({ type, path, value, mistakes });
  const entries: readonly Json[] = Array.isArray(value) ? value : [];
  return (
    <fieldset data-at={pointerTo(path)} className={styles.set}>
      <legend>{label}</legend>
      {help}
      {mistake === undefined ? null : <p className={styles.mistake}>{mistake}</p>}
      {entries.map((entry, index) => {
        const name = t('edit.entry', { label, number: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the path of an entry is its index, and its fields keep no state of their own that outlives their value
          <div key={index} className={styles.entry}>
            <div>
              <Editor type={type.of} path={[...path, index]} label={name} value={entry} mistakes={mistakes} />
            </div>
            <IconButton
              label={t('edit.remove', { label: name })}
              icon={<Trash2 />}
              onPress={() => onChange(path, withoutEntry(value, index))}
            />
          </div>
        );
      })}
      {entries.length < type.max ? (
        <Button
          icon={<Plus aria-hidden />}
          onPress={() => onChange(path, withEntry(value, type.of.kind === 'object' || type.of.kind === 'texts' ? {} : ''))}
        >
          {t('edit.add', { label })}
        </Button>
      ) : null}
    </fieldset>
  );
}
