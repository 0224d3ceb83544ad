// Shows completeness by the rules of a day, with a field to choose the day.
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat, useT } from '../i18n/index.ts';
import { Button, Field } from '../ui/index.ts';
import styles from './completeness.module.css';

interface ByDayProps {
  /** The passport's own day. */
  readonly on: string;
  /** Renders the result by the rules of a day. Undefined means the passport's own day. */
  readonly children: (day: string | undefined) => ReactNode;
}

export function ByDay({ on, children }: ByDayProps) {
  const t = useT();
  const format = useFormat();
  const [chosen, setChosen] = useState<string>();
  return (
    <>
      <Field type="date" label={t('passports.day')} help={t('passports.dayHelp')} value={chosen ?? on} onChange={setChosen} />
      {chosen === undefined || chosen === on ? null : (
        <Button icon={<RotateCcw aria-hidden />} className={styles.dayBack ?? ''} onPress={() => setChosen(undefined)}>
          {t('passports.dayBack', { date: format.date(on) })}
        </Button>
      )}
      <div className={styles.ofDay}>{children(chosen === '' || chosen === on ? undefined : chosen)}</div>
    </>
  );
}
