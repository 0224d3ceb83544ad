// Shows the fingerprint of a key as text to compare and as a QR code, with ways to copy and print it.
import { useNavigate } from '@tanstack/react-router';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../i18n/index.ts';
import { Picture } from '../ui/content/picture.tsx';
import { CopyIcon, IconButton } from '../ui/index.ts';
import styles from './fingerprint.module.css';
import { fingerprintQr } from './fingerprint-qr.ts';

export interface FingerprintProps {
  readonly label: ReactNode;
  readonly fingerprint: string;
  readonly help?: string;
  /** Selects the sheet to print; without it, printing is not offered. */
  readonly of?: 'own' | 'operator';
}

/** Two image pixels per CSS pixel: sharp on standard and high-density displays. */
const PICTURE = 270;

export function Fingerprint({ label, fingerprint, help, of }: FingerprintProps) {
  const t = useT();
  const navigate = useNavigate();
  return (
    <div className={styles.fingerprint}>
      <Picture
        src={fingerprintQr(fingerprint, PICTURE)}
        alt={t('trust.fingerprintPicture')}
        width={PICTURE / 2}
        height={PICTURE / 2}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <code className={styles.code}>{fingerprint}</code>
        {help ? <p className={styles.help}>{help}</p> : null}
        <p className={styles.help}>{t('trust.fingerprintScan')}</p>
      </div>
      <div className={styles.actions}>
        <CopyIcon text={fingerprint} label={t('settings.copyFingerprint')} />
        {of === undefined ? null : (
          <IconButton
            label={t('trust.fingerprintPrint')}
            icon={<Printer aria-hidden />}
            onPress={() => navigate({ to: '/print/fingerprint/$id', params: { id: of } })}
          />
        )}
      </div>
    </div>
  );
}
