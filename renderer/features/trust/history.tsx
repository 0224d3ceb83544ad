// The changes of the trust data: date, person and reason, newest first.
import type { TrustLogLine } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { withKeys } from '../../lib/with-keys.ts';
import { HowSigned } from '../../sign-off/how-signed.tsx';
import styles from '../../trust-list/trust.module.css';
import { Card, Foreign, shown } from '../../ui/index.ts';

export function History({ log }: { readonly log: readonly TrustLogLine[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <Card title={t('trust.history')} className={styles.wide ?? ''}>
      {log.length === 0 ? <p className={styles.muted}>{t('trust.historyNone')}</p> : null}
      <ol className={styles.entries}>
        {withKeys(log.toReversed(), ({ at, action }) => `${at} ${action}`)
          .toReversed()
          .map(({ key, item: { at, action, subject, sequence, who, reason, signedIn } }) => (
            <li key={key}>
              <p>
                <b>{t(`trust.action.${action}`)}</b> <Foreign text={subject} />
                {sequence === undefined ? '' : ` · ${t('trust.number', { sequence })}`}
              </p>
              <p className={styles.muted}>
                {format.dateTime(at)} · <Foreign text={who} />
                <HowSigned signedIn={signedIn} />
                {reason === undefined ? '' : ` · ${shown(reason)}`}
              </p>
            </li>
          ))}
      </ol>
    </Card>
  );
}
