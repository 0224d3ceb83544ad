// The supply chain of a product: a timeline, a graph, and the list of events, which is complete.
import { useId } from 'react';
import type { EventSummary } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import styles from '../passports.module.css';
import { EventList } from './event-list.tsx';
import { GraphPicture } from './graph-picture.tsx';
import { type EventKind, inOrder, isSettled, MOST_DRAWN } from './order.ts';
import { Shape } from './shape.tsx';
import own from './supply-chain.module.css';
import { TimelinePicture } from './timeline-picture.tsx';

const KINDS: readonly EventKind[] = ['object', 'aggregation', 'transformation', 'other'];

export function SupplyChain({ events }: { readonly events: readonly EventSummary[] }) {
  const t = useT();
  const id = useId();
  const ordered = inOrder(events);
  const isDrawn = ordered.length > 0 && ordered.length <= MOST_DRAWN;
  const kinds = KINDS.filter((kind) => ordered.some((one) => one.kind === kind));
  return (
    <div className={own.chain}>
      {isDrawn ? (
        <figure aria-labelledby={id} className={own.figure}>
          <TimelinePicture events={ordered} />
          <GraphPicture events={ordered} />
          <figcaption className={own.legend}>
            <span id={id}>{t('chain.caption')}</span>
            {kinds.map((kind) => (
              <Key key={kind} kind={kind} isDashed={false}>
                {t(`chain.kind.${kind}`)}
              </Key>
            ))}
            {events.every(isSettled) ? null : (
              <Key kind="object" isDashed>
                {t('chain.unsettled')}
              </Key>
            )}
          </figcaption>
        </figure>
      ) : null}
      {ordered.length > MOST_DRAWN ? (
        <p className={styles.note}>{t('chain.tooMany', { count: ordered.length, most: MOST_DRAWN })}</p>
      ) : null}
      <div>
        <h3 className={own.heading}>{t('passports.events')}</h3>
        <EventList events={ordered} />
      </div>
    </div>
  );
}

function Key({ kind, isDashed, children }: { readonly kind: EventKind; readonly isDashed: boolean; readonly children: string }) {
  return (
    <span className={own.key}>
      <svg width={18} height={18} viewBox="-9 -9 18 18" aria-hidden>
        <Shape kind={kind} isDashed={isDashed} scale={0.6} />
      </svg>
      {children}
    </span>
  );
}
