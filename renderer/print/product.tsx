// The product as the verified document describes it, on paper; nothing unverified stands here.
import type { Inspection } from '../../server/contract.ts';
import { useFormat, useT } from '../i18n/index.ts';
import styles from './print.module.css';
import { Rows } from './rows.tsx';

/** Name and keys: what the verdict is about. */
export function Product({ inspection: { product } }: { readonly inspection: Inspection }) {
  const t = useT();
  return (
    <section>
      <h2>{t('print.product')}</h2>
      {product === undefined ? (
        <p>{t('print.noProduct')}</p>
      ) : (
        <>
          <p className={styles.productName}>{product.name}</p>
          <Rows
            rows={[
              [t('passports.manufacturer'), product.manufacturer],
              [t('passports.gtin'), product.gtin],
              [t('passports.serial'), product.serial],
              [t('inspect.tpx'), product.tpx],
              [t('passports.batch'), product.batch],
              [t('inspect.cpv'), product.cpv],
              [t('passports.code'), product.dppCode],
            ]}
          />
          <p className={styles.note}>{t('print.productNote')}</p>
        </>
      )}
    </section>
  );
}

/** Everything else that the verified document says, at the end of the record. */
export function ProductFacts({ inspection: { product } }: { readonly inspection: Inspection }) {
  const t = useT();
  const format = useFormat();
  if (product === undefined) return null;
  return (
    <section>
      <h2>{t('passports.facts')}</h2>
      {product.groups
        .filter(({ facts }) => facts.length > 0)
        .map((group) => (
          <div key={group.id} className={styles.group}>
            <h3>{group.label}</h3>
            <Rows rows={group.facts.map(({ label, value }) => [label, value] as const)} />
          </div>
        ))}
      {product.materials.length > 0 ? (
        <div className={styles.group}>
          <h3>{t('passports.materials')}</h3>
          <Rows
            rows={product.materials.map(({ name, percentage, recycledContent, hazardous }) => [
              name,
              [
                format.percent(percentage),
                recycledContent === undefined ? undefined : t('passports.recycledOf', { share: format.percent(recycledContent) }),
                hazardous ? t('passports.hazardous') : undefined,
              ]
                .filter(Boolean)
                .join(', '),
            ])}
          />
        </div>
      ) : null}
      <p className={styles.note}>{t('print.productNote')}</p>
    </section>
  );
}
