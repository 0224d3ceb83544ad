// Reports the age of the copy that a replica serves, in a header field, in /health and in the metrics.
// Also reports the state of a publication.
import { judgeCopyAge, lagOf } from '../../domain/dates/copy-age.ts';
import { publishingState } from '../../store/publication/outbox.ts';
import type { Sample } from '../http/exposition.ts';
import { type Answer, type Ask, json } from './answer.ts';
import type { Reader } from './reader.ts';

/** A dictionary of RFC 9651. The lag is the difference of `as-of` and `Date`, so that a response can be cached unchanged. */
export function replicaHeaders(reader: Reader): Readonly<Record<string, string>> {
  const copy = reader.copy?.();
  if (copy === undefined) return {};
  const { asOf, maxLag, epoch, number } = copy;
  const seconds = Math.floor(Date.parse(asOf) / 1000);
  return { 'dpp-replica': `as-of=@${seconds}, max-lag=${Math.floor(maxLag / 1000)}, epoch="${epoch}", number=${number}` };
}

/** Succeeds only if the store is readable and the workbench has stored an identity. */
export function health({ reader }: Ask): Answer {
  reader.standing();
  const copy = reader.copy?.();
  if (copy === undefined) return json({ status: 'ok' });
  const { asOf, maxLag, epoch, number, moment } = copy;
  const lag = lagOf(copy, moment);
  return json({
    status: judgeCopyAge(copy, moment) === undefined ? 'ok' : 'late',
    replica: {
      asOf,
      lagSeconds: lag === undefined ? null : Math.floor(lag / 1000),
      maxLagSeconds: Math.floor(maxLag / 1000),
      epoch,
      number,
    },
  });
}

export function replicaFigures(reader: Reader): readonly Sample[] {
  const copy = reader.copy?.();
  if (copy === undefined) return [];
  const seconds = (lagOf(copy, copy.moment) ?? Number.NaN) / 1000;
  return [
    {
      name: 'dpp_desk_replica_lag_seconds',
      type: 'gauge',
      help: 'Age of the copy that this replica serves; NaN if it is dated ahead of the clock.',
      values: [{ value: seconds }],
    },
    {
      name: 'dpp_desk_replica_max_lag_seconds',
      type: 'gauge',
      help: 'Age from which no verdict is valid.',
      values: [{ value: copy.maxLag / 1000 }],
    },
  ];
}

/** Metrics of the writer: the changes that PostgreSQL has and has not confirmed, as recorded in a store that a process publishes. */
export function publicationFigures({ store, now }: Reader): readonly Sample[] {
  const state = publishingState(store);
  if (state === undefined) return [];
  const seconds = state.asOf === undefined ? Number.NaN : (now().getTime() - Date.parse(state.asOf)) / 1000;
  return [
    {
      name: 'dpp_desk_publication_waiting',
      type: 'gauge',
      help: 'Changed rows that PostgreSQL has not confirmed.',
      values: [{ value: state.waiting }],
    },
    {
      name: 'dpp_desk_publication_age_seconds',
      type: 'gauge',
      help: 'Time since PostgreSQL held the whole present state; NaN if it never did.',
      values: [{ value: seconds }],
    },
  ];
}
