// A framed text with its caption and an icon that copies it, for addresses, fingerprints and other codes.
import { cx } from '../style/cx.ts';
import { CopyIcon } from './copy.tsx';
import styles from './copy-line.module.css';

export interface CopyLineProps {
  readonly caption?: string;
  readonly text: string;
  /** The accessible name of the icon. */
  readonly copyLabel: string;
  readonly size?: 'small' | 'normal' | 'large';
}

export function CopyLine({ caption, text, copyLabel, size = 'normal' }: CopyLineProps) {
  return (
    <div className={styles.line}>
      <div>
        {caption === undefined ? null : <p className={styles.caption}>{caption}</p>}
        <code className={cx(styles[size])}>{text}</code>
      </div>
      <CopyIcon text={text} label={copyLabel} />
    </div>
  );
}
