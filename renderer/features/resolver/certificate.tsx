// The listener's certificate: its validity and fingerprint, how other devices come to trust it, and its renewal.
import { CircleAlert, CircleCheck, Clock, Download, LockKeyhole, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { Resolver } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Badge, Button, Card, CopyLine, ErrorBox, Facts, Fold, Note, SaveLink, saveText, toast } from '../../ui/index.ts';
import { useRenewal } from './queries.ts';
import styles from './resolver.module.css';

type Shown = NonNullable<NonNullable<Resolver['running']>['certificate']>;

const STATES = {
  good: { icon: CircleCheck, tone: 'good' },
  'ends-soon': { icon: Clock, tone: 'warn' },
  ended: { icon: CircleAlert, tone: 'bad' },
} as const;

const SYSTEMS = ['windows', 'mac', 'ios', 'android', 'linux', 'firefox'] as const;

export function Certificate({ certificate, switchable }: { readonly certificate: Shown; readonly switchable: boolean }) {
  const t = useT();
  const format = useFormat();
  const { mutate, isPending, error } = useRenewal();
  const { state, names, fingerprint, notAfter, made, authority } = certificate;
  const { icon: Icon, tone } = STATES[state];
  const [now] = useState(() => Date.now());
  const days = Math.max(0, Math.floor((Date.parse(notAfter) - now) / 86_400_000));
  return (
    <Card
      title={t('resolver.certificate')}
      icon={<LockKeyhole aria-hidden />}
      actions={
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          {t(`resolver.certificateState.${state}`)}
        </Badge>
      }
    >
      <div className={styles.form}>
        {state === 'good' ? null : <Note>{t(made ? 'resolver.certificateRenewMade' : 'resolver.certificateRenewOwn')}</Note>}
        <Facts
          facts={[
            { label: t('resolver.certificateFor'), value: names.join(', ') },
            { label: t('resolver.certificateUntil'), value: format.date(notAfter), note: t('resolver.certificateDays', { count: days }) },
            { label: t('resolver.certificateFrom'), value: t(made ? 'resolver.certificateMade' : 'resolver.certificateOwn') },
          ]}
        />
        <Fingerprint label={t('resolver.certificatePrint')} text={fingerprint} />
        {made && authority ? <Trust authority={authority} /> : null}
        {error ? <ErrorBox error={error} /> : null}
        {made && switchable ? (
          <div className={styles.submit}>
            <Button
              icon={<RotateCw aria-hidden />}
              isDisabled={isPending}
              onPress={() => mutate(undefined, { onSuccess: () => toast('good', t('resolver.certificateRenewed')) })}
            >
              {t('resolver.certificateRenew')}
            </Button>
            <p className={styles.note}>{t('resolver.certificateRenewText')}</p>
          </div>
        ) : null}
      </div>
    </Card>
  );
}

function Fingerprint({ label, text }: { readonly label: string; readonly text: string }) {
  const t = useT();
  return <CopyLine caption={label} text={text} copyLabel={t('resolver.certificateCopy', { what: label })} size="small" />;
}

function Trust({ authority }: { readonly authority: NonNullable<Shown['authority']> }) {
  const t = useT();
  const [error, setError] = useState<unknown>();
  const save = () =>
    api.resolverAuthority().then(
      (pem) => {
        setError(undefined);
        saveText('dpp-desk-authority.pem', 'application/x-pem-file', pem);
      },
      (fault: unknown) => setError(fault),
    );
  return (
    <>
      <p>{t('resolver.trustText')}</p>
      <Fingerprint label={t('resolver.authorityPrint')} text={authority.fingerprint} />
      {error ? <ErrorBox error={error} /> : null}
      <div className={styles.links}>
        <SaveLink icon={<Download aria-hidden />} onPress={() => void save()}>
          {t('resolver.authoritySave')}
        </SaveLink>
      </div>
      <Fold title={t('resolver.trustHow')}>
        <dl className={styles.steps}>
          {SYSTEMS.map((system) => (
            <div key={system}>
              <dt>{t(`resolver.trustOn.${system}`)}</dt>
              <dd>{t(`resolver.trustSteps.${system}`)}</dd>
            </div>
          ))}
        </dl>
      </Fold>
    </>
  );
}
