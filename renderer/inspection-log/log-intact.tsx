// States up to which entry the log is intact and signed, or what does not match.
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import type { LogFault, LogState } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { api } from '../lib/api.ts';
import { ErrorBox } from '../ui/index.ts';
import styles from './inspection-log.module.css';

export const LOG_STATE = ['log-state'];

export const useLogState = () => useQuery({ queryKey: LOG_STATE, queryFn: ({ signal }) => api.logState(signal) });

export function LogIntact() {
  const { data, error, refetch } = useLogState();
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />;
  if (data === undefined || (data.intactUpTo === 0 && data.faults.length === 0)) return null;
  return data.faults.length > 0 ? <LogFaults faults={data.faults} /> : <Intact state={data} />;
}

function Intact({ state: { intactUpTo, at, since, hash } }: { readonly state: LogState }) {
  const t = useT();
  const format = useFormat();
  return (
    <p className={styles.intact}>
      <ShieldCheck aria-hidden size={18} />{' '}
      <span>
        {t('inspections.intact', { number: intactUpTo, time: at === undefined ? '' : format.dateTime(at) })}{' '}
        {since > 0 ? t('inspections.intactSince', { number: since }) : ''} <code title={hash}>{hash.slice(0, 16)}</code>
      </span>
    </p>
  );
}

/** Names the log, and what is wrong with it. */
export function useFaultWords(): (fault: LogFault) => string {
  const t = useT();
  return ({ log, code, number }) => `${t(`inspections.log.${log}`)}: ${t(`inspections.logFault.${code}`, { number })}`;
}

export function LogFaults({ faults }: { readonly faults: LogState['faults'] }) {
  const t = useT();
  const words = useFaultWords();
  return (
    <ErrorBox title={t('inspections.logChanged')} error={new Error(t('inspections.logChangedHelp'))}>
      <ul>
        {faults.map((fault) => (
          <li key={fault.log + fault.detail}>{words(fault)}</li>
        ))}
      </ul>
    </ErrorBox>
  );
}
