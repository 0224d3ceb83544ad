// Explains a clock that is behind the latest moment seen, and lets a person confirm that it is right now.
import { Clock3 } from 'lucide-react';
import { useState } from 'react';
import type { ClockFacts, TrustOverview } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { ReasonDialog } from '../../sign-off/reason-dialog.tsx';
import styles from '../../trust-list/trust.module.css';
import { Button, Card, Facts } from '../../ui/index.ts';

export interface ClockProps {
  readonly clock: ClockFacts;
  readonly onDone: (overview: TrustOverview) => Promise<void>;
}

export function Clock({ clock, onDone }: ClockProps) {
  const t = useT();
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  return (
    <Card
      title={t('trust.clock')}
      icon={<Clock3 aria-hidden />}
      className={styles.wide ?? ''}
      {...(clock.resetTo === undefined ? {} : { actions: <Button onPress={() => setAsking(true)}>{t('trust.clockReset')}</Button> })}
    >
      <div className={styles.form}>
        <p>{t(clock.resetTo === undefined ? 'trust.clockWrong' : 'trust.clockSuspect')}</p>
        <Facts
          facts={[
            { label: t('trust.clockShows'), value: format.dateTime(clock.now) },
            { label: t('trust.clockSeen'), value: format.dateTime(clock.floor) },
          ]}
        />
      </div>
      {asking ? <ResetDialog clock={clock} onClose={() => setAsking(false)} onDone={onDone} /> : null}
    </Card>
  );
}

function ResetDialog({ clock, onClose, onDone }: ClockProps & { readonly onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  return (
    <ReasonDialog
      mayNeedTwo
      title={t('trust.clockReset')}
      action={t('trust.clockResetDo')}
      isDangerous
      onClose={onClose}
      send={async (given) => onDone(await api.resetClock(given))}
      done={t('trust.clockDone')}
    >
      <p>{t('trust.clockResetText', { now: format.dateTime(clock.now), seen: format.dateTime(clock.floor) })}</p>
    </ReasonDialog>
  );
}
