// The signing key of this service, earlier keys, and rotation, which needs two confirmations.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { KeyRotation } from '../../../server/contract/index.ts';
import { Fingerprint } from '../../fingerprint/fingerprint.tsx';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { shellQuery } from '../../lib/shell.ts';
import { HowSigned } from '../../sign-off/how-signed.tsx';
import { ActionDialog, Badge, Button, Card, Checkbox, ErrorBox, Field, Foreign } from '../../ui/index.ts';
import { useSignedIn } from '../../workbench/officers.ts';
import { stateQuery, useSettings } from '../../workbench/workbench.ts';
import styles from './settings.module.css';

const KEYS = ['identity'];

export function OwnKey() {
  const t = useT();
  const { data: shell } = useQuery(shellQuery);
  const { data: keys, error, refetch } = useQuery({ queryKey: KEYS, queryFn: ({ signal }) => api.ownKeys(signal) });
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('settings.key')} icon={<KeyRound aria-hidden />} className={styles.wide ?? ''}>
      <div className={styles.form}>
        {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
        {keys ? (
          <>
            <Fingerprint
              label={t('settings.keySigns', { key: keys.key })}
              fingerprint={keys.fingerprint}
              help={t('settings.fingerprintHelp')}
              of="own"
            />
            {keys.sealed && shell?.sealedBy !== 'none' ? null : (
              <p className={styles.note}>
                <TriangleAlert aria-hidden size={16} /> {t('settings.keyUnsealed')}
              </p>
            )}
            {keys.rotations.length > 0 ? (
              <div>
                <p className={styles.label}>{t('settings.keysBefore', { count: keys.rotations.length })}</p>
                <ul className={styles.keys}>
                  {keys.rotations.map((rotation) => (
                    <Before key={rotation.fingerprint} rotation={rotation} />
                  ))}
                </ul>
              </div>
            ) : null}
          </>
        ) : null}
        <p className={styles.note}>{t('settings.keyHelp')}</p>
        <Button className={styles.start ?? ''} onPress={() => setAsking(true)}>
          {t('settings.keyRotate')}
        </Button>
      </div>
      {asking ? <Rotate onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

function Before({ rotation: { key, fingerprint, at, compromised, who, reason, signedIn } }: { readonly rotation: KeyRotation }) {
  const t = useT();
  const format = useFormat();
  const day = format.dateTime(at);
  return (
    <li>
      <b>{key}</b> <Badge tone={compromised ? 'bad' : 'quiet'}>{t(compromised ? 'settings.keyRevoked' : 'settings.keyKept')}</Badge>{' '}
      {who === '' ? t('settings.keyUntil', { day }) : t('settings.keyUntilBy', { day, who })}
      {who === '' ? null : <HowSigned signedIn={signedIn} />}
      {reason === undefined ? null : (
        <>
          {' '}
          (<Foreign text={reason} />)
        </>
      )}
      <br />
      <code>{fingerprint}</code>
    </li>
  );
}

function Rotate({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const { settings } = useSettings();
  const own = useSignedIn();
  const [compromised, setCompromised] = useState(false);
  const [given, setGiven] = useState<string>();
  const who = given ?? settings?.officer ?? '';
  const rotate = async () => {
    client.setQueryData(KEYS, await api.rotateKey({ compromised, who: who.trim() }));
    await client.invalidateQueries({ queryKey: stateQuery.queryKey });
  };
  return (
    <ActionDialog
      title={t('settings.keyRotateTitle')}
      action={t('settings.keyRotateDo')}
      isDangerous
      isReady={who.trim() !== ''}
      onClose={onClose}
      run={rotate}
      done={t('settings.keyRotated')}
    >
      <p>{t('settings.keyRotateText')}</p>
      <Checkbox isSelected={compromised} onChange={setCompromised} help={t('settings.keyLostHelp')}>
        {t('settings.keyLost')}
      </Checkbox>
      <p>{t(compromised ? 'settings.keyAfterLost' : 'settings.keyAfter')}</p>
      <Field label={t('settings.keyWho')} value={who} onChange={setGiven} maxLength={200} isReadOnly={own !== undefined} />
    </ActionDialog>
  );
}
