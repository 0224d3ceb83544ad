// The current upload of a backup: progress, contents, and the next action.
import { useQueryClient } from '@tanstack/react-query';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import type { BackupImport, BackupOverview, BackupRestore } from '../../../server/contract/index.ts';
import styles from '../../backups/backup.module.css';
import { Fault, Thrown } from '../../backups/fault.tsx';
import { BACKUPS, backupsChanged } from '../../backups/queries.ts';
import { faultOf } from '../../backups/words.ts';
import { Receiving } from '../../files/receiving.tsx';
import { useFormat, useT } from '../../i18n/index.ts';
import { Button, Card, Progress, shown } from '../../ui/index.ts';
import { restoreBackup } from './calls.ts';
import { Found } from './contents.tsx';
import { OrderForm } from './order-form.tsx';

export interface IncomingProps {
  readonly incoming: BackupImport;
  /** This window sends it. */
  readonly sending: boolean;
  readonly dataFolder: string;
  readonly onFile: (file: File) => Promise<void>;
  readonly onDiscard: () => Promise<void>;
}

export function Incoming({ incoming, sending, dataFolder, onFile, onDiscard }: IncomingProps) {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const [thrown, setThrown] = useState<unknown>();
  const { name, size, held, stage, progress, preview, fault, needs } = incoming;
  const act = async (ask: () => Promise<unknown>) => {
    setThrown(undefined);
    try {
      await ask();
    } catch (error) {
      setThrown(error);
    }
    await backupsChanged(client);
  };
  const restore = (given: BackupRestore) =>
    act(async () => {
      const begun = await restoreBackup(given);
      client.setQueryData<BackupOverview>(BACKUPS, (known) => (known === undefined ? known : { ...known, incoming: begun }));
    });
  const figures = { held: format.bytes(held), size: format.bytes(size) };
  // Which key would be replaced is known only after the key in the backup was opened.
  const wanted = faultOf(thrown) === 'rollback' && !needs.includes('reason') ? [...needs, 'reason' as const] : needs;
  return (
    <Card
      title={shown(name)}
      icon={<Archive aria-hidden size={20} />}
      actions={
        stage === 'restoring' ? null : (
          <Button onPress={() => act(onDiscard)}>{t(stage === 'refused' ? 'backup.another' : 'backup.giveUp')}</Button>
        )
      }
    >
      <div className={styles.form}>
        {stage === 'receiving' ? (
          <Receiving
            {...{ sending, held, size, onFile }}
            label={t('backup.receiving', figures)}
            halfWay={t('backup.halfWay', figures)}
            choose={t('backup.choose')}
          />
        ) : null}
        {stage === 'checking' ? (
          <>
            <Progress label={t('backup.checking')} value={progress ?? 0} total={100} />
            <p className={styles.muted}>{t('backup.checkingHelp')}</p>
          </>
        ) : null}
        {stage === 'restoring' ? <Progress label={t('backup.restoring')} /> : null}
        {stage === 'refused' && fault !== undefined ? <Fault title={t('backup.refused')} {...fault} /> : null}
        {stage === 'ready' && fault !== undefined && thrown === undefined ? <Fault title={t('backup.notDone')} {...fault} /> : null}
        {stage === 'ready' && preview !== undefined ? (
          <>
            <Found preview={preview} dataFolder={dataFolder} />
            {thrown === undefined ? null : <Thrown title={t('backup.notDone')} error={thrown} />}
            <OrderForm preview={preview} needs={wanted} onRestore={restore} />
          </>
        ) : null}
      </div>
    </Card>
  );
}
