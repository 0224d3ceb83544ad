// Builds the EPCIS 2.0 events of the sample products.
import { defined } from '../../json/defined.ts';
import type { JsonObject } from '../../json/json.ts';

/** The demonstration company prefix 9520123 (GS1 952: demonstrations and examples). */
const PREFIX = '9520123';

/** Returns the EPC URN of an item. The indicator digit moves before the item reference and the check digit is dropped (TDS 6.3.1). */
export const sgtin = (gtin: string, serial: string): string =>
  `urn:epc:id:sgtin:${PREFIX}.${gtin.slice(0, 1)}${gtin.slice(8, 13)}.${serial.replace(/["%&/<>?]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;

export const place = (location: string): string => `urn:epc:id:sgln:${PREFIX}.${location}.0`;
export const pallet = (number: string): string => `urn:epc:id:sscc:${PREFIX}.${number}`;

/** Every fictitious identifier of the sample set starts with "SAMPLE" in ASCII (RFC 9562 version 8: bits of our choice). */
export const sampleUuid = (kind: string, number: number): string => `53414d50-4c45-8000-${kind}-${number.toString(16).padStart(12, '0')}`;

export interface Happening {
  /** Number of the event in the sample set. */
  readonly no: number;
  readonly at: string;
  readonly offset?: string;
  /** Location reference within the company prefix, five digits. */
  readonly where: string;
}

const common = ({ no, at, offset = '+01:00', where }: Happening, bizStep: string): JsonObject => ({
  eventID: `urn:uuid:${sampleUuid('9000', no)}`,
  eventTime: at,
  eventTimeZoneOffset: offset,
  bizStep,
  readPoint: { id: place(where) },
});

export const commissioned = (item: string, happening: Happening): JsonObject => ({
  type: 'ObjectEvent',
  ...common(happening, 'commissioning'),
  action: 'ADD',
  disposition: 'active',
  epcList: [item],
});

export const observed = (item: string, bizStep: string, disposition: string, happening: Happening): JsonObject => ({
  type: 'ObjectEvent',
  ...common(happening, bizStep),
  action: 'OBSERVE',
  disposition,
  epcList: [item],
});

export const packed = (item: string, onto: string, happening: Happening): JsonObject => ({
  type: 'AggregationEvent',
  ...common(happening, 'packing'),
  action: 'ADD',
  disposition: 'in_progress',
  parentID: onto,
  childEPCs: [item],
});

export const transformed = (
  item: string,
  inputs: readonly (readonly [epcClass: string, quantity: number, uom?: string])[],
  happening: Happening,
): JsonObject => ({
  type: 'TransformationEvent',
  ...common(happening, 'assembling'),
  disposition: 'active',
  inputQuantityList: inputs.map(([epcClass, quantity, uom]) => ({ epcClass, quantity, ...defined({ uom }) })),
  outputEPCList: [item],
});
