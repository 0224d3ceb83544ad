// The senders of events: a person reviews their events, and accepts or withdraws them.
import { useQueryClient } from '@tanstack/react-query';
import { CalendarRange } from 'lucide-react';
import { useState } from 'react';
import type { EventSource } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { ReasonDialog } from '../../../sign-off/reason-dialog.tsx';
import { ActionDialog, Button, Card, ErrorBox, Field, Foreign, Loading, original, shown } from '../../../ui/index.ts';
import { useSignedIn } from '../../../workbench/officers.ts';
import { passportsChanged } from '../../../workbench/passports-changed.ts';
import { useSettings } from '../../../workbench/workbench.ts';
import { lastTerm } from '../last-term.ts';
import styles from '../passports.module.css';
import { acceptEvents, useEventSources, useEventsFrom, withdrawEvents } from '../queries.ts';
import { ReceivedBadge, ReceivedHow } from '../received-mark.tsx';

export function Sources() {
  const t = useT();
  const { data } = useEventSources();
  const [asking, setAsking] = useState<{ readonly source: EventSource; readonly what: 'accept' | 'withdraw' }>();
  const sources = data?.items ?? [];
  return (
    <Card title={t('received.sources')} icon={<CalendarRange aria-hidden />}>
      {sources.length === 0 ? <p className={styles.note}>{t('received.sourcesNone')}</p> : <p>{t('received.sourcesText')}</p>}
      <ul className={styles.sources}>
        {sources.map((source) => (
          <li key={source.asserter} className={styles.source}>
            <div className={styles.from}>
              <ReceivedBadge name={source.name} />
              <span>{t('received.counts', { count: source.events, accepted: source.accepted })}</span>
              <ReceivedHow {...source} />
            </div>
            <div className={styles.standing}>
              {source.accepted < source.events ? (
                <Button onPress={() => setAsking({ source, what: 'accept' })}>{t('received.look')}</Button>
              ) : null}
              {source.accepted > 0 ? (
                <Button onPress={() => setAsking({ source, what: 'withdraw' })}>{t('received.withdraw')}</Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {asking?.what === 'accept' ? <Acceptance source={asking.source} onClose={() => setAsking(undefined)} /> : null}
      {asking?.what === 'withdraw' ? <Withdrawal source={asking.source} onClose={() => setAsking(undefined)} /> : null}
    </Card>
  );
}

interface AskedProps {
  readonly source: EventSource;
  readonly onClose: () => void;
}

/** The preview: what would be public, and under whose name. */
function Acceptance({ source: { asserter, name, upTo }, onClose }: AskedProps) {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const { settings } = useSettings();
  const own = useSignedIn();
  const { data, error: failed, refetch } = useEventsFrom(asserter);
  const [given, setGiven] = useState<string>();
  const who = given ?? settings?.officer ?? '';
  const waiting = data?.items.filter(({ id, acceptedAt }) => acceptedAt === undefined && id <= upTo) ?? [];
  return (
    <ActionDialog
      title={t('received.acceptTitle', { name: shown(name) })}
      wide
      action={t('received.accept')}
      isReady={who.trim() !== '' && data !== undefined}
      onClose={onClose}
      run={() => acceptEvents({ source: asserter, upTo, who })}
      done={t('received.accepted')}
      onDone={() => passportsChanged(client)}
    >
      <p>{t('received.acceptText', { name: shown(name) })}</p>
      {data === undefined ? failed ? <ErrorBox error={failed} onRetry={() => refetch()} /> : <Loading /> : null}
      <ul className={styles.preview}>
        {waiting.map(({ id, dppCode, type, eventTime, bizStep = '', readPoint = '' }) => (
          <li key={id}>
            <span className={styles.name}>
              {bizStep
                ? t('passports.bizStep', {
                    step: lastTerm(original(bizStep)).replaceAll(' ', '_'),
                    name: shown(lastTerm(original(bizStep))),
                  })
                : t('passports.eventType', { type: original(type), name: shown(type) })}
            </span>{' '}
            <time dateTime={eventTime}>{format.dateTime(eventTime)}</time> <Foreign as="code" text={dppCode} />{' '}
            {readPoint === '' ? null : <Foreign as="code" className={styles.note} text={readPoint} />}
          </li>
        ))}
      </ul>
      <Field label={t('received.who')} value={who} onChange={setGiven} maxLength={200} isReadOnly={own !== undefined} />
    </ActionDialog>
  );
}

function Withdrawal({ source: { asserter, name }, onClose }: AskedProps) {
  const t = useT();
  const client = useQueryClient();
  return (
    <ReasonDialog
      title={t('received.withdrawTitle', { name: shown(name) })}
      action={t('received.withdraw')}
      onClose={onClose}
      send={(given) => withdrawEvents({ source: asserter, ...given })}
      done={t('received.withdrawn')}
      onDone={() => passportsChanged(client)}
    >
      <p>{t('received.withdrawText')}</p>
    </ReasonDialog>
  );
}
