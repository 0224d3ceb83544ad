// A box for what a person should know before going on, or for success; errors use `ErrorBox`.
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import styles from './note.module.css';

export interface NoteProps {
  readonly children: ReactNode;
  /** Reports success, and is announced when it appears. */
  readonly good?: boolean;
  /** Replaces the default icon. */
  readonly icon?: ReactNode;
  /** Announced when it appears without an action of the person. */
  readonly urgent?: boolean;
}

/** `<Note>{t('settings.sharedName')}</Note>` */
export function Note({ children, good = false, icon, urgent }: NoteProps) {
  const role = urgent ? 'alert' : good ? 'status' : undefined;
  return (
    <div className={cx(styles.note, good && styles.good)} {...(role === undefined ? {} : { role })}>
      {icon ?? (good ? <CircleCheck aria-hidden /> : <TriangleAlert aria-hidden />)}
      <div>{typeof children === 'string' ? <p>{children}</p> : children}</div>
    </div>
  );
}
