// Starts and ends maintenance, and shows its start, the revocations meanwhile, and the last lines of its log.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Construction } from 'lucide-react';
import { useState } from 'react';
import type { MaintenanceLine, MaintenanceState, TakenBack } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { HowSigned } from '../../sign-off/how-signed.tsx';
import { ReasonDialog } from '../../sign-off/reason-dialog.tsx';
import { Badge, Button, Card, ErrorBox, Fold, Loading, LogLines } from '../../ui/index.ts';
import { stateQuery } from '../../workbench/workbench.ts';
import { maintenanceQuery } from './queries.ts';
import styles from './resolver.module.css';

export function Maintenance() {
  const t = useT();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(maintenanceQuery);
  const [asks, setAsks] = useState(false);
  const isOn = data?.standing !== undefined;
  const onDone = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: maintenanceQuery.queryKey }),
      client.invalidateQueries({ queryKey: stateQuery.queryKey }),
    ]);
  return (
    <Card
      title={t('resolver.maintenance')}
      icon={<Construction aria-hidden />}
      actions={
        data ? <Badge tone={isOn ? 'warn' : 'quiet'}>{t(isOn ? 'resolver.maintenanceOn' : 'resolver.maintenanceOff')}</Badge> : undefined
      }
    >
      <div className={styles.form}>
        {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
        {data ? <Shown state={data} /> : error ? null : <Loading />}
        {data ? (
          <div className={styles.submit}>
            <Button onPress={() => setAsks(true)}>{t(isOn ? 'resolver.maintenanceEnd' : 'resolver.maintenanceBegin')}</Button>
          </div>
        ) : null}
        {asks && !isOn ? (
          <ReasonDialog
            title={t('resolver.maintenanceBegin')}
            action={t('resolver.maintenanceBeginDo')}
            onClose={() => setAsks(false)}
            send={(given) => api.changeMaintenance({ on: true, ...given })}
            done={t('resolver.maintenanceBegun')}
            onDone={onDone}
          >
            <p>{t('resolver.maintenanceText')}</p>
            <p>{t('resolver.maintenanceTakesBack')}</p>
          </ReasonDialog>
        ) : null}
        {asks && isOn ? (
          <ReasonDialog
            title={t('resolver.maintenanceEnd')}
            action={t('resolver.maintenanceEndDo')}
            onClose={() => setAsks(false)}
            send={(given) => api.changeMaintenance({ on: false, ...given })}
            done={t('resolver.maintenanceEnded')}
            onDone={onDone}
          >
            <p>{t('resolver.maintenanceEndText')}</p>
          </ReasonDialog>
        ) : null}
      </div>
    </Card>
  );
}

function Shown({ state: { standing, takenBack, log } }: { readonly state: MaintenanceState }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      {standing === undefined ? (
        <p className={styles.note}>{t('resolver.maintenanceText')}</p>
      ) : (
        <p>{t('frame.maintenance', { time: format.dateTime(standing.since), who: standing.who, reason: standing.reason })}</p>
      )}
      {standing === undefined ? null : <p className={styles.note}>{t('resolver.maintenanceTakesBack')}</p>}
      <Taken back={takenBack} />
      {log.length === 0 ? null : (
        <Fold title={t('resolver.maintenanceLog')}>
          <LogLines label={t('resolver.maintenanceLog')}>
            {log.map((line) => (
              <Line key={`${line.at} ${line.action}`} line={line} />
            ))}
          </LogLines>
        </Fold>
      )}
    </>
  );
}

function Line({ line: { at, action, who, reason, takenBack, signedIn } }: { readonly line: MaintenanceLine }) {
  const t = useT();
  const format = useFormat();
  return (
    <li>
      <time dateTime={at}>{format.dateTime(at)}</time>
      <span>
        {t(`resolver.maintenanceAction.${action}`)} · {who}
        <HowSigned signedIn={signedIn} />
        {reason === undefined ? null : ` · ${reason}`}
        {takenBack === undefined ? null : <Taken back={takenBack} />}
      </span>
    </li>
  );
}

/** The revocations and suspensions that an earlier copy of the store lacks. */
function Taken({ back: { passports, keys } }: { readonly back: TakenBack }) {
  const t = useT();
  return passports + keys === 0 ? null : <p>{t('resolver.maintenanceTaken', { passports, keys })}</p>;
}
