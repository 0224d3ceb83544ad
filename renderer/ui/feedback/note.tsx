// A box with an icon that says what a person should mind before going on, or what went well; not an error, which is an `ErrorBox`.
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import styles from './note.module.css';

export interface NoteProps {
  readonly children: ReactNode;
  /** What went well, read out when it comes up. */
  readonly good?: boolean;
  /** In place of the sign. */
  readonly icon?: ReactNode;
  /** Read out when it comes up by itself. */
  readonly urgent?: boolean;
}

/** `<Note>{t('settings.sharedName')}</Note>` */
export function Note({ children, good = false, icon, urgent }: NoteProps) {
  const role = urgent ? 'alert' : good ? 'status' : undefined;
  return (
    <div className={cx(styles.note, good && styles.good)} {...(role === undefined ? {} : { role })}>
      {icon ?? (good ? <CircleCheck aria-hidden /> : <TriangleAlert aria-hidden />)}
      <div>{children}</div>
    </div>
  );
}
