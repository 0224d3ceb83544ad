// The events of a product, oldest first.
import { TriangleAlert } from 'lucide-react';
import type { EventSummary, Foreign as ForeignText } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { Badge, Foreign, original, shown } from '../../../ui/index.ts';
import { lastTerm } from '../last-term.ts';
import styles from '../passports.module.css';
import { ReceivedBadge, ReceivedHow } from '../received-mark.tsx';

/** Terms of the CBV are translated; any other term is shown unchanged. */
const stepIn = (t: ReturnType<typeof useT>, bizStep: ForeignText): string => {
  const name = lastTerm(original(bizStep));
  return t('passports.bizStep', { step: name.replaceAll(' ', '_'), name: shown(name) });
};

export function Events({ events }: { readonly events: readonly EventSummary[] }) {
  const t = useT();
  const format = useFormat();
  if (events.length === 0) return <p className={styles.note}>{t('passports.eventsNone')}</p>;
  return (
    <ol className={styles.events}>
      {[...events]
        .sort((a, b) => Date.parse(a.eventTime) - Date.parse(b.eventTime))
        .map(({ id, type, eventTime, bizStep = '', readPoint, conflicting, received }) => (
          <li key={id}>
            <p className={styles.name}>
              {bizStep ? stepIn(t, bizStep) : t('passports.eventType', { type: original(type), name: shown(type) })}
            </p>
            <p className={styles.note}>
              <time dateTime={eventTime}>{format.dateTime(eventTime)}</time>
            </p>
            <p className={styles.note}>
              {bizStep ? t('passports.eventType', { type: original(type), name: shown(type) }) : null}
              {readPoint ? (
                <code>
                  {' '}
                  <Foreign text={readPoint} size="line" />
                </code>
              ) : null}
            </p>
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
        ))}
    </ol>
  );
}
