// A dialog that signs many passports step by step, with progress, cancellation, and a list of refusals.
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PublishAgainStep } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import type { Committed } from '../../../lib/commit.ts';
import { Button, Dialog, ErrorBox, Foreign, Note, original, Progress, shown } from '../../../ui/index.ts';
import { passportsChanged } from '../../../workbench/passports-changed.ts';
import { useWorkbench } from '../../../workbench/workbench.ts';
import styles from '../passports.module.css';
import { useSteps } from './use-steps.ts';

export interface PublishManyProps {
  /** The title of the question, and the title while it runs. */
  readonly title: string;
  readonly running: string;
  readonly count: number;
  readonly step: (after: string | undefined, pass: Committed) => Promise<PublishAgainStep>;
  readonly done: (count: number) => string;
  readonly stopped: (count: number) => string;
  readonly onClose: () => void;
  /** The text of the question. */
  readonly children: ReactNode;
}

export function PublishMany({ title, running, count, step, done: doneText, stopped, onClose, children }: PublishManyProps) {
  const t = useT();
  const client = useQueryClient();
  const { state } = useWorkbench();
  const { state: stage, done, refused, error, start, stop } = useSteps(step);
  const close = () => {
    stop();
    void passportsChanged(client);
    onClose();
  };
  return (
    <Dialog
      title={stage === 'asked' ? title : running}
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
                {t(stage === 'asked' ? 'passports.againDo' : 'passports.againGoOn', { count })}
              </Button>
            )}
          </>
        )
      }
    >
      <div className={styles.result}>
        {stage === 'asked' ? (
          <>
            {children}
            {state?.baseUrlIsDefault ? <Note>{t('passports.publishDefaultUrl', { url: state.baseUrl })}</Note> : null}
          </>
        ) : null}
        {stage === 'running' ? <Progress label={t('passports.againGoing')} value={done + refused.length} total={count} /> : null}
        {stage === 'asked' || stage === 'running' ? null : <p role="status">{stage === 'done' ? doneText(done) : stopped(done)}</p>}
        {error === undefined ? null : <ErrorBox error={error} />}
        {refused.map(({ dppCode, detail }) => (
          <div key={original(dppCode)} className={styles.refused}>
            <p className={styles.refusedTitle}>{t('passports.againRefused', { code: shown(dppCode) })}</p>
            <Foreign as="p" text={detail} sentence />
          </div>
        ))}
      </div>
    </Dialog>
  );
}
