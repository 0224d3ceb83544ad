// Defines the API types for passports and events received from others, and for the keys whose packs are accepted.

import type { Foreign } from '../domain/foreign/index.ts';
import type { JsonObject } from '../domain/json/json.ts';
import type { PassportSummary, ReceivedDoor, ReceivedFrom } from './passport.ts';
import type { FactGroup } from './product.ts';

/** GET /workbench/received/passports?query=&limit=&offset= */
export interface ReceivedPassportList {
  readonly total: number;
  readonly items: readonly ReceivedPassportSummary[];
}

export interface ReceivedPassportSummary extends Omit<PassportSummary, 'published' | 'changedSincePublished' | 'verifiedAt'> {
  readonly id: number;
  readonly received: ReceivedFrom;
}

/** GET /workbench/received/passports/{id}; facts in the language of Accept-Language. */
export interface ReceivedPassportDetail extends ReceivedPassportSummary {
  readonly groups: readonly FactGroup[];
  readonly document: JsonObject;
  /** True if this service has its own passport with this code. */
  readonly ownToo: boolean;
}

/** GET /workbench/received/sources: one for each asserter. */
export interface EventSource {
  readonly asserter: string;
  readonly name: Foreign;
  readonly key?: string;
  readonly door: ReceivedDoor;
  readonly at: string;
  readonly who: Foreign;
  readonly events: number;
  readonly accepted: number;
  /** The last event that an acceptance covers. It covers no event that arrives later. */
  readonly upTo: number;
}

export interface EventSourceList {
  readonly items: readonly EventSource[];
}

/** GET /workbench/received/events?source= : the events that would be accepted, newest first, at most a thousand. */
export interface ReceivedEventList {
  readonly items: readonly ReceivedEvent[];
}

export interface ReceivedEvent {
  readonly id: number;
  readonly dppCode: Foreign;
  readonly eventId: Foreign;
  readonly type: Foreign;
  readonly eventTime: string;
  readonly bizStep?: Foreign;
  readonly readPoint?: Foreign;
  readonly acceptedAt?: string;
  readonly acceptedBy?: Foreign;
}

/** POST /workbench/received/events/accept → EventSourceList */
export interface EventAcceptance {
  readonly source: string;
  readonly upTo: number;
  readonly who: string;
}

/** POST /workbench/received/events/withdraw → EventSourceList */
export interface EventWithdrawal {
  readonly source: string;
  readonly who: string;
  readonly reason: string;
}

/** A key whose packs are, or were, accepted. */
export interface PackMaker {
  readonly role: 'service' | 'operator' | 'maker';
  readonly name: Foreign;
  readonly fingerprint: string;
  readonly since?: string;
  readonly by?: Foreign;
  /** The time from which its packs are no longer accepted. */
  readonly until?: string;
  readonly endedBy?: Foreign;
  readonly reason?: Foreign;
}

/** POST /workbench/packs/makers/remove → PacksOverview */
export interface MakerRemoval {
  readonly fingerprint: string;
  readonly who: string;
  readonly reason: string;
}
