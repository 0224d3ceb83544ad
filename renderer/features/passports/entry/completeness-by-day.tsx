// Shows what the law requires of a passport on a chosen day; by default when it was placed on the market, or today.
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Completeness as Found } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { Button, ErrorBox, Field, Loading } from '../../../ui/index.ts';
import { CompletenessCard, CompletenessFound } from '../completeness.tsx';
import styles from '../passports.module.css';
import { useCompleteness } from '../queries.ts';

interface CompletenessByDayProps {
  readonly dppCode: string;
  /** The result by the rules of the passport's own day. */
  readonly completeness: Found;
  readonly shapes: ReactNode;
}

export function CompletenessByDay({ dppCode, completeness, shapes }: CompletenessByDayProps) {
  const t = useT();
  const format = useFormat();
  const [chosen, setChosen] = useState<string>();
  const { on } = completeness;
  const day = chosen === '' || chosen === on ? undefined : chosen;
  const { data, error, refetch } = useCompleteness(dppCode, day);
  // Never shows the requirements of one day under the date of another.
  const found = day === undefined ? completeness : data;
  return (
    <CompletenessCard shapes={shapes}>
      <Field type="date" label={t('passports.day')} help={t('passports.dayHelp')} value={chosen ?? on} onChange={setChosen} />
      {chosen === undefined || chosen === on ? null : (
        <Button icon={<RotateCcw aria-hidden />} className={styles.dayBack ?? ''} onPress={() => setChosen(undefined)}>
          {t('passports.dayBack', { date: format.date(on) })}
        </Button>
      )}
      <div className={styles.ofDay}>
        {found !== undefined ? (
          <CompletenessFound completeness={found} />
        ) : error ? (
          <ErrorBox error={error} onRetry={() => refetch()} />
        ) : (
          <Loading />
        )}
      </div>
    </CompletenessCard>
  );
}
