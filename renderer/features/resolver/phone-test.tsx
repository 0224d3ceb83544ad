// Tests a passport page on a phone: a QR code of its address, what the phone needs, and whether one has opened it.
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { Trial } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { Picture } from '../../ui/content/picture.tsx';
import { Badge, Button, Card, CopyLine, ErrorBox, Field, Loading, Note, original } from '../../ui/index.ts';
import { Preview } from './preview.tsx';
import styles from './resolver.module.css';

const newMark = (): string => crypto.randomUUID().replaceAll('-', '');
const TYPING_MS = 500;
const LOOK_MS = 1_000;
const SHOWN = 300;

interface Props {
  readonly reach: 'computer' | 'network';
  /** Devices have to trust the authority that was made here first. */
  readonly hasCertificate: boolean;
}

export function PhoneTest({ reach, hasCertificate }: Props) {
  const t = useT();
  const [mark, setMark] = useState(newMark);
  const [text, setText] = useState('');
  const code = useSettled(text.trim(), TYPING_MS);
  const { data, error, refetch } = useQuery({
    queryKey: ['resolver', 'trial', mark, code],
    queryFn: ({ signal }) => api.trial({ mark, code }, signal),
    refetchInterval: LOOK_MS,
    retry: false,
  });
  return (
    <Card
      title={t('resolver.phone')}
      icon={<Smartphone aria-hidden />}
      actions={<Button onPress={() => setMark(newMark())}>{t('resolver.phoneAgain')}</Button>}
    >
      <div className={styles.form}>
        <p className={styles.note}>{t('resolver.phoneText')}</p>
        {reach === 'computer' ? <Note>{t('resolver.phoneLoopback')}</Note> : <p>{t('resolver.phoneNetwork')}</p>}
        {hasCertificate ? <p>{t('resolver.phoneTrust', { title: t('resolver.trustHow') })}</p> : null}
        <Field label={t('resolver.phoneCode')} help={t('resolver.phoneCodeHelp')} value={text} onChange={setText} maxLength={300} mono />
        {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
        {data ? (
          <>
            <Shown trial={data} mark={mark} code={code} />
            <Preview key={original(data.dppCode)} dppCode={data.dppCode} />
          </>
        ) : error ? null : (
          <Loading />
        )}
      </div>
    </Card>
  );
}

function Shown({ trial, mark, code }: { readonly trial: Trial; readonly mark: string; readonly code: string }) {
  const t = useT();
  return (
    <div className={styles.phone}>
      <Picture
        key={trial.url}
        src={api.trialQr({ mark, code, size: 2 * SHOWN })}
        alt={t('resolver.qrAlt', { url: trial.url })}
        width={SHOWN}
        height={SHOWN}
        onFail={() => undefined}
      />
      <div className={styles.form}>
        <CopyLine caption={t('resolver.address')} text={trial.url} copyLabel={t('resolver.copyAddress')} size="small" />
        <Opened opened={trial.opened} />
      </div>
    </div>
  );
}

function Opened({ opened }: { readonly opened: Trial['opened'] }) {
  const t = useT();
  const format = useFormat();
  const isPhone = opened?.from === 'another-device';
  return (
    <div role="status">
      {opened === undefined ? (
        <p>{t('resolver.phoneWaits')}</p>
      ) : (
        <Badge tone={isPhone ? 'good' : 'warn'} icon={isPhone ? <CircleCheck aria-hidden /> : <Monitor aria-hidden />}>
          {t(isPhone ? 'resolver.phoneOpened' : 'resolver.phoneHere', { time: format.dateTime(opened.at) })}
        </Badge>
      )}
    </div>
  );
}
