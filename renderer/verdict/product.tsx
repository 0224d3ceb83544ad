// The product as the verified document describes it: name and keys, folded groups of facts, materials as a chart.
import { Boxes, PieChart } from 'lucide-react';
import type { ProductFacts } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { Card, FactLabel, Facts, Fold, Foreign, Materials } from '../ui/index.ts';
import styles from './view.module.css';

const OPEN_GROUPS = 2;

export function Product({ product }: { readonly product: ProductFacts }) {
  const t = useT();
  const format = useFormat();
  const keys = [
    { label: t('inspect.productName'), value: product.name },
    { label: t('inspect.manufacturer'), value: product.manufacturer },
    { label: t('inspect.gtin'), value: product.gtin },
    { label: t('inspect.serial'), value: product.serial },
    { label: t('inspect.tpx'), value: product.tpx },
    { label: t('inspect.batch'), value: product.batch },
    { label: t('inspect.cpv'), value: product.cpv },
    { label: t('inspect.dppCode'), value: product.dppCode },
  ].flatMap(({ label, value }) => (value ? [{ label, value: <Foreign text={value} /> }] : []));
  const groups = product.groups.filter(({ facts }) => facts.length > 0);
  return (
    <>
      <Card title={t('inspect.product')} icon={<Boxes aria-hidden />}>
        <Facts facts={keys} />
        {groups.length > 0 ? (
          <div className={styles.groups}>
            {groups.map((group, index) => (
              <Fold key={group.id} title={format.label(group.label)} note={String(group.facts.length)} open={index < OPEN_GROUPS}>
                <Facts
                  facts={group.facts.map((fact) => ({
                    label: <FactLabel fact={fact} group={group.id} />,
                    value: <Foreign text={fact.value} />,
                    ...(fact.legalBasis ? { note: format.citation(fact.legalBasis) } : {}),
                  }))}
                />
              </Fold>
            ))}
          </div>
        ) : null}
      </Card>
      {product.materials.length > 0 ? (
        <Card title={t('inspect.materials')} icon={<PieChart aria-hidden />}>
          <Materials materials={product.materials} />
        </Card>
      ) : null}
    </>
  );
}
