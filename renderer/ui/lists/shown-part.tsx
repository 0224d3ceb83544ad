// The end of a truncated list: how much of it is shown, and a button for more.
import { useT } from '../../i18n/index.ts';
import { Button } from '../controls/button.tsx';
import styles from './shown-part.module.css';

interface ShownPartProps {
  readonly text: string;
  /** Undefined if no more can be shown. */
  readonly onMore: (() => void) | undefined;
}

export function ShownPart({ text, onMore }: ShownPartProps) {
  const t = useT();
  return (
    <div className={styles.more}>
      <p>{text}</p>
      {onMore === undefined ? null : <Button onPress={onMore}>{t('common.more')}</Button>}
    </div>
  );
}
