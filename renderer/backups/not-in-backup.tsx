// Lists what is on this computer but not in a backup: the number and the newest of each kind.
import type { BackupDifference } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import styles from './backup.module.css';

export function NotInBackup({ differences }: { readonly differences: readonly BackupDifference[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <ul className={styles.lines}>
      {differences.map(({ what, count = 0, newest }) => (
        <li key={what}>
          {t(`backup.behind.${what}`, { count })}
          {newest === undefined ? null : ` ${t('backup.behindNewest', { date: format.dateTime(newest) })}`}
        </li>
      ))}
    </ul>
  );
}
