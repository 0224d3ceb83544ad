// What differs between two states of a passport, as a table.
import type { Differences as Found } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { Foreign, PlainTable, Scroll, shown } from '../../../ui/index.ts';
import styles from './editing.module.css';

interface DifferencesProps {
  readonly found: Found;
  /** The headings of the two states. */
  readonly before: string;
  readonly after: string;
}

export function Differences({ found: { total, items }, before, after }: DifferencesProps) {
  const t = useT();
  const format = useFormat();
  if (total === 0) return <p>{t('edit.noDifferences')}</p>;
  return (
    <>
      <Scroll label={t('edit.differences')} className={styles.scroller}>
        <PlainTable className={styles.differences}>
          <thead>
            <tr>
              <th scope="col">{t('edit.place')}</th>
              <th scope="col">{before}</th>
              <th scope="col">{after}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((one) => (
              <tr key={one.place}>
                <th scope="row">{format.label(shown(one.label))}</th>
                <td>{one.before === undefined ? '–' : <Foreign text={one.before} />}</td>
                <td>{one.after === undefined ? '–' : <Foreign text={one.after} />}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Scroll>
      {total > items.length ? <p>{t('edit.moreDifferences', { count: total - items.length })}</p> : null}
    </>
  );
}
