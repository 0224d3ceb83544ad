// The trust list in force: its delegate, its age, when the next one is due, and the effect on verdicts.
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
  const { summary, trustList: list, operator, dueSoon } = trust;
  const state = summary.state === 'fresh' && dueSoon ? 'soon' : summary.state;
  const due = summary.nextUpdate ?? list?.nextUpdate ?? '';
  const Icon = MARK[summary.state];
  return (
    <Card title={t('trust.inForce')} className={styles.wide ?? ''}>
      <p className={cx(styles.state, styles[state])}>
        <Icon aria-hidden size={24} />
        <span>{t(`trust.state.${state}`)}</span>
      </p>
      {list === undefined ? null : (
        <Facts
          facts={[
            {
              label: t('trust.age'),
              value: <Age iso={list.issuedAt} />,
              note: t('trust.issued', { date: format.dateTime(list.issuedAt) }),
            },
            {
              label: t('trust.due'),
              value: format.dateTime(due),
              note: due === list.nextUpdate ? undefined : t('trust.dueOwn', { date: format.dateTime(list.nextUpdate) }),
            },
            { label: t('trust.sequence'), value: String(list.sequence) },
            { label: t('trust.holds'), value: t('trust.counts', { issuers: list.issuers, lists: list.statusLists }) },
            {
              label: t('trust.operator'),
              value: shown(operator?.name ?? ''),
              note: shown(operator?.id ?? ''),
            },
            { label: t('trust.importedBy'), value: shown(list.importedBy), note: format.dateTime(list.importedAt) },
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
