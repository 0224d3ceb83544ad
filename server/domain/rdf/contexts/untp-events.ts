// Defines the terms of UNTP 0.7.0 for traceability events.
import type { JsonObject } from '../../json/json.ts';
import {
  all,
  classification,
  coded,
  described,
  kind,
  link,
  measure,
  part,
  place,
  reference,
  relatedParty,
  typed,
  uri,
} from './untp-terms.ts';

/** The published context writes `xsd:datetime`, which is not the XML Schema type `xsd:dateTime`. */
const eventDate = typed('xsd:datetime')('eventDate');

const event = {
  ...described,
  ...eventDate,
  ...part('sensorData', {
    ...all(reference, 'metric', 'sensor'),
    ...part('measure', measure),
    ...part('rawData', link),
    ...part('geoLocation', place),
  }),
  ...part('relatedDocument', link),
  ...part('activityType', classification),
  ...relatedParty,
};
const products = (name: string): JsonObject =>
  part(name, { ...reference('product'), ...part('quantity', measure), ...coded('disposition', 'untp/ProductStatus') });

export const EVENT_TERMS: JsonObject = {
  ...kind('DigitalTraceabilityEvent', {}),
  ...kind('LifecycleEvent', event),
  ...kind('MakeEvent', { ...event, ...products('inputProduct'), ...products('outputProduct'), ...reference('madeAtFacility') }),
  ...kind('MoveEvent', {
    ...event,
    ...products('movedProduct'),
    ...all(reference, 'fromFacility', 'toFacility'),
    ...uri('consignmentId'),
  }),
  ...kind('ModifyEvent', { ...event, ...products('modifiedProduct'), ...reference('modifiedAtFacility') }),
};
