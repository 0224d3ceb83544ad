// Configures automatic backups, and shows the outcome of the last ones.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useState } from 'react';
import type { BackupOverview, TimedBackups as Timed } from '../../../server/contract/index.ts';
import { Thrown } from '../../backups/fault.tsx';
import { BACKUPS } from '../../backups/queries.ts';
import { faultWords } from '../../backups/words.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { commit, Withheld } from '../../lib/commit.ts';
import { Button, Card, Field, Foreign, Form, Note, Select, toast } from '../../ui/index.ts';
import styles from './settings.module.css';

const [RUNNING, IDLE] = [1_000, 30_000];
const HOUR = 60;
const CHOICES = [HOUR, 6 * HOUR, 24 * HOUR, 7 * 24 * HOUR];

export function TimedBackups() {
  const t = useT();
  const { data } = useQuery({
    queryKey: BACKUPS,
    queryFn: ({ signal }) => api.backups(signal),
    refetchInterval: ({ state }) => (state.data?.timed?.running ? RUNNING : IDLE),
  });
  if (data === undefined) return null;
  const { timed } = data;
  return (
    <Card title={t('backup.timed.title')} icon={<History aria-hidden />}>
      {timed?.by === 'command' ? (
        <div className={styles.form}>
          <p>{t('backup.timed.byCommand')}</p>
          <Facts timed={timed} />
        </div>
      ) : (
        <Plan key={`${timed?.folder} ${timed?.everyMinutes}`} data={data} />
      )}
    </Card>
  );
}

function Plan({ data: { timed } }: { readonly data: BackupOverview }) {
  const t = useT();
  const every = useEvery();
  const client = useQueryClient();
  const [folder, setFolder] = useState(timed?.folder ?? '');
  const [minutes, setMinutes] = useState(String(timed?.everyMinutes ?? 24 * HOUR));
  const [fault, setFault] = useState<unknown>();
  const isChanged = folder.trim() !== (timed?.folder ?? '') || (timed !== undefined && Number(minutes) !== timed.everyMinutes);
  const save = async (wanted: string) => {
    setFault(undefined);
    try {
      const body = { folder: wanted, everyMinutes: Number(minutes) };
      client.setQueryData(BACKUPS, await commit((pass) => api.timeBackups(body, pass)));
      toast('good', t('settings.saved'));
    } catch (thrown) {
      if (!(thrown instanceof Withheld)) setFault(thrown);
    }
  };
  const choices = CHOICES.includes(Number(minutes)) ? CHOICES : [...CHOICES, Number(minutes)];
  return (
    <Form className={styles.form} onSubmit={() => isChanged && save(folder.trim())}>
      {timed === undefined ? (
        <p role="status" className={styles.strong}>
          {t('backup.timed.off')}
        </p>
      ) : (
        <Facts timed={timed} />
      )}
      <Field
        label={t('backup.timed.folder')}
        help={t('backup.timed.folderHelp')}
        mono
        value={folder}
        onChange={setFolder}
        maxLength={4096}
      />
      <Select
        label={t('backup.timed.every')}
        options={choices.map((one) => ({ value: String(one), label: every(one) }))}
        value={minutes}
        onChange={setMinutes}
      />
      <p className={styles.note}>{t('backup.timed.help')}</p>
      {fault === undefined ? null : <Thrown title={t('backup.timed.refused')} error={fault} />}
      <div className={styles.counts}>
        <Button kind="primary" type="submit" isDisabled={!isChanged || folder.trim() === ''}>
          {t('settings.save')}
        </Button>
        {timed === undefined ? null : <Button onPress={() => void save('')}>{t('backup.timed.stop')}</Button>}
      </div>
    </Form>
  );
}

function Facts({ timed: { folder, everyMinutes, by, running, late, success, failure } }: { readonly timed: Timed }) {
  const t = useT();
  const format = useFormat();
  const every = useEvery();
  const hasFailed = failure !== undefined && (success === undefined || success.at < failure.at);
  return (
    <div role="status" className={styles.form}>
      {by === 'command' ? (
        <p>
          {every(everyMinutes)} <Foreign as="code" text={folder} />
        </p>
      ) : null}
      <p className={styles.strong}>
        {running
          ? t('backup.timed.running')
          : success === undefined
            ? t('backup.timed.noneYet')
            : t('backup.timed.success', { date: format.dateTime(success.at) })}
      </p>
      {success === undefined ? null : <Foreign as="code" text={success.file} />}
      {hasFailed ? (
        <Note>
          <p>
            {t('backup.timed.failure', { date: format.dateTime(failure.at) })} {t(faultWords(failure.code))}
          </p>
          <Foreign as="code" text={failure.detail} />
        </Note>
      ) : failure === undefined ? null : (
        <p className={styles.note}>{t('backup.timed.failedBefore', { date: format.dateTime(failure.at) })}</p>
      )}
      {late ? <Note>{t('backup.timed.late')}</Note> : null}
    </div>
  );
}

function useEvery(): (minutes: number) => string {
  const t = useT();
  return (minutes) =>
    minutes === 24 * HOUR
      ? t('backup.timed.daily')
      : minutes === 7 * 24 * HOUR
        ? t('backup.timed.weekly')
        : minutes % HOUR === 0
          ? t('backup.timed.hours', { count: minutes / HOUR })
          : t('backup.timed.minutes', { count: minutes });
}
