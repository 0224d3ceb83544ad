// The mark of an event in pictures: its form says what kind of event it is.
import { symbol, symbolCircle, symbolDiamond2, symbolSquare2, symbolTriangle2 } from 'd3-shape';
import { type EventKind, isSettled, type NumberedEvent } from './order.ts';
import styles from './supply-chain.module.css';

/** Areas that look equally large, in square pixels for a mark of 24 pixels. */
const FORMS = {
  object: [symbolCircle, 450],
  aggregation: [symbolSquare2, 560],
  transformation: [symbolDiamond2, 470],
  other: [symbolTriangle2, 470],
} as const;

export function Shape({
  kind,
  isDashed = false,
  scale = 1,
}: {
  readonly kind: EventKind;
  readonly isDashed?: boolean;
  readonly scale?: number;
}) {
  const [form, area] = FORMS[kind];
  return <path d={symbol(form, area * scale * scale)() ?? ''} className={isDashed ? styles.unsettled : styles.mark} />;
}

/** The mark with the number of the event in the list. */
export function NumberedMark({
  numbered: { number, kind, event },
  x,
  y,
}: {
  readonly numbered: NumberedEvent;
  readonly x: number;
  readonly y: number;
}) {
  const settled = isSettled(event);
  return (
    <g transform={`translate(${x} ${y})`}>
      <Shape kind={kind} isDashed={!settled} />
      <text textAnchor="middle" dy="0.36em" className={settled ? styles.markNumber : styles.unsettledNumber}>
        {number}
      </text>
    </g>
  );
}
