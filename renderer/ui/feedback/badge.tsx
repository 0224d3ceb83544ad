// A short badge for a state, and the badge of a headline: colour, icon and word together.
import {
  CircleHelp,
  CircleMinus,
  CircleSlash,
  FlaskConical,
  History,
  ShieldAlert,
  ShieldCheck,
  ShieldQuestion,
  ShieldX,
} from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { Headline, Outcome } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { cx } from '../style/cx.ts';
import styles from './badge.module.css';
import colours from './tone-colour.module.css';

export type Tone = 'good' | 'warn' | 'bad' | 'quiet' | 'sample' | 'accent';

export interface BadgeProps {
  readonly tone?: Tone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** `<Badge tone="warn" icon={<Clock />}>{t('passports.archived')}</Badge>` */
export function Badge({ tone = 'quiet', icon, children }: BadgeProps) {
  return (
    <span className={cx(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}

export function SampleBadge() {
  const t = useT();
  return (
    <Badge tone="sample" icon={<FlaskConical aria-hidden />}>
      <span title={t('common.sampleHint')}>{t('common.sample')}</span>
    </Badge>
  );
}

type Icon = ComponentType<{ readonly 'aria-hidden'?: boolean; readonly className?: string; readonly size?: number }>;

export const HEADLINE_ICON: Record<Headline, Icon> = {
  valid: ShieldCheck,
  'valid-not-current': ShieldAlert,
  'unknown-issuer': ShieldQuestion,
  invalid: ShieldX,
  'cannot-check': CircleSlash,
};

export const HEADLINE_TONE: Record<Headline, Tone> = {
  valid: 'good',
  'valid-not-current': 'warn',
  'unknown-issuer': 'warn',
  invalid: 'bad',
  'cannot-check': 'quiet',
};

/** The class that gives a text or icon the colour of this tone. */
export const toneColour = (tone: Tone): string => colours[tone] ?? '';

interface HeadlineBadgeProps {
  readonly headline: Headline;
  readonly words?: string;
  readonly isPast?: boolean;
}

/** `words` and `isPast`: for a verdict about a past moment, which is never shown as a current one. */
export function HeadlineBadge({ headline, words, isPast = false }: HeadlineBadgeProps) {
  const t = useT();
  const Mark = isPast ? History : HEADLINE_ICON[headline];
  return (
    <Badge tone={HEADLINE_TONE[headline]} icon={<Mark aria-hidden />}>
      {words ?? t(`headline.${headline}`)}
    </Badge>
  );
}

const OUTCOME: Record<Outcome, { readonly icon: Icon; readonly tone: Tone }> = {
  passed: { icon: ShieldCheck, tone: 'good' },
  failed: { icon: ShieldX, tone: 'bad' },
  'not-checked': { icon: CircleMinus, tone: 'quiet' },
};

export function OutcomeIcon({ outcome }: { readonly outcome: Outcome }) {
  const { icon: Mark, tone } = OUTCOME[outcome] ?? { icon: CircleHelp, tone: 'quiet' };
  return <Mark aria-hidden className={cx(styles.outcome, styles[tone])} />;
}
