// An event as it was received and where it came from in, what authorities learn of it beyond the event itself out.
import { asText, type JsonObject } from '../json/json.ts';

/** Noted when an event is taken in: facts about the taking in, and what the document that brought the event said of itself. */
export interface EventOrigin {
  /** ISO 8601 UTC. */
  readonly receivedAt: string;
  readonly source: 'epcis-document' | 'sample-set';
  /** Of the document's text as received, hex. */
  readonly documentSha256?: string;
  readonly documentId?: string;
  readonly documentCreationDate?: string;
  /** Who sent the document, as it says itself. */
  readonly sender?: string;
}

/** What the document says of itself is passed on as said: nobody here vouches for it. */
export function originOf(document: JsonObject, noted: Pick<EventOrigin, 'receivedAt' | 'documentSha256'>): EventOrigin {
  // A single event may be sent without a document around it.
  const { id, creationDate, sender } = asText(document.type).endsWith('Document') ? document : {};
  return {
    ...noted,
    source: 'epcis-document',
    ...(typeof id === 'string' ? { documentId: id } : {}),
    ...(typeof creationDate === 'string' ? { documentCreationDate: creationDate } : {}),
    ...(typeof sender === 'string' ? { sender } : {}),
  };
}

/** The ID that an event had elsewhere is replaced by its hash in our document: who compares with the sender's records needs both. */
export function metadataOf({ eventID }: JsonObject, origin: EventOrigin | undefined): JsonObject | undefined {
  const found = { ...origin, ...(typeof eventID === 'string' ? { receivedEventID: eventID } : {}) };
  return Object.keys(found).length === 0 ? undefined : found;
}
