// The product as the verified document describes it: name and keys, folded groups of facts, materials as a chart.
import { Boxes, PieChart } from 'lucide-react';
import type { ProductFacts } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { Card, FactGroups, Facts, Foreign, Materials } from '../ui/index.ts';
import styles from './view.module.css';

const OPEN_GROUPS = 2;

export function Product({ product }: { readonly product: ProductFacts }) {
  const t = useT();
  const keys = [
    { label: t('inspect.productName'), value: product.name },
    { label: t('inspect.manufacturer'), value: product.manufacturer },
    { label: t('inspect.gtin'), value: product.gtin },
    { label: t('inspect.serial'), value: product.serial },
    { label: t('inspect.tpx'), value: product.tpx },
    { label: t('inspect.batch'), value: product.batch },
    { label: t('inspect.cpv'), value: product.cpv },
    { label: t('inspect.dppCode'), value: product.dppCode },
  ].map(({ label, value }) => ({ label, value: value ? <Foreign text={value} /> : undefined }));
  return (
    <>
      <Card title={t('inspect.product')} icon={<Boxes aria-hidden />}>
        <Facts facts={keys} />
        {product.groups.some(({ facts }) => facts.length > 0) ? (
          <div className={styles.groups}>
            <FactGroups groups={product.groups} open={OPEN_GROUPS} />
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
