// Draws the events of a product with their inputs and outputs. The list beside it has the same content.
import { useId } from 'react';
import { useFormat, useT } from '../../../i18n/index.ts';
import { shown, useWidth } from '../../../ui/index.ts';
import { layGraph, type Node } from './graph.ts';
import { isSettled, type NumberedEvent } from './order.ts';
import { NumberedMark } from './shape.tsx';
import styles from './supply-chain.module.css';
import { shortId, stepOf } from './words.ts';

/** The width of an average character in pixels: of bold labels, of small texts, of codes. */
const CHARACTER = { label: 7.8, small: 6.6, code: 7.4 } as const;
const MARGIN = 10;

export function GraphPicture({ events }: { readonly events: readonly NumberedEvent[] }) {
  const t = useT();
  const id = useId();
  const { ref, width } = useWidth();
  const graph = layGraph(events, width);
  const things = graph?.nodes.filter(({ kind }) => kind === 'thing').length ?? 0;
  return (
    <div ref={ref} className={styles.measure}>
      {graph === undefined ? null : (
        <svg role="img" aria-labelledby={id} width={graph.width} height={graph.height} className={styles.picture}>
          <title id={id}>{t('chain.graphTitle', { events: events.length, things })}</title>
          <defs>
            <marker id={`${id}-arrow`} viewBox="0 0 8 8" refX={8} refY={4} markerWidth={8} markerHeight={8} orient="auto">
              <path d="M0,0L8,4L0,8Z" className={styles.arrow} />
            </marker>
          </defs>
          <g aria-hidden>
            {graph.edges.map(({ key, path }) => (
              <path key={key} d={path} className={styles.edge} markerEnd={`url(#${id}-arrow)`} />
            ))}
            {graph.nodes.map((node) => (
              <Box key={node.key} node={node} />
            ))}
          </g>
        </svg>
      )}
    </div>
  );
}

function Box({ node }: { readonly node: Node }) {
  const { x, y, width, height } = node;
  const style = { event: styles.event, thing: styles.thing, more: styles.thing, product: styles.product }[node.kind];
  const isDashed = node.kind === 'event' && !isSettled(node.numbered.event);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx={7} className={style} strokeDasharray={isDashed ? '4 3' : undefined} />
      <Label node={node} />
    </g>
  );
}

function Label({ node }: { readonly node: Node }) {
  const t = useT();
  const format = useFormat();
  const { width, height } = node;
  const middle = height / 2;
  const fits = (text: string, room: number, style: keyof typeof CHARACTER): string => {
    const characters = Array.from(text);
    const most = Math.max(2, Math.floor(room / CHARACTER[style]));
    return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
  };
  switch (node.kind) {
    case 'event': {
      const { numbered } = node;
      const { eventTime } = numbered.event;
      const isWide = width >= 130;
      const room = isWide ? width - 42 : width - MARGIN;
      return (
        <>
          {isWide ? <NumberedMark numbered={numbered} x={20} y={middle} /> : null}
          <text x={isWide ? 38 : MARGIN / 2} y={middle - 4} className={styles.label}>
            {fits(isWide ? stepOf(numbered.event, t) : `${numbered.number} ${stepOf(numbered.event, t)}`, room, 'label')}
          </text>
          <text x={isWide ? 38 : MARGIN / 2} y={middle + 14} className={styles.small}>
            {fits(format.date(eventTime), room, 'small')}
          </text>
        </>
      );
    }
    case 'thing': {
      const { part } = node;
      const name = shortId(part, Math.max(4, Math.floor((width - MARGIN) / CHARACTER.code)));
      return (
        <>
          <text x={MARGIN / 2} y={part.quantity === undefined ? middle + 5 : middle - 4} className={styles.code}>
            {name}
          </text>
          {part.quantity === undefined ? null : (
            <text x={MARGIN / 2} y={middle + 14} className={styles.small}>
              {fits(shown(part.quantity, 40), width - MARGIN, 'small')}
            </text>
          )}
        </>
      );
    }
    case 'more':
      return (
        <text x={MARGIN / 2} y={middle + 5} className={styles.label}>
          {fits(t('chain.more', { count: node.count }), width - MARGIN, 'label')}
        </text>
      );
    case 'product':
      return (
        <text x={width / 2} y={middle + 5} textAnchor="middle" className={styles.label}>
          {fits(t('chain.thisProduct'), width - MARGIN, 'label')}
        </text>
      );
  }
}
