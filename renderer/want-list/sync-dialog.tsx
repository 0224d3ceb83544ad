// The address of a service as a person gives it in; how fetching the wanted copies goes, and what became of them, out.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SyncIdentity, SyncState } from '../../server/contract.ts';
import { api } from '../api.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { Button, Checkbox, Dialog, ErrorBox, Facts, Field, Fold, Progress, visible } from '../ui/index.ts';
import styles from './want-list.module.css';

const KEY = ['sync'] as const;

/** A run that is under way is shown, whoever began it; closing the dialogue leaves it alone. */
export function SyncDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const [url, setUrl] = useState('');
  const [allowHttp, setAllowHttp] = useState(false);
  const [fault, setFault] = useState<unknown>();
  const [begun, setBegun] = useState(false);
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api.sync(signal),
    refetchInterval: ({ state }) => (state.data?.run?.state === 'running' ? 500 : false),
  });
  const run = data?.run;
  const running = run?.state === 'running';
  const act = async (ask: () => Promise<SyncState>) => {
    setFault(undefined);
    try {
      client.setQueryData(KEY, await ask());
      setBegun(true);
    } catch (thrown) {
      setFault(thrown);
    }
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
            <Button
              kind="primary"
              isDisabled={url.trim() === ''}
              onPress={() => act(() => api.startSync({ url: url.trim(), ...(allowHttp ? { allowHttp } : {}) }))}
            >
              {t('wantList.sync.start')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('wantList.sync.fetchLead')}</p>
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
              maxLength={500}
              autoFocus
            />
            <Checkbox isSelected={allowHttp} onChange={setAllowHttp}>
              {t('wantList.sync.http')}
            </Checkbox>
          </>
        )}
        {fault === undefined ? null : <ErrorBox title={t('wantList.sync.stopped')} error={fault} />}
        {data !== undefined && (begun || running) ? <Outcome state={data} /> : null}
      </div>
    </Dialog>
  );
}

function Outcome({ state: { run, items } }: { readonly state: SyncState }) {
  const t = useT();
  const format = useFormat();
  if (run === undefined) return null;
  const { fetched, unchanged, refused, failed } = run.counts;
  const wrong = items.filter(({ outcome }) => outcome === 'refused' || outcome === 'failed');
  return (
    <>
      {run.identity === undefined ? null : <Identity identity={run.identity} />}
      <Facts
        facts={[
          { label: t('wantList.sync.fetched'), value: format.number(fetched) },
          { label: t('wantList.sync.unchanged'), value: format.number(unchanged) },
          { label: t('wantList.sync.notThere'), value: format.number(run.counts['not-there']) },
          { label: t('wantList.sync.refused'), value: format.number(refused) },
          { label: t('wantList.sync.failed'), value: format.number(failed), ...(failed > 0 ? { note: t('wantList.sync.again') } : {}) },
        ]}
      />
      {wrong.length === 0 ? null : (
        <Fold title={t('wantList.sync.details')}>
          <ul className={styles.lines}>
            {wrong.map(({ gtin, serial, dppCode, link, code, detail }) => (
              <li key={JSON.stringify([gtin, serial, dppCode, link])}>
                <code className={styles.code}>{visible(dppCode ?? link ?? [gtin, serial].filter(Boolean).join(' '))}</code>{' '}
                {visible(`${code ?? ''} ${detail ?? ''}`)}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  );
}

/** What the service says of itself, to be compared: nothing here adds it. */
function Identity({ identity: { did, known, keys, fault } }: { readonly identity: SyncIdentity }) {
  const t = useT();
  if (fault !== undefined) return <p>{t('wantList.sync.unnamed', { detail: visible(fault.detail) })}</p>;
  return (
    <Facts
      columns="one"
      facts={[
        {
          label: t('wantList.sync.identity'),
          value: <code className={styles.code}>{visible(did ?? '')}</code>,
          note: known === undefined ? t('wantList.sync.unknown') : t('wantList.sync.known'),
        },
        ...keys.map(({ id, fingerprint }) => ({
          label: t('wantList.sync.keys'),
          value: <code className={styles.code}>{fingerprint}</code>,
          note: visible(id),
        })),
      ]}
    />
  );
}
