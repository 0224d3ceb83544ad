// A line above every screen with a message, an action and, if it may be dismissed, a close button.
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { IconButton } from '../controls/button.tsx';
import { cx } from '../style/cx.ts';
import type { Tone } from './badge.tsx';
import styles from './banner.module.css';

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
