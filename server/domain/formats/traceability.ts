// Converts the EPCIS events of a passport to UNTP traceability events, with several hundred per credential.

import { parseDateTime } from '../dates/dates.ts';
import { isAbsoluteUrl } from '../encoding/url.ts';
import { eventHash } from '../epcis/event-hash.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import type { Passport } from '../passport/model.ts';
import type { About } from './about.ts';
import { ownProduct, productsIn } from './event-products.ts';
import { activityOf, dispositionOf, stepOf } from './event-words.ts';
import { productNameOf } from './references.ts';
import { type Envelope, timestamp } from './vc.ts';

/**
 * Some readers refuse larger credentials (this program: above 5 MiB). If the events do not fit into the allowed number of credentials, the
 * latest are kept.
 */
const AT_MOST = { events: 500, characters: 1_000_000, credentials: 10 };

/** A UNTP event requires a time and at least one place. Events without either are only in the EPCIS document. */
interface Located {
  readonly event: JsonObject;
  readonly at: number;
  readonly place: string;
  readonly step: string | undefined;
}

export function toTraceability(passport: Passport, events: readonly JsonObject[], about: About): readonly Envelope[] {
  const located = locate(events);
  const first = Math.max(0, located.length - AT_MOST.events * AT_MOST.credentials);
  const latest = located.slice(first).map((one, at) => toEvent(one, located, first + at, passport, about));
  // The events are known up to this time, so the credential is not valid earlier.
  const validFrom = Date.parse(about.validFrom) > about.now.getTime() ? about.validFrom : timestamp(about.now);
  return inChunks(latest).map((chunk, at) => ({
    type: 'DigitalTraceabilityEvent',
    id: about.idOf('events', at === 0 ? '' : String(at + 1)),
    name: `Traceability events – ${productNameOf(passport)}`,
    validFrom,
    subject: chunk,
  }));
}

/** Splits the events into credentials, in chronological order. */
function inChunks(events: readonly JsonObject[]): readonly JsonObject[][] {
  const chunks: JsonObject[][] = [];
  let characters = 0;
  for (const event of events) {
    const length = JSON.stringify(event).length;
    const last = chunks.at(-1);
    if (last === undefined || last.length === AT_MOST.events || characters + length > AT_MOST.characters) {
      chunks.push([event]);
      characters = length;
    } else {
      last.push(event);
      characters += length;
    }
  }
  return chunks.slice(-AT_MOST.credentials);
}

/**
 * Returns the events in chronological order, without those declared erroneous: an error declaration has the ID of its event (EPCIS 2.0,
 * 7.4.1.4).
 */
function locate(events: readonly JsonObject[]): readonly Located[] {
  const wrong = new Set(events.flatMap(({ eventID, errorDeclaration }) => (errorDeclaration !== undefined ? [eventID] : [])));
  return events
    .filter((event) => event.errorDeclaration === undefined && (event.eventID === undefined || !wrong.has(event.eventID)))
    .flatMap((event) => {
      const at = parseDateTime(event.eventTime);
      const place = isObject(event.readPoint) ? event.readPoint.id : undefined;
      return at !== undefined && typeof place === 'string' && isAbsoluteUrl(place) ? [{ event, at, place, step: stepOf(event) }] : [];
    })
    .sort((a, b) => a.at - b.at);
}

function toEvent(
  { event, at, place, step }: Located,
  all: readonly Located[],
  index: number,
  passport: Passport,
  about: About,
): JsonObject {
  const activityType = activityOf(event);
  const common = {
    id: eventHash(event),
    name: `${String(activityType.name)} – ${productNameOf(passport)}`,
    eventDate: new Date(at).toISOString(),
    relatedDocument: [
      { linkURL: about.links.events, linkName: 'Events (EPCIS 2.0)', mediaType: 'application/ld+json' } satisfies JsonObject,
    ],
    activityType,
  };
  const disposition = dispositionOf(event);
  const own = ownProduct(passport, about.links, disposition);
  if (event.type === 'TransformationEvent') {
    const inputs = productsIn(event, 'input', passport, about.links);
    const outputs = productsIn(event, 'output', passport, about.links, disposition ?? 'new');
    const left = inputs.left + outputs.left;
    return {
      type: ['MakeEvent', 'LifecycleEvent'],
      ...common,
      ...(left === 0 ? {} : { description: `${left} more inputs and outputs are in the EPCIS document.` }),
      inputProduct: inputs.products,
      outputProduct: outputs.products,
      madeAtFacility: facility(place),
    };
  }
  if (step === 'commissioning' && event.action === 'ADD') {
    return { type: ['MakeEvent', 'LifecycleEvent'], ...common, inputProduct: [], outputProduct: [own], madeAtFacility: facility(place) };
  }
  const move = movement(all, index);
  return move === undefined
    ? { type: ['ModifyEvent', 'LifecycleEvent'], ...common, modifiedProduct: [own], modifiedAtFacility: facility(place) }
    : {
        type: ['MoveEvent', 'LifecycleEvent'],
        ...common,
        movedProduct: [own],
        fromFacility: facility(move.from),
        toFacility: facility(move.to),
      };
}

const LEAVES: ReadonlySet<string> = new Set(['shipping', 'departing']);
const COMES: ReadonlySet<string> = new Set(['receiving', 'arriving']);

/** Returns both ends of a movement: a departure followed by an arrival at another place. Without both ends there is no movement. */
function movement(all: readonly Located[], index: number): { readonly from: string; readonly to: string } | undefined {
  const here = all[index];
  const pair = LEAVES.has(here?.step ?? '') ? ([here, all[index + 1]] as const) : ([all[index - 1], here] as const);
  const [departure, arrival] = pair;
  if (departure === undefined || arrival === undefined || departure.place === arrival.place) return undefined;
  return LEAVES.has(departure.step ?? '') && COMES.has(arrival.step ?? '') ? { from: departure.place, to: arrival.place } : undefined;
}

/** EPCIS names places only by identifier. */
const facility = (id: string): Json => ({ type: ['Facility'], id, name: id });
