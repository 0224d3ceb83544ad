// Makes a backup, reports where it is and whether it was verified, and describes the last restore.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Archive } from 'lucide-react';
import { useState } from 'react';
import type { BackupEntry, Settings, State } from '../../../server/contract/index.ts';
import { Thrown } from '../../backups/fault.tsx';
import { LastRestore } from '../../backups/last-restore.tsx';
import { makeBackup } from '../../backups/make.ts';
import { BACKUPS } from '../../backups/queries.ts';
import { faultOf } from '../../backups/words.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Button, Card, Field, Foreign, Form, toast } from '../../ui/index.ts';
import styles from './settings.module.css';

/** The minimum length of the workbench, in characters. */
const PASSPHRASE_LEAST = 12;

export function Backup({ settings, state }: { readonly settings: Settings; readonly state: State }) {
  const t = useT();
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: BACKUPS, queryFn: ({ signal }) => api.backups(signal) });
  const [folder, setFolder] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const short = passphrase !== '' && passphrase.length < PASSPHRASE_LEAST;
  /** Confirmation was requested: the next press confirms. */
  const large = faultOf(fault) === 'large';
  const submit = async () => {
    if (short || busy || data === undefined) return;
    setBusy(true);
    setFault(undefined);
    try {
      const who = settings.officer.trim() || t('backup.nobody');
      const wanted = { folder: folder.trim(), who, ...(passphrase === '' ? {} : { passphrase }), ...(large ? { standStill: true } : {}) };
      client.setQueryData(BACKUPS, await makeBackup(wanted, data));
      setPassphrase('');
      toast('good', t('backup.done'));
    } catch (thrown) {
      setFault(thrown);
    } finally {
      setBusy(false);
    }
  };
  if (data === undefined) return null;
  const made = data.log.find(({ action }) => action === 'backup');
  const restored = data.log.find(({ action }) => action === 'restore');
  return (
    <Card title={t('backup.title')} icon={<Archive aria-hidden />}>
      <Form className={styles.form} onSubmit={submit}>
        <Made entry={made} />
        {restored === undefined ? null : <LastRestore entry={restored} dataFolder={state.dataFolder} />}
        <Field label={t('backup.folder')} help={t('backup.folderHelp', { folder: data.folder })} mono value={folder} onChange={setFolder} />
        <Field
          label={t('backup.passphrase')}
          help={t('backup.passphraseHelp')}
          type="password"
          autoComplete="new-password"
          value={passphrase}
          onChange={setPassphrase}
          error={short ? t('backup.short', { least: PASSPHRASE_LEAST }) : undefined}
        />
        {fault === undefined ? null : <Thrown title={t('backup.failed')} error={fault} />}
        <Button kind="primary" type="submit" isDisabled={short || busy} className={styles.start ?? ''}>
          {t(busy ? 'backup.busy' : large ? 'backup.nowLarge' : passphrase === '' ? 'backup.nowWithout' : 'backup.now')}
        </Button>
        <div>
          <Link to="/settings/bring-back" className={styles.way}>
            {t('backup.bringBack')}
          </Link>
          <p className={styles.note}>{t('backup.bringBackHelp')}</p>
        </div>
      </Form>
    </Card>
  );
}

function Made({ entry }: { readonly entry: BackupEntry | undefined }) {
  const t = useT();
  const format = useFormat();
  if (entry === undefined)
    return (
      <p role="status" className={styles.strong}>
        {t('backup.none')}
      </p>
    );
  return (
    <div role="status">
      <p className={styles.strong}>{t(entry.keys ? 'backup.lastWith' : 'backup.lastWithout', { date: format.dateTime(entry.at) })}</p>
      <Foreign as="code" text={entry.file} />
    </div>
  );
}
