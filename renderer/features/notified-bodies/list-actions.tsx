// Buttons that import a list of notified bodies from a file, or restore the bundled one.
import { useQueryClient } from '@tanstack/react-query';
import { FileUp, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import type { BodyList } from '../../../server/contract/index.ts';
import { readListFile, UnreadableFile } from '../../files/list-file.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { api, Refused } from '../../lib/api.ts';
import { Button, Dialog, ErrorBox, Progress, shown, toast } from '../../ui/index.ts';
import styles from './bodies.module.css';
import { bodiesChanged } from './queries.ts';

interface Chosen {
  readonly name: string;
  readonly text: string;
}

export function useListActions(list: BodyList | undefined) {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const [reading, setReading] = useState<string>();
  const [older, setOlder] = useState<Chosen>();
  const [error, setError] = useState<unknown>();

  const change = async (ask: () => Promise<BodyList>, said: (now: BodyList) => string) => {
    setError(undefined);
    const now = await ask();
    await bodiesChanged(client);
    toast('good', said(now));
  };

  const take = async ({ name, text }: Chosen, yes: boolean) => {
    setReading(name);
    setOlder(undefined);
    try {
      await change(
        () => api.importBodies({ text, older: yes }),
        ({ total, statusDate }) => t('bodies.importDone', { count: total, date: format.date(statusDate) }),
      );
    } catch (fault) {
      if (fault instanceof Refused && fault.problem.code === 'older-list') setOlder({ name, text });
      else setError(fault);
    } finally {
      setReading(undefined);
    }
  };

  const choose = async (file: File) => {
    setError(undefined);
    try {
      await take({ name: file.name, text: await readListFile(file) }, false);
    } catch (fault) {
      const name = shown(file.name);
      if (!(fault instanceof UnreadableFile)) setError(fault);
      else if (fault.limit === undefined) setError(new Error(t('bodies.importUnreadable', { name })));
      else setError(new Error(t('bodies.importTooLarge', { name, limit: format.bytes(fault.limit) })));
    }
  };

  const back = () => change(api.bundledBodies, ({ statusDate }) => t('bodies.backDone', { date: format.date(statusDate) })).catch(setError);

  const buttons = (
    <>
      {list?.origin === 'imported' ? (
        <Button icon={<Undo2 aria-hidden />} onPress={back}>
          {t('bodies.back')}
        </Button>
      ) : null}
      <FileTrigger
        acceptedFileTypes={['.json', '.csv', '.txt', 'application/json', 'text/csv']}
        onSelect={(files) => {
          const file = files?.[0];
          if (file) void choose(file);
        }}
      >
        <Button icon={<FileUp aria-hidden />} isDisabled={reading !== undefined}>
          {t('bodies.import')}
        </Button>
      </FileTrigger>
    </>
  );

  const outcome = (
    <>
      {reading === undefined ? null : <Progress label={t('bodies.importing', { name: shown(reading) })} />}
      {error === undefined ? null : <ErrorBox error={error} />}
      <Dialog
        title={t('bodies.olderTitle')}
        isOpen={older !== undefined}
        onClose={() => setOlder(undefined)}
        confirm={
          <Button kind="danger" onPress={() => (older === undefined ? undefined : take(older, true))}>
            {t('bodies.olderUse')}
          </Button>
        }
      >
        <p className={styles.older}>
          {t('bodies.olderText', { name: shown(older?.name ?? ''), date: list === undefined ? '' : format.date(list.statusDate) })}
        </p>
      </Dialog>
    </>
  );
  return { buttons, outcome };
}
