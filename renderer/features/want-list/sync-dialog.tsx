// Fetches wanted copies from a service: address, progress, outcome.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SyncState } from '../../../server/contract/index.ts';
import type { ChosenFile } from '../../files/choose-list.tsx';
import { useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Button, Checkbox, Dialog, ErrorBox, Field, Progress } from '../../ui/index.ts';
import { SyncOutcome } from './sync-outcome.tsx';
import { SyncWhat } from './sync-what.tsx';
import styles from './want-list.module.css';

const KEY = ['sync'] as const;

/** Also shows a run that another window started. Closing the dialog does not stop it. */
export function SyncDialog({ wanted, onClose }: { readonly wanted: number; readonly onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  const [allowHttp, setAllowHttp] = useState(false);
  const [file, setFile] = useState<ChosenFile>();
  const [key, setKey] = useState('');
  const [fingerprint, setFingerprint] = useState('');
  const [fault, setFault] = useState<unknown>();
  const [begun, setBegun] = useState(false);
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.sync(signal),
    refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? 500 : false),
  });
  const run = data?.run;
  const running = run?.state === 'running';
  const unprotected = !allowHttp && /^http:\/\//i.test(url.trim());
  const act = async (ask: () => Promise<SyncState>) => {
    setFault(undefined);
    try {
      client.setQueryData(KEY, await ask());
      setBegun(true);
    } catch (thrown) {
      setFault(thrown);
    }
  };
  const start = () => {
    const given = key.trim();
    // Sent once and not kept, so that the next person at this computer does not have it.
    setKey('');
    return act(() =>
      api.startSync({
        url: url.trim(),
        ...(allowHttp ? { allowHttp } : {}),
        ...(file === undefined ? {} : { file: file.text }),
        ...(given === '' ? {} : { key: given }),
        ...(given === '' || fingerprint.trim() === '' ? {} : { fingerprint: fingerprint.trim() }),
      }),
    );
  };
  const close = () => {
    void client.invalidateQueries({ queryKey: ['want-list'] });
    onClose();
  };
  return (
    <Dialog
      title={t('wantList.sync.fetch')}
      isOpen
      onClose={close}
      wide
      actions={
        <>
          <Button onPress={close}>{t('common.close')}</Button>
          {running ? (
            <Button onPress={() => act(api.stopSync)}>{t('wantList.sync.stop')}</Button>
          ) : (
            <Button kind="primary" isDisabled={url.trim() === '' || unprotected || (wanted === 0 && file === undefined)} onPress={start}>
              {t('wantList.sync.start')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('wantList.sync.fetchLead')}</p>
        {fault === undefined && data !== undefined && begun && !running ? <SyncOutcome state={data} /> : null}
        {running ? (
          <Progress label={t('wantList.sync.going')} value={run.settled} total={run.total} />
        ) : (
          <>
            <Field
              label={t('wantList.sync.address')}
              help={t('wantList.sync.addressHelp')}
              mono
              value={url}
              onChange={setUrl}
              error={unprotected ? t('wantList.sync.unprotected') : undefined}
              maxLength={500}
              autoFocus
            />
            <Checkbox isSelected={allowHttp} onChange={setAllowHttp}>
              {t('wantList.sync.http')}
            </Checkbox>
            <SyncWhat wanted={wanted} file={file} onFile={setFile} />
            <Field
              label={t('wantList.sync.key')}
              help={t('wantList.sync.keyHelp')}
              type="password"
              autoComplete="off"
              value={key}
              onChange={setKey}
              maxLength={200}
            />
            {key.trim() === '' ? null : (
              <Field
                label={t('wantList.sync.fingerprint')}
                help={t('wantList.sync.fingerprintHelp')}
                mono
                value={fingerprint}
                onChange={setFingerprint}
                maxLength={200}
              />
            )}
          </>
        )}
        {data !== undefined && running ? <SyncOutcome state={data} /> : null}
        {fault === undefined ? null : <ErrorBox title={t('wantList.sync.stopped')} error={fault} />}
      </div>
    </Dialog>
  );
}
