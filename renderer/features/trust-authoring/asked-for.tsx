// Unknown issuers from inspections that are not in the draft: candidates for the next list.
import type { OfficeEntry } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { MetIssuers } from '../../trust-list/issuer-cells.tsx';
import { useUnknownIssuers } from '../../trust-list/queries.ts';
import styles from '../../trust-list/trust.module.css';
import { Card, original } from '../../ui/index.ts';

const SHOWN = 50;

export function AskedFor({ entries }: { readonly entries: readonly OfficeEntry[] }) {
  const t = useT();
  const { data } = useUnknownIssuers();
  const known = new Set(entries.map(({ did }) => did));
  const missing = (data?.issuers ?? []).filter(({ id }) => !known.has(original(id)));
  if (missing.length === 0) return null;
  return (
    <Card title={t('trust.unknown')}>
      <p className={styles.muted}>{t('office.askedLead')}</p>
      <MetIssuers issuers={missing.slice(0, SHOWN)} />
    </Card>
  );
}
