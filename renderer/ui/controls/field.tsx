// A labelled text field or a larger text box, with help and, when something is wrong, what is wrong.
import type { ReactNode, Ref } from 'react';
import { FieldError, Input, Label, Text, TextArea, TextField, type TextFieldProps } from 'react-aria-components';
import { cx } from '../style/cx.ts';
import styles from './field.module.css';

export interface FieldProps extends Omit<TextFieldProps, 'className' | 'children' | 'style'> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Shown under the field, and the field is marked as wrong. */
  readonly error?: string | undefined;
  readonly placeholder?: string;
  /** More than one line: a text box of that many. */
  readonly lines?: number;
  readonly mono?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly areaRef?: Ref<HTMLTextAreaElement>;
  /** Something at the end of the field: a button, a unit. */
  readonly end?: ReactNode;
  readonly className?: string;
}

/** `<Field label={t('settings.officer')} value={name} onChange={setName} error={wrong} />` */
export function Field({ label, help, error, placeholder, lines, mono, inputRef, areaRef, end, className, ...props }: FieldProps) {
  const shape = cx(styles.input, mono && styles.mono);
  const hint = placeholder === undefined ? {} : { placeholder };
  return (
    <TextField {...props} isInvalid={error !== undefined} validationBehavior="aria" className={cx(styles.field, className)}>
      <Label className={cx(styles.label)}>{label}</Label>
      <div className={styles.row}>
        {lines ? (
          <TextArea {...hint} {...(areaRef ? { ref: areaRef } : {})} rows={lines} className={shape} />
        ) : (
          <Input {...hint} {...(inputRef ? { ref: inputRef } : {})} className={shape} />
        )}
        {end}
      </div>
      {help ? (
        <Text slot="description" className={cx(styles.help)}>
          {help}
        </Text>
      ) : null}
      <FieldError className={cx(styles.error)}>{error}</FieldError>
    </TextField>
  );
}
