// The restore screen: choose a backup, review it, replace the data of this computer; then the page reloads.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Archive, ArchiveRestore } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { PackFile } from '../../../server/contract/index.ts';
import styles from '../../backups/backup.module.css';
import { Thrown } from '../../backups/fault.tsx';
import { LastRestore } from '../../backups/last-restore.tsx';
import { BACKUPS, backupsChanged, useBackups } from '../../backups/queries.ts';
import { sendInParts } from '../../files/upload.ts';
import { useT } from '../../i18n/index.ts';
import { commit } from '../../lib/commit.ts';
import { Card, DropFile, ErrorBox, Foreign, Loading, Page, toast } from '../../ui/index.ts';
import { stateQuery } from '../../workbench/workbench.ts';
import { ByCommand } from './by-command.tsx';
import { beginBackup, discardBackup, sendBackupPart } from './calls.ts';
import { Incoming } from './incoming.tsx';
import { Onward } from './onward.tsx';

/** Marks, across the reload of the page, that a restore has to be reported. */
const RESTORED = 'backup-restored';

export default function Route() {
  const t = useT();
  const client = useQueryClient();
  const { data: backups, error, refetch } = useBackups();
  const { data: state } = useQuery(stateQuery);
  const [sending, setSending] = useState(false);
  const [thrown, setThrown] = useState<unknown>();
  /** The most recently chosen file. */
  const wanted = useRef<File>(undefined);
  const stage = backups?.incoming?.stage;

  const restored = backups?.log.find(({ action }) => action === 'restore');
  /** The last restore when this page was loaded: an unattended page may miss the states in between. */
  const before = useRef<{ readonly at: string | undefined }>(undefined);
  useEffect(() => {
    if (backups === undefined) return;
    before.current ??= { at: restored?.at };
    if (before.current.at === restored?.at) return;
    sessionStorage.setItem(RESTORED, 'yes');
    // Everything this page has read belongs to the previous store.
    location.reload();
  }, [backups, restored]);
  useEffect(() => {
    if (sessionStorage.getItem(RESTORED) === null) return;
    sessionStorage.removeItem(RESTORED);
    toast('good', t('backup.restoredNow'));
  }, [t]);

  const bring = async (files: readonly File[]) => {
    const [file, another] = files;
    if (file === undefined) return;
    if (file.size === 0) return toast('bad', t('backup.fault.not-a-backup'));
    if (another !== undefined) toast('info', t('backup.onlyOne'));
    wanted.current = file;
    setSending(true);
    setThrown(undefined);
    try {
      await commit((pass) => {
        const begin = async (about: PackFile) => {
          const begun = await beginBackup(about, pass);
          await backupsChanged(client);
          return begun;
        };
        return sendInParts(file, { begin, part: sendBackupPart }, () => wanted.current === file);
      });
    } catch (fault) {
      if (wanted.current === file) setThrown(fault);
    }
    if (wanted.current === file) setSending(false);
    await backupsChanged(client);
  };
  const discard = async () => {
    wanted.current = undefined;
    setSending(false);
    client.setQueryData(BACKUPS, await discardBackup());
  };

  if (backups === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  const dataFolder = state?.dataFolder ?? backups.damaged?.dataFolder ?? '';
  return (
    <Page title={t('backup.bringBack')} lead={t('backup.lead')}>
      <div className={styles.stack}>
        {backups.damaged === undefined ? null : (
          <ErrorBox title={t('backup.damagedTitle')} error={new Error(t('backup.damagedHelp'))}>
            <Foreign as="p" className={styles.muted} text={backups.damaged.detail} sentence />
          </ErrorBox>
        )}
        {thrown === undefined ? null : <Thrown title={t('backup.notDone')} error={thrown} />}
        {restored === undefined || stage !== undefined ? null : (
          <Card title={t('backup.restoredTitle')} icon={<ArchiveRestore aria-hidden size={20} />}>
            <LastRestore entry={restored} dataFolder={dataFolder} />
            <Onward />
          </Card>
        )}
        {!backups.bringsBack ? (
          <ByCommand dataFolder={dataFolder} />
        ) : backups.incoming === undefined ? (
          <DropFile
            icon={<Archive aria-hidden size={40} />}
            title={t('backup.drop')}
            choose={t('backup.choose')}
            help={t('backup.dropHelp')}
            onFiles={bring}
          />
        ) : (
          <Incoming
            incoming={backups.incoming}
            sending={sending}
            dataFolder={dataFolder}
            onFile={(file) => bring([file])}
            onDiscard={discard}
          />
        )}
      </div>
    </Page>
  );
}
