// A labelled text field or text area with help and an error message.
import type { ReactNode, Ref } from 'react';
import { FieldError, Input, Label, Text, TextArea, TextField, type TextFieldProps } from 'react-aria-components';
import { cx } from '../style/cx.ts';
import styles from './field.module.css';

export interface FieldProps extends Omit<TextFieldProps, 'className' | 'children' | 'style'> {
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Shown below the field, which is marked as invalid. */
  readonly error?: string | undefined;
  readonly placeholder?: string;
  /** The number of lines: renders a text area. */
  readonly lines?: number;
  readonly mono?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly areaRef?: Ref<HTMLTextAreaElement>;
  /** Content at the end of the field: a button or a unit. */
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
