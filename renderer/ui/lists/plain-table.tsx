// A short table without sorting, filters or frame.
import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import styles from './plain-table.module.css';

export const PlainTable = ({ className, children }: { readonly className?: string | undefined; readonly children: ReactNode }) => (
  <table className={cx(styles.plain, className)}>{children}</table>
);
