// Shows the age of the trust data (their date, not that of the last check) and their state in words and icon.
import { CalendarCheck, CalendarClock, CalendarOff, CalendarX } from 'lucide-react';
import type { TrustState, TrustSummary } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { Age, cx, type Tone } from '../ui/index.ts';
import styles from './frame.module.css';

const TRUST_MARK: Record<TrustState, { readonly icon: typeof CalendarCheck; readonly tone: Tone }> = {
  fresh: { icon: CalendarCheck, tone: 'good' },
  stale: { icon: CalendarClock, tone: 'warn' },
  expired: { icon: CalendarX, tone: 'bad' },
  none: { icon: CalendarOff, tone: 'quiet' },
};

export function TrustAge({ trust }: { readonly trust: TrustSummary }) {
  const t = useT();
  const { icon: Icon, tone } = TRUST_MARK[trust.state];
  return (
    <div className={cx(styles.trust, styles[tone])}>
      <Icon aria-hidden size={20} />
      <div>
        <p className={styles.trustLabel}>{t('frame.trust')}</p>
        <p className={styles.trustAge}>{trust.asOf ? <Age iso={trust.asOf} /> : t('frame.trustNone')}</p>
        <p className={styles.trustNote}>
          {trust.state === 'none' ? null : `${t('frame.trustState', { state: trust.state })} · `}
          {t('frame.issuers', { count: trust.issuers })}
        </p>
      </div>
    </div>
  );
}
