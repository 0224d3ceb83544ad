// A box with an icon that says what a person should mind before going on; not an error, which is an `ErrorBox`.
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './note.module.css';

export interface NoteProps {
  readonly children: ReactNode;
  /** In place of the warning sign. */
  readonly icon?: ReactNode;
  /** Read out when it comes up by itself. */
  readonly urgent?: boolean;
}

/** `<Note>{t('settings.sharedName')}</Note>` */
export function Note({ children, icon = <TriangleAlert aria-hidden />, urgent }: NoteProps) {
  return (
    <div className={styles.note} {...(urgent ? { role: 'alert' } : {})}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
