// What the person should know right now, above every screen: no answer, no session, notices of the workbench, sample data.
import { CircleAlert, FlaskConical, Info, Unplug, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Notice } from '../server/contract.ts';
import styles from './app.module.css';
import { useFormat, useT } from './i18n/index.ts';
import { Age, cx, IconButton, type Tone } from './ui/index.ts';
import { Answered } from './want-list/answered.tsx';
import type { Workbench } from './workbench.ts';

const SERIOUS: ReadonlySet<Notice['code']> = new Set([
  'clock-behind',
  'modes-open',
  'own-list-newer',
  'own-list-waiting',
  'self-test-failed',
]);

interface BannerProps {
  readonly tone: Tone;
  readonly icon: ReactNode;
  readonly children: ReactNode;
  readonly urgent?: boolean;
  readonly onDismiss?: () => void;
  /** What the person can do about it. */
  readonly action?: ReactNode;
}

export function Banner({ tone, icon, children, urgent, onDismiss, action }: BannerProps) {
  const t = useT();
  return (
    <div role={urgent ? 'alert' : 'status'} className={cx(styles.banner, styles[tone])}>
      <span className={styles.bannerIcon}>{icon}</span>
      <p>{children}</p>
      {action}
      {onDismiss ? <IconButton label={t('frame.dismiss')} icon={<X />} onPress={onDismiss} /> : null}
    </div>
  );
}

export function Banners({ workbench }: { readonly workbench: Workbench }) {
  const t = useT();
  const format = useFormat();
  const [dismissed, setDismissed] = useState<ReadonlySet<string>>(new Set());
  const { state, answers, sessionOver, since } = workbench;
  const dismiss = (name: string) => setDismissed(new Set([...dismissed, name]));
  const notices = (state?.notices ?? []).filter(({ at, code }) => !dismissed.has(code + at));

  return (
    <div className={styles.banners}>
      {sessionOver ? (
        <Banner tone="bad" urgent icon={<Unplug aria-hidden />}>
          {t('frame.sessionOver')}
        </Banner>
      ) : null}
      {answers ? null : (
        <Banner tone="warn" urgent icon={<Unplug aria-hidden />}>
          {t('frame.down')} {since ? <small>{t('frame.downSince', { time: format.dateTime(new Date(since).toISOString()) })}</small> : null}
        </Banner>
      )}
      {notices.map(({ at, code, detail, inspections }) => (
        <Banner
          key={code + at}
          tone={SERIOUS.has(code) ? 'bad' : 'quiet'}
          urgent={SERIOUS.has(code)}
          icon={SERIOUS.has(code) ? <CircleAlert aria-hidden /> : <Info aria-hidden />}
          {...(SERIOUS.has(code) ? {} : { onDismiss: () => dismiss(code + at) })}
        >
          {t(`frame.notice.${code}`)}{' '}
          {inspections === undefined ? null : <Answered inspections={inspections} count={Number(detail ?? inspections.length)} />}{' '}
          {code === 'modes-mended' || code === 'modes-open' ? <>{detail} </> : null}
          {/* A clock that is wrong knows no age. */}
          {code === 'clock-behind' ? null : (
            <small>
              <Age iso={at} />
            </small>
          )}
        </Banner>
      ))}
      {state?.sampleLoaded && !dismissed.has('sample') ? (
        <Banner tone="sample" icon={<FlaskConical aria-hidden />} onDismiss={() => dismiss('sample')}>
          {t('frame.sampleLoaded')}
        </Banner>
      ) : null}
    </div>
  );
}
