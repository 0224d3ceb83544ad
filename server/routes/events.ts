// Endpoint 13: the recorded events of a passport in, its EPCIS 2.0 document out, with where each event came from for authorities.
import { eventDocument } from '../epcis/document.ts';
import { metadataOf } from '../epcis/metadata.ts';
import { mayRead, type Reader } from '../passport/visible.ts';
import type { JsonObject } from '../recognise/json.ts';
import { receivedEventsOf } from '../store/events.ts';
import { parseDateTime } from '../verify/dates.ts';
import { type Answer, type Ask, accepted, json, passportOf } from './answer.ts';
import { readerOfRequest } from './stakeholder.ts';

/** 13: customs and market surveillance see the metadata; every other role the document that everybody sees. */
export function eventsDocument(question: Ask): Answer {
  const { reader, headers } = readerOfRequest(question);
  const type = accepted(question, ['application/ld+json', 'application/json']);
  const record = passportOf(question, question.segment(3));
  const received = receivedEventsOf(question.reader.store, record.dppCode);
  const events = received.map(({ event }) => event);
  const { baseUrl } = question.reader.standing();
  const id = `${baseUrl}/api/v1/dpp/${encodeURIComponent(record.dppCode)}/events/document`;
  const document = eventDocument(events, {
    id,
    creationDate: creationDate(record.publishedAt ?? record.lastUpdated, events),
    namespace: `${baseUrl}/docs#`,
    sample: record.sample,
    ...(seesMetadata(reader) ? { metadataOf: metadata(received) } : {}),
  });
  return json(document, type, headers);
}

const seesMetadata = (reader: Reader): boolean => mayRead(['authorities'], reader);

function metadata(received: ReturnType<typeof receivedEventsOf>) {
  const origins = new Map(received.map(({ event, origin }) => [event, origin]));
  return (event: JsonObject) => metadataOf(event, origins.get(event));
}

/** When the document came to say what it says, not when it was asked for: the same document keeps its tag. */
function creationDate(publishedAt: string, events: readonly JsonObject[]): string {
  const moments = [publishedAt, ...events.flatMap(({ eventTime, recordTime }) => [eventTime, recordTime])].map(
    (moment) => parseDateTime(moment) ?? 0,
  );
  return new Date(moments.reduce((latest, moment) => Math.max(latest, moment), 0)).toISOString();
}
