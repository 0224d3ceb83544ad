// The keys that may sign the next list; creates a sealed key file, or announces a key in the next list.
import { useState } from 'react';
import { Fingerprint } from '../../fingerprint/fingerprint.tsx';
import { useT } from '../../i18n/index.ts';
import styles from '../../trust-list/trust.module.css';
import { ActionDialog, Button, Card, Dialog, Field, saveText } from '../../ui/index.ts';
import { office } from './calls.ts';
import { drawFault, Fault } from './fault.tsx';
import { KeyFields, useKeyChoice } from './key-fields.tsx';
import own from './office.module.css';
import { useChange } from './use-change.ts';

const LEAST = 12;

export interface KeysProps {
  readonly version: string;
  /** Fingerprints of the keys that the last list authorises; empty before the first list. */
  readonly next: readonly string[];
}

export function Keys({ version, next }: KeysProps) {
  const t = useT();
  const [making, setMaking] = useState(false);
  const [announcing, setAnnouncing] = useState(false);
  return (
    <Card title={t('office.keys')}>
      <div className={styles.form}>
        <p>{t('office.keysLead')}</p>
        {next.map((fingerprint) => (
          <Fingerprint key={fingerprint} label={t('office.keySigns')} fingerprint={fingerprint} help={t('office.keyTell')} />
        ))}
        <div className={own.row}>
          <Button onPress={() => setMaking(true)}>{t('office.newKey')}</Button>
          <Button onPress={() => setAnnouncing(true)}>{t('office.announce')}</Button>
        </div>
      </div>
      {making ? <NewKeyDialog onClose={() => setMaking(false)} /> : null}
      {announcing ? <AnnounceDialog version={version} onClose={() => setAnnouncing(false)} /> : null}
    </Card>
  );
}

/** The sealed key goes directly from the answer into a file: the page keeps only its fingerprint. */
function NewKeyDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [fingerprint, setFingerprint] = useState<string>();
  const [fault, setFault] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const short = passphrase !== '' && passphrase.length < LEAST;
  const differs = again !== '' && again !== passphrase;
  const make = async () => {
    setBusy(true);
    setFault(undefined);
    try {
      const made = await office.newKey(passphrase);
      saveText('trust-office.key', 'application/x-pem-file', made.pem);
      setFingerprint(made.fingerprint);
      setPassphrase('');
      setAgain('');
    } catch (thrown) {
      setFault(thrown);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t('office.newKey')}
      isOpen
      onClose={onClose}
      actions={
        fingerprint === undefined ? (
          <>
            <Button onPress={onClose}>{t('common.cancel')}</Button>
            <Button kind="primary" isDisabled={busy || passphrase.length < LEAST || again !== passphrase} onPress={make}>
              {t('office.newKeyDo')}
            </Button>
          </>
        ) : (
          <Button kind="primary" onPress={onClose}>
            {t('common.close')}
          </Button>
        )
      }
    >
      {fingerprint === undefined ? (
        <div className={styles.form}>
          <p>{t('office.newKeyLead')}</p>
          <Field
            label={t('office.newPassphrase')}
            type="password"
            autoComplete="new-password"
            maxLength={1000}
            value={passphrase}
            onChange={setPassphrase}
            error={short ? t('office.short', { least: LEAST }) : undefined}
          />
          <Field
            label={t('office.passphraseAgain')}
            type="password"
            autoComplete="new-password"
            maxLength={1000}
            value={again}
            onChange={setAgain}
            error={differs ? t('office.differs') : undefined}
          />
          <Fault error={fault} />
        </div>
      ) : (
        <div className={styles.form}>
          <p>{t('office.newKeyDone')}</p>
          <Fingerprint label={t('office.newKeyPrint')} fingerprint={fingerprint} />
        </div>
      )}
    </Dialog>
  );
}

function AnnounceDialog({ version: present, onClose }: { readonly version: string; readonly onClose: () => void }) {
  const t = useT();
  const [version] = useState(present);
  const key = useKeyChoice();
  const { make } = useChange();
  return (
    <ActionDialog
      title={t('office.announce')}
      action={t('office.announceDo')}
      isReady={key.file !== undefined}
      onClose={onClose}
      run={async () => make(office.announce({ version, ...(await key.take()) }))}
      done={t('office.announced')}
      faultOf={drawFault}
    >
      <p>{t('office.announceLead')}</p>
      <KeyFields {...key} label={t('office.announceChoose')} />
    </ActionDialog>
  );
}
