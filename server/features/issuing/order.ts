// Reads what a publication signs, and refuses a passport that cannot be published.
import type { JsonObject } from '../../domain/json/json.ts';
import { StoreFault } from '../../lib/store-fault.ts';
import { eventsToSign } from '../../store/passports/events.ts';
import { passportByCode } from '../../store/passports/passports.ts';
import type { Store } from '../../store/store.ts';
import { statusStandingOf } from '../../store/trust/own-status.ts';

/** Two equal orders are signed alike. Holds plain values only, because it travels to a thread. */
export interface Order {
  readonly dppCode: string;
  /** The passport model as JSON text. */
  readonly document: string;
  readonly sample: boolean;
  readonly isSuspended: boolean;
  readonly events: readonly JsonObject[];
}

/** Throws `not-found` or `conflict`. */
export function orderOf(store: Store, dppCode: string): Order {
  const record = passportByCode(store, dppCode);
  if (record === undefined) throw new StoreFault('not-found', `there is no passport '${dppCode}'`);
  if (record.dppStatus === 'invalid')
    throw new StoreFault('conflict', `the passport '${dppCode}' was set to invalid and cannot be published`);
  const state = statusStandingOf(store, dppCode)?.state;
  if (state === 'revoked')
    throw new StoreFault('conflict', `the passport '${dppCode}' was revoked, which is final: it cannot be published`);
  const { document, sample } = record;
  return { dppCode, document, sample, isSuspended: state === 'suspended', events: eventsToSign(store, dppCode, sample) };
}
