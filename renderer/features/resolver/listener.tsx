// The settings of the public listener: interface, port, answer for unknown GTINs; network access needs confirmation.
import { Link } from '@tanstack/react-router';
import { Network, Power, RotateCw } from 'lucide-react';
import { useState } from 'react';
import type { Resolver, ResolverChange, State } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Card, Dialog, ErrorBox, Field, Form, Note, Select } from '../../ui/index.ts';
import { readPort } from './choices.ts';
import { ReachNote } from './reach-note.tsx';
import styles from './resolver.module.css';

const FALLBACKS = ['redirect', 'none'] as const;
const ENCRYPTIONS = ['none', 'made', 'own'] as const;

interface Props {
  readonly resolver: Resolver;
  readonly state: State | undefined;
  readonly busy: boolean;
  readonly error: unknown;
  readonly onChange: (change: ResolverChange) => void;
}

export function Listener({ resolver, state, busy, error, onChange }: Props) {
  const t = useT();
  const { wanted, interfaces } = resolver;
  const [host, setHost] = useState(wanted.host);
  const [portText, setPort] = useState(String(wanted.port));
  const [fallback, setFallback] = useState(wanted.fallback);
  const [tls, setTls] = useState(wanted.tls);
  const [certificateFile, setCertificateFile] = useState(wanted.certificateFile);
  const [keyFile, setKeyFile] = useState(wanted.keyFile);
  const [asking, setAsking] = useState(false);
  const port = readPort(portText);
  const chosen = interfaces.find(({ address }) => address === host);
  const toNetwork = chosen !== undefined && !chosen.internal;
  const on = resolver.state === 'on';
  const files = { certificateFile: certificateFile.trim(), keyFile: keyFile.trim() };
  const lacksFiles = tls === 'own' && (files.certificateFile === '' || files.keyFile === '');
  const wish = { host, port, fallback, tls, ...files };
  const changed = (Object.keys(wish) as (keyof typeof wish)[]).some((name) => wish[name] !== wanted[name]);
  const addresses = interfaces.map(({ name, address, internal }) => ({
    value: address,
    label: internal ? t('resolver.interface.internal', { address }) : t('resolver.interface.network', { name, address }),
  }));
  const gone = chosen === undefined ? [{ value: host, label: t('resolver.interface.gone', { address: host }) }] : [];
  const localOnly = toNetwork && state?.baseUrlIsDefault === true;

  const go = () => {
    setAsking(false);
    if (port !== undefined && !busy && !lacksFiles) onChange({ ...wish, enabled: true, port });
  };
  const submit = () => {
    if (port === undefined || lacksFiles || (on && !changed)) return;
    if (toNetwork) setAsking(true);
    else go();
  };
  const warning = localOnly ? (
    <Note>
      <p>{t('resolver.baseUrlWarning', { url: state.baseUrl })}</p>
      <Link to="/settings">{t('resolver.toSettings')}</Link>
    </Note>
  ) : null;

  return (
    <Card title={t('resolver.listener')} icon={<Network aria-hidden />}>
      <Form className={styles.form} onSubmit={submit}>
        <div className={styles.fields}>
          <Select label={t('resolver.interface')} options={[...addresses, ...gone]} value={host} onChange={setHost} />
          <Field
            label={t('resolver.port')}
            inputMode="numeric"
            value={portText}
            onChange={setPort}
            help={t('resolver.portHelp')}
            error={port === undefined ? t('resolver.portWrong') : undefined}
          />
          <Select
            label={t('resolver.unknownGtins')}
            options={FALLBACKS.map((value) => ({ value, label: t(`resolver.fallback.${value}`) }))}
            value={fallback}
            onChange={setFallback}
          />
        </div>
        <Select
          label={t('resolver.encryption')}
          options={ENCRYPTIONS.map((value) => ({ value, label: t(`resolver.encryption.${value}`) }))}
          value={tls}
          onChange={setTls}
        />
        <p className={styles.note}>{t(`resolver.encryptionText.${tls}`)}</p>
        {tls === 'own' ? (
          <div className={styles.pair}>
            <Field
              label={t('resolver.certificateFile')}
              mono
              value={certificateFile}
              onChange={setCertificateFile}
              help={t('resolver.certificateFileHelp')}
            />
            <Field label={t('resolver.keyFile')} mono value={keyFile} onChange={setKeyFile} help={t('resolver.keyFileHelp')} />
          </div>
        ) : null}
        {tls !== 'none' && state?.baseUrl.startsWith('http:') && !localOnly ? (
          <Note>
            <p>{t('resolver.baseUrlPlain', { url: state.baseUrl })}</p>
            <Link to="/settings">{t('resolver.toSettings')}</Link>
          </Note>
        ) : null}
        {state ? (
          <div>
            <p className={styles.label}>{t('resolver.baseUrl')}</p>
            <p>
              <code>{state.baseUrl}</code>
            </p>
            <p className={styles.note}>
              {t('resolver.baseUrlHelp')} {localOnly ? null : <Link to="/settings">{t('resolver.toSettings')}</Link>}
            </p>
          </div>
        ) : null}
        {asking ? null : warning}
        {state === undefined || localOnly || port === undefined ? null : (
          <ReachNote baseUrl={state.baseUrl} listening={{ host, port, internal: !toNetwork }} />
        )}
        {error ? <ErrorBox error={error} /> : null}
        <div className={styles.submit}>
          <Button
            kind="primary"
            size="large"
            type="submit"
            icon={on ? <RotateCw aria-hidden /> : <Power aria-hidden />}
            isDisabled={busy || port === undefined || lacksFiles || (on && !changed) || resolver.state === 'starting'}
          >
            {t(on ? 'resolver.apply' : 'resolver.switchOn')}
          </Button>
          <p className={styles.note}>{t('resolver.remembered')}</p>
        </div>
      </Form>
      <Dialog
        title={t('resolver.askTitle')}
        isOpen={asking}
        onClose={() => setAsking(false)}
        confirm={
          <Button kind="primary" onPress={go}>
            {t('resolver.askDo')}
          </Button>
        }
      >
        <div className={styles.form}>
          <p>{t('resolver.askText', { address: `${host}:${port ?? ''}` })}</p>
          {warning}
        </div>
      </Dialog>
    </Card>
  );
}
