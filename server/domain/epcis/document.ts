// Builds one EPCIS 2.0 document from a passport's events: oldest first, identified by hash, with a shared context.

import { parseDateTime } from '../dates/dates.ts';
import { asList, isObject, type Json, type JsonObject } from '../json/json.ts';
import { EPCIS_CONTEXT, ownContexts, prefixesOf } from './context.ts';
import { eventHash } from './event-hash.ts';

export interface EventDocumentOptions {
  /** Address of the document. */
  readonly id: string;
  readonly creationDate: string;
  /** Returns the additional metadata of an event for the reader's role, by unprefixed names, or undefined. */
  readonly metadataOf?: (event: JsonObject) => JsonObject | undefined;
  /** Returns who asserts the event and who accepted it, for every reader, by unprefixed names. */
  readonly sourceOf?: (event: JsonObject) => JsonObject;
  /** True for the sample set, whose events are fictitious. */
  readonly sample?: boolean;
  /** The name space of that metadata and of the sample mark, bound to the prefix `dpp`. */
  readonly namespace?: string;
}

/**
 * Policy: the sources of events and the metadata for a role are placed next to the events, by event ID.
 * Inside an event they would change its hash, and the same event would have a different ID for every reader.
 */
export function eventDocument(
  events: readonly JsonObject[],
  { id, creationDate, metadataOf, sourceOf, sample = false, namespace }: EventDocumentOptions,
): JsonObject {
  const ordered = [...events].sort((a, b) => moment(a) - moment(b));
  const extra = metadataOf === undefined ? [] : ordered.map(metadataOf);
  const told = namespace !== undefined && extra.some((entry) => entry !== undefined);
  const marked = namespace !== undefined && sample;
  const sourced = namespace !== undefined && sourceOf !== undefined && ordered.length > 0;
  const own = told || marked || sourced ? [{ dpp: namespace }] : [];
  const { shared, isShared } = sharedContexts(ordered, own);
  const context: Json = [EPCIS_CONTEXT, ...shared, ...own];
  const placed = ordered.map((event) => {
    const { '@context': contexts, ...rest } = event;
    return contexts === undefined || isShared(contexts) ? rest : event;
  });
  const hashes = placed.map((event) => eventHash(event, context));
  const renamed = new Map(ordered.flatMap(({ eventID }, at) => (typeof eventID === 'string' ? [[eventID, hashes[at] ?? '']] : [])));
  const metadata = extra.flatMap((entry, at) =>
    entry === undefined ? [] : [{ eventID: hashes[at] ?? '', ...prefixed(entry) } satisfies JsonObject],
  );
  return {
    '@context': context,
    id,
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate,
    epcisBody: { eventList: onceEach(placed.map((event, at) => named(event, hashes[at] ?? '', renamed))) },
    ...(marked ? { 'dpp:sample': true } : {}),
    ...(sourced ? { 'dpp:eventSources': ordered.map((event, at) => ({ eventID: hashes[at] ?? '', ...prefixed(sourceOf(event)) })) } : {}),
    ...(told ? { 'dpp:eventMetadata': metadata } : {}),
  };
}

/** Removes duplicates: the same event asserted by two sources is one event with two sources. */
function onceEach(events: readonly JsonObject[]): JsonObject[] {
  const seen = new Set<string>();
  return events.filter((event) => {
    const text = JSON.stringify(event);
    return !seen.has(text) && seen.add(text);
  });
}

const moment = ({ eventTime }: JsonObject): number => parseDateTime(eventTime) ?? 0;

const prefixed = (entry: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(entry).map(([name, value]) => [`dpp:${name}`, value]));

/** Replaces the event IDs in an error declaration by the IDs that those events have in this document. */
function named(event: JsonObject, eventID: string, renamed: ReadonlyMap<string, string>): JsonObject {
  const { type = '', eventID: _, errorDeclaration, ...rest } = event;
  if (!isObject(errorDeclaration)) return { type, eventID, ...rest };
  const { correctiveEventIDs } = errorDeclaration;
  const corrected =
    correctiveEventIDs === undefined
      ? {}
      : {
          correctiveEventIDs: asList(correctiveEventIDs).map((other) =>
            typeof other === 'string' ? (renamed.get(other) ?? other) : other,
          ),
        };
  return { type, eventID, ...rest, errorDeclaration: { ...errorDeclaration, ...corrected } };
}

/** Merges the events' own contexts. A context that redefines a name of an earlier context, or of ours, stays with its event. */
function sharedContexts(
  events: readonly JsonObject[],
  ours: readonly Json[],
): { shared: readonly Json[]; isShared: (contexts: Json) => boolean } {
  const said = new Map<string, string>([...prefixesOf(ours)].map(([name, iri]) => [name, JSON.stringify(iri)]));
  const shared = new Map<string, Json>();
  const apart = new Set<string>();
  for (const { '@context': contexts } of events) {
    const own = ownContexts(contexts);
    const terms = own.filter(isObject).flatMap((entry) => Object.entries(entry));
    if (terms.some(([name, value]) => said.has(name) && said.get(name) !== JSON.stringify(value))) {
      apart.add(JSON.stringify(contexts));
      continue;
    }
    for (const [name, value] of terms) said.set(name, JSON.stringify(value));
    for (const entry of own) shared.set(JSON.stringify(entry), entry);
  }
  return { shared: [...shared.values()], isShared: (contexts) => !apart.has(JSON.stringify(contexts)) };
}
