// Sorts the events of a passport by time and numbers them, for the list and both pictures.
import type { EventSummary } from '../../../../server/contract/index.ts';
import { original } from '../../../../server/domain/foreign/index.ts';

export type EventKind = 'object' | 'aggregation' | 'transformation' | 'other';

export interface NumberedEvent {
  /** Counts from 1. */
  readonly number: number;
  readonly kind: EventKind;
  readonly event: EventSummary;
}

/** Policy: with more events a picture explains nothing, and only the list is shown. */
export const MOST_DRAWN = 40;

const KINDS: Readonly<Record<string, EventKind>> = {
  ObjectEvent: 'object',
  AggregationEvent: 'aggregation',
  AssociationEvent: 'aggregation',
  TransformationEvent: 'transformation',
};

export const kindOf = (type: string): EventKind => (Object.hasOwn(KINDS, type) ? (KINDS[type] ?? 'other') : 'other');

/** Events of the same moment keep the order in which they were stored. */
export const inOrder = (events: readonly EventSummary[]): readonly NumberedEvent[] =>
  [...events]
    .sort((one, other) => Date.parse(one.eventTime) - Date.parse(other.eventTime))
    .map((event, index) => ({ number: index + 1, kind: kindOf(original(event.type)), event }));

/** Whether others may rely on it: neither contradicted by its own asserter nor waiting to be accepted. */
export const isSettled = ({ conflicting, received }: EventSummary): boolean =>
  conflicting !== true && (received === undefined || received.acceptedAt !== undefined);
