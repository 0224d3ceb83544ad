// Imported versions of our own status lists that await a decision: their effect, and the form for the decision.
import { ListX } from 'lucide-react';
import { useState } from 'react';
import type { RecallDecision, TrustOverview, WaitingRecall } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { ReasonDialog } from '../../sign-off/reason-dialog.tsx';
import { useRecalls } from '../../trust-list/queries.ts';
import styles from '../../trust-list/trust.module.css';
import { Button, Card, ErrorBox, Facts, Foreign } from '../../ui/index.ts';

interface Asked {
  readonly recall: WaitingRecall;
  readonly action: RecallDecision['action'];
}

export interface RecallsProps {
  readonly onDone: (overview: TrustOverview) => Promise<void>;
}

export function Recalls({ onDone }: RecallsProps) {
  const t = useT();
  const format = useFormat();
  const { data, error, refetch } = useRecalls();
  const [asked, setAsked] = useState<Asked>();
  const waiting = data?.waiting ?? [];
  if (error === null && waiting.length === 0) return null;
  return (
    <Card title={t('trust.recalls')} icon={<ListX aria-hidden />} className={styles.wide ?? ''}>
      <div className={styles.form}>
        {error === null ? <p>{t('trust.recallsText')}</p> : <ErrorBox error={error} onRetry={() => refetch()} />}
        {waiting.map((recall) => (
          <div key={recall.sha256} className={styles.form}>
            <Facts
              facts={[
                {
                  label: t('trust.recallList'),
                  value: <Foreign as="code" text={recall.url} />,
                },
                { label: t('trust.recallWould'), value: t('trust.recallEntries', { count: recall.entries }) },
                { label: t('trust.recallWhy'), value: t(recall.contested ? 'trust.recallContested' : 'trust.recallMany') },
                { label: t('trust.recallSeen'), value: format.dateTime(recall.at) },
                { label: t('trust.recallHash'), value: <code>{recall.sha256}</code> },
              ]}
            />
            <div className={styles.decide}>
              <Button onPress={() => setAsked({ recall, action: 'refuse' })}>{t('trust.recallRefuse')}</Button>
              <Button kind="danger" onPress={() => setAsked({ recall, action: 'confirm' })}>
                {t('trust.recallConfirm')}
              </Button>
            </div>
          </div>
        ))}
      </div>
      {asked === undefined ? null : <Decide {...asked} onClose={() => setAsked(undefined)} onDone={onDone} />}
    </Card>
  );
}

function Decide({ recall, action, onClose, onDone }: Asked & RecallsProps & { readonly onClose: () => void }) {
  const t = useT();
  const confirms = action === 'confirm';
  const title = t(confirms ? 'trust.recallConfirm' : 'trust.recallRefuse');
  return (
    <ReasonDialog
      mayNeedTwo
      title={title}
      action={title}
      isDangerous={confirms}
      onClose={onClose}
      send={async (given) => onDone(await api.decideRecall({ sha256: recall.sha256, action, ...given }))}
      done={t(confirms ? 'trust.recallConfirmed' : 'trust.recallRefused')}
    >
      <p>{t(confirms ? 'trust.recallConfirmText' : 'trust.recallRefuseText', { count: recall.entries })}</p>
    </ReasonDialog>
  );
}
