// The packs imported here: creator, date, person and outcome, newest first.
import type { AppliedPack } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { Foreign, shown } from '../../ui/index.ts';
import styles from './packs.module.css';

export function History({ applied }: { readonly applied: readonly AppliedPack[] }) {
  const t = useT();
  const format = useFormat();
  if (applied.length === 0) return <p className={styles.muted}>{t('packs.historyNone')}</p>;
  return (
    <ul className={styles.history}>
      {applied.map(({ id, creator, sequence, since, selection, appliedAt, appliedBy, reason, report }) => (
        <li key={id}>
          <strong>
            <Foreign text={creator} />, {t('packs.number')} {sequence}
          </strong>{' '}
          <span className={styles.muted}>
            {since === undefined ? t(selection ? 'packs.selection' : 'packs.whole') : t('packs.since', { since: format.number(since) })}
          </span>
          <br />
          {format.dateTime(appliedAt)}, {t('packs.by', { name: shown(appliedBy) })}
          {reason === undefined ? null : (
            <>
              {' '}
              · <Foreign text={reason} />
            </>
          )}
          <br />
          <span className={styles.muted}>
            {t('packs.historyCounts', {
              credentials: format.number(report.credentials),
              passports: format.number(report.passports),
              lists: format.number(report.statusLists ?? 0),
              refused: format.number(report.refused),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
