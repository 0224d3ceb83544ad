// The list signed last: number, dates, the fingerprint to tell others, and its file.
import { Download as Save } from 'lucide-react';
import type { OfficeOverview } from '../../../server/contract/index.ts';
import { Fingerprint } from '../../fingerprint/fingerprint.tsx';
import { useFormat, useT } from '../../i18n/index.ts';
import styles from '../../trust-list/trust.module.css';
import { Download } from '../../ui/files/download.tsx';
import { Age, Badge, Card, Facts, useNow } from '../../ui/index.ts';
import { LAST_ADDRESS, listName } from './calls.ts';

export function Last({ last }: { readonly last: OfficeOverview['last'] & object }) {
  const t = useT();
  const format = useFormat();
  const now = useNow();
  const { sequence, issuedAt, nextUpdate, fingerprint } = last;
  return (
    <Card
      title={t('office.last', { sequence })}
      actions={
        <Download href={LAST_ADDRESS} fileName={listName(sequence)} icon={<Save aria-hidden />}>
          {t('office.lastSave')}
        </Download>
      }
    >
      <div className={styles.form}>
        <Facts
          facts={[
            { label: t('trust.age'), value: <Age iso={issuedAt} />, note: t('trust.issued', { date: format.dateTime(issuedAt) }) },
            { label: t('trust.due'), value: format.dateTime(nextUpdate) },
          ]}
        />
        {Date.parse(nextUpdate) < now ? <Badge tone="warn">{t('office.overdue')}</Badge> : null}
        <Fingerprint label={t('office.signedWith')} fingerprint={fingerprint} help={t('office.keyTell')} />
      </div>
    </Card>
  );
}
