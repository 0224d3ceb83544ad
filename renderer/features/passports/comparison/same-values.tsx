// The values that two passports share, as a table.
import type { Comparison } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { ColumnHeads, Foreign, PlainTable, Scroll, shown } from '../../../ui/index.ts';
import styles from './comparison.module.css';

export function SameValues({ same: { total, items } }: Pick<Comparison, 'same'>) {
  const t = useT();
  return (
    <>
      <Scroll label={t('compare.same', { count: total })} className={styles.scroller}>
        <PlainTable className={styles.same}>
          <ColumnHeads of={['edit.place', 'compare.value']} />
          <tbody>
            {items.map(({ place, label, value }) => (
              <tr key={place}>
                <th scope="row">{shown(label)}</th>
                <td>
                  <Foreign text={value} />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Scroll>
      {total > items.length ? <p>{t('readers.more', { count: total - items.length })}</p> : null}
    </>
  );
}
