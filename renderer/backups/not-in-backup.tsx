// What is on this computer and not in a backup in, a line for each kind with how many and the newest out.
import type { BackupBehind } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import styles from './backup.module.css';

export function Behind({ behind }: { readonly behind: readonly BackupBehind[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className={styles.lines}>
      {behind.map(({ what, count = 0, newest }) => (
        <li key={what}>
          {t(`backup.behind.${what}`, { count })}
          {newest === undefined ? null : ` ${t('backup.behindNewest', { date: format.dateTime(newest) })}`}
        </li>
      ))}
    </ul>
  );
}
