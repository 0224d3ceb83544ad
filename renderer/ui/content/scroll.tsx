// A region that scrolls. It takes the focus, so that the arrow keys can scroll it too (WCAG 2.1.1).
import type { ReactNode } from 'react';
import { cx } from '../style/cx.ts';
import styles from './scroll.module.css';

interface ScrollProps {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Language of the content, if it is not that of the screen. */
  readonly lang?: string;
}

export function Scroll({ label, children, className, lang }: ScrollProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus, keys cannot scroll it
    <section aria-label={label} tabIndex={0} className={cx(styles.scroll, className)} lang={lang}>
      {children}
    </section>
  );
}
