// Issuers that inspections met and nobody vouches for in; those that the draft does not have out, as a hint whom to ask for a key document.
import type { OfficeEntry } from '../../server/contract.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { useUnknownIssuers } from '../trust/queries.ts';
import styles from '../trust/trust.module.css';
import { Card, visible } from '../ui/index.ts';

const SHOWN = 50;

export function AskedFor({ entries }: { readonly entries: readonly OfficeEntry[] }) {
  const t = useT();
  const format = useFormat();
  const { data } = useUnknownIssuers();
  const known = new Set(entries.map(({ did }) => did));
  const missing = (data?.issuers ?? []).filter(({ id }) => !known.has(id));
  if (missing.length === 0) return null;
  return (
    <Card title={t('trust.unknown')}>
      <p className={styles.muted}>{t('office.askedLead')}</p>
      <ul className={styles.entries}>
        {missing.slice(0, SHOWN).map(({ id, claimedName, inspections, lastAt }) => (
          <li key={id}>
            <p className={styles.did}>{visible(id)}</p>
            {claimedName === undefined ? null : <p>{t('trust.claims', { name: visible(claimedName) })}</p>}
            <p className={styles.muted}>{t('trust.met', { count: inspections, date: format.dateTime(lastAt) })}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
