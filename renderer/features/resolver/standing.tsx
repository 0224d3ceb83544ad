// The state of the public listener: in words, with its address to copy, scan and open, and the last error.
import { CircleAlert, ExternalLink, Loader, Monitor, Power, PowerOff, RadioTower } from 'lucide-react';
import { useState } from 'react';
import type { Resolver, State } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Picture } from '../../ui/content/picture.tsx';
import { Age, Button, CopyLine, cx, ErrorBox, Facts } from '../../ui/index.ts';
import { portOf } from './reach.ts';
import { ReachNote } from './reach-note.tsx';
import styles from './resolver.module.css';

const LOOKS = {
  off: { icon: PowerOff, tone: 'quiet', text: 'resolver.offText' },
  starting: { icon: Loader, tone: 'quiet', text: 'resolver.startingText' },
  failed: { icon: CircleAlert, tone: 'bad', text: 'resolver.offText' },
  computer: { icon: Monitor, tone: 'good', text: 'resolver.computerText' },
  network: { icon: RadioTower, tone: 'good', text: 'resolver.networkText' },
} as const;

interface Props {
  readonly resolver: Resolver;
  readonly state: State | undefined;
  readonly busy: boolean;
  readonly onSwitchOff: () => void;
}

export function Standing({ resolver, state: desk, busy, onSwitchOff }: Props) {
  const t = useT();
  const { state, running, fault, switchable } = resolver;
  const look = state === 'on' ? (running?.reach ?? 'computer') : state;
  const { icon: Icon, tone, text } = LOOKS[look];
  const at = running === undefined ? undefined : new URL(running.url);
  return (
    <section className={cx(styles.standing, styles[tone])} aria-label={t('resolver.state')}>
      <div className={styles.standingMain}>
        <div className={styles.headline}>
          <Icon aria-hidden size={36} />
          <div role="status">
            <p className={styles.stateName}>{t(`resolver.state.${look}`)}</p>
            <p>{t(text === 'resolver.offText' && desk?.maintenance ? 'resolver.offInMaintenance' : text)}</p>
          </div>
          {state === 'on' && switchable ? (
            <Button size="large" icon={<Power aria-hidden />} isDisabled={busy} onPress={onSwitchOff}>
              {t('resolver.switchOff')}
            </Button>
          ) : null}
        </div>
        {fault ? (
          <div role="alert" className={styles.fault}>
            <p className={styles.faultTitle}>{t(`resolver.fault.${fault.code}`)}</p>
            <p>
              <code>{fault.detail}</code>
            </p>
            <p>{t(`resolver.next.${fault.code}`)}</p>
            <p className={styles.note}>{t('common.errorCode', { code: fault.code })}</p>
          </div>
        ) : null}
        {running ? (
          <Running
            running={running}
            passports={resolver.passports}
            baseUrl={desk?.baseUrlIsDefault === false ? desk.baseUrl : running.url}
          />
        ) : null}
        {/* Where it can be changed, the form below says so. */}
        {at === undefined || desk === undefined || switchable ? null : (
          <ReachNote baseUrl={desk.baseUrl} listening={{ host: at.hostname, port: portOf(at), internal: running?.reach === 'computer' }} />
        )}
      </div>
      {running?.reach === 'network' ? <PageCode key={running.url} url={running.tryIt ?? `${running.url}/docs`} /> : null}
    </section>
  );
}

interface RunningProps {
  readonly running: NonNullable<Resolver['running']>;
  readonly passports: number;
  /** What labels and links name: the address of the listener, unless a base URL is set. */
  readonly baseUrl: string;
}

function Running({ running: { url, since, fallback, tryIt }, passports, baseUrl }: RunningProps) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <CopyLine caption={t('resolver.address')} text={baseUrl} copyLabel={t('resolver.copyAddress')} size="large" />
      <Facts
        facts={[
          {
            label: t('resolver.localAddress'),
            value: baseUrl === url ? undefined : <code>{url}</code>,
            note: t('resolver.localAddressText'),
          },
          { label: t('resolver.since'), value: format.dateTime(since), note: <Age iso={since} /> },
          { label: t('resolver.serves'), value: t('resolver.passports', { count: passports }) },
          { label: t('resolver.unknownGtins'), value: t(`resolver.fallback.${fallback}`) },
        ]}
      />
      <div className={styles.links}>
        {tryIt ? <Outside href={tryIt}>{t('resolver.tryIt')}</Outside> : null}
        <Outside href={`${url}/docs`}>{t('resolver.docs')}</Outside>
      </div>
    </>
  );
}

/** Opens our own address in the browser: the desktop app asks before it passes a link on. */
function Outside({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={styles.outside}>
      <ExternalLink aria-hidden size={18} />
      {children}
    </a>
  );
}

const SHOWN = 400;

function PageCode({ url }: { readonly url: string }) {
  const t = useT();
  const [failed, setFailed] = useState(false);
  if (failed) return <ErrorBox title={t('resolver.qrFailed')} onRetry={() => setFailed(false)} />;
  return (
    <figure className={styles.picture}>
      <Picture
        src={api.resolverQr(SHOWN, url)}
        alt={t('resolver.qrAlt', { url })}
        width={SHOWN / 2}
        height={SHOWN / 2}
        onFail={() => setFailed(true)}
      />
      <figcaption className={styles.note}>{t('resolver.qrText', { url })}</figcaption>
    </figure>
  );
}
