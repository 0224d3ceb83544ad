// The columns of the inspection log.
import { useMemo } from 'react';
import type { InspectionSummary } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { HowSigned } from '../sign-off/how-signed.tsx';
import { type Column, Foreign, HeadlineBadge, SampleBadge } from '../ui/index.ts';
import { headlineOf } from '../verdict/as-of-words.ts';
import { ItemNumbers } from '../verdict/item-numbers.tsx';
import { DecisionBadge } from './badge.tsx';
import styles from './columns.module.css';

export function useColumns(): readonly Column<InspectionSummary>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'number',
        sorts: true,
        header: t('inspections.number'),
        track: '4.5rem',
        cell: (row) => <span className={styles.number}>{row.id}</span>,
      },
      {
        id: 'headline',
        sorts: true,
        header: t('inspections.headline'),
        track: 'minmax(11rem, 1fr)',
        cell: ({ headline, asOf, reason }) =>
          asOf === undefined ? (
            <HeadlineBadge headline={headline} />
          ) : (
            <HeadlineBadge headline={headline} words={headlineOf({ headline, asOf, reasons: reason ? [reason] : [] }, t, format)} isPast />
          ),
      },
      {
        id: 'product',
        sorts: true,
        header: t('inspections.product'),
        track: 'minmax(12rem, 2fr)',
        cell: (row) => (
          <div className={styles.product}>
            <span className={row.productName ? styles.name : styles.muted}>
              {row.productName === undefined ? t('inspections.noProduct') : <Foreign text={row.productName} size="line" />}
            </span>
            <span className={styles.codeLine}>
              <span className={styles.muted}>
                <ItemNumbers {...row} />
              </span>
              {row.sample ? <SampleBadge /> : null}
            </span>
          </div>
        ),
      },
      {
        id: 'input',
        sorts: true,
        header: t('inspections.input'),
        track: 'minmax(8.5rem, 1.3fr)',
        cell: (row) => (
          <div className={styles.product}>
            <span>{t(`kind.${row.kind}`)}</span>
            <span className={styles.muted}>
              {row.fileName === undefined ? t(`channel.${row.channel}`) : <Foreign text={row.fileName} size="line" />}
            </span>
          </div>
        ),
      },
      {
        id: 'at',
        sorts: true,
        header: t('inspections.when'),
        track: 'minmax(8rem, 1fr)',
        cell: (row) => <time dateTime={row.at}>{format.dateTime(row.at)}</time>,
      },
      {
        id: 'decision',
        sorts: true,
        header: t('inspections.decision'),
        track: 'minmax(10.5rem, 0.9fr)',
        cell: (row) =>
          row.decision ? (
            <>
              <DecisionBadge decision={row.decision.decision} />
              <HowSigned signedIn={row.decision.signedIn} />
            </>
          ) : (
            <span className={styles.muted}>
              {t(row.asOf !== undefined ? 'asOf.notToday' : row.takesDecision ? 'decision.none' : 'decision.nothing')}
            </span>
          ),
      },
    ],
    [t, format],
  );
}
