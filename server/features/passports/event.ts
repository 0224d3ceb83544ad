// Summarises an EPCIS event for lists.
import { isObject, type JsonObject } from '../../domain/json/json.ts';
import type { EventHead } from '../../store/passports/events.ts';

export function summariseEvent(event: JsonObject): EventHead {
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
