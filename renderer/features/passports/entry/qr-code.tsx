// The QR code to print onto the product, drawn by the workbench, and the address that it holds.
import { Download as DownloadIcon, QrCode as QrIcon } from 'lucide-react';
import { useState } from 'react';
import type { PassportDetail } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { api } from '../../../lib/api.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { Download } from '../../../ui/files/download.tsx';
import { Card, CopyIcon, ErrorBox, original, safeFileName } from '../../../ui/index.ts';
import styles from '../passports.module.css';

/** Twice the displayed size, for dense screens; and a size that prints at 300 dpi on an 8 cm label. In pixels. */
const SHOWN = 480;
const SAVED = 1000;

export function QrCode({ passport }: { readonly passport: PassportDetail }) {
  const t = useT();
  const [failed, setFailed] = useState(false);
  const { dppCode, links } = passport;
  return (
    <Card
      title={t('passports.qr')}
      icon={<QrIcon aria-hidden />}
      actions={
        <Download
          href={api.passportQr(dppCode, SAVED)}
          fileName={`${safeFileName(original(dppCode))}.png`}
          icon={<DownloadIcon aria-hidden />}
        >
          {t('passports.qrSave')}
        </Download>
      }
    >
      {failed ? (
        <ErrorBox title={t('passports.qrFailed')} onRetry={() => setFailed(false)} />
      ) : (
        <Picture
          className={styles.qr}
          src={api.passportQr(dppCode, SHOWN)}
          alt={t('passports.qrAlt', { url: links.digitalLink })}
          width={SHOWN / 2}
          height={SHOWN / 2}
          onFail={() => setFailed(true)}
        />
      )}
      <div className={styles.qrAddress}>
        <code>{links.digitalLink}</code>
        <CopyIcon text={links.digitalLink} label={t('passports.copyLink', { name: t('passports.address') })} />
      </div>
    </Card>
  );
}
