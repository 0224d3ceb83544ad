// A drop area for files of one kind, with a button that opens the file dialog.
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
  /** Allows several files in the dialog; any number may be dropped. */
  readonly several?: boolean;
  /** The file types in the dialog: extensions and media types. */
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
