// Validates EPCIS 2.0 documents, query documents and events against a table equivalent to the standard's JSON schema.
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { both, closed, faultsOf, flag, list, matching, open, required, rule, type Shape, type ShapeFault, text } from '../json/shape.ts';
import {
  context,
  dateTime,
  decimal,
  each,
  extensible,
  GS1_VOC,
  type Members,
  notEmpty,
  OLD_CBV,
  term,
  unique,
  uri,
  uris,
} from './shapes.ts';
import { isUri } from './uri.ts';
import {
  BIZ_STEPS,
  BIZ_TRANSACTION_TYPES,
  COMPONENTS,
  DISPOSITIONS,
  ERROR_REASONS,
  MEASUREMENT_TYPES,
  SENSOR_ALERT_TYPES,
  SOURCE_DESTINATION_TYPES,
} from './words.ts';

const quantityElement = closed({
  epcClass: required(uri),
  quantity: decimal,
  uom: matching((value) => /^[A-Z0-9]{2,3}$/.test(value), 'a unit code of two or three letters or digits'),
});
const quantities = list(quantityElement);
const epcs = unique(uri);
const identified = open({ id: required(uri) });
const disposition = term(DISPOSITIONS, OLD_CBV);
const dispositions = both(unique(disposition), notEmpty);
const sourceOrDestination = (name: string): Shape =>
  list(closed({ type: required(term(SOURCE_DESTINATION_TYPES, OLD_CBV)), [name]: required(uri) }));

const sensorMetadata = extensible({
  time: dateTime,
  startTime: dateTime,
  endTime: dateTime,
  deviceID: uri,
  deviceMetadata: uri,
  rawData: uri,
  dataProcessingMethod: uri,
  bizRules: uri,
});
const sensorReport = extensible({
  type: required(term(MEASUREMENT_TYPES, GS1_VOC)),
  exception: term(SENSOR_ALERT_TYPES, GS1_VOC),
  component: term(COMPONENTS, OLD_CBV),
  time: dateTime,
  ...each(
    uri,
    'deviceID deviceMetadata rawData dataProcessingMethod bizRules microorganism chemicalSubstance coordinateReferenceSystem uriValue',
  ),
  ...each(decimal, 'value minValue maxValue meanValue sDev percRank percValue'),
  ...each(text, 'stringValue uom'),
  booleanValue: flag,
  hexBinaryValue: matching((value) => /^[A-Fa-f0-9]+$/.test(value), 'hexadecimal digits'),
});
const sensorElement = extensible({ sensorMetadata, sensorReport: required(both(list(sensorReport), notEmpty)) });

const ANY_EVENT: Members = {
  '@context': context,
  eventTime: required(dateTime),
  eventTimeZoneOffset: required(
    matching((value) => /^[+-](?:(?:0[0-9]|1[0-3]):[0-5][0-9]|14:00)$/.test(value), 'an offset from +00:00 to ±14:00'),
  ),
  recordTime: dateTime,
  eventID: uri,
  certificationInfo: uris,
  errorDeclaration: extensible({
    declarationTime: required(dateTime),
    reason: term(ERROR_REASONS, OLD_CBV),
    correctiveEventIDs: list(uri),
  }),
};
const type = required(text);
const COMMON: Members = {
  ...ANY_EVENT,
  type,
  bizStep: term(BIZ_STEPS, OLD_CBV),
  disposition,
  readPoint: identified,
  bizLocation: identified,
  bizTransactionList: list(closed({ type: term(BIZ_TRANSACTION_TYPES, OLD_CBV), bizTransaction: required(uri) })),
  sourceList: sourceOrDestination('source'),
  destinationList: sourceOrDestination('destination'),
  sensorElementList: list(sensorElement),
};
const action = required(matching((value) => ['OBSERVE', 'ADD', 'DELETE'].includes(value), 'ADD, OBSERVE or DELETE'));
const persistent: Members = {
  persistentDisposition: both(
    closed({ set: dispositions, unset: dispositions }),
    rule((value) => (isObject(value) && !('set' in value || 'unset' in value) ? 'should set or unset something' : undefined)),
  ),
};
const ilmd: Members = {
  ilmd: extensible({}),
};
const children: Members = { parentID: uri, childEPCs: list(uri), childQuantityList: quantities };

const has = (event: JsonObject, name: string): boolean => Array.isArray(event[name]) && event[name].length > 0;
const over = (broken: (event: JsonObject) => string | undefined): Shape => rule((value) => (isObject(value) ? broken(value) : undefined));

const aboutChildren = over((event) =>
  has(event, 'childEPCs') || has(event, 'childQuantityList') || event.action === 'DELETE'
    ? undefined
    : "'childEPCs' or 'childQuantityList' is missing: only DELETE may leave them out",
);

