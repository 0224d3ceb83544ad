// A checkbox with a label and an explanation below it.
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Checkbox as AriaCheckbox } from 'react-aria-components';
import { cx } from '../style/cx.ts';
import styles from './checkbox.module.css';

export interface CheckboxProps {
  readonly children: ReactNode;
  readonly help?: ReactNode;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** `<Checkbox isSelected={sound} onChange={setSound} help={t('settings.soundHelp')}>{t('settings.sound')}</Checkbox>` */
export function Checkbox({ children, help, isSelected, onChange }: CheckboxProps) {
  return (
    <div>
      <AriaCheckbox className={cx(styles.checkbox)} isSelected={isSelected} onChange={onChange}>
        <span className={styles.box}>
          <Check aria-hidden size={20} />
        </span>
        {children}
      </AriaCheckbox>
      {help ? <p className={styles.help}>{help}</p> : null}
    </div>
  );
}
