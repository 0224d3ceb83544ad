// The events of a product, oldest first, with the things in each: the full content of both pictures.
import { TriangleAlert } from 'lucide-react';
import type { EventPart, EventRole } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { Badge, Foreign, original, shown } from '../../../ui/index.ts';
import styles from '../passports.module.css';
import { ReceivedBadge, ReceivedHow } from '../received-mark.tsx';
import type { NumberedEvent } from './order.ts';
import own from './supply-chain.module.css';
import { stepOf, typeOf } from './words.ts';

export function EventList({ events }: { readonly events: readonly NumberedEvent[] }) {
  const t = useT();
  const format = useFormat();
  if (events.length === 0) return <p className={styles.note}>{t('passports.eventsNone')}</p>;
  return (
    <ol className={styles.events}>
      {events.map(({ number, event }) => {
        const { id, type, eventTime, bizStep = '', readPoint, conflicting, received, parts, moreParts = 0 } = event;
        return (
          <li key={id}>
            <p className={styles.name}>
              <span className={own.number}>{format.number(number)}</span> <span className={own.step}>{stepOf(event, t)}</span>
            </p>
            <p className={styles.note}>
              <time dateTime={eventTime}>{format.dateTime(eventTime)}</time>
            </p>
            <p className={styles.note}>
              {bizStep ? typeOf(type, t) : null}
              {readPoint ? (
                <code>
                  {' '}
                  <Foreign text={readPoint} size="line" />
                </code>
              ) : null}
            </p>
            <Parts parts={parts} more={moreParts} />
            {conflicting ? (
              <Badge tone="warn" icon={<TriangleAlert aria-hidden />}>
                {t('received.conflicting')}
              </Badge>
            ) : null}
            {received === undefined ? null : (
              <>
                <ReceivedBadge name={received.name} />
                <p className={styles.note}>
                  <ReceivedHow {...received} />
                  {' · '}
                  {received.acceptedAt === undefined
                    ? t('received.eventWaiting')
                    : t('received.eventAccepted', { name: shown(received.acceptedBy ?? ''), date: format.dateTime(received.acceptedAt) })}
                </p>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

const ROLES: readonly EventRole[] = ['input', 'output', 'parent', 'child', 'observed'];

/** Not shown for an event that is about the product alone. */
function Parts({ parts, more }: { readonly parts: readonly EventPart[]; readonly more: number }) {
  const t = useT();
  const format = useFormat();
  if (more === 0 && parts.every(({ role, isThis }) => isThis && role === 'observed')) return null;
  return (
    <dl className={own.parts}>
      {ROLES.map((role) => {
        const these = parts.filter((part) => part.role === role);
        return these.length === 0 ? null : (
          <div key={role}>
            <dt>{t(`chain.role.${role}`)}</dt>
            {these.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: identifiers may repeat and the list is never reordered
              <dd key={`${original(part.id)} ${index}`}>
                {part.isThis ? t('chain.thisProduct') : <Foreign as="code" text={part.id} size="line" />}
                {part.quantity === undefined ? null : (
                  <>
                    {' · '}
                    <Foreign as="code" text={part.quantity} size="line" />
                  </>
                )}
              </dd>
            ))}
          </div>
        );
      })}
      {more > 0 ? (
        <div>
          <dt>{t('chain.others')}</dt>
          <dd>{format.number(more)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
