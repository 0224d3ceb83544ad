// Imports the events of an EPCIS document for every passport they name, or refuses the document with its mistakes.
import { hash } from 'node:crypto';
import type { FieldError, ImportedEventCounts } from '../../contract/index.ts';
import { EPCIS_CONTEXT, ownContexts } from '../../domain/epcis/context.ts';
import { eventHash } from '../../domain/epcis/event-hash.ts';
import { originOf } from '../../domain/epcis/metadata.ts';
import { type EventProduct, productsOfEvent } from '../../domain/epcis/products.ts';
import { epcisFaults, eventsIn } from '../../domain/epcis/schema.ts';
import { asList, asText, isObject, type JsonObject } from '../../domain/json/json.ts';
import { parseStrictJson } from '../../domain/json/strict-json.ts';
import { type Claim, type Fate, fateOf, isAcceptedAt } from '../../domain/ownership/ownership.ts';
import { addEvent } from '../../store/passports/events.ts';
import { passportByCode, passportByItem, passportOfProduct } from '../../store/passports/passports.ts';
import { isReceivedCode, receivedCodes } from '../../store/passports/received.ts';
import type { PassportRecord } from '../../store/passports/record.ts';
import type { Store } from '../../store/store.ts';
import type { AppContext } from '../app-context/index.ts';
import { summariseEvent } from './event.ts';

type ImportedEvents =
  | { readonly what: 'epcis-document'; readonly dppCode?: string; readonly events: ImportedEventCounts }
  | { readonly code: string; readonly detail: string; readonly errors: readonly FieldError[] };

const refuse = (code: string, detail: string, errors: readonly FieldError[] = []): ImportedEvents => ({ code, detail, errors });

/** More events in one document would lock the store for too long. */
const MAX_EVENTS = 10_000;

/**
 * Events that name no product of a passport here are not stored, and no event is stored twice.
 * Returns `epcis-invalid`, `epcis-too-many`, `not-its-own` or `no-passport` if the document is refused.
 */
export function importEvents(text: string, { store, now }: AppContext, claimOf: (document: JsonObject) => Claim): ImportedEvents {
  const parsed = parseStrictJson(text);
  const document = parsed.ok && isObject(parsed.value) ? parsed.value : undefined;
  if (document === undefined) return refuse('epcis-invalid', 'the EPCIS document is not a JSON object');
  const faults = epcisFaults(document);
  if (faults.length > 0)
    return refuse('epcis-invalid', `the EPCIS document has ${faults.length} mistake${faults.length === 1 ? '' : 's'}`, faults);
  const events = eventsIn(document);
  if (events.length > MAX_EVENTS)
    return refuse('epcis-too-many', `the EPCIS document has ${events.length} events; at most ${MAX_EVENTS} are taken at once`);
  const { relation, asserter, received } = claimOf(document);
  const fate = fateOf(received.door, 'event', relation);
  if (fate === 'refused') return refuse('not-its-own', `events of ${received.name} are not taken from a ${received.door}`);
  const from = fate === 'own' ? {} : { from: { asserter, received, accepted: isAcceptedAt(received.door) } };
  const origin = originOf(document, { receivedAt: now().toISOString(), documentSha256: hash('sha256', text, 'hex') });
  const codes = new Set<string>();
  const counts = { stored: 0, present: 0, conflict: 0 };
  for (const event of events) {
    const whole = withContext(event, document);
    for (const { dppCode, sample } of passportsOf(productsOfEvent(event), store, fate)) {
      counts[addEvent(store, { dppCode, ...summary(whole), document: JSON.stringify(whole), origin, sample, ...from })]++;
      codes.add(dppCode);
    }
  }
  const [only] = codes;
  if (only === undefined) return refuse('no-passport', 'no event of the EPCIS document names a product that has a passport here');
  const { conflict: conflicts, ...rest } = counts;
  return {
    what: 'epcis-document',
    ...(codes.size === 1 ? { dppCode: only } : {}),
    events: { ...rest, conflicts, ...(fate === 'own' ? {} : { assertedBy: asserter }) },
  };
}

/** An event keeps the contexts of its document, which define its extensions. */
function withContext(event: JsonObject, document: JsonObject): JsonObject {
  if (event === document) return event;
  const own = ownContexts([...asList(document['@context']), ...asList(event['@context'])]);
  const { '@context': _, ...rest } = event;
  return own.length === 0 ? rest : { '@context': [EPCIS_CONTEXT, ...own], ...rest };
}

/** An error declaration carries the ID of the event that it declares wrong (EPCIS 2.0, section 7.4.1.4), and both are kept. */
function summary(event: JsonObject): ReturnType<typeof summariseEvent> {
  const eventID = typeof event.eventID === 'string' ? event.eventID : eventHash(event);
  const listed = summariseEvent({ ...event, eventID });
  const { errorDeclaration } = event;
  return isObject(errorDeclaration) ? { ...listed, eventId: `${eventID}#declared-${asText(errorDeclaration.declarationTime)}` } : listed;
}

interface Named {
  readonly dppCode: string;
  readonly sample: boolean;
}

/** Returns own passports. Events received from others are also stored with received passports. */
const passportsOf = (products: readonly EventProduct[], store: Store, fate: Fate): readonly Named[] => {
  const own = products.flatMap((product) => ownPassport(product, store) ?? []);
  if (fate === 'own') return own;
  const known = new Set(own.map(({ dppCode }) => dppCode));
  const others = products.flatMap((product) => receivedOf(product, store)).filter((code) => !known.has(code));
  return [...own, ...new Set(others).values().map((dppCode) => ({ dppCode, sample: false }))];
};

function ownPassport(product: EventProduct, store: Store): PassportRecord | undefined {
  if ('uuid' in product) return passportByCode(store, `DPP-${product.uuid}`) ?? passportByCode(store, product.uuid);
  const { gtin, serial, batch } = product;
  return serial === undefined ? passportOfProduct(store, gtin, batch) : passportByItem(store, gtin, serial);
}

const receivedOf = (product: EventProduct, store: Store): readonly string[] =>
  'uuid' in product ? [`DPP-${product.uuid}`, product.uuid].filter((code) => isReceivedCode(store, code)) : receivedCodes(store, product);
