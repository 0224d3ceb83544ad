// A button that chooses a file, with an error below it if the file is too large.
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useFormat, useT } from '../../i18n/index.ts';
import { Button, ErrorBox, shown } from '../../ui/index.ts';

/** The largest body that the workbench accepts, in bytes. */
export const MAX_LIST_BYTES = 64 * 1024 * 1024;
export const MAX_KEY_BYTES = 20_000;
export const MAX_DOCUMENT_BYTES = 1024 * 1024;

export interface ChooseFileProps {
  readonly label: string;
  readonly maxBytes: number;
  readonly many?: boolean;
  readonly onFiles: (files: readonly File[]) => Promise<void> | void;
}

export function ChooseFile({ label, maxBytes, many = false, onFiles }: ChooseFileProps) {
  const t = useT();
  const format = useFormat();
  const [wrong, setWrong] = useState<string>();
  const choose = async (files: readonly File[]) => {
    setWrong(undefined);
    const large = files.find(({ size }) => size > maxBytes);
    if (large !== undefined) return setWrong(t('office.tooLarge', { name: shown(large.name), limit: format.bytes(maxBytes) }));
    try {
      await onFiles(files);
    } catch {
      setWrong(t('office.unreadable', { name: shown(files[0]?.name ?? '') }));
    }
  };
  return (
    <>
      <FileTrigger
        allowsMultiple={many}
        onSelect={(files) => {
          if (files !== null && files.length > 0) void choose([...files]);
        }}
      >
        <Button icon={<FileUp aria-hidden />}>{label}</Button>
      </FileTrigger>
      {wrong === undefined ? null : <ErrorBox error={new Error(wrong)} />}
    </>
  );
}
