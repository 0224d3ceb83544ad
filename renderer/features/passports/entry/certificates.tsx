// The certificates that a passport names; a past expiry date is stated in words.
import type { Certificate } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { Badge, Foreign, useNow } from '../../../ui/index.ts';
import styles from '../passports.module.css';

export function Certificates({ certificates }: { readonly certificates: readonly Certificate[] }) {
  const t = useT();
  const format = useFormat();
  const now = useNow();
  if (certificates.length === 0) return <p className={styles.note}>{t('passports.certificatesNone')}</p>;
  return (
    <ul className={styles.entries}>
      {certificates.map(({ name, number, notifiedBodyNumber, validUntil }) => (
        <li key={`${name} ${number ?? ''}`}>
          <Foreign as="p" className={styles.name} text={name} />
          {number ? (
            <p className={styles.note}>
              {t('passports.number')} <Foreign as="code" text={number} />
            </p>
          ) : null}
          {notifiedBodyNumber ? (
            <p className={styles.note}>
              {t('passports.notifiedBody')} <Foreign as="code" text={notifiedBodyNumber} />
            </p>
          ) : null}
          {validUntil ? (
            <p className={styles.note}>
              {t('passports.validUntil')} {format.date(validUntil)}{' '}
              {Date.parse(validUntil) < now ? <Badge tone="warn">{t('passports.expired')}</Badge> : null}
            </p>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
