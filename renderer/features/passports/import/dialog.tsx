// A dialog that imports passport files and reports each refused entry with the location of every mistake.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck, FileUp } from 'lucide-react';
import { useState } from 'react';
import type { ImportResponse } from '../../../../server/contract/index.ts';
import { sortOut } from '../../../files/sort-out.ts';
import { bringPack } from '../../../files/upload.ts';
import { useT } from '../../../i18n/index.ts';
import { api } from '../../../lib/api.ts';
import { commit } from '../../../lib/commit.ts';
import { Button, Dialog, DropFile, ErrorBox, Progress } from '../../../ui/index.ts';
import { passportsChanged } from '../../../workbench/passports-changed.ts';
import styles from '../passports.module.css';
import { bringTable, isTable } from '../table/queries.ts';
import { ImportForms } from './forms.tsx';
import { ImportResult } from './result.tsx';
import { importFile } from './send-file.ts';

interface Outcome {
  readonly name: string;
  readonly response?: ImportResponse;
  readonly error?: unknown;
}

/** Undefined if the file was moved or removed since it was chosen: reading its first byte fails then. */
const readable = (file: File): Promise<unknown> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => undefined);

export function ImportDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [reading, setReading] = useState<{
    readonly name: string;
    readonly done: number;
    readonly total: number;
    readonly share: number;
  }>();

  const importOne = async (file: File): Promise<Outcome> => {
    const { name } = file;
    try {
      const bytes = await readable(file);
      if (bytes === undefined) return { name, error: new Error(t('passports.importUnreadable', { name })) };
      const progress = (share: number) => setReading((before) => before && { ...before, share });
      return {
        name,
        response: await commit((pass) => importFile(file, progress, (at, part, last) => api.sendImportPart(at, part, last, pass))),
      };
    } catch (error) {
      return { name, error };
    }
  };

  const importAll = async (files: readonly File[]) => {
    setOutcomes([]);
    const [table] = files.filter(isTable);
    if (table !== undefined) {
      // A table needs a mapping, on its own screen.
      void bringTable(table);
      return navigate({ to: '/import' });
    }
    const { packs, others } = await sortOut(files);
    for (const [done, file] of others.entries()) {
      setReading({ name: file.name, done, total: others.length, share: 0 });
      const outcome = await importOne(file);
      setOutcomes((before) => [...before, outcome]);
    }
    setReading(undefined);
    await passportsChanged(client);
    const [pack] = packs;
    if (pack === undefined) return;
    // A pack opens on its own screen.
    void bringPack(pack);
    await navigate({ to: '/packs' });
  };

  const close = () => {
    if (reading !== undefined) return;
    setOutcomes([]);
    onClose();
  };

  return (
    <Dialog
      title={t('passports.importTitle')}
      isOpen={isOpen}
      onClose={close}
      wide
      actions={
        <Button isDisabled={reading !== undefined} onPress={close}>
          {t('common.close')}
        </Button>
      }
    >
      <p>{t('passports.importLead')}</p>
      <DropFile
        icon={<FileUp aria-hidden size={32} />}
        title={t('passports.importDrop')}
        choose={t('passports.importChoose')}
        help={t('passports.importSafe')}
        several
        accepted={[
          '.json',
          '.ndjson',
          '.jsonl',
          '.jsonld',
          '.jwt',
          '.txt',
          '.csv',
          '.tsv',
          '.pack',
          'application/json',
          'application/ld+json',
        ]}
        isDisabled={reading !== undefined}
        onFiles={importAll}
      />
      {reading ? (
        <Progress label={t('passports.importReading', { name: reading.name })} value={reading.done + reading.share} total={reading.total} />
      ) : null}
      {outcomes.length === 0 && reading === undefined ? <ImportForms /> : null}
      <ul className={styles.outcomes} aria-live="polite">
        {outcomes.map((outcome, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name; the list only grows
          <li key={index}>
            <p className={styles.fileName}>
              <CircleCheck aria-hidden size={18} className={outcome.response?.refused.length === 0 ? styles.goodIcon : styles.hidden} />
              {outcome.name}
            </p>
            {outcome.response ? <ImportResult response={outcome.response} /> : <ErrorBox error={outcome.error} />}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
