// The EPCIS vectors: schema verdicts, event hashes, URN and Digital Link conversions, vocabulary spellings; every exception is named with its reason.
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalLink } from '../../server/domain/epcis/canonical-link.ts';
import { toBareWord, toWebUri } from '../../server/domain/epcis/cbv.ts';
import { eventDocument } from '../../server/domain/epcis/document.ts';
import { eventHash, preHash } from '../../server/domain/epcis/event-hash.ts';
import { epcisFaults, eventsIn } from '../../server/domain/epcis/schema.ts';
import * as words from '../../server/domain/epcis/words.ts';
import { isObject, type Json, type JsonObject } from '../../server/domain/json/json.ts';
import { sampleSet } from '../../server/domain/passport/sample/index.ts';
import { toCbvUrn, vocabularyOf } from '../fixtures/gs1/cbv-urn.ts';
import { toEpcUrn } from '../fixtures/gs1/epc-urn-of-link.ts';
import { skipReason, vectors } from '../fixtures/vectors-folder.ts';
import { NO_URN } from './exceptions.ts';

interface Case {
  readonly id: string;
  readonly valid?: boolean;
  readonly document: JsonObject;
  readonly hashes: readonly string[];
  readonly prehashes: readonly (string | null)[];
  readonly toolSpecific?: boolean;
  readonly digitalLink: string;
  readonly gcpLength: number | null;
  readonly level: 'instance' | 'class';
  readonly urn: string | null;
  readonly input: string;
  readonly canonical: string | null;
  readonly op: string;
  readonly field?: string | null;
  readonly expect: string;
}

const read = (path: string): JsonObject => JSON.parse(readFileSync(`${vectors}epcis/${path}.json`, 'utf8')) as JsonObject;
const suite = (name: string): readonly Case[] => (vectors === undefined ? [] : (read(`open/${name}`).cases as unknown as Case[]));
const named = (cases: readonly Case[]): [string, Case][] => cases.map((given, at) => [given.id ?? String(at), given]);
const title = (name: string): string => `${name}${vectors === undefined ? ` (${skipReason})` : ''}`;

function official(): ValidateFunction {
  const ajv = new Ajv({ strict: false });
  (addFormats as unknown as (instance: Ajv) => void)(ajv);
  return ajv.compile(read('reference/EPCIS-JSON-Schema'));
}

const SCHEMA_SUITES = ['epcis-schema-cases', 'epcis-gs1-examples', 'epcis-dpp-examples'];

for (const name of SCHEMA_SUITES) {
  describe.skipIf(vectors === undefined)(title(name), () => {
    it.each(named(suite(name)))('%s', (_, { valid, document }) => {
      const faults = epcisFaults(document);
      expect(faults.length === 0, JSON.stringify(faults)).toBe(valid);
    });
  });
}

/** Every place of a value, as the steps that lead to it. */
function* places(value: Json, path: readonly (string | number)[] = []): Generator<readonly (string | number)[]> {
  const members: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? value.map((item, at) => [at, item as Json])
    : isObject(value)
      ? Object.entries(value)
      : [];
  for (const [step, member] of members) {
    yield [...path, step];
    yield* places(member, [...path, step]);
  }
}

/** The value with something else in one place; undefined takes the member out. */
function changed(value: Json, [step, ...path]: readonly (string | number)[], other: Json | undefined): Json {
  if (step === undefined) return value;
  const inner = (value as Record<string | number, Json>)[step] ?? null;
  const next = path.length === 0 ? other : changed(inner, path, other);
  if (Array.isArray(value)) return value.flatMap((item, at) => (at === step ? (next === undefined ? [] : [next]) : [item as Json]));
  return Object.fromEntries(
    Object.entries(value as JsonObject).flatMap(([name, member]) =>
      name === step ? (next === undefined ? [] : [[name, next]]) : [[name, member]],
    ),
  );
}

