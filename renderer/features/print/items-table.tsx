// The inspections of a report, one row each.
import type { InspectionSummary } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { useNamed } from '../../sign-off/how-signed.tsx';
import { ColumnHeads, Foreign } from '../../ui/index.ts';
import { headlineOf } from '../../verdict/as-of-words.ts';
import { ItemNumbers } from '../../verdict/item-numbers.tsx';
import styles from './print.module.css';

/** The members of an inspection that a row shows. */
export type ItemRow = Omit<InspectionSummary, 'channel' | 'takesDecision'>;

export function ItemsTable({ items }: { readonly items: readonly ItemRow[] }) {
  return (
    <table className={styles.evidence}>
      <ColumnHeads of={['inspections.number', 'inspections.headline', 'inspections.product', 'inspections.when', 'inspections.decision']} />
      <tbody>
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </tbody>
    </table>
  );
}

function Item({ item }: { readonly item: ItemRow }) {
  const t = useT();
  const named = useNamed();
  const format = useFormat();
  const { id, at, asOf, headline, reason, productName, sample, decision } = item;
  return (
    <tr>
      <th scope="row">{id}</th>
      <td>
        {headlineOf({ headline, reasons: reason ? [reason] : [], ...(asOf === undefined ? {} : { asOf }) }, t, format)}
        {sample ? ` (${t('common.sample')})` : ''}
        {reason ? (
          <span className={styles.detail}>
            {t(`reason.${reason}`)} <code>{reason}</code>
          </span>
        ) : null}
      </td>
      <td>
        {productName === undefined ? t('inspections.noProduct') : <Foreign text={productName} size="line" />}{' '}
        <span className={styles.detail}>
          <ItemNumbers {...item} />
        </span>
      </td>
      <td className={styles.when}>{format.dateTime(at)}</td>
      <td>
        {decision ? `${t(`decision.${decision.decision}`)}, ${named(decision.officer, decision.signedIn)}` : t('decision.none')}
        {decision?.note ? <span className={styles.detail}>{decision.note}</span> : null}
      </td>
    </tr>
  );
}
