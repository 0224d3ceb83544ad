// Lists lines of a log, the newest first, in a box that scrolls.
import type { ReactNode } from 'react';
import styles from './log-lines.module.css';

/** Each child is an `li` that begins with a `time`. */
export const LogLines = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <ol className={styles.log} aria-label={label}>
    {children}
  </ol>
);
