// The materials of a product as a chart and as a table with the same figures, for accessibility.
import { TriangleAlert } from 'lucide-react';
import type { Material } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { Badge, Fold, Foreign, original, PlainTable } from '../../../ui/index.ts';
import styles from '../passports.module.css';
import { MaterialsChart } from './materials-chart.tsx';

export function Materials({ materials }: { readonly materials: readonly Material[] }) {
  const t = useT();
  const format = useFormat();
  if (materials.length === 0) return <p className={styles.note}>{t('passports.materialsNone')}</p>;
  const sum = materials.reduce((total, { percentage }) => total + percentage, 0);
  return (
    <>
      <MaterialsChart materials={materials} />
      <p className={styles.sum}>{t('passports.materialsSum', { share: format.percent(sum) })}</p>
      <Fold title={t('passports.materialsTable')}>
        <PlainTable className={styles.materials}>
          <thead>
            <tr>
              <th scope="col">{t('passports.material')}</th>
              <th scope="col" className={styles.end}>
                {t('passports.share')}
              </th>
              <th scope="col" className={styles.end}>
                {t('passports.recycled')}
              </th>
            </tr>
          </thead>
          <tbody>
            {materials.map(({ name, percentage, recycledContent, hazardous }) => (
              <tr key={original(name)}>
                <th scope="row">
                  <Foreign text={name} size="line" />{' '}
                  {hazardous ? (
                    <Badge tone="warn" icon={<TriangleAlert aria-hidden />}>
                      {t('passports.hazardous')}
                    </Badge>
                  ) : null}
                </th>
                <td className={styles.end}>{format.percent(percentage)}</td>
                <td className={styles.end}>{recycledContent === undefined ? '–' : format.percent(recycledContent)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Fold>
    </>
  );
}
