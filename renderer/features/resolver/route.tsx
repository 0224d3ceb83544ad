// The Resolver screen: state and settings of the public listener, and the stakeholder keys.
import { useQuery } from '@tanstack/react-query';
import { Terminal } from 'lucide-react';
import type { ResolverChange } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { ErrorBox, Loading, Page, toast } from '../../ui/index.ts';
import { stateQuery } from '../../workbench/workbench.ts';
import { Certificate } from './certificate.tsx';
import { Checks } from './checks.tsx';
import { Keys } from './keys.tsx';
import { Listener } from './listener.tsx';
import { Maintenance } from './maintenance.tsx';
import { PhoneTest } from './phone-test.tsx';
import { useChangeResolver, useResolver } from './queries.ts';
import { Registry } from './registry.tsx';
import styles from './resolver.module.css';
import { Standing } from './standing.tsx';
import { Traffic } from './traffic.tsx';

export default function Route() {
  const t = useT();
  const { data: resolver, error, refetch } = useResolver();
  const { data: state } = useQuery(stateQuery);
  const { mutate, isPending, error: refused } = useChangeResolver();
  const change = (wish: ResolverChange) =>
    mutate(wish, {
      onSuccess: ({ state: now }) => {
        if (now === 'on') toast('good', t('resolver.switchedOn'));
        if (now === 'off') toast('good', t('resolver.switchedOff'));
      },
    });
  return (
    <Page title={t('resolver.title')} lead={t('resolver.lead')}>
      {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
      {resolver ? (
        <div className={styles.parts}>
          <Standing resolver={resolver} state={state} busy={isPending} onSwitchOff={() => change({ enabled: false })} />
          {resolver.switchable ? (
            <Listener resolver={resolver} state={state} busy={isPending} error={refused} onChange={change} />
          ) : (
            <div className={styles.elsewhere} role="note">
              <Terminal aria-hidden size={20} />
              <p>{t('resolver.elsewhere')}</p>
            </div>
          )}
          {resolver.running?.certificate ? (
            <Certificate certificate={resolver.running.certificate} switchable={resolver.switchable} />
          ) : null}
          {resolver.running ? (
            <PhoneTest reach={resolver.running.reach} hasCertificate={resolver.running.certificate?.made === true} />
          ) : null}
          {resolver.state === 'on' ? <Traffic /> : null}
          {resolver.state === 'on' ? <Checks /> : null}
          <Maintenance />
          <Keys />
          <Registry />
        </div>
      ) : error ? null : (
        <Loading />
      )}
    </Page>
  );
}
