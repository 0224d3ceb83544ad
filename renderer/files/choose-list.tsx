// A button with which a person chooses a text file; reports a file that is unreadable or too large.
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useFormat, useT } from '../i18n/index.ts';
import { Button, ErrorBox, shown } from '../ui/index.ts';
import { readListFile, UnreadableFile } from './list-file.ts';

export interface ChosenFile {
  readonly name: string;
  readonly text: string;
}

export function ChooseList({ label, onFile }: { readonly label: string; readonly onFile: (file: ChosenFile) => void }) {
  const t = useT();
  const format = useFormat();
  const [wrong, setWrong] = useState<string>();
  const choose = async (chosen: File) => {
    setWrong(undefined);
    const name = shown(chosen.name);
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
    <>
      <FileTrigger
        onSelect={(files) => {
          const chosen = files?.[0];
          if (chosen) void choose(chosen);
        }}
      >
        <Button icon={<FileUp aria-hidden />}>{label}</Button>
      </FileTrigger>
      {wrong === undefined ? null : <ErrorBox error={new Error(wrong)} />}
    </>
  );
}
