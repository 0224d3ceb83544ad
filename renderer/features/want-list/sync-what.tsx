// Chooses what to fetch: the want-list, or the codes in a file.

import { ChooseList, type ChosenFile } from '../../files/choose-list.tsx';
import { useT } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import styles from './want-list.module.css';

export interface SyncWhatProps {
  /** The number of wanted copies. */
  readonly wanted: number;
  readonly file: ChosenFile | undefined;
  readonly onFile: (file: ChosenFile | undefined) => void;
}

export function SyncWhat({ wanted, file, onFile }: SyncWhatProps) {
  const t = useT();
  return (
    <div className={styles.what}>
      <div className={styles.lines}>
        <span className={styles.label}>{t('wantList.sync.what')}</span>
        <span>{file?.name ?? t('wantList.sync.thisList', { count: wanted })}</span>
      </div>
      {file !== undefined && wanted > 0 ? <Button onPress={() => onFile(undefined)}>{t('wantList.sync.noFile')}</Button> : null}
      <ChooseList label={t('wantList.sync.file')} onFile={onFile} />
      <p className={styles.help}>{t('wantList.sync.fileHelp')}</p>
    </div>
  );
}
