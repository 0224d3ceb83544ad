// The list in force in; who keeps it, how old it is, when the next one is due, and what that means for a verdict, out.
import { CalendarClock, CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { TrustOverview } from '../../../server/contract/index.ts';
import { Fingerprint } from '../../fingerprint/fingerprint.tsx';
import { useFormat, useT } from '../../i18n/index.ts';
import styles from '../../trust-list/trust.module.css';
import { Age, Card, cx, Facts, shown } from '../../ui/index.ts';

const MARK = { fresh: CircleCheck, stale: CalendarClock, expired: CircleAlert, none: Info } as const;

export function InForce({ trust }: { readonly trust: TrustOverview }) {
  const t = useT();
  const format = useFormat();
  const { summary, snapshot, operator, dueSoon } = trust;
  const state = summary.state === 'fresh' && dueSoon ? 'soon' : summary.state;
  const due = summary.nextUpdate ?? snapshot?.nextUpdate ?? '';
  const Icon = MARK[summary.state];
  return (
    <Card title={t('trust.inForce')} className={styles.wide ?? ''}>
      <p className={cx(styles.state, styles[state])}>
        <Icon aria-hidden size={24} />
        <span>{t(`trust.state.${state}`)}</span>
      </p>
      {snapshot === undefined ? null : (
        <Facts
          facts={[
            {
              label: t('trust.age'),
              value: <Age iso={snapshot.issuedAt} />,
              note: t('trust.issued', { date: format.dateTime(snapshot.issuedAt) }),
            },
            {
              label: t('trust.due'),
              value: format.dateTime(due),
              ...(due === snapshot.nextUpdate ? {} : { note: t('trust.dueOwn', { date: format.dateTime(snapshot.nextUpdate) }) }),
            },
            { label: t('trust.sequence'), value: String(snapshot.sequence) },
            { label: t('trust.holds'), value: t('trust.counts', { issuers: snapshot.issuers, lists: snapshot.statusLists }) },
            {
              label: t('trust.operator'),
              value: shown(operator?.name ?? ''),
              note: shown(operator?.id ?? ''),
            },
            { label: t('trust.importedBy'), value: shown(snapshot.importedBy), note: format.dateTime(snapshot.importedAt) },
          ]}
        />
      )}
      <div className={styles.operatorKeys}>
        {operator?.keys.map(({ fingerprint }) => (
          <Fingerprint
            key={fingerprint}
            label={t('trust.operatorKey')}
            help={t('trust.operatorKeyHelp')}
            fingerprint={fingerprint}
            of="operator"
          />
        ))}
      </div>
    </Card>
  );
}
