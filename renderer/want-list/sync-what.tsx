// What is to be fetched: what stands on the list, or the codes in a file that a person chooses.
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { readListFile, UnreadableFile } from '../bodies/list-file.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { Button, ErrorBox, visible } from '../ui/index.ts';
import styles from './want-list.module.css';

export interface ChosenFile {
  readonly name: string;
  readonly text: string;
}

export interface SyncWhatProps {
  /** How many copies are wanted. */
  readonly wanted: number;
  readonly file: ChosenFile | undefined;
  readonly onFile: (file: ChosenFile | undefined) => void;
}

export function SyncWhat({ wanted, file, onFile }: SyncWhatProps) {
  const t = useT();
  const format = useFormat();
  const [wrong, setWrong] = useState<string>();
  const choose = async (chosen: File) => {
    setWrong(undefined);
    const name = visible(chosen.name);
    try {
      onFile({ name, text: await readListFile(chosen) });
    } catch (fault) {
      const limit = fault instanceof UnreadableFile ? fault.limit : undefined;
      setWrong(
        limit === undefined ? t('wantList.sync.unreadable', { name }) : t('wantList.sync.tooLarge', { name, limit: format.bytes(limit) }),
      );
    }
  };
  return (
    <div className={styles.what}>
      <div className={styles.lines}>
        <span className={styles.label}>{t('wantList.sync.what')}</span>
        <span>{file?.name ?? t('wantList.sync.thisList', { count: wanted })}</span>
      </div>
      {file !== undefined && wanted > 0 ? <Button onPress={() => onFile(undefined)}>{t('wantList.sync.noFile')}</Button> : null}
      <FileTrigger
        onSelect={(files) => {
          const chosen = files?.[0];
          if (chosen) void choose(chosen);
        }}
      >
        <Button icon={<FileUp aria-hidden />}>{t('wantList.sync.file')}</Button>
      </FileTrigger>
      <p className={styles.help}>{t('wantList.sync.fileHelp')}</p>
      {wrong === undefined ? null : <ErrorBox error={new Error(wrong)} />}
    </div>
  );
}
