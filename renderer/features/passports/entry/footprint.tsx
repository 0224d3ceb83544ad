// Compares a product's carbon footprint with others of its category held here: a sentence, a picture, a table.
import { useId } from 'react';
import type { FootprintAmong } from '../../../../server/contract/index.ts';
import { type Format, useFormat, useT } from '../../../i18n/index.ts';
import { ErrorBox, Fold, Loading, PlainTable, shown, useWidth } from '../../../ui/index.ts';
import styles from '../passports.module.css';
import { useFootprint } from '../queries.ts';
import chart from './chart.module.css';
import { FEWEST, layDistribution, rankOf } from './distribution.ts';

const HEIGHT = 110;
const TOP = 26;
const AXIS = 26;

const KNOWN = ['piece', 'kWh', 'kg', 't', 'm2', 'm3', 'm'] as const;
type Per = (typeof KNOWN)[number];

export function Footprint({ dppCode }: { readonly dppCode: string }) {
  const { data, error, refetch } = useFootprint(dppCode);
  if (data === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  return <Among among={data} />;
}

function Among({ among: { value, per, others, examined, isCut } }: { readonly among: FootprintAmong }) {
  const t = useT();
  const format = useFormat();
  const known = KNOWN.find((one) => one === per);
  const unit = per === undefined ? 'kg CO₂e' : `kg CO₂e / ${known === undefined ? shown(per) : t(`footprint.per.${known satisfies Per}`)}`;
  const figure = (kilograms: number): string => `${rounded(kilograms, format)} ${unit}`;
  const scope = isCut ? t('footprint.scopeCut', { count: examined }) : t('footprint.scope');
  if (others.length < FEWEST)
    return (
      <>
        <p className={chart.headline}>{figure(value)}</p>
        <p className={styles.note}>{t('footprint.tooFew', { count: others.length })}</p>
        <p className={styles.note}>{scope}</p>
      </>
    );
  const { lower, equal, higher, median } = rankOf(others, value);
  const sentence = t('footprint.rank', { count: others.length, lower, equal, higher });
  return (
    <>
      <p className={chart.headline}>{figure(value)}</p>
      <p>{sentence}</p>
      <p className={styles.note}>{t('footprint.median', { figure: figure(median) })}</p>
      <Histogram others={others} value={value} unit={unit} sentence={sentence} />
      <p className={styles.note}>{scope}</p>
    </>
  );
}

const rounded = (value: number, format: Format): string => format.number(value, Math.abs(value) < 10 ? 3 : 1);

interface HistogramProps {
  readonly others: readonly number[];
  readonly value: number;
  readonly unit: string;
  readonly sentence: string;
}

function Histogram({ others, value, unit, sentence }: HistogramProps) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { ref, width } = useWidth();
  const laid = layDistribution(others, value, width - 2, HEIGHT);
  if (laid === undefined) return null;
  const bottom = TOP + HEIGHT;
  return (
    <figure className={chart.figure}>
      <div ref={ref} className={chart.measure}>
        <svg role="img" aria-labelledby={id} width={width} height={bottom + AXIS} className={chart.chart}>
          <title id={id}>{`${t('footprint.chart')} ${sentence}`}</title>
          <g aria-hidden>
            {laid.bins.map(({ from, x, width: wide, height }) => (
              <rect key={from} x={x + 1} y={bottom - height} width={Math.max(0, wide - 2)} height={height} className={chart.rest} />
            ))}
            <line x2={width} y1={bottom} y2={bottom} className={chart.axis} />
            {laid.ticks.map(({ value: tick, x }) => (
              <text
                key={tick}
                x={x}
                y={bottom + 17}
                textAnchor={x < 16 ? 'start' : x > width - 24 ? 'end' : 'middle'}
                className={chart.tick}
              >
                {rounded(tick, format)}
              </text>
            ))}
            <line x1={laid.own + 1} x2={laid.own + 1} y1={TOP - 4} y2={bottom} className={chart.own} />
            <path d={`M${laid.own - 6},${TOP - 12}h14l-7,9Z`} className={chart.ownMark} />
            <text
              x={laid.own < width / 2 ? laid.own + 14 : laid.own - 12}
              y={TOP - 8}
              textAnchor={laid.own < width / 2 ? 'start' : 'end'}
              className={chart.name}
            >
              {t('footprint.own')}
            </text>
          </g>
        </svg>
      </div>
      <Fold title={t('footprint.table')}>
        <PlainTable className={styles.materials}>
          <thead>
            <tr>
              <th scope="col">{unit}</th>
              <th scope="col" className={styles.end}>
                {t('footprint.products')}
              </th>
            </tr>
          </thead>
          <tbody>
            {laid.bins.map(({ from, to, count }) => (
              <tr key={from}>
                <th scope="row">{t('footprint.range', { from: rounded(from, format), to: rounded(to, format) })}</th>
                <td className={styles.end}>{format.number(count)}</td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Fold>
    </figure>
  );
}
