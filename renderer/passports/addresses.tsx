// The addresses under which this service answers for a passport, each to copy; none is opened from here.
import type { PassportDetail } from '../../server/contract.ts';
import { useT } from '../i18n/index.ts';
import { CopyIcon } from '../ui/index.ts';
import styles from './passports.module.css';

const NAMES = ['digitalLink', 'page', 'api', 'vc', 'jwt', 'sdJwt'] as const;

export function Addresses({ links }: { readonly links: PassportDetail['links'] }) {
  const t = useT();
  return (
    <ul className={styles.addresses}>
      {NAMES.map((name) => {
        const address = links[name];
        if (address === undefined) return null;
        const label = t(`passports.link.${name}`);
        return (
          <li key={name}>
            <div className={styles.address}>
              <span className={styles.note}>{label}</span>
              <code>{address}</code>
            </div>
            <CopyIcon text={address} label={t('passports.copyLink', { name: label })} />
          </li>
        );
      })}
    </ul>
  );
}
