// The product in a printed record, from the verified document only.

import type { Inspection } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { FactLabel, Foreign } from '../../ui/index.ts';
import { NUMBERS, scannedBeside } from '../../verdict/words.ts';
import styles from './print.module.css';
import { Rows } from './rows.tsx';

/** Name and keys: the subject of the verdict. */
export function Product({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const { product } = inspection;
  const scanned = scannedBeside(inspection);
  return (
    <section>
      <h2>{t('print.product')}</h2>
      {scanned === undefined ? null : (
        <>
          <h3>{t('inspect.scanned')}</h3>
          <Rows
            rows={NUMBERS.map((name) => [t(`inspect.${name}`), scanned[name] && <Foreign key={name} text={scanned[name]} size="paper" />])}
          />
          <h3>{t('inspect.verifiedProduct')}</h3>
        </>
      )}
      {product === undefined ? (
        <p>{t('print.noProduct')}</p>
      ) : (
        <>
          <Foreign as="p" className={styles.productName} text={product.name} size="paper" />
          <Rows
            rows={[
              [
                t('passports.manufacturer'),
                product.manufacturer && <Foreign key="manufacturer" text={product.manufacturer} size="paper" />,
              ],
              [t('passports.gtin'), product.gtin && <Foreign key="gtin" text={product.gtin} size="paper" />],
              [t('passports.serial'), product.serial && <Foreign key="serial" text={product.serial} size="paper" />],
              [t('inspect.tpx'), product.tpx && <Foreign key="tpx" text={product.tpx} size="paper" />],
              [t('passports.batch'), product.batch && <Foreign key="batch" text={product.batch} size="paper" />],
              [t('inspect.cpv'), product.cpv && <Foreign key="cpv" text={product.cpv} size="paper" />],
              [t('passports.code'), product.dppCode && <Foreign key="dppCode" text={product.dppCode} size="paper" />],
            ]}
          />
          <p className={styles.note}>{t('print.productNote')}</p>
        </>
      )}
    </section>
  );
}

/** All other facts of the verified document, at the end of the record. */
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
            <h3>{format.label(group.label)}</h3>
            <Rows
              rows={group.facts.map(
                (fact) =>
                  [<FactLabel key="label" fact={fact} group={group.id} />, <Foreign key="value" text={fact.value} size="paper" />] as const,
              )}
            />
          </div>
        ))}
      {product.materials.length > 0 ? (
        <div className={styles.group}>
          <h3>{t('passports.materials')}</h3>
          <Rows
            rows={product.materials.map(({ name, percentage, recycledContent, hazardous }) => [
              <Foreign key="name" text={name} size="paper" />,
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
