// The current import of a pack: progress, contents, and the next action.
import { useQueryClient } from '@tanstack/react-query';
import { Package } from 'lucide-react';
import { useState } from 'react';
import type { PackImport } from '../../../server/contract/index.ts';
import { Receiving } from '../../files/receiving.tsx';
import { forgetUpload } from '../../files/upload.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Button, Card, ErrorBox, Foreign, Progress, shown } from '../../ui/index.ts';
import { ApplyForm } from './apply-form.tsx';
import { Found } from './contents.tsx';
import styles from './packs.module.css';
import { packsChanged } from './queries.ts';
import { Result } from './result.tsx';
import { faultWords } from './words.ts';

export interface IncomingProps {
  readonly incoming: PackImport;
  /** This window sends it. */
  readonly sending: boolean;
  readonly onFile: (file: File) => Promise<void>;
}

export function Incoming({ incoming, sending, onFile }: IncomingProps) {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const [fault, setFault] = useState<unknown>();
  const { name, size, held, stage, progress, preview } = incoming;
  const act = async (ask: () => Promise<unknown>) => {
    setFault(undefined);
    try {
      await ask();
    } catch (thrown) {
      setFault(thrown);
    }
    await packsChanged(client);
  };
  const discard = () => {
    forgetUpload();
    return act(api.discardPack);
  };
  const figures = { held: format.bytes(held), size: format.bytes(size) };
  if (stage === 'applied' && incoming.result !== undefined) return <Result result={incoming.result} onDone={discard} />;
  return (
    <Card
      title={shown(name)}
      icon={<Package aria-hidden size={20} />}
      actions={stage === 'applying' ? null : <Button onPress={discard}>{t('packs.giveUp')}</Button>}
    >
      <div className={styles.form}>
        {fault === undefined ? null : <ErrorBox error={fault} />}
        {stage === 'receiving' ? (
          <Receiving
            {...{ sending, held, size, onFile }}
            label={t('packs.receiving', figures)}
            halfWay={t('packs.halfWay', figures)}
            choose={t('packs.choose')}
          />
        ) : null}
        {stage === 'refused' ? <Fault incoming={incoming} /> : null}
        {stage === 'applying' ? (
          <>
            <Progress label={t('packs.applying')} {...(progress ? { value: progress.done, total: progress.total } : {})} />
            <p className={styles.muted}>{t('packs.applyingHelp')}</p>
            <div>
              <Button onPress={() => act(api.stopPack)}>{t('packs.stop')}</Button>
            </div>
          </>
        ) : null}
        {preview === undefined ? null : (
          <Found preview={preview} isBroken={stage === 'refused'} {...(incoming.trust ? { trust: incoming.trust } : {})} />
        )}
        {stage === 'checking' ? (
          <Progress label={t('packs.checking')} {...(progress ? { value: progress.done, total: progress.total } : {})} />
        ) : null}
        {stage === 'ready' && incoming.fault !== undefined ? (
          <>
            <Fault incoming={incoming} />
            {incoming.fault.code === 'base-missing' ? null : (
              <div>
                <Button onPress={() => act(api.checkPack)}>{t('packs.checkAgain')}</Button>
              </div>
            )}
          </>
        ) : null}
        {preview !== undefined && (stage === 'ready' || stage === 'checking') ? (
          preview.already ? (
            <p className={styles.strong}>{t('packs.already')}</p>
          ) : (
            <ApplyForm incoming={incoming} preview={preview} onApply={(given) => act(() => api.applyPack(given))} />
          )
        ) : null}
      </div>
    </Card>
  );
}

/** Explains the meaning first, then gives the technical details. */
function Fault({ incoming: { fault } }: { readonly incoming: PackImport }) {
  const t = useT();
  if (fault === undefined) return null;
  return (
    <ErrorBox title={t('packs.refused')} error={new Error(t(faultWords(fault.code)))}>
      <p className={styles.muted}>
        {t('common.errorCode', { code: fault.code })} · <Foreign text={fault.detail} sentence />
      </p>
    </ErrorBox>
  );
}
