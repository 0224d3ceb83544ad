// Placeholders for missing content: empty, loading, in progress, or an error with a next step.

import { CircleAlert, RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { ProgressBar } from 'react-aria-components';
import { useT } from '../../i18n/index.ts';
import { DiskFull, Refused, SessionOver, Unreachable } from '../../lib/api.ts';
import { Withheld } from '../../lib/commit.ts';
import { Button } from '../controls/button.tsx';
import { cx } from '../style/cx.ts';
import { Foreign } from '../text/foreign.tsx';
import styles from './states.module.css';

export interface EmptyStateProps {
  readonly icon?: ReactNode;
  readonly title: string;
  /** The next steps. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

export function EmptyState({ icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon}
      <p className={styles.emptyTitle}>{title}</p>
      {children ? <div className={styles.emptyText}>{children}</div> : null}
      {actions ? <div className={styles.emptyActions}>{actions}</div> : null}
    </div>
  );
}

export interface ProgressProps {
  readonly label: string;
  /** Without a total, the length is unknown. */
  readonly value?: number;
  readonly total?: number;
  readonly onCancel?: () => void;
}

/** `<Progress label={t('scan.files', { done, total })} value={done} total={total} onCancel={stop} />` */
export function Progress({ label, value, total, onCancel }: ProgressProps) {
  const t = useT();
  const known = value !== undefined && total !== undefined && total > 0;
  const share = known ? Math.min(100, (value / total) * 100) : 0;
  return (
    <div className={styles.progress}>
      <ProgressBar
        className={cx(styles.progressBar)}
        aria-label={label}
        {...(known ? { value, maxValue: total, valueLabel: `${value} / ${total}` } : { isIndeterminate: true })}
      >
        <div className={styles.progressHead}>
          <span>{label}</span>
          {known ? <span className={styles.figures}>{`${value} / ${total}`}</span> : null}
        </div>
        <div className={styles.track}>
          <div className={cx(styles.fill, !known && styles.moving)} style={known ? { width: `${share}%` } : {}} />
        </div>
      </ProgressBar>
      {onCancel ? <Button onPress={onCancel}>{t('common.cancel')}</Button> : null}
    </div>
  );
}

/** The placeholder of a screen that is loading. */
export function Loading() {
  const t = useT();
  return (
    <div className={styles.loading}>
      <Progress label={t('common.loading')} />
    </div>
  );
}

export interface ErrorBoxProps {
  readonly title?: string;
  /** The thrown value: a refusal shows its message, code and mistakes. */
  readonly error?: unknown;
  readonly children?: ReactNode;
  readonly onRetry?: () => void;
}

/** `<ErrorBox error={query.error} onRetry={() => query.refetch()} />` */
export function ErrorBox({ title, error, children, onRetry }: ErrorBoxProps) {
  const t = useT();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  // A dialog is submitted by a button that stays in view while its body scrolls: scrolls the error into view.
  useEffect(() => {
    if (box.current?.closest('[role=dialog]')) box.current.scrollIntoView({ block: 'nearest' });
  }, []);
  const problem = error instanceof Refused ? error.problem : undefined;
  const sentence =
    error === undefined
      ? undefined
      : error instanceof Unreachable
        ? t(error instanceof DiskFull ? 'common.diskFull' : 'common.noAnswer')
        : error instanceof SessionOver
          ? t('frame.sessionOver')
          : error instanceof Withheld
            ? t('common.withheld')
            : problem?.code === 'maintenance'
              ? t('common.maintenance')
              : (problem?.detail ?? (error instanceof Error ? error.message : String(error)));
  // A single mistake without a location often repeats the message: it is shown once.
  const mistakes = (problem?.errors ?? []).filter(({ pointer, parameter, detail }) => pointer || parameter || detail !== sentence);
  return (
    <div ref={box} role="alert" aria-labelledby={id} className={styles.error}>
      <CircleAlert aria-hidden size={22} />
      <div className={styles.errorText}>
        <p id={id} className={styles.errorTitle}>
          {title ?? t('common.error')}
        </p>
        {sentence ? <Foreign as="p" text={sentence} sentence /> : null}
        {mistakes.length > 0 ? (
          <ul className={styles.mistakes}>
            {mistakes.map((mistake) => (
              <li key={`${mistake.pointer ?? mistake.parameter ?? ''}${mistake.detail}`}>
                {mistake.pointer || mistake.parameter ? (
                  <Foreign as="code" text={mistake.pointer ?? mistake.parameter} size="line" />
                ) : null}{' '}
                <Foreign text={mistake.detail} sentence />
              </li>
            ))}
          </ul>
        ) : null}
        {problem ? <p className={styles.code}>{t('common.errorCode', { code: problem.code })}</p> : null}
        {children}
      </div>
      {onRetry ? (
        <Button icon={<RotateCw aria-hidden />} onPress={onRetry}>
          {t('common.retry')}
        </Button>
      ) : null}
    </div>
  );
}
