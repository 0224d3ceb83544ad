// The status lists held here, with their age and until when they are usable.
import type { StatusListFacts } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import styles from '../../trust-list/trust.module.css';
import { Age, Badge, Card, Foreign, original, useNow } from '../../ui/index.ts';

export function StatusLists({ lists }: { readonly lists: readonly StatusListFacts[] }) {
  const t = useT();
  const format = useFormat();
  const now = useNow();
  return (
    <Card title={t('trust.statusLists')}>
      <p className={styles.muted}>{t(lists.length === 0 ? 'trust.noLists' : 'trust.placesHelp')}</p>
      <ul className={styles.entries}>
        {lists.map(({ url, retrievedAt, usableUntil, revoked, suspended }) => (
          <li key={original(url)}>
            <Foreign as="p" className={styles.did} text={url} />
            <p className={styles.muted}>
              <Age iso={retrievedAt} /> · {t('trust.revoked', { count: revoked })}
              {suspended === 0 ? null : ` · ${t('trust.suspended', { count: suspended })}`}
              {usableUntil === undefined ? null : ` · ${t('trust.usableUntil', { date: format.dateTime(usableUntil) })}`}
            </p>
            {usableUntil !== undefined && Date.parse(usableUntil) < now ? <Badge tone="warn">{t('trust.outdated')}</Badge> : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
