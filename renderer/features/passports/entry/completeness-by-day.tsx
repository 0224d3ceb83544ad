// What the law requires of the passport on a day that a person chooses: at first the day on which the product was placed on the market, else today.
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { Completeness as Found } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { Button, ErrorBox, Field, Loading } from '../../../ui/index.ts';
import { CompletenessCard, CompletenessFound } from '../completeness.tsx';
import styles from '../passports.module.css';
import { useCompleteness } from '../queries.ts';

interface CompletenessByDayProps {
  readonly dppCode: string;
  /** By the rules of the passport's own day. */
  readonly completeness: Found;
}

export function CompletenessByDay({ dppCode, completeness }: CompletenessByDayProps) {
  const t = useT();
  const format = useFormat();
  const [chosen, setChosen] = useState<string>();
  const { on } = completeness;
  const day = chosen === '' || chosen === on ? undefined : chosen;
  const { data, error, refetch } = useCompleteness(dppCode, day);
  // Never what another day requires under the chosen one.
  const found = day === undefined ? completeness : data;
  return (
    <CompletenessCard>
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
