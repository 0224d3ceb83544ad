// Serves the EPCIS 2.0 document of a passport (endpoint 13), with the source of each event for authorities.

import { parseDateTime } from '../../domain/dates/dates.ts';
import { eventDocument } from '../../domain/epcis/document.ts';
import { metadataOf } from '../../domain/epcis/metadata.ts';
import type { JsonObject } from '../../domain/json/json.ts';
import { mayRead, type Reader } from '../../domain/passport/visible.ts';
import { type PublicEvent, publicEventsOf } from '../../store/passports/events.ts';
import { type Answer, type Ask, accepted, json, passportOf } from './answer.ts';
import { readerOfRequest } from './stakeholder.ts';

/**
 * Endpoint 13: own events, and those of others that a person accepted. Customs and market surveillance see the metadata; every other role
 * sees the public document.
 */
export function eventsDocument(question: Ask): Answer {
  const { reader, headers } = readerOfRequest(question);
  const type = accepted(question, ['application/ld+json', 'application/json']);
  const record = passportOf(question, question.segment(3));
  const held = publicEventsOf(question.reader.store, record.dppCode);
  const events = held.map(({ event }) => event);
  const { baseUrl, identity } = question.reader.standing();
  const id = `${baseUrl}/api/v1/dpp/${encodeURIComponent(record.dppCode)}/events/document`;
  const of = new Map(held.map((one) => [one.event, one]));
  const document = eventDocument(events, {
    id,
    creationDate: creationDate(record.publishedAt ?? record.lastUpdated, held),
    namespace: `${baseUrl}/docs#`,
    sample: record.sample,
    sourceOf: (event) => sourceOf(of.get(event), identity.did),
    ...(seesMetadata(reader) ? { metadataOf: (event: JsonObject) => metadataOf(event, of.get(event)?.origin) } : {}),
  });
  return json(document, type, headers);
}

const seesMetadata = (reader: Reader): boolean => mayRead(['authorities'], reader);

/** The asserter of an event, and the person who accepted it here. */
const sourceOf = (held: PublicEvent | undefined, own: string): JsonObject => ({
  assertedBy: held?.assertedBy ?? own,
  ...(held?.acceptedBy === undefined ? {} : { acceptedBy: held.acceptedBy }),
  ...(held?.acceptedAt === undefined ? {} : { acceptedAt: held.acceptedAt }),
  ...(held?.conflicting === true ? { conflicting: true } : {}),
});

/** The latest moment that changed the content, not the time of the request, so that the same document keeps its entity tag. */
function creationDate(publishedAt: string, held: readonly PublicEvent[]): string {
  const moments = [
    publishedAt,
    ...held.flatMap(({ event: { eventTime, recordTime }, acceptedAt }) => [eventTime, recordTime, acceptedAt]),
  ].map((moment) => parseDateTime(moment) ?? 0);
  return new Date(moments.reduce((latest, moment) => Math.max(latest, moment), 0)).toISOString();
}
