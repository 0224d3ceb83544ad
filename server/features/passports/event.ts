// Summarises an EPCIS event for lists.
import type { EventSummary } from '../../contract/index.ts';
import { isObject, type JsonObject } from '../../domain/json/json.ts';

export function summariseEvent(event: JsonObject): Omit<EventSummary, 'id'> {
  const { eventID, type, eventTime, bizStep, readPoint } = event;
  const place = isObject(readPoint) ? readPoint.id : undefined;
  return {
    eventId: String(eventID),
    type: String(type),
    eventTime: String(eventTime),
    ...(typeof bizStep === 'string' ? { bizStep } : {}),
    ...(typeof place === 'string' ? { readPoint: place } : {}),
  };
}