describe.skipIf(vectors === undefined)(title('our table of the EPCIS schema'), () => {
  let validate: ValidateFunction;
  beforeAll(() => {
    validate = official();
  });

  it('gives the official schema’s verdict on every valid document with any one member taken out or replaced', () => {
    const others: readonly (Json | undefined)[] = [
      undefined,
      null,
      7,
      '',
      'word',
      'a b',
      'ext:word',
      [],
      {},
      [7],
      ['a:b', 'a:b'],
      [[]],
      { id: 'a:b' },
    ];
    const documents = [...suite('epcis-schema-cases'), ...suite('epcis-gs1-examples')]
      .filter(({ valid }) => valid)
      .map(({ document }) => document);
    const differing: string[] = [];
    const tried = { valid: 0, invalid: 0 };
    for (const document of documents) {
      for (const place of places(document)) {
        for (const other of others) {
          const mutant = changed(document, place, other);
          const verdict = validate(mutant);
          tried[verdict ? 'valid' : 'invalid']++;
          if (verdict !== (epcisFaults(mutant).length === 0)) differing.push(`${place.join('/')} := ${JSON.stringify(other)}: ${verdict}`);
        }
      }
    }
    expect(differing).toEqual([]);
    expect(Math.min(tried.valid, tried.invalid)).toBeGreaterThan(1000);
  }, 120_000);

  it('names the words of CBV 2.0, no more and no fewer', () => {
    const published = read('reference/cbv-2.0-bare-strings');
    const ours: Readonly<Record<string, readonly string[]>> = {
      bizStep: words.BIZ_STEPS,
      disposition: words.DISPOSITIONS,
      'bizTransaction-type': words.BIZ_TRANSACTION_TYPES,
      'source-dest-type': words.SOURCE_DESTINATION_TYPES,
      'error-reason': words.ERROR_REASONS,
      measurementType: words.MEASUREMENT_TYPES,
      sensorAlertType: words.SENSOR_ALERT_TYPES,
      component: words.COMPONENTS,
    };
    expect(Object.keys(ours)).toEqual(Object.keys(published.counts as JsonObject));
    for (const [name, list] of Object.entries(ours))
      expect([name, list.toSorted()]).toEqual([name, (published[name] as string[]).toSorted()]);
  });

  it('calls the document of every sample passport valid, and so does the official schema', () => {
    for (const { passport, events } of sampleSet()) {
      const document = eventDocument(events, {
        id: 'http://localhost:8080/api/v1/dpp/x/events/document',
        creationDate: '2026-11-21T09:30:00.000Z',
        metadataOf: ({ eventID }) => (eventID === undefined ? undefined : { receivedEventID: eventID }),
        namespace: 'http://localhost:8080/ns/dpp#',
      });
      validate(document);
      expect([passport.dppCode, validate.errors, epcisFaults(document)]).toEqual([passport.dppCode, null, []]);
      expect(eventsIn(document)).toHaveLength(events.length);
    }
  });
});

describe.skipIf(vectors === undefined)(title('event-hash'), () => {
  // They rely on a private member of the reference tool, by which a document says what not to hash; the standard has none.
  const PRIVATE = ['epcisDocHavingEventWithIgnoreFields', 'epcisQueryDocHavingEventWithIgnoreFields'];
  const cases = suite('event-hash');

  it('two cases are left out, by name', () => {
    expect(cases.filter(({ toolSpecific }) => toolSpecific).map(({ id }) => id)).toEqual(PRIVATE);
  });

  it.each(named(cases.filter(({ id }) => !PRIVATE.includes(id))))('%s', (_, { document, hashes, prehashes }) => {
    const events = eventsIn(document);
    const context = document['@context'];
    for (const [at, text] of prehashes.entries()) if (text !== null) expect(preHash(events[at] ?? {}, context)).toBe(text);
    expect(events.map((event) => eventHash(event, context))).toEqual(hashes);
  });
});

