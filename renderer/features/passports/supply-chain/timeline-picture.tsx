// Draws the events of a product along a time axis. The list beside it has the same content.
import { useId } from 'react';
import { useFormat, useT } from '../../../i18n/index.ts';
import { useWidth } from '../../../ui/index.ts';
import type { NumberedEvent } from './order.ts';
import { NumberedMark } from './shape.tsx';
import styles from './supply-chain.module.css';
import { layTimeline, MARK } from './timeline.ts';

const LANE = MARK + 4;
const AXIS = 26;

const middleOf = (lane: number, bottom: number): number => bottom - 4 - lane * LANE - MARK / 2;

export function TimelinePicture({ events }: { readonly events: readonly NumberedEvent[] }) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { ref, width } = useWidth();
  const timeline = layTimeline(events, width);
  const [first, last] = [timeline?.ticks[0]?.moment, timeline?.ticks.at(-1)?.moment];
  const bottom = (timeline?.lanes ?? 0) * LANE + 4;
  return (
    <div ref={ref} className={styles.measure}>
      {timeline === undefined || first === undefined || last === undefined ? null : (
        <svg role="img" aria-labelledby={id} width={width} height={bottom + AXIS} className={styles.picture}>
          <title id={id}>
            {t('chain.timelineTitle', {
              count: timeline.marks.length,
              from: format.date(first.toISOString()),
              until: format.date(last.toISOString()),
            })}
          </title>
          <g aria-hidden>
            <line x1={0} x2={width} y1={bottom} y2={bottom} className={styles.axis} />
            {timeline.ticks.map(({ moment, x }, index, { length }) => (
              <g key={moment.getTime()} transform={`translate(${Math.round(x) + 0.5} ${bottom})`}>
                <line y2={5} className={styles.axis} />
                <text
                  x={index === 0 ? -MARK / 2 : index === length - 1 ? MARK / 2 : 0}
                  y={20}
                  textAnchor={index === 0 ? 'start' : index === length - 1 ? 'end' : 'middle'}
                  className={styles.small}
                >
                  {format.date(moment.toISOString())}
                </text>
              </g>
            ))}
            {timeline.marks.map(({ numbered: { number }, x, lane }) => (
              <line key={number} x1={x} x2={x} y1={middleOf(lane, bottom)} y2={bottom} className={styles.stem} />
            ))}
            {timeline.marks.map(({ numbered, x, lane }) => (
              <NumberedMark key={numbered.number} numbered={numbered} x={x} y={middleOf(lane, bottom)} />
            ))}
          </g>
        </svg>
      )}
    </div>
  );
}
