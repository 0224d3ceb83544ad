// Describes the last restore: its backup, what was not in it, where the replaced data is, and what was switched off.
import { Link } from '@tanstack/react-router';
import type { BackupEntry } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { useNamed } from '../sign-off/how-signed.tsx';
import { Note, shown } from '../ui/index.ts';
import styles from './backup.module.css';
import { NotInBackup } from './not-in-backup.tsx';

const WHERE = { 'public-listener': '/resolver', 'watched-folder': '/settings' } as const;

/** The note about lost records stays visible, so that a missing inspection can be explained later. */
export function LastRestore({ entry, dataFolder }: { readonly entry: BackupEntry; readonly dataFolder: string }) {
  const t = useT();
  const format = useFormat();
  const { at, who, file, keys, keysHere, differences = [], reason, keptAside, leftOff = [], officers = [], signedIn } = entry;
  const named = useNamed();
  const said = (
    <>
      <p>{t('backup.restored', { date: format.dateTime(at), who: shown(named(who, signedIn)) })}</p>
      {officers.length === 0 ? null : <p className={styles.strong}>{t('officers.restored', { names: shown(officers.join(', ')) })}</p>}
      <p className={styles.muted}>{t('backup.restoredFile', { file: shown(file) })}</p>
      <p>{t(keys ? 'backup.restoredKeys' : keysHere ? 'backup.restoredKeysHere' : 'backup.restoredNoKeys')}</p>
      {differences.length === 0 ? null : <NotInBackup differences={differences} />}
      {reason === undefined ? null : <p>{t('backup.reason', { reason: shown(reason) })}</p>}
      {keptAside === undefined ? null : (
        <p className={styles.muted}>{t('backup.restoredAside', { folder: shown(`${dataFolder}/${keptAside}`) })}</p>
      )}
      {leftOff.length === 0 ? null : (
        <>
          <p className={styles.strong}>{t('backup.leftOff')}</p>
          <ul className={styles.lines}>
            {leftOff.map(({ what, value }) => (
              <li key={what}>
                {t(`backup.switch.${what}`, { value: shown(value) })} <Link to={WHERE[what]}>{t(`backup.leftOffWhere.${what}`)}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
  return differences.length === 0 ? <div className={styles.part}>{said}</div> : <Note>{said}</Note>;
}
