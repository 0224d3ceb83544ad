// The fingerprint of a key in; it as people compare it, as a QR code that another desk scans, and ways to copy and to print it, out.
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
  /** Whose sheet is printed; without it there is none. */
  readonly of?: 'own' | 'operator';
}

/** Two pixels of the picture to one of the screen: sharp on either kind. */
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