describe.skipIf(vectors === undefined)(title('the IDs in GS1’s own examples'), () => {
  it('are older than the algorithm: the reference implementation’s hashes of the same events are other ones too, and ours', () => {
    const published = suite('event-hash').find(({ id }) => id === 'epcisQueryDocument');
    const example = suite('epcis-gs1-examples').find(({ id }) => id === 'gs1/EPCISQueryDocument')?.document ?? {};
    const events = eventsIn(example);
    expect(events.map(({ eventID }) => eventID)).toEqual(eventsIn(published?.document ?? {}).map(({ eventID }) => eventID));
    expect(published?.hashes).toEqual(events.map((event) => eventHash(event, example['@context'])));
    for (const { eventID } of events) expect(published?.hashes).not.toContain(eventID);
  });

  it('contradict one another: two events have one ID, and one event has two', () => {
    const of = (id: string): JsonObject => {
      const [event] = eventsIn(suite('epcis-gs1-examples').find((given) => given.id === `gs1/${id}`)?.document ?? {});
      return event ?? {};
    };
    const one = of('AssociationEvent/AssociationEvent-f');
    const other = of('Example-Type-sourceOrDestination,measurement,bizTransaction');
    expect(one.eventID).toBe(other.eventID);
    expect(one.bizTransactionList).not.toEqual(other.bizTransactionList);
    const right = of('Example_9.6.1-ObjectEvent');
    const { errorDeclaration, ...declaredWrong } = of('WithErrorDeclaration/Example_9.6.1-ObjectEvent-with-error-declaration');
    expect(errorDeclaration).toBeDefined();
    expect(right.eventID).not.toBe(declaredWrong.eventID);
    expect({ ...declaredWrong, eventID: right.eventID }).toEqual(right);
  });
});

describe.skipIf(vectors === undefined)(title('constrained-canonical-dl'), () => {
  it.each(named(suite('constrained-canonical-dl')))('%s', (_, { input, canonical }) => {
    expect(canonicalLink(input) ?? null).toBe(canonical);
  });
});

describe.skipIf(vectors === undefined)(title('cbv-vocabulary-forms'), () => {
  it.each(named(suite('cbv-vocabulary-forms')))('%s', (_, { op, input, field, expect: expected }) => {
    const vocabulary = vocabularyOf(field ?? '');
    const to: Readonly<Record<string, (value: string) => string>> = {
      'to-bare': toBareWord,
      'to-cbv-urn': (value) => toCbvUrn(value),
      'to-web-uri': (value) => toWebUri(value),
      'bare-to-urn': (value) => toCbvUrn(value, vocabulary),
      'bare-to-weburi': (value) => toWebUri(value, vocabulary),
      'bare-to-none': (value) => value,
    };
    expect(to[op.toLowerCase()]?.(input)).toBe(expected);
  });
});

describe.skipIf(vectors === undefined)(title('digital-link-to-epc-urn'), () => {
  const cases = suite('digital-link-to-epc-urn');

  /** Without the length of the company prefix: only a table that is not carried could tell, and a guess would name another company. */
  const withoutLength = cases.filter(({ gcpLength, valid }) => gcpLength === null && valid);

  it('is stricter than the suite in seven named cases, and refuses each', () => {
    const refused = cases.filter(({ id }) => Object.hasOwn(NO_URN, id));
    expect(refused).toHaveLength(Object.keys(NO_URN).length);
    for (const { digitalLink, gcpLength } of refused) expect(toEpcUrn(digitalLink, gcpLength ?? 0).ok).toBe(false);
  });

  it('the cases without a prefix length are all of one kind', () => {
    expect(withoutLength).toHaveLength(29);
  });

  const judged = cases.filter((given) => !Object.hasOwn(NO_URN, given.id) && !withoutLength.includes(given));
  it.each(named(judged))('%s', (_, { digitalLink, gcpLength, level, urn }) => {
    const read = gcpLength === null ? undefined : toEpcUrn(digitalLink, gcpLength);
    // A converter of items does not take a link to a class.
    const found = read?.ok && !(level === 'instance' && read.value.startsWith('urn:epc:idpat:')) ? read.value : null;
    expect(found).toBe(urn);
  });
});
