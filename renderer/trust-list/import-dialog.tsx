// A dialog that shows what a trust list would change, asks for confirmation, and imports it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TrustOverview } from '../../server/contract/index.ts';
import { FingerprintField } from '../fingerprint/fingerprint-field.tsx';
import { useT } from '../i18n/index.ts';
import { api } from '../lib/api.ts';
import { compared } from '../scan/fingerprint.ts';
import { Persons, useSigning } from '../sign-off/signing.tsx';
import { ActionDialog, ErrorBox, Note, Progress, shown, useNow } from '../ui/index.ts';
import { Changes } from './changes.tsx';
import styles from './trust.module.css';

export interface ImportDialogProps {
  readonly text: string;
  readonly onClose: () => void;
  readonly onDone: (overview: TrustOverview) => Promise<void>;
}

export function ImportDialog({ text, onClose, onDone }: ImportDialogProps) {
  const t = useT();
  const now = useNow();
  // The preview is not cached: nothing of it remains when the dialog closes.
  const { data: preview, error } = useQuery({
    queryKey: ['trust-preview', text.length, text.slice(-100)],
    queryFn: () => api.previewTrust(text),
    retry: false,
    gcTime: 0,
  });
  const [fingerprint, setFingerprint] = useState('');
  const needs = new Set(preview?.needs);
  const signing = useSigning(needs.has('second-person'));
  const { signed } = signing;
  const ready =
    preview !== undefined &&
    !preview.already &&
    signed !== undefined &&
    (!needs.has('fingerprint') || compared(fingerprint, [preview.fingerprint]) === 'same');

  const take = async () => {
    if (signed === undefined) return;
    await onDone(await api.importTrust({ text, ...signed, ...(needs.has('fingerprint') ? { fingerprint } : {}) }));
  };

  return (
    <ActionDialog
      title={t('trust.importTitle')}
      wide
      action={t('trust.take')}
      isReady={ready}
      onClose={onClose}
      run={take}
      faultOf={(fault) => <ErrorBox title={t('trust.refused')} error={fault} />}
    >
      {error ? <ErrorBox title={t('trust.refused')} error={error} /> : null}
      {preview === undefined && !error ? <Progress label={t('trust.reading')} /> : null}
      {preview === undefined ? null : (
        <div className={styles.form}>
          <Changes preview={preview} />
          {preview.already ? <p className={styles.strong}>{t('trust.already')}</p> : null}
          {Date.parse(preview.freshUntil) < now ? <Note>{t('trust.overdue')}</Note> : null}
          {preview.place === 'in-force' ? null : <Note>{t(`trust.place.${preview.place}`)}</Note>}
          {needs.has('fingerprint') ? (
            <Note>
              <p>{t('trust.compare', { name: shown(preview.operator.name) })}</p>
              <p>{t('trust.compareHow')}</p>
              <FingerprintField
                label={t('trust.fingerprintGiven')}
                expected={[preview.fingerprint]}
                value={fingerprint}
                onChange={setFingerprint}
                same={t('trust.sameFingerprint')}
                differs={t('trust.differs')}
              />
            </Note>
          ) : null}
          {preview.already ? null : <Persons {...signing} />}
        </div>
      )}
    </ActionDialog>
  );
}
