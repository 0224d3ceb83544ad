// Extracts the products of an EPCIS event, as keys for passport look-ups, from every EPC and class it names.
import { parseDigitalLink } from '../gs1/digital-link.ts';
import { parseEpcUrn } from '../gs1/epc/urn.ts';
import { defined } from '../json/defined.ts';
import { asList, isObject, type Json, type JsonObject } from '../json/json.ts';

/** An item, a batch, a product, or a thing without a GTIN that has a UUID. */
export type EventProduct = { readonly gtin: string; readonly serial?: string; readonly batch?: string } | { readonly uuid: string };

const EPCS = ['epcList', 'parentID', 'childEPCs', 'inputEPCList', 'outputEPCList'];
const CLASSES = ['quantityList', 'childQuantityList', 'inputQuantityList', 'outputQuantityList'];
const UUID = /^urn:uuid:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Returns each product once. Ignores identifiers that are neither a GTIN key nor a UUID. */
export function productsOfEvent(event: JsonObject): readonly EventProduct[] {
  const classes = CLASSES.flatMap((name) => asList(event[name])).map((element) => (isObject(element) ? element.epcClass : undefined));
  const named = [...EPCS.flatMap((name) => asList(event[name])), ...classes].flatMap((epc) => productOf(epc) ?? []);
  return [...new Map(named.map((one) => [JSON.stringify(one), one])).values()];
}

/** Returns undefined for identifiers of other things, such as pallets and places. */
export function productOf(epc: Json | undefined): EventProduct | undefined {
  if (typeof epc !== 'string') return undefined;
  const uuid = UUID.exec(epc)?.[1]?.toLowerCase();
  if (uuid !== undefined) return { uuid };
  const urn = epc.startsWith('urn:') ? parseEpcUrn(epc) : undefined;
  const link = urn === undefined ? parseDigitalLink(epc) : undefined;
  const elements = new Map(urn?.ok ? urn.value : link?.ok ? link.value.elements : []);
  const [gtin, serial, batch] = [elements.get('01'), elements.get('21'), elements.get('10')];
  if (gtin === undefined) return undefined;
  return { gtin, ...defined({ serial, batch }) };
}
