// The columns of the list of notified bodies; an address is text to copy, never a link.
import { useMemo } from 'react';
import type { Foreign as ForeignText, NotifiedBody } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { type Column, CopyIcon, Foreign, original, shown } from '../../ui/index.ts';
import styles from './bodies.module.css';

export function useColumns(): readonly Column<NotifiedBody>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'number',
        header: t('bodies.number'),
        track: 'minmax(4.5rem, 0.3fr)',
        cell: (row) => <code className={styles.number}>{row.notifiedNumber}</code>,
      },
      {
        id: 'name',
        header: t('bodies.name'),
        track: 'minmax(13rem, 1.6fr)',
        cell: (row) => (
          <div className={styles.lines}>
            <Foreign as="span" className={styles.name} text={row.name} />
            <span className={styles.muted}>
              {format.country(row.country)} ({row.country})
            </span>
          </div>
        ),
      },
      {
        id: 'acts',
        header: t('bodies.acts'),
        track: 'minmax(9rem, 1fr)',
        cell: (row) => (
          <ul className={styles.lines}>
            {row.directives.map((act) => (
              <li key={original(act)}>
                <Foreign text={format.citation(original(act))} />
              </li>
            ))}
          </ul>
        ),
      },
      {
        id: 'source',
        header: t('bodies.source'),
        track: 'minmax(9.5rem, 1fr)',
        cell: (row) => (
          <div className={styles.lines}>
            <span>
              {t(`bodies.origin.${row.origin}`)},{' '}
              {row.asOf ? t('bodies.asOf', { date: sourceDate(row.asOf, format.date) }) : t('bodies.undated')}
            </span>
            {row.origin === 'nando' ? null : <Foreign as="span" className={styles.muted} text={row.source} />}
          </div>
        ),
      },
      {
        id: 'website',
        header: t('bodies.website'),
        track: 'minmax(18rem, 1.2fr)',
        cell: (row) =>
          row.website === '' ? null : (
            <div className={styles.website}>
              <Address of={row.website} />
              <CopyIcon text={original(row.website)} label={t('bodies.copy', { name: shown(row.name) })} />
            </div>
          ),
      },
    ],
    [t, format],
  );
}

/** A month without a day is shown as a month: no day is invented. */
const sourceDate = (asOf: string, date: (iso: string) => string): string => (asOf.length === 10 ? date(asOf) : asOf);

/** The true host, set apart from the rest of the address. */
function Address({ of }: { readonly of: ForeignText }) {
  const url = original(of);
  const host = URL.parse(url)?.host ?? '';
  const at = host === '' ? -1 : url.indexOf(host);
  if (at < 0) return <Foreign as="span" className={styles.address} text={url} />;
  return (
    <span className={styles.address}>
      <Foreign text={url.slice(0, at)} />
      <Foreign as="b" text={host} />
      <Foreign text={url.slice(at + host.length)} />
    </span>
  );
}
