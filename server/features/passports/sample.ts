// Loads the sample set into the store: passports with their events, published with the key of this service.

import { sampleSet } from '../../domain/passport/sample/index.ts';
import { addEvent } from '../../store/passports/events.ts';
import { passportByCode, passportByItem, putPassport } from '../../store/passports/passports.ts';
import { toRecord } from '../../store/passports/record.ts';
import { statusStandingOf } from '../../store/trust/own-status.ts';
import type { AppContext } from '../app-context/index.ts';
import { publishStored } from '../issuing/index.ts';
import { summariseEvent } from './event.ts';

/**
 * Publishes existing samples again. A passport of the user with the same code stays unchanged, as does one that was
 * revoked or suspended.
 */
export function loadSample(context: AppContext): void {
  const { store } = context;
  const now = context.now();
  store.db
    .transaction(() => {
      for (const { passport, events } of sampleSet()) {
        const { dppCode, gtin, serial } = passport;
        const present =
          passportByCode(store, dppCode) ?? (gtin !== undefined && serial !== undefined ? passportByItem(store, gtin, serial) : undefined);
        if (present !== undefined && (!present.sample || statusStandingOf(store, present.dppCode) !== undefined)) continue;
        putPassport(store, toRecord(passport, { sample: true }, now), now);
        const origin = { receivedAt: now.toISOString(), source: 'sample-set' } as const;
        for (const event of events) {
          addEvent(store, { dppCode, ...summariseEvent(event), document: JSON.stringify(event), origin, sample: true });
        }
        publishStored(dppCode, context);
      }
    })
    .immediate();
}
