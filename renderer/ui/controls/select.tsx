// A drop-down list for one of a few options, with keyboard and screen reader support by react-aria.
import { Check, ChevronDown } from 'lucide-react';
import { Select as AriaSelect, Button, Label, ListBox, ListBoxItem, Popover, SelectValue } from 'react-aria-components';
import { commitOrLeave } from '../../lib/commit.ts';
import { cx } from '../style/cx.ts';
import field from './field.module.css';
import styles from './select.module.css';

export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
}

export interface SelectProps<T extends string> {
  readonly label: string;
  /** The label is not visible: use only where the context makes it clear. */
  readonly hideLabel?: boolean;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly isDisabled?: boolean;
  readonly className?: string;
}

/** `<Select label={t('settings.theme')} options={[{value: 'dark', label: t('theme.dark')}]} value={theme} onChange={setTheme} />` */
export function Select<T extends string>({ label, hideLabel, options, value, onChange, isDisabled, className }: SelectProps<T>) {
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.value === key);
    // The first key of a scan selects a matching option: the list accepts only a key that stands alone.
    if (chosen) commitOrLeave(() => onChange(chosen.value));
  };
  return (
    <AriaSelect
      value={value}
      onChange={choose}
      {...(isDisabled ? { isDisabled } : {})}
      {...(hideLabel ? { 'aria-label': label } : {})}
      className={cx(field.field, className)}
    >
      {hideLabel ? null : <Label className={cx(field.label)}>{label}</Label>}
      <Button className={cx(styles.button)}>
        <SelectValue className={cx(styles.value)}>{() => options.find((option) => option.value === value)?.label ?? ''}</SelectValue>
        <ChevronDown size={18} aria-hidden />
      </Button>
      <Popover className={cx(styles.popover)}>
        <ListBox className={cx(styles.list)} items={options.map((option) => ({ id: option.value, ...option }))}>
          {(option) => (
            <ListBoxItem className={cx(styles.item)} textValue={option.label}>
              <span>{option.label}</span>
              <Check size={18} aria-hidden className={styles.check} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
