// How much was published before in; after a look at what it concerns all of it signed anew, with progress, an end on demand, and what was refused.
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { PublishAgainPreview } from '../../server/contract.ts';
import { useT } from '../i18n/index.ts';
import { Button, Dialog, ErrorBox, Facts, Note, Progress } from '../ui/index.ts';
import { useWorkbench } from '../workbench.ts';
import styles from './passports.module.css';
import { passportsChanged, publishAgain, usePublishAgain } from './queries.ts';
import { useSteps } from './use-steps.ts';

/** A way to the question, where anything is published. */
export function PublishAgain() {
  const t = useT();
  const { data } = usePublishAgain();
  const [asking, setAsking] = useState(false);
  if (data === undefined || data.passports === 0) return null;
  return (
    <>
      <Button icon={<RefreshCw aria-hidden />} onPress={() => setAsking(true)}>
        {t('passports.again')}
      </Button>
      {asking ? <Again preview={data} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

/** Said by itself where others cannot use what was published. */
export function SignedBefore() {
  const t = useT();
  const { data } = usePublishAgain();
  if (data === undefined || (data.underOtherName === 0 && data.underRevokedKey === 0)) return null;
  return (
    <Note>
      {data.underOtherName === 0 ? null : <p>{t('passports.again.otherName', { count: data.underOtherName })}</p>}
      {data.underRevokedKey === 0 ? null : <p>{t('passports.again.revokedKey', { count: data.underRevokedKey })}</p>}
    </Note>
  );
}

function Again({ preview, onClose }: { readonly preview: PublishAgainPreview; readonly onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const { state } = useWorkbench();
  const { state: stage, done, refused, error, start, stop } = useSteps(publishAgain);
  // As it was asked about: what is done changes it.
  const [{ passports, underOtherName, underRevokedKey, changed }] = useState(preview);
  const close = () => {
    stop();
    void passportsChanged(client);
    onClose();
  };
  return (
    <Dialog
      title={t(stage === 'asked' ? 'passports.againTitle' : 'passports.again')}
      isOpen
      onClose={close}
      actions={
        stage === 'running' ? (
          <Button onPress={stop}>{t('passports.againStop')}</Button>
        ) : (
          <>
            <Button onPress={close}>{t(stage === 'asked' ? 'common.cancel' : 'common.close')}</Button>
            {stage === 'done' ? null : (
              <Button kind="primary" onPress={start}>
                {t(stage === 'asked' ? 'passports.againDo' : 'passports.againGoOn', { count: passports })}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.result}>
        {stage === 'asked' ? (
          <>
            <p>{t('passports.againText')}</p>
            <Facts
              columns="one"
              facts={[
                { label: t('passports.againCount'), value: passports },
                ...(underOtherName === 0 ? [] : [{ label: t('passports.againOtherName'), value: underOtherName }]),
                ...(underRevokedKey === 0 ? [] : [{ label: t('passports.againRevokedKey'), value: underRevokedKey }]),
              ]}
            />
            {changed === 0 ? null : (
              <Note>
                <p>{t('passports.againChanged', { count: changed })}</p>
              </Note>
            )}
            {state?.baseUrlIsDefault ? (
              <Note>
                <p>{t('passports.publishDefaultUrl', { url: state.baseUrl })}</p>
              </Note>
            ) : null}
          </>
        ) : null}
        {stage === 'running' ? <Progress label={t('passports.againGoing')} value={done + refused.length} total={passports} /> : null}
        {stage === 'asked' || stage === 'running' ? null : (
          <p role="status">{t(stage === 'done' ? 'passports.againDone' : 'passports.againStopped', { count: done, all: passports })}</p>
        )}
        {error === undefined ? null : <ErrorBox error={error} />}
        {refused.map(({ dppCode, detail }) => (
          <div key={dppCode} className={styles.refused}>
            <p className={styles.refusedTitle}>{t('passports.againRefused', { code: dppCode })}</p>
            <p>{detail}</p>
          </div>
        ))}
      </div>
    </Dialog>
  );
}
