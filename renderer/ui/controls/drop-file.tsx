// A place for one kind of file in; what is dropped on it or chosen from the disk out.
import type { ReactNode } from 'react';
import { DropZone, FileTrigger } from 'react-aria-components';
import { Button } from './button.tsx';
import styles from './drop-file.module.css';

export interface DropFileProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly choose: string;
  readonly help: string;
  readonly onFiles: (files: readonly File[]) => Promise<void>;
  /** More than one at once may be chosen; any number may be dropped. */
  readonly several?: boolean;
  /** What the dialog of the disk offers: endings and media types. */
  readonly accepted?: readonly string[];
  readonly isDisabled?: boolean;
}

export function DropFile({ icon, title, choose, help, onFiles, several = false, accepted, isDisabled = false }: DropFileProps) {
  return (
    <DropZone
      className={styles.drop ?? ''}
      aria-label={title}
      isDisabled={isDisabled}
      onDrop={async ({ items }) => {
        await onFiles(await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))));
      }}
    >
      {icon}
      <p className={styles.title}>{title}</p>
      <FileTrigger
        allowsMultiple={several}
        {...(accepted === undefined ? {} : { acceptedFileTypes: accepted })}
        onSelect={(files) => void onFiles([...(files ?? [])])}
      >
        <Button kind="primary" isDisabled={isDisabled}>
          {choose}
        </Button>
      </FileTrigger>
      <p className={styles.help}>{help}</p>
    </DropZone>
  );
}
