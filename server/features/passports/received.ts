// Shows passports received from others, and accepts or withdraws received events by their source.
import type { EventAcceptance, EventSourceList, EventWithdrawal, ReceivedEventList, ReceivedPassportDetail } from '../../contract/index.ts';
import { original } from '../../domain/foreign/index.ts';
import { toFacts } from '../../domain/passport/facts/facts.ts';
import type { Passport } from '../../domain/passport/model.ts';
import { Refusal } from '../../lib/problem.ts';
import { passportByCode } from '../../store/passports/passports.ts';
import { acceptEvents, eventSources, eventsFrom, logOwnership, receivedPassport, withdrawEvents } from '../../store/passports/received.ts';
import type { AppContext } from '../app-context/index.ts';

const MOST_SHOWN = 1000;

/** Throws `not-found`. */
export function receivedDetail(id: number, context: AppContext, language: string): ReceivedPassportDetail {
  const found = receivedPassport(context.store, id, language);
  if (found === undefined) throw new Refusal('not-found', `no passport was received under the number ${id}`);
  const passport = JSON.parse(found.document) as Passport;
  return {
    ...found.summary,
    groups: toFacts(passport, language),
    document: passport,
    ownToo: passportByCode(context.store, original(found.summary.dppCode)) !== undefined,
  };
}

export const sourcesOfEvents = ({ store }: AppContext): EventSourceList => ({ items: eventSources(store) });

export const previewEvents = ({ store }: AppContext, source: string): ReceivedEventList => ({
  items: eventsFrom(store, source, MOST_SHOWN),
});

/**
 * From now on the events are public together with those of this service, with the names of who asserts and who accepted them.
 * They are never signed. Throws `not-found`.
 */
export function acceptSource(context: AppContext, { source, upTo, who }: EventAcceptance): number {
  const at = context.now().toISOString();
  return context.store.db
    .transaction((): number => {
      const accepted = acceptEvents(context.store, { asserter: source, upTo, at, who });
      if (accepted === 0) throw new Refusal('not-found', `no event of '${source.slice(0, 200)}' waits to be accepted`);
      logOwnership(context.store, { at, action: 'events-accepted', subject: source, events: accepted, who });
      return accepted;
    })
    .immediate();
}

/** Makes the accepted events of a source non-public again, with a reason. Returns how many. Throws `not-found`. */
export function withdrawSource(context: AppContext, { source, who, reason }: EventWithdrawal): number {
  const at = context.now().toISOString();
  return context.store.db
    .transaction((): number => {
      const withdrawn = withdrawEvents(context.store, source);
      if (withdrawn === 0) throw new Refusal('not-found', `no event of '${source.slice(0, 200)}' was accepted`);
      logOwnership(context.store, { at, action: 'events-withdrawn', subject: source, events: withdrawn, who, reason });
      return withdrawn;
    })
    .immediate();
}
