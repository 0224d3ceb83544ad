// Shares of materials as one bar and as a list with names and figures, so that no meaning depends on colour.

import type { Material } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { cx } from '../style/cx.ts';
import { Foreign, shown } from '../text/foreign.tsx';
import styles from './materials.module.css';

const PATTERNS = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7'] as const;

/** `<Materials materials={product.materials} />`: largest first; the remainder to 100 % is shown as such. */
export function Materials({ materials }: { readonly materials: readonly Material[] }) {
  const t = useT();
  const format = useFormat();
  const sorted = materials.toSorted((a, b) => b.percentage - a.percentage);
  const sum = sorted.reduce((total, { percentage }) => total + Math.max(0, percentage), 0);
  const whole = Math.max(100, sum);
  const rest = 100 - sum;
  return (
    <figure className={styles.materials}>
      <div className={styles.bar} aria-hidden>
        {sorted.map(({ name, percentage }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat and the list is never reordered
            key={index}
            className={cx(styles.part, styles[PATTERNS[index % PATTERNS.length] ?? 'p0'])}
            style={{ width: `${(Math.max(0, percentage) / whole) * 100}%` }}
            title={`${shown(name)} ${format.percent(percentage)}`}
          />
        ))}
      </div>
      <ul className={styles.list}>
        {sorted.map(({ name, percentage, recycledContent, hazardous }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat and the list is never reordered
          <li key={index}>
            <span className={cx(styles.swatch, styles[PATTERNS[index % PATTERNS.length] ?? 'p0'])} aria-hidden />
            <span className={styles.name}>
              <Foreign text={name} size="line" />
              {recycledContent === undefined ? null : (
                <small>{t('common.material.recycled', { share: format.percent(recycledContent) })}</small>
              )}
              {hazardous ? <small className={styles.hazard}>{t('common.material.hazardous')}</small> : null}
            </span>
            <span className={styles.share}>{format.percent(percentage)}</span>
          </li>
        ))}
        {rest > 0.01 ? (
          <li>
            <span className={styles.swatch} aria-hidden />
            <span className={styles.name}>{t('common.material.rest')}</span>
            <span className={styles.share}>{format.percent(rest)}</span>
          </li>
        ) : null}
      </ul>
    </figure>
  );
}
