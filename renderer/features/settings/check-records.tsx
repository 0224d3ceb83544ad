// A button that checks the whole store, and its result.
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useT } from '../../i18n/index.ts';
import { useFaultWords } from '../../inspection-log/log-intact.tsx';
import { api } from '../../lib/api.ts';
import { Button, ErrorBox, Foreign } from '../../ui/index.ts';
import styles from './settings.module.css';

export function CheckRecords() {
  const t = useT();
  const { mutate, data, error, isPending } = useMutation({ mutationFn: () => api.checkRecords() });
  const words = useFaultWords();
  const faults = data === undefined ? [] : [...data.damage, ...data.faults.map(words)];
  return (
    <div className={styles.form}>
      <Button className={styles.start ?? ''} icon={<ShieldCheck aria-hidden />} isDisabled={isPending} onPress={() => mutate()}>
        {t('settings.check')}
      </Button>
      <div role="status">
        {data !== undefined && faults.length === 0 ? <p className={styles.note}>{t('settings.checkWhole')}</p> : null}
      </div>
      {error ? <ErrorBox error={error} onRetry={() => mutate()} /> : null}
      {faults.length > 0 ? (
        <ErrorBox title={t('settings.check')} error={new Error(t('settings.checkDamaged'))}>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>
                <Foreign text={fault} sentence />
              </li>
            ))}
          </ul>
        </ErrorBox>
      ) : null}
    </div>
  );
}
