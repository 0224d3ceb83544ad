// Unknown issuers from inspections, to report to the office that maintains the trust list.
import { Download as Save } from 'lucide-react';
import { useT } from '../../i18n/index.ts';
import { MetIssuers } from '../../trust-list/issuer-cells.tsx';
import { useUnknownIssuers } from '../../trust-list/queries.ts';
import styles from '../../trust-list/trust.module.css';
import { Button, Card, ErrorBox, saveText } from '../../ui/index.ts';

export function Unknown() {
  const t = useT();
  const { data, error, refetch } = useUnknownIssuers();
  const issuers = data?.issuers ?? [];
  const save = () =>
    saveText(
      `unknown-issuers-${new Date().toISOString().slice(0, 10)}.json`,
      'application/json',
      `${JSON.stringify({ issuers }, null, 2)}\n`,
    );
  return (
    <Card
      title={t('trust.unknown')}
      {...(issuers.length === 0
        ? {}
        : {
            actions: (
              <Button icon={<Save aria-hidden />} onPress={save}>
                {t('trust.unknownSave')}
              </Button>
            ),
          })}
    >
      <div className={styles.form}>
        <p className={styles.muted}>{t('trust.unknownLead')}</p>
        {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
        {data !== undefined && issuers.length === 0 ? <p className={styles.muted}>{t('trust.unknownNone')}</p> : null}
        <MetIssuers issuers={issuers} />
      </div>
    </Card>
  );
}