const EVENTS: Readonly<Record<string, Shape>> = {
  ObjectEvent: both(
    extensible({ ...COMMON, ...persistent, ...ilmd, action, epcList: epcs, quantityList: quantities }),
    over((event) => {
      if (event.ilmd !== undefined && event.action !== 'ADD') return "'ilmd' is allowed with ADD only";
      if ('epcList' in event || has(event, 'quantityList') || (has(event, 'sensorElementList') && 'readPoint' in event)) return undefined;
      return "'epcList', 'quantityList', or 'sensorElementList' with 'readPoint' is missing";
    }),
  ),
  AggregationEvent: both(extensible({ ...COMMON, ...children, action }), aboutChildren),
  AssociationEvent: both(extensible({ ...COMMON, ...children, parentID: required(uri), action }), aboutChildren),
  TransactionEvent: both(
    extensible({
      ...COMMON,
      action,
      parentID: uri,
      epcList: list(uri),
      quantityList: quantities,
      bizTransactionList: required(both(COMMON.bizTransactionList as Shape, notEmpty)),
    }),
    over((event) =>
      'epcList' in event || has(event, 'quantityList') || event.action === 'DELETE'
        ? undefined
        : "'epcList' or 'quantityList' is missing: only DELETE may leave them out",
    ),
  ),
  TransformationEvent: both(
    extensible({
      ...COMMON,
      ...persistent,
      ...ilmd,
      transformationID: uri,
      inputEPCList: epcs,
      outputEPCList: epcs,
      inputQuantityList: quantities,
      outputQuantityList: quantities,
    }),
    over((event) => {
      const input = has(event, 'inputEPCList') || has(event, 'inputQuantityList');
      const output = has(event, 'outputEPCList') || has(event, 'outputQuantityList');
      if ((input && output) || ('transformationID' in event && (input || output))) return undefined;
      return `${input ? "'outputEPCList' or 'outputQuantityList'" : "'inputEPCList' or 'inputQuantityList'"} is missing`;
    }),
  ),
};
const otherEvent = open({ ...ANY_EVENT, type: required(matching(isUri, 'a type of EPCIS 2.0 or a URI')) });

const event: Shape = (value, ...place) => {
  const named = isObject(value) && typeof value.type === 'string' && Object.hasOwn(EVENTS, value.type) ? EVENTS[value.type] : undefined;
  (named ?? otherEvent)(value, ...place);
};

const attribute = open({
  id: required(uri),
  attribute: rule((value) =>
    isObject(value) || ['number', 'string'].includes(typeof value) ? undefined : 'should be text, a number or an object',
  ),
});
const vocabulary = open({
  type: required(uri),
  vocabularyElementList: list(open({ id: required(uri), attributes: list(attribute), children: list(uri) })),
});
const DOCUMENT: Members = { '@context': required(context), id: uri, type };

const epcisDocument = extensible({
  ...DOCUMENT,
  schemaVersion: required(matching((value) => /^\d+(?:\.\d+)*$/.test(value), 'a version like 2.0')),
  creationDate: required(dateTime),
  instanceIdentifier: text,
  sender: text,
  receiver: text,
  epcisHeader: extensible({ epcisMasterData: open({ vocabularyList: list(vocabulary) }) }),
  epcisBody: required(open({ eventList: required(list(event)) })),
});
const queryDocument = extensible({
  ...DOCUMENT,
  schemaVersion: matching((value) => /^\d+(?:\.\d+)*$/.test(value), 'a version like 2.0'),
  creationDate: dateTime,
  epcisBody: required(
    extensible({
      queryResults: required(
        extensible({
          queryName: required(text),
          subscriptionID: text,
          resultsBody: required(extensible({ eventList: required(list(event)), vocabularyList: list(vocabulary) })),
        }),
      ),
    }),
  ),
});
const singleEvent = both(event, open({ '@context': required(context) }));

/** Returns at most twenty faults, each with its JSON Pointer; an empty list for a valid document. */
export function epcisFaults(document: Json): readonly ShapeFault[] {
  const stated = isObject(document) ? document.type : undefined;
  return faultsOf(stated === 'EPCISDocument' ? epcisDocument : stated === 'EPCISQueryDocument' ? queryDocument : singleEvent, document);
}

/** Returns the events of a valid document. */
export function eventsIn(document: JsonObject): readonly JsonObject[] {
  const { epcisBody } = document;
  if (!isObject(epcisBody)) return [document];
  const results = isObject(epcisBody.queryResults) ? epcisBody.queryResults.resultsBody : undefined;
  const { eventList } = isObject(results) ? results : epcisBody;
  return Array.isArray(eventList) ? eventList.filter(isObject) : [];
}
