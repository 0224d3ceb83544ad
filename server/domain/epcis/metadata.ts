// Records the origin of a received event and derives the metadata that authorities may read.
import { asText, type JsonObject } from '../json/json.ts';

/** Recorded on import: facts about the import, and statements of the imported document about itself. */
export interface EventOrigin {
  /** ISO 8601 UTC. */
  readonly receivedAt: string;
  readonly source: 'epcis-document' | 'sample-set';
  /** SHA-256 of the document's text as received, in hex. */
  readonly documentSha256?: string;
  readonly documentId?: string;
  readonly documentCreationDate?: string;
  /** The sender, as stated by the document. */
  readonly sender?: string;
}

/** Copies the document's statements about itself. They are not verified. */
export function originOf(document: JsonObject, noted: Pick<EventOrigin, 'receivedAt' | 'documentSha256'>): EventOrigin {
  // A single event may be sent without a surrounding document.
  const { id, creationDate, sender } = asText(document.type).endsWith('Document') ? document : {};
  return {
    ...noted,
    source: 'epcis-document',
    ...(typeof id === 'string' ? { documentId: id } : {}),
    ...(typeof creationDate === 'string' ? { documentCreationDate: creationDate } : {}),
    ...(typeof sender === 'string' ? { sender } : {}),
  };
}

/** Adds the event's original ID. Our document replaces it by the hash, but a comparison with the sender's records needs both. */
export function metadataOf({ eventID }: JsonObject, origin: EventOrigin | undefined): JsonObject | undefined {
  const found = { ...origin, ...(typeof eventID === 'string' ? { receivedEventID: eventID } : {}) };
  return Object.keys(found).length === 0 ? undefined : found;
}
