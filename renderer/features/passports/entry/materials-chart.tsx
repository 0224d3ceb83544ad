// A bar chart of materials: length is the share of mass, hatching the recycled part; each bar has its figure.

import { useId } from 'react';
import type { Material } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { original, shown, useWidth } from '../../../ui/index.ts';
import { layBars } from './bars.ts';
import styles from './chart.module.css';

const ROW = 52;
const BAR = 16;
const TEXT = 20;
const AXIS = 26;

export function MaterialsChart({ materials }: { readonly materials: readonly Material[] }) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { ref, width } = useWidth();
  const { bars, ticks } = layBars(materials, width - 2);
  const first = bars[0]?.material;
  const bottom = bars.length * ROW;
  const figures = ({ percentage, recycledContent, hazardous }: Material) =>
    [
      format.percent(percentage),
      recycledContent === undefined ? undefined : t('passports.recycledOf', { share: format.percent(recycledContent) }),
      hazardous ? t('passports.hazardous') : undefined,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <figure className={styles.figure}>
      <div ref={ref} className={styles.measure}>
        <svg role="img" aria-labelledby={id} width={width} height={bottom + AXIS} className={styles.chart}>
          <title id={id}>
            {first
              ? t('passports.materialsChart', { name: shown(first.name), share: format.percent(first.percentage) })
              : t('passports.materials')}
          </title>
          <defs>
            <pattern id={`${id}-hatch`} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width={7} height={7} className={styles.recycledGround} />
              <rect width={3} height={7} className={styles.recycledStripe} />
            </pattern>
          </defs>
          {ticks.map(({ value, x }) => (
            <g key={value} transform={`translate(${Math.round(x) + 0.5} 0)`} aria-hidden>
              <line y2={bottom} className={styles.grid} />
              <text y={bottom + 17} textAnchor={x < 12 ? 'start' : x > width - 24 ? 'end' : 'middle'} className={styles.tick}>
                {format.percent(value)}
              </text>
            </g>
          ))}
          {bars.map(({ material, recycled, rest }, index) => (
            <g key={original(material.name)} transform={`translate(0 ${index * ROW})`} aria-hidden>
              <text y={TEXT} className={styles.name}>
                {shown(material.name, 40)}
              </text>
              <text x={width - 1} y={TEXT} textAnchor="end" className={styles.figures}>
                {figures(material)}
              </text>
              <rect x={rest.x} y={TEXT + 8} width={rest.width} height={BAR} rx={2} className={styles.rest} />
              <rect x={recycled.x} y={TEXT + 8} width={recycled.width} height={BAR} rx={2} fill={`url(#${id}-hatch)`} />
            </g>
          ))}
        </svg>
      </div>
      <figcaption className={styles.legend}>
        <span>
          <svg width={28} height={14} aria-hidden className={styles.key}>
            <rect width={28} height={14} rx={2} fill={`url(#${id}-hatch)`} />
          </svg>
          {t('passports.recycled')}
        </span>
        <span>
          <svg width={28} height={14} aria-hidden className={styles.key}>
            <rect width={28} height={14} rx={2} className={styles.rest} />
          </svg>
          {t('passports.notRecycled')}
        </span>
      </figcaption>
    </figure>
  );
}
